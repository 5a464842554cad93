import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { paragraph } from '#core/documents/blocks.ts';
import { embeddedIn, embeddedName } from '#core/documents/embedded.ts';
import { draftsOf, packages, papersIn } from '#core/documents/papers.ts';
import { sampleApplications, sampleFacts } from '#core/documents/stories/sample-papers.ts';
import { textOf } from '#core/documents/test-blocks.ts';
import { formatCents } from '#core/offers/money.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import { dressOf } from './make.ts';
import { drawPaper } from './pdf.ts';

const logo =
  '<svg><g transform="rotate(60 20 20)"><path d="M4 4h8v8z" fill="#ffffff"/></g><rect x="4" y="4" width="8" height="8" rx="2" fill="#fff"/><circle cx="9" cy="9" r="3" fill="none" stroke="#ffffff" stroke-width="2"/></svg>';
const dress = dressOf(sampleBrand('PARTNER_ONE'), logo);
const standardFontDataUrl = `${join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')}/`;
const { joint, california, texas } = sampleApplications;

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), standardFontDataUrl, verbosity: 0 }).promise;
  const pages = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    const { items } = await page.getTextContent();
    pages.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      tree: await page.getStructTree(),
    });
  }
  return {
    pdf,
    pages,
    text: pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  };
}

const draw = (
  application: (typeof sampleApplications)[keyof typeof sampleApplications],
  type: Parameters<typeof draftsOf>[0],
) => {
  const [draft] = draftsOf(type, sampleFacts(application));
  if (!draft) throw new Error('no draft');
  return drawPaper(draft, dress, { loanNumber: 'HL-100042', on: '2026-11-15' });
};

/** Drawn before any other: what is kept from paper to paper must not show in one. */
const first = await draw(joint, 'CLOSING_DISCLOSURE');

/** Papers that state the line: its limit and what is paid each month, as the screens work it out. */
const ofTheLine: readonly string[] = [
  'APPLICATION_SUMMARY',
  'CLOSING_DISCLOSURE',
  'HELOC_AGREEMENT',
  'STATEMENTOFLOAN',
];

function sumsOf({ offers: { selected } }: (typeof sampleApplications)[keyof typeof sampleApplications]): string[] {
  if (!selected) return [];
  const { amountCents: totalCents, rateBps, termYears, type } = selected;
  const plan = type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY';
  return [totalCents, monthlyPaymentCents({ totalCents, rateBps, termYears, plan }) ?? 0].map((cents) =>
    formatCents(cents),
  );
}

/** Every paper of every variant, each different one once. */
const all = [
  ...new Map(
    Object.entries(sampleApplications).flatMap(([name, application]) =>
      packages.flatMap((pack) =>
        papersIn(pack, application).map((type) => {
          const words = draftsOf(type, sampleFacts(application)).map(({ blocks }) => textOf(blocks));
          return [`${type} ${words.join()}`, { name, application, type }] as const;
        }),
      ),
    ),
  ).values(),
];

describe('every paper of every variant', () => {
  test.each(all)(
    '$type for $name is tagged, speaks English, is titled, its pages are numbered and it states the borrower’s numbers',
    async ({ application, type }) => {
      const { bytes, pages: count } = await draw(application, type);
      const { pdf, pages, text } = await read(bytes);
      const { info } = await pdf.getMetadata();
      const facts = info as { Title: string; Language: string; CreationDate: string };
      expect(facts.Title).toBe(draftsOf(type, sampleFacts(application))[0]?.title);
      expect(facts.Language).toBe('en-US');
      expect(bytes.includes('/Marked true')).toBe(true);
      expect(pdf.numPages).toBe(count);
      expect(text).toContain(`Page 1 of ${count}`);
      // Every sum of the draft is on the paper, and on the papers of the line the borrower's own.
      const drafted = textOf(draftsOf(type, sampleFacts(application))[0]?.blocks ?? []);
      for (const sum of drafted.match(/\$[\d,]+\.\d\d/g) ?? []) expect(text).toContain(sum);
      if (ofTheLine.includes(type)) for (const sum of sumsOf(application)) expect(text).toContain(sum);
      // What a phone shows as text is inside the same bytes, block by block.
      const embedded = embeddedIn(bytes);
      expect(embedded?.blocks).toEqual(draftsOf(type, sampleFacts(application))[0]?.blocks);
      for (const line of [embedded?.title, ...(embedded?.foot ?? ['no foot'])])
        expect(text).toContain(line?.replaceAll(/\s+/g, ' '));
      const roles = JSON.stringify(pages.map(({ tree }) => tree));
      expect(roles).toContain('"role":"H1"');
      for (const { tree } of pages) expect(tree?.children.length).toBeGreaterThan(0);
    },
  );
});

