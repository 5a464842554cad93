/** Files as people send them, as small as they can be and yet whole: each is opened by every program for its kind. */
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import type { Person } from '../../actor.ts';
import type { Uploads } from './index.ts';
import { concat, u16, u32 } from './test-bytes.ts';
import { aPdf } from './test-pdf.ts';

export { aPdf } from './test-pdf.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const segment = (marker: number, content: Buffer) => concat(u16(0xff_00 + marker), u16(content.length + 2), content);

interface JpegWish {
  readonly width?: number;
  readonly height?: number;
  /** What the header says of its size, where that is another. */
  readonly says?: readonly [width: number, height: number];
  /** Segments before the frame: where it was taken, what someone noted. */
  readonly stories?: readonly (readonly [marker: number, content: Buffer])[];
  readonly behindItsEnd?: string;
}

/** One gray: every block is "as the one before", which takes two bits. */
export function aJpeg({ width = 160, height = 120, says, stories = [], behindItsEnd = '' }: JpegWish = {}): Buffer {
  const [saidWidth, saidHeight] = says ?? [width, height];
  const oneCode = (table: number) => concat(Buffer.from([table, 1]), Buffer.alloc(15), Buffer.from([0]));
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return concat(
    Buffer.from([0xff, 0xd8]),
    ...stories.map(([marker, content]) => segment(marker, content)),
    segment(0xdb, concat(Buffer.from([0]), Buffer.alloc(64, 1))),
    segment(0xc0, concat(Buffer.from([8]), u16(saidHeight), u16(saidWidth), Buffer.from([1, 1, 0x11, 0]))),
    segment(0xc4, concat(oneCode(0), oneCode(0x10))),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(Math.ceil(blocks / 4)),
    Buffer.from([0xff, 0xd9]),
    latin1(behindItsEnd),
  );
}

export const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, content: Buffer, sum?: number): Buffer {
  const typed = concat(latin1(type), content);
  return concat(u32(content.length), typed, u32(sum ?? crc32(typed)));
}

interface PngWish {
  readonly width?: number;
  readonly height?: number;
  readonly says?: readonly [width: number, height: number];
  /** Chunks between the header and the picture. */
  readonly before?: readonly Buffer[];
  readonly behindItsEnd?: string;
}

export function pngHeader(width: number, height: number): Buffer {
  return concat(u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0]));
}

export function aPng({ width = 16, height = 16, says, before = [], behindItsEnd = '' }: PngWish = {}): Buffer {
  return concat(
    pngHead,
    chunk('IHDR', pngHeader(...(says ?? ([width, height] as const)))),
    chunk('tEXt', latin1('Location\0home')),
    ...before,
    chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
    latin1(behindItsEnd),
  );
}

/** As a camera writes it: which way is up, and where it was taken. */
export function exif(turn: number): Buffer {
  const tiff = Buffer.alloc(86);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x01_12, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(turn, 18);
  tiff.write('GPS 37.8 N 122.2 W', 30);
  return concat(latin1('Exif\0\0'), tiff);
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
