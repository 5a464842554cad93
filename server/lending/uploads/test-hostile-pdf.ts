/** PDFs that are more than pages, or less: programs, ways out, other files, bombs, and every way to hide them. */
import { deflateSync } from 'node:zlib';
import type { UploadRefusal } from '#core/application/uploads.ts';
import { bent, cuts, eicar, type Fate, type Hostile } from './test-bent.ts';
import { concat } from './test-bytes.ts';
import { evilLinks } from './test-linked-pdf.ts';
import { aPdf, asHex, type Pack, packed, pdfOf, stream } from './test-pdf.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const pdf = (about: string, bytes: Buffer, fate: Fate): Hostile => ({
  about: `PDF: ${about}`,
  name: 'a.pdf',
  bytes,
  fate,
});

/** What should not be in a paper, each as its dictionary. */
const evils: readonly (readonly [about: string, dictionary: string, fate: UploadRefusal])[] = [
  ['JavaScript', '/S /JavaScript /JS (app.alert(1))', 'script'],
  ['a rendition', '/S /Rendition /OP 0', 'script'],
  ['a launch', '/S /Launch /F (cmd.exe)', 'action'],
  ['a link that is a program', '/S /URI /URI (javascript:app.alert)', 'action'],
  ['a link to a file', '/S /URI /URI (file:///C:/Windows/cmd.exe)', 'action'],
  ['a form that is sent', '/S /SubmitForm /F (https://evil.example/)', 'action'],
  ['data from elsewhere', '/S /ImportData /F (a.fdf)', 'action'],
  ['another document', '/S /GoToR /F (a.pdf) /D [0 /Fit]', 'action'],
  ['a document inside', '/S /GoToE /D [0 /Fit]', 'action'],
  ['a file inside', '/Type /EmbeddedFile', 'attached'],
  ['files inside', '/EmbeddedFiles << /Names [] >>', 'attached'],
  ['a file pinned on', '/Subtype /FileAttachment', 'attached'],
  ['a rich medium', '/Subtype /RichMedia', 'attached'],
  ['a film', '/Subtype /Movie', 'attached'],
  ['a collection', '/Collection << >>', 'attached'],
  ['an XFA form', '/AcroForm << /XFA 9 0 R >>', 'form'],
];

/** `/J#61vaScript`, and every letter so. */
const escapedOnce = (text: string) =>
  text.replaceAll(/\/(\w)(\w)(\w+)/g, (_, a: string, b: string, rest: string) => `/${a}#${hexOf(b)}${rest}`);
const escapedWhole = (text: string) =>
  text.replaceAll(
    /\/(\w+)/g,
    (_, name: string) => `/${[...name].map((letter) => `#${hexOf(letter).toUpperCase()}`).join('')}`,
  );
const hexOf = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, '0');

const twice: Pack = (bytes) => asHex(deflateSync(bytes));
/** Codes of nine bits, begun again before they would grow: what every LZW reader opens. */
const asLzw: Pack = (bytes) => {
  const codes = [...bytes].flatMap((byte, at) => (at % 200 === 0 ? [256, byte] : [byte]));
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2)));
};
const asRuns: Pack = (bytes) =>
  concat(
    ...(bytes.toString('latin1').match(/[\s\S]{1,128}/g) ?? []).map((part) =>
      latin1(String.fromCharCode(part.length - 1) + part),
    ),
    Buffer.from([128]),
  );

/** Every way to write the same thing where a careless look does not find it. */
const hidings: readonly (readonly [about: string, hide: (dictionary: string) => Buffer])[] = [
  ['', (evil) => aPdf({ more: [`<< ${evil} >>`] })],
  [', escaped', (evil) => aPdf({ more: [`<< ${escapedOnce(evil)} >>`] })],
  [', escaped letter by letter', (evil) => aPdf({ more: [`<< ${escapedWhole(evil)} >>`] })],
  [', packed', (evil) => aPdf({ more: [packed(`<< ${evil} >>`)] })],
  [', packed and escaped', (evil) => aPdf({ more: [packed(`<< ${escapedOnce(evil)} >>`)] })],
  [
    ', packed twice',
    (evil) => aPdf({ more: [packed(`<< ${evil} >>`, undefined, twice, '[ /ASCIIHexDecode /FlateDecode ]')] }),
  ],
];

