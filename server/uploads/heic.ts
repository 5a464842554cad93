/**
 * A HEIC without its stories. Nothing is decoded and nothing moves, because the boxes point to each other by position:
 * what tells where, when and with what it was taken is overwritten with zeros in its place (ISO/IEC 14496-12, 23008-12).
 * Which way is up is a property of the picture itself and stays.
 */
import type { Picture } from './clean.ts';

interface Box {
  readonly type: string;
  /** Where the box, its content and whatever follows it begin. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is wrong with the file is told once, where it is cleaned. */
class NotWhole extends Error {}

/** Undefined when it is not whole. */
export function cleanHeic(bytes: Buffer): Picture | undefined {
  try {
    const boxes = boxesIn(bytes, { from: 0, to: bytes.length });
    const meta = one(boxes, 'meta');
    // A full box: its version and flags stand before its content.
    const parts = boxesIn(bytes, { from: meta.from + 4, to: meta.to });
    const content = Buffer.from(bytes);
    for (const { from, to } of storiesIn(bytes, parts)) content.fill(0, from, to);
    for (const box of boxes.filter(({ type }) => !drawing.includes(type))) blank(content, box);
    return { ...sizeIn(bytes, parts), content };
  } catch (error) {
    if (error instanceof NotWhole || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** At the top of the file; everything else there (a maker's own box, a film, free room) is no part of the picture. */
const drawing = ['ftyp', 'meta', 'mdat'];
/** Items that describe the picture: the camera's notes, and whatever text or address somebody added. */
const stories = ['Exif', 'mime', 'uri '];

function boxesIn(bytes: Buffer, { from, to }: Span): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) throw new NotWhole();
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), at, from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

function one(boxes: readonly Box[], type: string): Box {
  const [found, ...others] = boxes.filter((box) => box.type === type);
  if (!found || others.length > 0) throw new NotWhole();
  return found;
}

/** Free room, as the format calls it, of the same length. */
function blank(content: Buffer, { at, from, to }: Box): void {
  content.write('free', at + 4, 'latin1');
  content.fill(0, from, to);
}

function storiesIn(bytes: Buffer, parts: readonly Box[]): Span[] {
  const told = new Set(
    itemsIn(bytes, one(parts, 'iinf')).flatMap(({ id, type }) => (stories.includes(type) ? id : [])),
  );
  if (told.size === 0) return [];
  const idat = parts.find(({ type }) => type === 'idat');
  return placesIn(bytes, one(parts, 'iloc'))
    .filter(({ id }) => told.has(id))
    .map(({ method, offset, length }) => {
      const room = method === 0 ? { from: 0, to: bytes.length } : method === 1 ? idat : undefined;
      const from = (room?.from ?? 0) + offset;
      if (!room || length === 0 || from + length > room.to) throw new NotWhole();
      return { from, to: from + length };
    });
}

interface Item {
  readonly id: number;
  readonly type: string;
}

function itemsIn(bytes: Buffer, { from, to }: Box): Item[] {
  const isOld = bytes.readUInt8(from) === 0;
  return boxesIn(bytes, { from: from + (isOld ? 6 : 8), to }).map((entry) => {
    const version = bytes.readUInt8(entry.from);
    // Before version 2 an item had no type, and no camera wrote one.
    if (entry.type !== 'infe' || version < 2) throw new NotWhole();
    const wide = version === 2 ? 2 : 4;
    const id = bytes.readUIntBE(entry.from + 4, wide);
    const at = entry.from + 4 + wide + 2;
    return { id, type: bytes.toString('latin1', at, at + 4) };
  });
}

interface Place {
  readonly id: number;
  /** 0: from the start of the file. 1: inside the `idat` box. */
  readonly method: number;
  readonly offset: number;
  readonly length: number;
}

function placesIn(bytes: Buffer, { from }: Box): Place[] {
  const version = bytes.readUInt8(from);
  const sizes = bytes.readUInt16BE(from + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  let at = from + 6;
  const take = (size: number): number => {
    at += size;
    // Eight bytes are read as two: a file of ours is never so large that the first four matter.
    if (size === 8 && bytes.readUInt32BE(at - 8) !== 0) throw new NotWhole();
    return size === 0 ? 0 : size === 8 ? bytes.readUInt32BE(at - 4) : bytes.readUIntBE(at - size, size);
  };
  const count = take(version < 2 ? 2 : 4);
  const places: Place[] = [];
  for (let item = 0; item < count; item += 1) {
    const id = take(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : take(2) & 15;
    take(2);
    const base = take(baseSize);
    const extents = take(2);
    for (let extent = 0; extent < extents; extent += 1) {
      take(indexSize);
      places.push({ id, method, offset: base + take(offsetSize), length: take(lengthSize) });
    }
  }
  return places;
}

/** The largest picture that is described: the whole one, of which tiles and a thumbnail are smaller. */
function sizeIn(bytes: Buffer, parts: readonly Box[]): { width: number; height: number } {
  const properties = one(boxesIn(bytes, one(parts, 'iprp')), 'ipco');
  const sizes = boxesIn(bytes, properties)
    .filter(({ type }) => type === 'ispe')
    .map(({ from }) => ({ width: bytes.readUInt32BE(from + 4), height: bytes.readUInt32BE(from + 8) }));
  return sizes.reduce((largest, size) => (size.width * size.height > largest.width * largest.height ? size : largest), {
    width: 0,
    height: 0,
  });
}
