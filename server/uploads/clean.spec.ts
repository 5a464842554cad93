/** What becomes of a file before it is kept. */
import { describe, expect, test } from 'vitest';
import { refusalBeforeSending, refusals, safeName } from '#core/application/uploads.ts';
import { cleaned } from './clean.ts';
import { aHeic, aJpeg, aPackedPdf, aPdf, aPng } from './test-files.ts';

const refusalOf = async (bytes: Buffer, name: string) => {
  try {
    return (await cleaned(bytes, name)).kind;
  } catch (error) {
    return (error as Error).message;
  }
};

const exif = (turn: number) => {
  const tiff = Buffer.alloc(26 + 60);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(turn, 18);
  tiff.write('GPS 37.8 N 122.2 W', 30);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
};

describe('what is taken', () => {
  test.each([
    ['stub.pdf', aPdf(), 'application/pdf'],
    ['STUB.PDF', aPdf(), 'application/pdf'],
    ['front.jpeg', aJpeg(), 'image/jpeg'],
    ['front.png', aPng(), 'image/png'],
    ['IMG_0001.HEIC', aHeic(), 'image/heic'],
  ])('%s', async (name, bytes, kind) => expect(await refusalOf(bytes, name)).toBe(kind));

  test('a photo loses where it was taken, what was noted and what hides behind its end, but knows which way is up', async () => {
    const photo = aJpeg({
      stories: [
        [0xe1, exif(6)],
        [0xfe, Buffer.from('a comment')],
        [0xed, Buffer.from('Photoshop 3.0')],
      ],
      behindItsEnd: '<script>alert(1)</script>',
    });
    const { content } = await cleaned(photo, 'house.jpg');
    const text = content.toString('latin1');
    expect(text).not.toMatch(/GPS|comment|Photoshop|script/);
    expect(content.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    expect(text).toContain('Exif');
    expect(content.readUInt16BE(2 + 28)).toBe(6);
  });

  test('a PNG loses its text and what is behind its end', async () => {
    const { content } = await cleaned(aPng(10, 10, 'PK\u0003\u0004'), 'a.png');
    expect(content.toString('latin1')).not.toMatch(/tEXt|PK/);
  });
});

describe('a HEIC', () => {
  const noted = aHeic({
    exif: 'Exif GPS 37.8 N 122.2 W',
    xmp: '<x:xmpmeta>at home</x:xmpmeta>',
    behind: [
      ['uuid', 'a maker’s own note'],
      ['moov', 'a film of the room'],
    ],
  });

  test('loses where it was taken, what was added and what stands beside it; the picture stays where it was', async () => {
    const { content } = await cleaned(noted, 'IMG_0001.heic');
    const text = content.toString('latin1');
    expect(text).not.toMatch(/GPS|xmpmeta|at home|own note|film/);
    expect(content).toHaveLength(noted.length);
    expect(content.indexOf('the picture itself')).toBe(noted.indexOf('the picture itself'));
    // Which way is up is the picture's own property.
    expect(text).toContain('irot');
    expect(await cleaned(content, 'again.heic')).toMatchObject({ kind: 'image/heic', content });
  });

  test('cut anywhere, or with a box that says it is longer than it is, is refused and never read past its end', async () => {
    for (let length = 24; length < noted.length - 1; length += 7)
      expect([refusals.broken, refusals.kind, 'image/heic']).toContain(
        await refusalOf(noted.subarray(0, length), 'a.heic'),
      );
    for (let at = 24; at < noted.length - 4; at += 1) {
      const bent = Buffer.from(noted);
      bent.writeUInt32BE(0xffff_fff0, at);
      expect([...Object.values(refusals), 'image/heic']).toContain(await refusalOf(bent, 'a.heic'));
    }
  });
});

describe('what is refused, in a sentence', () => {
  test.each<[string, Buffer, keyof typeof refusals]>([
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'kind'],
    ['logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'kind'],
    ['run.pdf', Buffer.from('MZ\u0090\0\u0003'), 'kind'],
    ['eicar.jpg', Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'), 'kind'],
    ['photo.jpg', aPng(), 'mismatch'],
    ['photo.exe', aJpeg(), 'mismatch'],
    ['photo', aJpeg(), 'mismatch'],
    ['stub.pdf.exe', aPdf(), 'mismatch'],
    ['cut.jpg', aJpeg().subarray(0, 20), 'broken'],
    ['cut.png', aPng().subarray(0, 40), 'broken'],
    ['bomb.png', aPng(60_000, 60_000), 'pixels'],
    ['cut.heic', aHeic().subarray(0, 60), 'broken'],
    ['bomb.heic', aHeic({ width: 60_000, height: 60_000 }), 'pixels'],
    ['bomb.jpg', aJpeg({ width: 65_000, height: 65_000 }), 'pixels'],
    ['locked.pdf', aPdf('1 0 obj << /Encrypt 2 0 R >> endobj'), 'locked'],
    ['script.pdf', aPdf('1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'), 'active'],
    ['escaped.pdf', aPdf('1 0 obj << /S /J#61vaScript >> endobj'), 'active'],
    ['packed.pdf', aPackedPdf('1 0 << /OpenAction << /S /JavaScript /JS (1) >> >>'), 'active'],
    ['attached.pdf', aPdf('1 0 obj << /Names << /EmbeddedFiles 3 0 R >> >> endobj'), 'active'],
    ['launch.pdf', aPdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj'), 'active'],
    ['form.pdf', aPdf('1 0 obj << /AcroForm << /XFA 2 0 R >> >> endobj'), 'active'],
    ['long.pdf', aPdf('<< /Type /Page >>\n'.repeat(201)), 'tooLarge'],
    ['polyglot.pdf', Buffer.concat([aPdf(), Buffer.alloc(4000, 'PK')]), 'broken'],
  ])('%s', async (name, bytes, why) => expect(await refusalOf(bytes, name)).toBe(refusals[why]));

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
