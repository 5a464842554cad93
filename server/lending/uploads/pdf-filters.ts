/** What is inside of a stream, opened as far as it is no picture; never more than the room that is left. */
import { constants, inflateSync } from 'node:zlib';
import { isWhite } from './pdf-names.ts';

export class TooLarge extends Error {}
/** Packed in a way that we do not open, so no one can say what is inside. */
export class Unopened extends Error {}

type Decode = (packed: Buffer, roomBytes: number) => Buffer;

/** By their long and their short names (ISO 32000, 7.4). */
const decoders: Readonly<Record<string, Decode>> = {
  '/FlateDecode': inflate,
  '/Fl': inflate,
  '/LZWDecode': lzw,
  '/LZW': lzw,
  '/ASCIIHexDecode': hex,
  '/AHx': hex,
  '/ASCII85Decode': base85,
  '/A85': base85,
  '/RunLengthDecode': runs,
  '/RL': runs,
};

/** Formats of pictures: what comes after them is drawn and never read as objects. */
const pictures = ['/DCTDecode', '/DCT', '/JPXDecode', '/JBIG2Decode', '/CCITTFaxDecode', '/CCF'];

export function opened(dictionary: readonly string[], content: Buffer, roomBytes: number): Buffer {
  let now = content;
  for (const filter of filtersIn(dictionary)) {
    if (pictures.includes(filter)) return now;
    const decode = decoders[filter];
    if (!decode) throw new Unopened();
    now = decode(now, roomBytes);
  }
  return now;
}

/** Written where the stream is: one name, or a list of names. What is said elsewhere could say anything. */
function filtersIn(dictionary: readonly string[]): readonly string[] {
  const at = dictionary.findIndex((word) => word === '/Filter' || word === '/F');
  if (at < 0) return [];
  if (dictionary.indexOf('/Filter', at + 1) >= 0) throw new Unopened();
  const first = dictionary[at + 1] ?? '';
  if (first.startsWith('/')) return [first];
  const end = dictionary.indexOf(']', at);
  const list = dictionary.slice(at + 2, end);
  if (first !== '[' || end < 0 || list.length > 4 || !list.every((word) => word.startsWith('/'))) throw new Unopened();
  return list;
}

function inflate(packed: Buffer, roomBytes: number): Buffer {
  try {
    // Some writers end a stream before its checksum; what there is, is looked at.
    return inflateSync(packed, { maxOutputLength: Math.max(1, roomBytes), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge();
    throw new Unopened();
  }
}

function hex(packed: Buffer): Buffer {
  const digits = packed.toString('latin1').split('>')[0] ?? '';
  const clean = digits.replaceAll(/[^0-9a-fA-F]/g, '');
  return Buffer.from(clean.length % 2 === 0 ? clean : `${clean}0`, 'hex');
}

function base85(packed: Buffer): Buffer {
  const out = Buffer.alloc(Math.ceil(packed.length / 5) * 4 + packed.length * 4);
  let size = 0;
  let group: number[] = [];
  const write = (digits: readonly number[], count: number) => {
    const value = digits.reduce((sum, digit) => sum * 85 + digit, 0);
    if (value > 0xff_ff_ff_ff) throw new Unopened();
    for (let at = 0; at < count; at += 1) out[size++] = Math.floor(value / 256 ** (3 - at)) % 256;
  };
  for (const byte of packed) {
    if (isWhite(byte)) continue;
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) write([0], 4);
    else if (byte < 0x21 || byte > 0x75) throw new Unopened();
    else group.push(byte - 0x21);
    if (group.length === 5) {
      write(group, 4);
      group = [];
    }
  }
  if (group.length > 1) write([...group, 84, 84, 84, 84].slice(0, 5), group.length - 1);
  return out.subarray(0, size);
}

function runs(packed: Buffer, roomBytes: number): Buffer {
  const out = Buffer.alloc(sizeOfRuns(packed, roomBytes));
  let size = 0;
  for (let at = 0; at < packed.length && size < out.length; ) {
    const length = packed[at] ?? 128;
    const isCopy = length < 128;
    if (isCopy) packed.copy(out, size, at + 1, at + 2 + length);
    else out.fill(packed[at + 1] ?? 0, size, size + 257 - length);
    size += isCopy ? length + 1 : 257 - length;
    at += isCopy ? length + 2 : 2;
  }
  return out;
}

/** Counted before any room is taken. */
function sizeOfRuns(packed: Buffer, roomBytes: number): number {
  let size = 0;
  for (let at = 0; at < packed.length; ) {
    const length = packed[at] ?? 128;
    if (length === 128) break;
    size += length < 128 ? length + 1 : 257 - length;
    if (size > roomBytes) throw new TooLarge();
    at += length < 128 ? length + 2 : 2;
  }
  return size;
}

/** As TIFF packs it: codes grow from 9 to 12 bits, one step early. */
function lzw(packed: Buffer, roomBytes: number): Buffer {
  const parts: Buffer[] = [];
  let size = 0;
  let table: Buffer[] = [];
  let before: Buffer | undefined;
  const clear = () => {
    table = Array.from({ length: 258 }, (_, code) => Buffer.from(code < 256 ? [code] : []));
    before = undefined;
  };
  clear();
  for (let bit = 0; ; ) {
    const width = table.length >= 2047 ? 12 : table.length >= 1023 ? 11 : table.length >= 511 ? 10 : 9;
    if (bit + width > packed.length * 8) break;
    const code = bitsAt(packed, bit, width);
    bit += width;
    if (code === 257) break;
    if (code === 256) {
      clear();
      continue;
    }
    const known = table[code];
    if (!known && (code !== table.length || !before)) throw new Unopened();
    const now: Buffer = known ?? Buffer.concat([before ?? Buffer.alloc(0), (before ?? Buffer.alloc(0)).subarray(0, 1)]);
    if (before && table.length < 4096) table.push(Buffer.concat([before, now.subarray(0, 1)]));
    before = now;
    size += now.length;
    if (size > roomBytes) throw new TooLarge();
    parts.push(now);
  }
  return Buffer.concat(parts, size);
}

function bitsAt(bytes: Buffer, bit: number, width: number): number {
  const at = bit >> 3;
  const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  return (three >> (24 - (bit & 7) - width)) & ((1 << width) - 1);
}
