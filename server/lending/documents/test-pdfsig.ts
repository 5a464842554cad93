/** What poppler's `pdfsig`, a program that we did not write, says of a signed paper: with a root that it trusts, or with none. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian: poppler-utils and libnss3-tools. Without them its tests are skipped and counted as skipped, never as passed. */
export const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;
export const hasCertutil = spawnSync('certutil', ['-H']).error === undefined;

/** A database of trust (NSS) of its own, empty or with this root: what this machine trusts otherwise does not count. */
export function trustOf(rootPem?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-nss-'));
  const certutil = (...rest: string[]) => {
    const { status, stderr } = spawnSync('certutil', [...rest, '-d', `sql:${folder}`], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`certutil: ${stderr}`);
  };
  certutil('-N', '--empty-password');
  if (rootPem === undefined) return folder;
  writeFileSync(join(folder, 'root.pem'), rootPem);
  // As an email program trusts an authority: for what people sign.
  certutil('-A', '-n', 'root', '-t', ',C,C', '-i', join(folder, 'root.pem'));
  return folder;
}

/** It may ask the authority about the certificates, and one of this process must be able to answer: so no one waits here. */
export async function pdfsig(paper: Uint8Array, trust?: string): Promise<string> {
  const place = join(mkdtempSync(join(tmpdir(), 'hearthline-pdfsig-')), 'paper.pdf');
  writeFileSync(place, paper);
  const how = trust === undefined ? ['-nocert'] : ['-nssdir', `sql:${trust}`];
  // A signature that does not hold ends it with another code than one that does; the words tell which.
  const found = run('pdfsig', [...how, place]).catch((error: { readonly stdout: string }) => error);
  return (await found).stdout;
}
