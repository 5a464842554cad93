/** What becomes of a good file before it is kept. What becomes of the others is in hostile.spec.ts. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { refusalBeforeSending, safeName } from '#core/application/uploads.ts';
import { cleaned } from './clean.ts';
import { opened, TooLarge, Unopened } from './pdf-filters.ts';
import { aJpeg, aPdf, aPng, exif } from './test-files.ts';
import { aHeic } from './test-heic.ts';
import { honestLinks } from './test-linked-pdf.ts';

const pixelsOf = async (content: Buffer) => {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
};

describe('what is taken', () => {
  test.each([
    ['stub.pdf', aPdf(), 'application/pdf'],
    ['STUB.PDF', aPdf(), 'application/pdf'],
    ['front.jpeg', aJpeg(), 'image/jpeg'],
    ['front.png', aPng(), 'image/png'],
    ['IMG_0001.HEIC', aHeic(), 'image/jpeg'],
  ])('%s', async (name, bytes, kind) => expect((await cleaned(bytes, name)).kind).toBe(kind));

  test('a PDF is kept as it came, with 200 pages, a form to fill in and packed objects', async () => {
    const form = aPdf({ pages: 200, catalog: '/AcroForm << /Fields [] >>' });
    expect((await cleaned(form, 'a.pdf')).content).toEqual(form);
  });

  test.each(honestLinks)('a PDF with %s', async (_, bytes) => {
    expect((await cleaned(bytes, 'statement.pdf')).content).toEqual(bytes);
  });

  test('[T12] a photo is turned the right way up and drawn again: no place, no note, nothing behind its end', async () => {
    const photo = aJpeg({
      stories: [
        [0xe1, exif(6)],
        [0xfe, Buffer.from('a comment')],
      ],
      behindItsEnd: '<script>alert(1)</script>',
    });
    const { content } = await cleaned(photo, 'house.jpg');
    const { width, height, exif: kept, orientation } = await sharp(content).metadata();
    expect({ width, height, kept, orientation }).toEqual({ width: 120, height: 160 });
    expect(content.toString('latin1')).not.toMatch(/GPS|comment|script/);
  });

  test('small print stays readable: a sharp edge is as sharp as before', async () => {
    const [width, height] = [64, 64];
    const stripes = Buffer.from(Array.from({ length: width * height }, (_, at) => (at % 4 < 2 ? 30 : 220)));
    const page = await sharp(stripes, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 98 })
      .toBuffer();
    const drawn = await pixelsOf((await cleaned(page, 'a.jpg')).content);
    const off = stripes.map((value, at) => Math.abs(value - (drawn.data[at * drawn.channels] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(24);
  });

  test('a HEIC becomes a JPEG of the same pixels, turned as its camera said', async () => {
    const { content } = await cleaned(aHeic({ width: 64, height: 48, turns: 1, exif: 'Exif GPS' }), 'IMG_0001.heic');
    const { data, width, height, channels } = await pixelsOf(content);
    expect([width, height, content.includes('GPS')]).toEqual([48, 64, false]);
    // The top left of what is turned left was the top right: the fourth block.
    const [first, last] = [data[0] ?? 0, data[data.length - channels] ?? 0];
    expect(Math.abs(first - 55)).toBeLessThan(4);
    expect(last).toBeGreaterThan(first);
  });

  test('a PNG keeps what is seen through', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const { kind, content } = await cleaned(glass, 'a.png');
    expect([kind, (await pixelsOf(content)).channels]).toEqual(['image/png', 4]);
  });
});

describe('streams of a PDF', () => {
  test.each([
    ['/ASCIIHexDecode', '4d 61 6e20>', 'Man '],
    ['/AHx', '4d616e2>', 'Man '],
    ['/A85', '9jq\no^~>', 'Man '],
    ['/ASCII85Decode', 'z9jqo', '\0\0\0\0Man'],
    ['/RunLengthDecode', '\u0003Man \u0080', 'Man '],
    ['/RL', '\u0000M\u00fea', 'Maaa'],
  ])('%s is opened', (filter, written, text) =>
    expect(opened(['<<', '/Filter', filter, '>>'], Buffer.from(written, 'latin1'), 1000).toString('latin1')).toBe(text),
  );

  test('more than there is room for, or a way of packing that we do not know, is not opened', () => {
    expect(() => opened(['/Filter', '/RL'], Buffer.from([129, 0]), 127)).toThrow(TooLarge);
    expect(() => opened(['/Filter', '/Brotli'], Buffer.alloc(9), 1000)).toThrow(Unopened);
    expect(() => opened(['/Filter', '9', '0', 'R'], Buffer.alloc(9), 1000)).toThrow(Unopened);
    expect(() => opened(['/Filter', '/A85'], Buffer.from('zz\u007f'), 1000)).toThrow(Unopened);
  });
});

describe('what is told before sending', () => {
  test('before it is sent: empty, too large, or an ending we do not take', () => {
    expect(refusalBeforeSending({ name: 'a.pdf', size: 0 })).toBe('empty');
    expect(refusalBeforeSending({ name: 'a.pdf', size: 26_214_400 })).toBeUndefined();
    expect(refusalBeforeSending({ name: 'a.pdf', size: 26_214_401 })).toBe('tooLarge');
    expect(refusalBeforeSending({ name: 'a.docx', size: 10 })).toBe('kind');
    expect(refusalBeforeSending({ name: 'noending', size: 10 })).toBe('kind');
  });
});

describe('names', () => {
  test.each([
    ['paystub-high.pdf', 'paystub-high.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['D:\\scans\\stub.pdf', 'stub.pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    ['a\u0000b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
    ['\u202efdp.exe.pdf', 'fdp.exe.pdf'],
    ['<img src=x>.pdf', 'img src=x.pdf'],
    ['', 'document.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('%j is kept as %j', (name, kept) => expect(safeName(name, 'application/pdf')).toBe(kept));
});
