// Changes an installed package as a list in tools/patches says, on any Node from 18 up: install scripts are switched off,
// so nothing else would. Promises: done again it does nothing, a file is whole or as it was, bytes that no one foresaw
// stop it with a sentence. `node tools/patch.mjs [node_modules] [undo]` does it by hand.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { postgresPatch } from './patches/postgres.mjs';

const patches = [postgresPatch];

const sumOf = (text) => createHash('sha256').update(text).digest('hex');

/** Throws a sentence when the package is not the one that the list was written for. */
export function patchAll(modules, isUndo = false) {
  for (const { name, version, files } of patches) {
    const folder = join(modules, name);
    if (!existsSync(folder)) continue;
    for (const { sums, changes } of files)
      for (const [path, [before, after, ...earlier]] of Object.entries(sums)) {
        const [from, to] = isUndo ? [after, before] : [before, after];
        const file = join(folder, path);
        const text = readFileSync(file, 'utf8');
        const sum = sumOf(text);
        if (sum === to) continue;
        // An installation that an older, shorter list has changed takes what is new in it.
        const isKnown = sum === from || (!isUndo && earlier.includes(sum));
        const changed = isKnown ? changes.reduce((one, change) => swap(one, change, isUndo), text) : '';
        if (sumOf(changed) !== to)
          throw new Error(
            `${name}/${path} is not the file of ${name} ${version} that tools/patches/${name}.mjs changes. Delete node_modules/${name} and node_modules/.hearthline-lock and run the command again; after an upgrade, look at docs/decisions/0020 first.`,
          );
        put(file, changed);
      }
  }
}

function swap(text, { text: before, becomes: after }, isUndo) {
  const [from, to] = isUndo ? [after, before] : [before, after];
  if (!isUndo && text.includes(to)) return text;
  return text.split(from).length === 2 ? text.replace(from, () => to) : '';
}

/** Never into the file itself: it may be shared with another tree, and a process may be reading it. */
function put(file, text) {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [modules = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules'), undo] = process.argv.slice(2);
  try {
    patchAll(modules, undo === 'undo');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
