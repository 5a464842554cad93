/**
 * `npm run papers`: every paper of every variant, drawn as the product draws it, into .papers/: one PDF each, and where
 * `pdftoppm` is installed a picture of each page. `--org CODE` (again for more) puts them in other brands' dress, `--only name` draws some variants.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Application } from '#core/application/application.ts';
import { type Draft, draftsOf, type PaperType, packages, papersIn } from '#core/documents/papers.ts';
import { deedSamples, sampleApplications, sampleFacts } from '#core/documents/stories/sample-papers.ts';
import { loadBrands } from '#server/brands.ts';
import { dressOf } from '#server/lending/documents/make.ts';
import { drawPaper } from '#server/lending/documents/pdf.ts';
import { root } from './tree.ts';

const folder = join(root, '.papers');
const { values } = parseArgs({
  options: { org: { type: 'string', multiple: true }, only: { type: 'string', multiple: true } },
});
const brands = await loadBrands(join(root, 'brands'));
const wanted = values.org ? values.org.map((code) => brands.byCode(code)) : [brands.provider];

rmSync(folder, { recursive: true, force: true });
let count = 0;
for (const brand of wanted) {
  if (!brand) throw new Error('There is no brand of that code.');
  const dress = dressOf(brand, brands.file(brand.brand, 'logo.svg')?.content.toString() ?? null);
  for (const [variant, application] of Object.entries(sampleApplications)) {
    if (values.only && !values.only.includes(variant)) continue;
    const facts = sampleFacts(application, brand);
    const types = packages.flatMap((name) => papersIn(name, application)).filter((type) => isDue(type, application));
    const drafts = types.flatMap((type) => draftsOf(type, facts));
    for (const [at, draft] of drafts.entries()) await keep(draft, join(folder, brand.brand, variant), at, dress);
    count += drafts.length;
  }
  // What is put on record, in each of the states with the most particular rules.
  for (const application of values.only ? [] : deedSamples) {
    const facts = sampleFacts(application, brand);
    const place = join(folder, brand.brand, `deed-${facts.state.toLowerCase()}`);
    for (const [at, draft] of draftsOf('SECURITY_INSTRUMENT', facts).entries()) await keep(draft, place, at, dress);
    count += 1;
  }
}
console.log(`${count} papers are in ${folder}.`);

/** A notice of reasons is never written where there are none. */
function isDue(type: PaperType, { declineReasons, offers }: Application): boolean {
  if (type === 'ADVERSE_ACTION_NOTICE') return declineReasons.length > 0;
  return type !== 'COUNTEROFFER_NOTICE' || offers.counterOffer !== null;
}

async function keep(draft: Draft, place: string, at: number, dress: Parameters<typeof drawPaper>[1]) {
  mkdirSync(place, { recursive: true });
  const name = join(place, `${String(at).padStart(2, '0')}-${draft.type.toLowerCase()}`);
  writeFileSync(`${name}.pdf`, (await drawPaper(draft, dress, { loanNumber: 'HL-100042', on: '2026-11-15' })).bytes);
  spawnSync('pdftoppm', ['-r', '50', '-png', `${name}.pdf`, name]);
}
