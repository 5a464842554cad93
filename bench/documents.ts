/** What papers cost: drawn per second, memory, a closing package from figures to a signed archive, and the checking script. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftsOf, packages, papersIn } from '#core/documents/papers.ts';
import { sampleApplications, sampleFacts } from '#core/documents/stories/sample-papers.ts';
import { loadBrands } from '#server/brands.ts';
import { signingKeyIn } from '#server/lending/documents/certificate.ts';
import { dressOf } from '#server/lending/documents/make.ts';
import { drawPaper } from '#server/lending/documents/pdf.ts';
import { sealPaper } from '#server/lending/documents/seal.ts';
import { zip } from '#server/lending/documents/zip.ts';
import type { BenchRow } from '../tools/bench.ts';
import { root } from '../tools/tree.ts';

const application = sampleApplications.joint;
const drafts = packages
  .filter((name) => name !== 'DECISION')
  .flatMap((name) => papersIn(name, application))
  .flatMap((type) => draftsOf(type, sampleFacts(application)));
const reference = { loanNumber: 'HL-100042', on: '2026-11-15' };

export async function run(): Promise<readonly BenchRow[]> {
  const brands = await loadBrands(join(root, 'brands'));
  const dress = dressOf(brands.provider, brands.file(brands.provider.brand, 'logo.svg')?.content.toString() ?? null);
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-papers-'));
  const key = signingKeyIn(folder, new Date());
  const draw = () => Promise.all(drafts.map((draft) => drawPaper(draft, dress, reference)));
  await draw();
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const rounds = 5;
  for (let round = 0; round < rounds; round += 1) await draw();
  const drawnS = (performance.now() - started) / 1000;
  const grownMb = Math.max(0, process.memoryUsage().rss - before) / 1e6;
  const closing = performance.now();
  const entries = [];
  for (const [at, { bytes, fields }] of (await draw()).entries()) {
    const marks = {
      adopted: { way: 'typed', name: 'Ada Homeowner' },
      fields,
      at: new Date(),
      reason: 'Signed',
      timeZone: 'America/New_York',
    } as const;
    entries.push({ name: `${at}.pdf`, content: fields.length > 0 ? await sealPaper(bytes, marks, key) : bytes });
  }
  const archive = zip(entries);
  const closingMs = performance.now() - closing;
  rmSync(folder, { recursive: true });
  const script = readFileSync(join(root, 'server', 'lending', 'documents', 'verify.mjs')).length;
  return [
    { name: `papers drawn per second (${drafts.length} kinds)`, value: (rounds * drafts.length) / drawnS, unit: '/s' },
    { name: `memory after ${rounds * drafts.length} papers`, value: grownMb, unit: 'MB' },
    { name: 'a whole package drawn, signed and packed', value: closingMs, unit: 'ms' },
    { name: 'the package in one file', value: archive.length / 1000, unit: 'kB' },
    { name: 'the script that checks it', value: script / 1000, unit: 'kB', goal: 5, limit: 6 },
  ];
}
