/**
 * Finds a Chromium for tests, pictures and measurements: the one `CHROMIUM_PATH` names, one that is installed, Debian's
 * own, or Playwright's. Says in a sentence what to do when there is none.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptGet, hasDebian, install } from './debian.ts';
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

/**
 * For tests. A page of a test lives for seconds: making its code faster costs more than it saves, and so does a process kept
 * ready for another site. A quarter of what the browser tests cost.
 */
export const testFlags: readonly string[] = [
  ...browserFlags,
  '--js-flags=--no-opt,--no-maglev,--single-threaded-gc,--min-semi-space-size=16',
  '--disable-site-isolation-trials',
  '--process-per-site',
];

/** Debian's browser without windows: a test costs it about half of what it costs the whole browser. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  if (!hasDebian()) return undefined;
  say('No browser found: installing Debian’s chromium without windows (once, about 20 s) …');
  // A stale package list is the usual reason for a failed install, so it is refreshed first; its own failure may not matter.
  aptGet('update');
  return install(shell) || install('chromium') ? findBrowser() : undefined;
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