describe('a paper', () => {
  test('shows the borrower’s numbers and every letter of the borrower’s name', async () => {
    const { text } = await read((await draw(joint, 'HELOC_AGREEMENT')).bytes);
    for (const words of [
      'Zoë Mae Łukasik-Ortega',
      '$51,495.00',
      '8.99%',
      '$652.04',
      'HL-100042',
      'Partner One Bank',
      'Sample, to be approved by counsel',
    ])
      expect(text).toContain(words);
  });

  test('carries its text as a file that any PDF program finds', async () => {
    const { pdf } = await read((await draw(joint, 'HELOC_AGREEMENT')).bytes);
    const files = await pdf.getAttachments();
    const [id = ''] = [...(files?.keys() ?? [])];
    expect([...(files?.values() ?? [])]).toMatchObject([{ filename: embeddedName }]);
    const content = (await pdf.getAttachmentContent(id)) as unknown as Uint8Array;
    expect(JSON.parse(Buffer.from(content).toString())).toMatchObject({
      title: 'Home equity line of credit agreement',
      blocks: expect.any(Array),
    });
  });

  test('is the same bytes for the same input, whatever was drawn before, and other bytes for another', async () => {
    const [one, two, other] = [
      first,
      await draw(joint, 'CLOSING_DISCLOSURE'),
      await draw(california, 'CLOSING_DISCLOSURE'),
    ];
    expect(one.bytes.equals(two.bytes)).toBe(true);
    expect(one.bytes.equals(other.bytes)).toBe(false);
  });

  test('says where every field lies, on its page and within its edges', async () => {
    const { fields, pages } = await draw(joint, 'SECURITY_INSTRUMENT');
    expect(fields).toHaveLength(2);
    for (const field of fields) {
      expect(field.page).toBeGreaterThanOrEqual(0);
      expect(field.page).toBeLessThan(pages);
      // An inch below it stays blank, and the foot of the page is above that inch.
      expect(field.y + field.height).toBeLessThan(792 - 72);
    }
  });

  test('has no last page for a line or two where a little less air saves it', async () => {
    expect((await draw(california, 'CLOSING_DISCLOSURE')).pages).toBe(1);
  });

  test('no one signs a page that says nothing: the words before the first signature stand above it', async () => {
    for (const facts of [california, joint, texas]) {
      const { fields } = await draw(facts, 'SECURITY_INSTRUMENT');
      // A page begins at 40; a line of words and its gap take more than 20.
      expect(fields[0]?.y).toBeGreaterThan(60);
    }
  });
});

test('every page of a test system’s paper says so in its foot; a real lender’s says nothing of the kind', async () => {
  const [draft] = draftsOf('HELOC_AGREEMENT', sampleFacts(california));
  if (!draft) throw new Error('There is no agreement.');
  const reference = { loanNumber: '2695712125', on: '2026-11-16' };
  const practiced = dressOf(sampleBrand('PARTNER_ONE'), logo, true);
  const { pages } = await read((await drawPaper(draft, practiced, reference)).bytes);
  for (const { text } of pages) expect(text).toContain('TEST SYSTEM, NOT A REAL LOAN');
  const real = await read((await drawPaper(draft, dress, reference)).bytes);
  expect(real.text).not.toContain('TEST SYSTEM');
});

test('the foot of a paper that comes before there is a loan has no empty place for its number', async () => {
  const draft = { title: 'A check', blocks: [paragraph('Words.')], isSample: false };
  const { bytes } = await drawPaper(draft, dress, { loanNumber: '', on: '2026-11-15' });
  expect((await read(bytes)).text).toContain('A check, November 15, 2026');
});
