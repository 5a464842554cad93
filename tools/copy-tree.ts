/** A tree of its own that shares what is installed, but not our own rooms: those are the copy's. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles, root } from './tree.ts';

export function copyTree(purpose: string): string {
  const copy = mkdtempSync(join(tmpdir(), `hearthline-${purpose}-`));
  for (const path of listFiles(root)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@hearthline'), { recursive: true });
  for (const name of readdirSync(modules).filter((entry) => entry !== '@hearthline' && !entry.startsWith('.vite')))
    symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  for (const room of readdirSync(join(modules, '@hearthline'))) {
    symlinkSync(join(copy, room), join(copy, 'node_modules', '@hearthline', room));
    // A version that only this room uses is installed beside it.
    const own = join(root, room, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, room, 'node_modules'));
  }
  return copy;
}
