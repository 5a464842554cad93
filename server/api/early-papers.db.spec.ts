/** The papers that come with an application: shown, kept as a file, and proven when the application is sent. */
import { expect, test } from 'vitest';
import { embeddedIn } from '#core/documents/embedded.ts';
import { testProduct } from '../proof/test-product.ts';

const product = await testProduct({ hasWorker: false });
const { server, orgCode, documents } = product;
const path = '/service-document/external/api/v1/early-papers';
const ask = (query: string, of = '', org = orgCode) =>
  server.inject({ method: 'GET', url: `${path}${of}?${query}`, headers: { 'x-org': org } });
const home = 'state=CA&occupancy=HOME';

test('[1026.40(b), (e)] anyone is shown the terms and the whole brochure, as they are drawn for the application', async () => {
  const answer = await ask(home);
  expect(answer.statusCode).toBe(200);
  const { papers, receipt } = answer.json();
  expect(papers.map(({ type }: { type: string }) => type)).toEqual(['HELOC_DISCLOSURES', 'CFPB_HELOC_BOOKLET']);
  const [terms, brochure] = papers.map(({ blocks }: { blocks: unknown }) => JSON.stringify(blocks));
  expect(terms).toContain('You could lose your home');
  expect(terms).toContain('Highest annual percentage rate: 17.20%');
  expect(terms.match(/"20\d\d"/g)).toHaveLength(15);
  expect(brochure).toContain('Draw period and repayment period');
  expect(brochure.length).toBeGreaterThan(6000);
  expect(receipt.length).toBeLessThanOrEqual(200);
  const file = await ask(home, '/CFPB_HELOC_BOOKLET/content');
  expect(file.headers['content-type']).toBe('application/pdf');
  const kept = embeddedIn(file.rawPayload);
  expect(JSON.stringify(kept?.blocks)).toBe(brochure);
});

test('a state without a law of its own, another use, and what is not asked so', async () => {
  expect((await ask('state=NY&occupancy=HOME')).body).toContain('16.00%');
  expect((await ask('state=CA&occupancy=INVESTMENT')).body).toContain('not your main home');
  for (const wrong of ['state=XX&occupancy=HOME', 'state=CA', 'state=CA&occupancy=HOME&more=1'])
    expect((await ask(wrong)).statusCode, wrong).toBe(422);
  expect((await ask(home, '/ADVERSE_ACTION_NOTICE/content')).statusCode).toBe(404);
});

test('a receipt is read back for the organization that gave it, for a week, and not when a letter of it is another', async () => {
  const { receipt } = (await ask(home)).json() as { receipt: string };
  const now = new Date();
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const shown = documents.early.read(orgCode, receipt, now);
  expect(shown).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z [0-9a-f]{64}$/);
  expect(documents.early.read(orgCode, receipt, later(6.9))).toBe(shown);
  expect(documents.early.read(orgCode, receipt, later(7.1))).toBeUndefined();
  expect(documents.early.read('KESTREL_QUAY', receipt, now)).toBeUndefined();
  for (const forged of [
    '',
    'x',
    receipt.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    receipt.replace('20', '19'),
  ])
    expect(documents.early.read(orgCode, forged, now), forged).toBeUndefined();
});
