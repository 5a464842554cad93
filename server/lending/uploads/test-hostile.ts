/**
 * Files that people should not send, made here from words and seeds: each with what must become of it. `harmless` is taken
 * and proved to hold nothing but its pixels; a list is the refusals that would all be right; `any` is for bytes bent at
 * random, of which only an answer is asked.
 */
import { eicar, type Fate, type Hostile } from './test-bent.ts';
import { aJpeg, aPng } from './test-files.ts';
import { aHeic } from './test-heic.ts';
import { hostileHeics } from './test-hostile-heic.ts';
import { hostilePdfs } from './test-hostile-pdf.ts';
import { hostilePictures } from './test-hostile-pictures.ts';
import { aPdf } from './test-pdf.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const html = '<!doctype html><script>alert(1)</script>';

/** Not what the name says, or not what we take at all. */
function disguised(): Hostile[] {
  const rows: readonly (readonly [string, Buffer | string, Fate])[] = [
    ['page.pdf', html, 'kind'],
    ['page.jpg', html, 'kind'],
    ['page.html', html, 'kind'],
    ['logo.png', svg, 'kind'],
    ['logo.svg', svg, 'kind'],
    ['logo.jpg', `<?xml version="1.0"?>${svg}`, 'kind'],
    ['run.pdf', 'MZ\u0090\0\u0003\0\0\0', 'kind'],
    ['run.jpg', '#!/bin/sh\nrm -rf /', 'kind'],
    ['elf.png', '\u007fELF\u0002\u0001\u0001\0', 'kind'],
    ['archive.pdf', `PK\u0003\u0004${'\0'.repeat(60)}`, 'kind'],
    ['archive.zip', `PK\u0003\u0004${'\0'.repeat(60)}`, 'kind'],
    ['eicar.jpg', eicar, 'kind'],
    ['eicar.pdf', eicar, 'kind'],
    ['a.gif', 'GIF89a\u0001\0\u0001\0\0\0\0;', 'kind'],
    ['gif.png', 'GIF89a\u0001\0\u0001\0\0\0\0;', 'kind'],
    ['webp.jpg', 'RIFF\u001a\0\0\0WEBPVP8L\r\0\0\0/\0\0\0\0\0\0\0', 'kind'],
    ['scan.tif', 'II*\0\u0008\0\0\0\0\0', 'kind'],
    ['bmp.png', `BM${'\0'.repeat(60)}`, 'kind'],
    ['film.heic', '\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'kind'],
    ['avif.heic', '\0\0\0\u001cftypavif\0\0\0\0mif1avifmiaf', 'kind'],
    ['letter.txt', 'Dear lender', 'kind'],
    ['nothing.pdf', '', 'empty'],
    ['nothing.jpg', '', 'empty'],
    ['one.png', '\u0089', 'kind'],
    ['gzip.pdf', '\u001f\u008b\u0008\0\0\0\0\0', 'kind'],
    ['jpeg.png', aJpeg(), 'mismatch'],
    ['png.jpg', aPng(), 'mismatch'],
    ['pdf.jpg', aPdf(), 'mismatch'],
    ['jpeg.pdf', aJpeg(), 'mismatch'],
    ['heic.jpg', aHeic(), 'mismatch'],
    ['jpeg.heic', aJpeg(), 'mismatch'],
    ['photo.exe', aJpeg(), 'mismatch'],
    ['photo', aJpeg(), 'mismatch'],
    ['photo.jpg.exe', aJpeg(), 'mismatch'],
    ['stub.pdf.scr', aPdf(), 'mismatch'],
    ['photo.jpg.', aJpeg(), 'mismatch'],
    ['photo.jpg\u202egpj.exe', aJpeg(), 'mismatch'],
  ];
  return rows.map(([name, content, fate]) => ({
    about: `${name} that is something else`,
    name,
    bytes: typeof content === 'string' ? latin1(content) : content,
    fate,
  }));
}

/** Good bytes under bad names. */
function named(): Hostile[] {
  const names = [
    '../../etc/passwd.jpg',
    '..\\..\\windows\\system32\\a.jpg',
    '/etc/shadow.jpg',
    'C:\\autoexec.jpg',
    '\u202egpj.exe.jpg',
    'a\r\nSet-Cookie: x=1.jpg',
    'a\u0000.php.jpg',
    `${'x'.repeat(5000)}.jpg`,
    `${'\u{1f600}'.repeat(300)}.jpg`,
    '.jpg',
    '.htaccess.jpg',
    ' .jpg',
    'con.jpg',
    'a"; filename="b.exe.jpg',
    '<img src=x onerror=alert(1)>.jpg',
    "'; drop table app.document --.jpg",
    '%2e%2e%2fa.jpg',
    'a\u200b\u200d\ufeff.jpg',
    'PHOTO.JPG',
    '\ud83d.jpg',
    '$(touch a).jpg',
    '=cmd|calc!A1.jpg',
  ];
  return names.map((name) => ({
    about: `a name: ${JSON.stringify(name.slice(0, 40))}`,
    name,
    bytes: aJpeg(),
    fate: 'harmless',
  }));
}

export function hostileFiles(): readonly Hostile[] {
  return [...hostileHeics(), ...hostilePictures(), ...hostilePdfs(), ...disguised(), ...named()];
}
