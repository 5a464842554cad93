/**
 * A page of the framework a peer would use: Next.js with one heading, built and started as its guide says, in a temporary
 * folder that is gone afterwards. What our own pages cost means more beside it, on any machine.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/store/postgres-server.ts';

const run = promisify(execFile);
const INSTALL_MS_MAX = 240_000;
const START_MS_MAX = 60_000;

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'hello', private: true }),
  'app/layout.js':
    "export const metadata = { title: 'Hello', description: 'A page that says hello' };\nexport default ({ children }) => <html lang=\"en\"><body>{children}</body></html>;\n",
  'app/page.js': 'export default () => <main><h1>Hello</h1></main>;\n',
};

export interface NextPage {
  readonly url: string;
  readonly version: string;
  stop(): Promise<void>;
}

/** Throws where it cannot be installed, such as without a network. */
export async function startNextPage(): Promise<NextPage> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-next-'));
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const;
    const options = { cwd: folder, env, timeout: INSTALL_MS_MAX };
    await run('npm', ['install', '--no-audit', '--no-fund', 'next', 'react', 'react-dom'], options);
    const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
    await run(process.execPath, [next, 'build'], options);
    const port = await freePort();
    server = spawn(process.execPath, [next, 'start', '--port', String(port)], { cwd: folder, env, stdio: 'ignore' });
    const url = `http://localhost:${port}/`;
    await answered(url);
    const { stdout } = await run(process.execPath, [next, '--version'], options);
    return { url, version: stdout.trim(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answered(url: string): Promise<void> {
  const until = Date.now() + START_MS_MAX;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The Next.js page did not answer.');
}
