/** Files as people send them, as small as they can be, and files as they should not. */
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import type { Person } from '../actor.ts';
import type { Uploads } from './index.ts';

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xff00 + marker, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

interface JpegWish {
  readonly width?: number;
  readonly height?: number;
  /** Segments before the frame: where it was taken, what somebody noted. */
  readonly stories?: readonly (readonly [marker: number, content: Buffer])[];
  readonly behindItsEnd?: string;
}

export function aJpeg({ width = 800, height = 600, stories = [], behindItsEnd = '' }: JpegWish = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...stories.map(([marker, content]) => segment(marker, content)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
    Buffer.from(behindItsEnd, 'latin1'),
  ]);
}

const chunk = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content, Buffer.alloc(4)]);
};

export function aPng(width = 10, height = 10, behindItsEnd = ''): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Location\0home')),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(behindItsEnd, 'latin1'),
  ]);
}

export function aPdf(objects = '1 0 obj << /Type /Page >> endobj'): Buffer {
  return Buffer.from(`%PDF-1.7\n${objects}\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`, 'latin1');
}

/** The same, with its objects packed where a look at the bytes does not find them. */
export function aPackedPdf(objects: string): Buffer {
  const packed = deflateSync(Buffer.from(objects, 'latin1'));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n5 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\nstartxref\n9\n%%EOF\n'),
  ]);
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const fullBox = (type: string, version: number, ...content: readonly Buffer[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...content);
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

interface HeicWish {
  readonly width?: number;
  readonly height?: number;
  /** What the camera noted, and what somebody added. */
  readonly exif?: string;
  readonly xmp?: string;
  /** Boxes after the picture. */
  readonly behind?: readonly (readonly [type: string, content: string])[];
}

/** A picture, its notes in `mdat` as cameras put them, and added text inside `meta`. */
export function aHeic({ width = 800, height = 600, exif = '', xmp = '', behind = [] }: HeicWish = {}): Buffer {
  const picture = Buffer.from('the picture itself');
  const item = (id: number, type: string, more = '') =>
    fullBox('infe', 2, u16(id), u16(0), Buffer.from(`${type}\0${more}`, 'latin1'));
  const place = (id: number, method: number, offset: number, length: number) =>
    Buffer.concat([u16(id), u16(method), u16(0), u16(1), u32(offset), u32(length)]);
  const metaAt = (mdatAt: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      fullBox('iinf', 0, u16(3), item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime', 'application/rdf+xml\0')),
      fullBox(
        'iloc',
        1,
        u16(0x4400),
        u16(3),
        place(1, 0, mdatAt + 8, picture.length),
        place(2, 0, mdatAt + 8 + picture.length, Math.max(1, exif.length)),
        place(3, 1, 0, Math.max(1, xmp.length)),
      ),
      box('iprp', box('ipco', fullBox('ispe', 0, u32(width), u32(height)), box('irot', Buffer.from([1])))),
      box('idat', Buffer.from(xmp === '' ? ' ' : xmp, 'latin1')),
    );
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const mdatAt = ftyp.length + metaAt(0).length;
  return Buffer.concat([
    ftyp,
    metaAt(mdatAt),
    box('mdat', picture, Buffer.from(exif === '' ? ' ' : exif, 'latin1')),
    ...behind.map(([type, content]) => box(type, Buffer.from(content, 'latin1'))),
  ]);
}

/** Sends files of these names; gives what a command names them by. */
export function sendFiles(
  uploads: Uploads,
  person: Person,
  uuid: string,
  ...names: readonly string[]
): Promise<string[]> {
  const send = async (name: string) => {
    const content = Readable.from([fileNamed(name)]);
    return (await uploads.take({ person, uuid, type: 'OTHER', name, content })).uuid;
  };
  return Promise.all(names.map(send));
}

/** What a file of this name would hold. */
function fileNamed(name: string): Buffer {
  return name.endsWith('.pdf') ? aPdf() : name.endsWith('.png') ? aPng() : aJpeg();
}
