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

export function aHeic(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
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
