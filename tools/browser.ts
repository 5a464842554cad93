/**
 * Finds a Chromium for tests, pictures and measurements: the one `CHROMIUM_PATH` names, one that is installed, Debian's
 * own, or Playwright's. Says in a sentence what to do when there is none.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './tree.ts';

/** Root may not use Chromium's sandbox, and a test browser should talk to no one but the product. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's headless shell first: without windows to draw, a new page costs a fifth of what it costs the whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser that is there already. */
export function findBrowser(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, which is not a program. Set it to a Chromium or leave it out.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (installed) return installed;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/** A browser, installed now if need be. */
export function ensureBrowser(say: (sentence: string) => void = console.log): string {
  return findBrowser() ?? installFromDebian(say) ?? installFromPlaywright(say) ?? noBrowser();
}

function installFromDebian(say: (sentence: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  say('No browser found: installing Debian’s chromium (once, about 20 s) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...rest: string[]) => spawnSync('apt-get', ['-qq', ...rest], { env, stdio: 'ignore' }).status === 0;
  // A stale package list is the usual reason for a failed install, so it is refreshed first; its own failure may not matter.
  run('update');
  const install = (name: string) => run('install', '--yes', '--no-install-recommends', name);
  return install('chromium-headless-shell') || install('chromium') ? findBrowser() : undefined;
}

function installFromPlaywright(say: (sentence: string) => void): string | undefined {
  say('No browser found: fetching the one Playwright brings (once) …');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' });
  return findBrowser();
}

function noBrowser(): never {
  throw new Error('There is no browser to test in. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
