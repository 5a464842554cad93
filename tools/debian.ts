/** Programs of Debian that tests ask, installed where that can be done: where it cannot, their tests are skipped and counted so. */
import { spawnSync } from 'node:child_process';

export const hasDebian = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

export function aptGet(...rest: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...rest], { env, stdio: 'ignore', timeout: 300_000 }).status === 0;
}

export const install = (name: string) => aptGet('install', '--yes', '--no-install-recommends', name);

/** What says of a signed paper whether it holds and whom it trusts, by package. */
const witnesses = { 'poppler-utils': 'pdfsig', 'libnss3-tools': 'certutil' } as const;

/** Tried once for each that is missing; a list of packages that is older is refreshed for the second try. */
export function ensureWitnesses(say: (sentence: string) => void = console.log): void {
  for (const [name, program] of Object.entries(witnesses)) {
    if (spawnSync(program, ['-h']).error === undefined || !hasDebian()) continue;
    say(`${program} is not here: installing Debian’s ${name} (once) …`);
    if (!install(name) && !(aptGet('update') && install(name)))
      say(`${name} could not be installed: the tests that ask ${program} are skipped.`);
  }
}