/** Ways to hide that are tried with a program alone. */
function hiddenProgram(): Hostile[] {
  const evil = '<< /S /JavaScript /JS (1) >>';
  const inside = concat(latin1('6 0 obj '), packed(evil));
  const rows: readonly (readonly [string, Buffer, Fate])[] = [
    ['in LZW', aPdf({ more: [packed(evil, undefined, asLzw, '/LZWDecode')] }), 'script'],
    ['in runs', aPdf({ more: [packed(evil, undefined, asRuns, '/RunLengthDecode')] }), 'script'],
    ['under a short name', aPdf({ more: [packed(evil, undefined, undefined, '/Fl')] }), 'script'],
    ['under an escaped name', aPdf({ more: [packed(evil, undefined, undefined, '/Fl#61teDecode')] }), 'script'],
    ['in a stream without a type', aPdf({ more: [packed(evil, '/N 1 /First 5')] }), 'script'],
    ['in a stream that says nothing of itself', aPdf({ more: [packed(evil, '/Kind /None')] }), 'script'],
    [
      'in a stream that says it is a picture',
      aPdf({ more: [packed(evil, '/Subtype /Image /N 1 /First 5')] }),
      'script',
    ],
    ['under a filter named elsewhere', aPdf({ more: [packed(evil, undefined, undefined, '7 0 R')] }), 'hidden'],
    ['under a filter no one knows', aPdf({ more: [packed(evil, undefined, undefined, '/BrotliDecode')] }), 'hidden'],
    ['under five filters', aPdf({ more: [packed(evil, undefined, undefined, '[ /Fl /Fl /Fl /Fl /Fl ]')] }), 'hidden'],
    ['under two lists of filters', aPdf({ more: [packed(evil, '/Filter /DCTDecode')] }), 'hidden'],
    [
      'in a stream that cannot be opened',
      aPdf({ more: [stream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', 'no zlib')] }),
      'hidden',
    ],
    [
      'in a stream inside a stream',
      aPdf({ more: [concat(latin1('<< /Length 9 >>\nstream\n'), inside)] }),
      ['hidden', 'script'],
    ],
    [
      'behind a length that is too short',
      aPdf({ more: [concat(latin1('<< /Length 1 >>\nstream\nab\nendstream endobj 6 0 obj '), packed(evil))] }),
      'script',
    ],
    ['in a comment', aPdf({ more: [`% 6 0 obj ${evil} endobj\n<< >>`] }), 'script'],
    ['in a text', aPdf({ more: [`(6 0 obj ${evil} endobj)`] }), 'script'],
    [
      'behind a change',
      concat(aPdf(), latin1(`9 0 obj ${evil} endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`)),
      'script',
    ],
    ['on opening', aPdf({ catalog: `/OpenAction ${evil}` }), 'script'],
    ['on a page', aPdf({ page: '/AA << /O << /S /JavaScript /JS (1) >> >>' }), 'script'],
    ['by name', aPdf({ catalog: '/Names << /JavaScript << /Names [ (a) 5 0 R ] >> >>' }), 'script'],
    ['as a short name alone', aPdf({ catalog: '/OpenAction << /JS (1) >>' }), 'script'],
  ];
  return rows.map(([about, bytes, fate]) => pdf(`a program ${about}`, bytes, fate));
}

function bombs(): Hostile[] {
  const zeros = (size: number) => deflateSync(Buffer.alloc(size), { level: 1 });
  const much = zeros(101_000_000);
  const flate = (content: Buffer, filter = '/FlateDecode') => stream(`/Filter ${filter}`, content);
  const some = flate(zeros(76_000_000));
  const runs = Buffer.alloc(2_000_000, Buffer.from([129, 0]));
  const objects = latin1(Array.from({ length: 100_001 }, (_, at) => `${at + 9} 0 obj null endobj\n`).join(''));
  return [
    pdf('a stream of 101 MB', aPdf({ more: [flate(much)] }), 'packed'),
    pdf('a stream that unpacks twice', aPdf({ more: [flate(deflateSync(much), '[ /FlateDecode /Fl ]')] }), 'packed'),
    pdf('four streams of 76 MB', aPdf({ more: Array.from({ length: 4 }, () => some) }), 'packed'),
    pdf('runs of 128 MB', aPdf({ more: [flate(runs, '/RunLengthDecode')] }), 'packed'),
    pdf(
      'packed objects of 101 MB',
      aPdf({ more: [stream('/Type /ObjStm /N 9 /First 9 /Filter /FlateDecode', much)] }),
      'packed',
    ),
    pdf('100,001 objects', aPdf({ more: [objects] }), 'packed'),
    pdf('20,001 streams', aPdf({ more: [latin1('stream\n\nendstream\n'.repeat(20_001))] }), 'packed'),
    pdf('201 pages', aPdf({ pages: 201 }), 'pages'),
    pdf('201 pages, written out', aPdf({ more: [latin1('<< /Type /Page >>\n'.repeat(200))] }), 'pages'),
    pdf('201 pages, packed', aPdf({ more: [packed('<< /Type /Page >>\n'.repeat(201))] }), 'pages'),
    pdf(
      'a count of two billion',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 2000000000 >>']),
      ['pages', 'broken'],
    ),
    pdf(
      'streams without end',
      concat(latin1('%PDF-1.7\n'), latin1('stream\n'.repeat(60_000)), latin1('%%EOF\n')),
      'broken',
    ),
    pdf(
      'objects without end',
      concat(latin1('%PDF-1.7\n'), latin1('/ObjStm '.repeat(60_000)), latin1('%%EOF\n')),
      'broken',
    ),
    pdf('names without end', concat(latin1('%PDF-1.7\n'), Buffer.alloc(400_000, '/'), latin1('\n%%EOF\n')), [
      'broken',
      'packed',
    ]),
    pdf('numbers without end', concat(latin1('%PDF-1.7\n'), Buffer.alloc(400_000, '#4'), latin1('\n%%EOF\n')), [
      'broken',
      'packed',
    ]),
    pdf('dictionaries without end', aPdf({ more: ['<<'.repeat(100_000)] }), 'broken'),
    pdf('texts without end', aPdf({ more: ['('.repeat(400_000)] }), 'broken'),
    pdf('lists without end', aPdf({ more: ['['.repeat(400_000)] }), ['broken', 'harmless']),
    pdf('a text in hex without end', aPdf({ more: [`<${'4'.repeat(100)}`] }), ['broken', 'harmless']),
  ];
}

function misshapen(): Hostile[] {
  const whole = aPdf();
  return [
    pdf('locked', aPdf({ trailer: '/Encrypt << /Filter /Standard /V 2 /R 3 >>' }), 'locked'),
    pdf('locked, escaped', aPdf({ trailer: '/Encr#79pt 5 0 R' }), 'locked'),
    pdf('locked by a filter', aPdf({ more: [stream('/Filter /Crypt', 'a')] }), ['locked', 'hidden']),
    pdf('an archive behind its end', concat(whole, latin1(`PK\u0003\u0004${'\0'.repeat(40)}`)), 'broken'),
    pdf('a page behind its end', concat(whole, latin1('<script>alert(1)</script>')), 'broken'),
    pdf('a page before its beginning', concat(latin1('<html><script>alert(1)</script>'), whole), 'kind'),
    pdf('no end', whole.subarray(0, whole.length - 6), 'broken'),
    pdf('an end alone', latin1('%PDF-1.7\n%%EOF\n'), 'broken'),
    pdf('no catalog', pdfOf(['<< >>']), 'broken'),
    pdf('no pages', pdfOf(['<< /Type /Catalog >>']), 'broken'),
    pdf(
      'pages that hold themselves',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [ 2 0 R ] /Count 1 >>']),
      'broken',
    ),
    pdf('a catalog that is its pages', pdfOf(['<< /Type /Catalog /Pages 1 0 R /Kids [ 1 0 R ] /Count 3 >>']), 'broken'),
    pdf('a table that is its own past', aPdf({ trailer: '/Prev 9' }), ['broken', 'harmless']),
    pdf('the test virus as its text', aPdf({ more: [stream('', eicar)] }), 'harmless'),
    ...cuts(whole, 8).map((bytes, at) => pdf(`cut, ${at + 1} of 9`, bytes, ['broken', 'kind'])),
    ...Array.from({ length: 10 }, (_, seed) => pdf(`bent, seed ${seed}`, bent(whole, seed), 'any')),
  ];
}

export function hostilePdfs(): Hostile[] {
  const hidden = evils.flatMap(([about, dictionary, fate]) =>
    hidings.map(([how, hide]) => pdf(`${about}${how}`, hide(dictionary), fate)),
  );
  return [
    ...hidden,
    ...hiddenProgram(),
    ...evilLinks().map(([about, bytes]) => pdf(about, bytes, 'action')),
    ...bombs(),
    ...misshapen(),
  ];
}
