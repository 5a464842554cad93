/** PNGs and JPEGs that should not be: bombs, lies about their size, other files inside of them and behind them. */
import { deflateSync } from 'node:zlib';
import { bent, cuts, type Fate, type Hostile } from './test-bent.ts';
import { concat, u16, u32 } from './test-bytes.ts';
import { aJpeg, aPng, chunk, exif, pngHead, pngHeader } from './test-files.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const png = (about: string, bytes: Buffer, fate: Fate): Hostile => ({
  about: `PNG: ${about}`,
  name: 'a.png',
  bytes,
  fate,
});
const jpeg = (about: string, bytes: Buffer, fate: Fate): Hostile => ({
  about: `JPEG: ${about}`,
  name: 'a.jpg',
  bytes,
  fate,
});

/** What is put behind a picture, to be taken for something else. */
const others: readonly (readonly [string, string])[] = [
  ['a page', '<html><script>alert("GPS")</script></html>'],
  ['an archive', `PK\u0003\u0004GPS${'\0'.repeat(40)}PK\u0005\u0006${'\0'.repeat(18)}`],
  ['a PDF', '%PDF-1.7\n1 0 obj << /S /JavaScript >> endobj\n%%EOF'],
  ['a program', '<?php system($_GET["GPS"]); ?>'],
  ['another picture', aJpeg({ stories: [[0xe1, exif(1)]] }).toString('latin1')],
];

const end = chunk('IEND', Buffer.alloc(0));
const zeros = (size: number) => deflateSync(Buffer.alloc(size), { level: 9 });
const pngOf = (...chunks: readonly Buffer[]) => concat(pngHead, ...chunks);
const pixels = zeros(49 * 16);
const header = (...last: readonly number[]) => chunk('IHDR', concat(u32(16), u32(16), Buffer.from(last)));

function headers(): Hostile[] {
  const rows: readonly (readonly [string, Buffer])[] = [
    ['a sum that is wrong', chunk('IHDR', pngHeader(16, 16), 1)],
    ['no width', chunk('IHDR', pngHeader(0, 16))],
    ['no height', chunk('IHDR', pngHeader(16, 0))],
    ['a negative width', chunk('IHDR', pngHeader(0xff_ff_ff_ff, 16))],
    ['3 bits', header(3, 2, 0, 0, 0)],
    ['no such colours', header(8, 7, 0, 0, 0)],
    ['no such compression', header(8, 2, 9, 0, 0)],
    ['no such filter', header(8, 2, 0, 9, 0)],
    ['no such interlace', header(8, 2, 0, 0, 9)],
    ['too short', chunk('IHDR', u32(16))],
    ['too long', chunk('IHDR', concat(pngHeader(16, 16), Buffer.alloc(40)))],
    ['a palette that is not there', header(8, 3, 0, 0, 0)],
    ['no header', Buffer.alloc(0)],
  ];
  return rows.map(([about, first]) =>
    png(`header: ${about}`, pngOf(first, chunk('IDAT', pixels), end), ['broken', 'kind', 'pixels']),
  );
}

function hostilePngs(): Hostile[] {
  const first = chunk('IHDR', pngHeader(16, 16));
  const image = chunk('IDAT', pixels);
  const packedText = (type: string, head: string) => chunk(type, concat(latin1(head), zeros(60_000_000)));
  return [
    ...headers(),
    png('says 60,000×60,000', aPng({ says: [60_000, 60_000] }), 'pixels'),
    png('says 2,147,483,647×1', aPng({ says: [2_147_483_647, 1] }), ['pixels', 'broken']),
    png('one row too many to open', aPng({ says: [10_000, 5001] }), 'pixels'),
    png('larger than it says: a bomb', pngOf(first, chunk('IDAT', zeros(200_000_000)), end), ['broken', 'harmless']),
    png('a sum of its picture is wrong', pngOf(first, chunk('IDAT', pixels, 1), end), 'broken'),
    png('no picture', pngOf(first, end), 'broken'),
    png('a picture of noise', pngOf(first, chunk('IDAT', Buffer.alloc(400, 0xa5)), end), 'broken'),
    png('half a picture', pngOf(first, chunk('IDAT', pixels.subarray(0, 6)), end), 'broken'),
    png('no end', pngOf(first, image), ['broken', 'harmless']),
    png('two headers', pngOf(first, first, image, end), ['broken', 'harmless']),
    png('a chunk longer than the file', pngOf(first, u32(0x7f_ff_ff_ff), latin1('IDAT'), pixels), 'broken'),
    png('moving pictures', pngOf(first, chunk('acTL', concat(u32(9), u32(0))), image, end), 'kind'),
    png('a text that unpacks to 60 MB', aPng({ before: [packedText('zTXt', 'GPS\0\0')] }), ['harmless', 'broken']),
    png('a profile that unpacks to 60 MB', aPng({ before: [packedText('iCCP', 'GPS\0\0')] }), ['harmless', 'broken']),
    png('10,000 texts', aPng({ before: Array.from({ length: 10_000 }, () => chunk('tEXt', latin1('a\0GPS'))) }), [
      'harmless',
      'broken',
    ]),
    png('where it was taken', aPng({ before: [chunk('eXIf', exif(6).subarray(6))] }), 'harmless'),
    png(
      'a text with a page',
      aPng({ before: [chunk('iTXt', latin1('XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta>GPS'))] }),
      'harmless',
    ),
    png('a chunk of its own', aPng({ before: [chunk('prVt', latin1('<script>GPS'))] }), 'harmless'),
    png('a critical chunk no one knows', aPng({ before: [chunk('CgBI', u32(1))] }), ['broken', 'harmless']),
    png('a palette of 300', aPng({ before: [chunk('PLTE', Buffer.alloc(900))] }), ['broken', 'harmless']),
    ...others.map(([about, behindItsEnd]) => png(`${about} behind its end`, aPng({ behindItsEnd }), 'harmless')),
    ...cuts(aPng({ width: 64, height: 64 }), 10).map((bytes, at) =>
      // The last lacks its end alone: all of its pixels are there.
      png(`cut, ${at + 1} of 11`, bytes, at === 9 ? 'harmless' : ['broken', 'kind']),
    ),
    ...Array.from({ length: 8 }, (_, seed) => png(`bent, seed ${seed}`, bent(aPng(), seed), 'any')),
  ];
}

