/**
 * A HEIC that every decoder opens, without an encoder: its samples stand uncompressed in the HEVC stream (the standard calls
 * it PCM), so that all there is to write is headers and, between the blocks, a few known bits.
 */
import { concat, type Placed, u16, u32 } from './test-bytes.ts';

export const box = (type: string, ...content: readonly Uint8Array[]): Buffer => {
  const body = concat(...content);
  return concat(u32(body.length + 8), Buffer.from(type, 'latin1'), body);
};
export const fullBox = (type: string, version: number, ...content: readonly Uint8Array[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...content);

/** Writes bits as HEVC wants them: fixed, and Exp-Golomb. */
class Bits {
  private readonly bits: number[] = [];

  u(value: number, width = 1): this {
    for (let at = width - 1; at >= 0; at -= 1) this.bits.push(Math.floor(value / 2 ** at) % 2);
    return this;
  }
  ue(...values: readonly number[]): this {
    for (const value of values) {
      const width = Math.floor(Math.log2(value + 1));
      this.u(0, width).u(value + 1, width + 1);
    }
    return this;
  }
  zeros(count: number): this {
    return this.u(0, count);
  }
  aligned(): this {
    while (this.bits.length % 8 !== 0) this.bits.push(0);
    return this;
  }
  bytes(): Buffer {
    this.aligned();
    return Buffer.from(
      Array.from({ length: this.bits.length / 8 }, (_, at) =>
        Number.parseInt(this.bits.slice(at * 8, at * 8 + 8).join(''), 2),
      ),
    );
  }
}

const profile = (bits: Bits) => bits.u(1, 8).u(0x60_00_00_00, 32).u(0b1001, 4).zeros(44).u(120, 8);

const [vpsType, spsType, ppsType, idrType] = [32, 33, 34, 19];
const nal = (type: number, content: Uint8Array) => concat(Buffer.from([type << 1, 1]), withoutStartCodes(content));

/** Three bytes that look like the start of another unit are kept apart by a fourth. */
function withoutStartCodes(content: Uint8Array): Buffer {
  const out = Buffer.alloc(content.length * 2);
  let size = 0;
  for (const byte of content) {
    if (byte <= 3 && size > 1 && out[size - 1] === 0 && out[size - 2] === 0) out[size++] = 3;
    out[size++] = byte;
  }
  return out.subarray(0, size);
}

const vps = () =>
  profile(new Bits().u(0, 4).u(3, 2).zeros(6).zeros(3).u(1).u(0xff_ff, 16)).u(1).ue(0, 0, 0).zeros(6).ue(0).u(0, 2);
const sps = (width: number, height: number) =>
  profile(new Bits().zeros(4).zeros(3).u(1))
    .ue(0, 1, width, height)
    .u(0)
    .ue(0, 0, 0)
    .u(1)
    .ue(0, 0, 0)
    // Blocks of 16, never divided, and PCM of that size alone.
    .ue(1, 0, 0, 2, 0, 0)
    .u(0, 3)
    .u(1)
    .u(7, 4)
    .u(7, 4)
    .ue(1, 0)
    .u(1)
    .ue(0)
    .u(0, 5);
const pps = () =>
  new Bits().ue(0, 0).zeros(7).ue(0, 0, 0).zeros(3).ue(0, 0).zeros(7).u(0b101, 3).zeros(2).ue(0).zeros(2);
const ended = (bits: Bits) => bits.u(1).bytes();

/** The probability of the one symbol that is coded here, as it falls with each block (9.3.4.3.2, fourth column). */
const lessProbable = [
  240, 227, 216, 205, 195, 185, 175, 166, 158, 150, 142, 135, 128, 122, 116, 110, 104, 99, 94, 89, 85, 80, 76, 72, 69,
  65, 62, 59, 56, 53, 50, 48, 45, 43, 41, 39, 37, 35, 33, 32, 30, 29, 27, 26, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
  14, 14, 13, 12, 12, 11, 11, 10, 9,
];

/** What the arithmetic coder writes when it ends with this range and has written nothing else. */
function flush(bits: Bits, range: number): void {
  let low = range - 2;
  let outstanding = 0;
  let isFirst = true;
  const put = (bit: number) => {
    if (isFirst) isFirst = false;
    else bits.u(bit);
    for (; outstanding > 0; outstanding -= 1) bits.u(1 - bit);
  };
  for (let shift = 0; shift < 7; shift += 1, low *= 2) {
    if (low < 256) put(0);
    else if (low >= 512) {
      low -= 512;
      put(1);
    } else {
      low -= 256;
      outstanding += 1;
    }
  }
  put((low >> 9) & 1);
  bits.u(((low >> 7) & 3) | 1, 2);
}

/** One gray, a little darker from block to block. */
function slice(width: number, height: number): Buffer {
  const header = new Bits().u(1).u(0).ue(0, 2, 0).u(1);
  const parts: Uint8Array[] = [header.bytes()];
  const blocks = (width / 16) * (height / 16);
  for (let block = 0; block < blocks; block += 1) {
    const bits = new Bits();
    const range = (block === 0 ? 510 : 508) - (lessProbable[Math.min(block, 62)] ?? 0);
    flush(bits, range);
    parts.push(bits.bytes(), Buffer.alloc(256, 60 + (block % 128)), Buffer.alloc(128, 128));
  }
  const last = new Bits();
  flush(last, 510);
  return Buffer.concat([...parts, last.bytes()]);
}

function decoderSettings(width: number, height: number): Buffer {
  const units = [
    [vpsType, vps()],
    [spsType, sps(width, height)],
    [ppsType, pps()],
  ] as const;
  return box(
    'hvcC',
    Buffer.from([1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 120, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 3]),
    ...units.map(([type, bits]) => {
      const unit = nal(type, ended(bits));
      return concat(Buffer.from([0x80 | type]), u16(1), u16(unit.length), unit);
    }),
  );
}

export interface HeicOptions {
  /** Of the picture that is there: multiples of 16. */
  readonly width?: number;
  readonly height?: number;
  /** What the file, or the stream inside, says of its size, where that is another. */
  readonly says?: readonly [width: number, height: number];
  readonly coded?: readonly [width: number, height: number];
  /** What the picture is said to be, and of which others it is made. */
  readonly itemType?: string;
  readonly madeOf?: readonly number[];
  /** What the camera noted. */
  readonly exif?: string;
  /** Quarter turns to the left, as the picture's own property. */
  readonly turns?: number;
  /** Boxes after the picture. */
  readonly behind?: readonly (readonly [type: string, content: string])[];
  /** In place of the table of places. */
  readonly iloc?: (places: readonly Placed[]) => Buffer;
  /** More inside of `meta`. */
  readonly more?: Buffer;
}

export function aHeic(options: HeicOptions = {}): Buffer {
  const { width = 64, height = 48, says = [width, height], coded = [width, height], exif = ' ', turns = 0 } = options;
  const { itemType = 'hvc1', madeOf = [], behind = [], more } = options;
  const unit = nal(idrType, slice(width, height));
  const picture = concat(u32(unit.length), unit);
  const item = (id: number, type: string) => fullBox('infe', 2, u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1'));
  const metaAt = (mdatAt: number) => {
    const places = [
      { id: 1, offset: mdatAt + 8, length: picture.length },
      { id: 2, offset: mdatAt + 8 + picture.length, length: exif.length },
    ];
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      (options.iloc ?? placesBox)(places),
      fullBox('iinf', 0, u16(2), item(1, itemType), item(2, 'Exif')),
      fullBox(
        'iref',
        0,
        box('cdsc', u16(2), u16(1), u16(1)),
        ...(madeOf.length > 0 ? [box('dimg', u16(1), u16(madeOf.length), ...madeOf.map(u16))] : []),
      ),
      box(
        'iprp',
        box(
          'ipco',
          decoderSettings(...coded),
          fullBox('ispe', 0, u32(says[0]), u32(says[1])),
          box('irot', Buffer.from([turns])),
        ),
        fullBox('ipma', 0, u32(1), u16(1), Buffer.from([3, 0x81, 2, 0x83])),
      ),
      more ?? Buffer.alloc(0),
    );
  };
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  return concat(
    ftyp,
    metaAt(ftyp.length + metaAt(0).length),
    box('mdat', picture, Buffer.from(exif, 'latin1')),
    ...behind.map(([type, content]) => box(type, Buffer.from(content, 'latin1'))),
  );
}

function placesBox(places: readonly Placed[]): Buffer {
  return fullBox(
    'iloc',
    1,
    u16(0x44_00),
    u16(places.length),
    ...places.map(({ id, offset, length }) => concat(u16(id), u16(0), u16(0), u16(1), u32(offset), u32(length))),
  );
}