const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
const segmentAt = (bytes: Buffer, marker: number) => bytes.indexOf(Buffer.from([0xff, marker]));

/** Another number where one stands, so many bytes behind a marker. */
function changed(marker: number, behind: number, ...values: readonly number[]): Buffer {
  const bytes = aJpeg();
  Buffer.from(values).copy(bytes, segmentAt(bytes, marker) + behind);
  return bytes;
}

/** Each scan of a progressive picture goes over all of it again. */
function manyScans(count: number): Buffer {
  const bytes = changed(0xc0, 1, 0xc2);
  const at = segmentAt(bytes, 0xda);
  const one = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0]);
  return concat(bytes.subarray(0, at), ...Array.from({ length: count }, () => one), Buffer.from([0xff, 0xd9]));
}

function hostileJpegs(): Hostile[] {
  const broken: Fate = ['broken', 'kind', 'pixels'];
  return [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) =>
      jpeg(`taken there, turned ${turn}`, aJpeg({ stories: [[0xe1, exif(turn)]] }), 'harmless'),
    ),
    jpeg('a comment that is a page', aJpeg({ stories: [[0xfe, latin1('<script>GPS</script>')]] }), 'harmless'),
    jpeg('a comment that is a program', aJpeg({ stories: [[0xfe, latin1('*/=alert("GPS");/*')]] }), 'harmless'),
    jpeg('an archive in a segment', aJpeg({ stories: [[0xe5, latin1('PK\u0003\u0004GPS')]] }), 'harmless'),
    jpeg('a profile of nothing', aJpeg({ stories: [[0xe2, latin1('ICC_PROFILE\0\u0001\u0001GPS')]] }), [
      'harmless',
      'broken',
    ]),
    jpeg('Exif that points to itself', aJpeg({ stories: [[0xe1, latin1('Exif\0\0II*\0\u0008\0\0\0\xff\xff GPS')]] }), [
      'harmless',
      'broken',
    ]),
    jpeg('Photoshop', aJpeg({ stories: [[0xed, latin1('Photoshop 3.0\u00008BIM GPS')]] }), ['harmless', 'broken']),
    jpeg(
      '64 KB of another camera',
      aJpeg({ stories: Array.from({ length: 20 }, () => [0xe1, Buffer.alloc(60_000, 'GPS')] as const) }),
      ['harmless', 'broken'],
    ),
    ...others.map(([about, behindItsEnd]) => jpeg(`${about} behind its end`, aJpeg({ behindItsEnd }), 'harmless')),
    jpeg('says 65,500×65,500', aJpeg({ says: [65_500, 65_500] }), 'pixels'),
    jpeg('one row too many to open', aJpeg({ says: [10_000, 5001] }), 'pixels'),
    jpeg('more than there is', aJpeg({ says: [3000, 3000] }), 'broken'),
    jpeg('no width', aJpeg({ says: [0, 100] }), broken),
    jpeg('no height', aJpeg({ says: [100, 0] }), broken),
    jpeg('a segment longer than the file', changed(0xdb, 2, 0xff, 0xff), broken),
    jpeg('a segment shorter than its head', changed(0xdb, 2, 0, 1), broken),
    jpeg('a table of no size', changed(0xdb, 2, 0, 2), broken),
    jpeg('no such table', changed(0xc0, 12, 3), broken),
    jpeg('12 bits', changed(0xc0, 4, 12), broken),
    jpeg('no component', changed(0xc0, 9, 0), broken),
    jpeg('255 components', changed(0xc0, 9, 255), broken),
    jpeg('codes that are none', changed(0xc4, 5, 255), broken),
    jpeg('lossless', changed(0xc0, 1, 0xc3), broken),
    jpeg('arithmetic', changed(0xc0, 1, 0xc9), ['broken', 'harmless']),
    jpeg('a scan of nothing', concat(aJpeg().subarray(0, segmentAt(aJpeg(), 0xda)), scan), broken),
    jpeg('10,000 scans', manyScans(10_000), ['broken', 'harmless', 'unsafe']),
    jpeg(
      'begins again and again',
      concat(...Array.from({ length: 5000 }, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...u16(2)]))),
      broken,
    ),
    jpeg('filled with 0xff', concat(Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200_000, 0xff)), broken),
    ...cuts(aJpeg({ width: 640, height: 480 }), 10).map((bytes, at) => jpeg(`cut, ${at + 1} of 11`, bytes, broken)),
    ...Array.from({ length: 10 }, (_, seed) => jpeg(`bent, seed ${seed}`, bent(aJpeg(), seed, 4), 'any')),
  ];
}

export function hostilePictures(): Hostile[] {
  return [...hostilePngs(), ...hostileJpegs()];
}
