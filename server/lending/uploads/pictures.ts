/**
 * A picture drawn again by us: decoded, turned the right way up, and written as a new file that holds its pixels and nothing
 * else. What the sender's file held besides them (a place, a note, another file behind its end) is never copied.
 */
import { createRequire } from 'node:module';
import type { Sharp } from 'sharp';
import { type FileKind, uploadBytesMax } from '#core/application/uploads.ts';
import { Refused } from './refused.ts';

/** Photos of today's phones have up to 48 million. */
const pixelsMax = 50_000_000;

interface Drawn {
  readonly kind: FileKind;
  readonly content: Buffer;
}

/** Good enough to read the small print of an identity document: no color is thinned out. Tables made to measure would take as much memory again. */
const fine = { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
/** For what would be larger than a file may be. */
const coarse = { quality: 75, optimiseCoding: false } as const;

async function library() {
  const { default: sharp } = await import('sharp');
  // The process ends with its work, so nothing is kept for the next picture; one file is one thread's work.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** A picture that warns is refused: half a page that looks whole is worse than none. */
const reading = { limitInputPixels: pixelsMax, failOn: 'warning', animated: false } as const;

export async function redrawn(bytes: Buffer, kind: 'image/jpeg' | 'image/png'): Promise<Drawn> {
  const sharp = await library();
  const format = kind === 'image/png' ? 'png' : 'jpeg';
  try {
    const known = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata();
    if (known.width * known.height > pixelsMax) throw new Refused('pixels');
    if (known.format !== format) throw new Refused('broken');
    // Row by row where nothing is to be turned, which takes a fraction of the memory.
    const isUpright = (known.orientation ?? 1) === 1;
    const picture = sharp(bytes, { ...reading, sequentialRead: isUpright });
    return await written(isUpright ? picture : picture.autoOrient(), kind);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('broken');
  }
}

async function written(picture: Sharp, kind: 'image/jpeg' | 'image/png'): Promise<Drawn> {
  const plain = picture.toColourspace('srgb');
  if (kind === 'image/png') {
    const content = await plain.clone().png({ compressionLevel: 6 }).toBuffer();
    if (content.length <= uploadBytesMax) return { kind, content };
  }
  const opaque = plain.flatten({ background: '#fff' });
  const content = await opaque.clone().jpeg(fine).toBuffer();
  if (content.length <= uploadBytesMax) return { kind: 'image/jpeg', content };
  return { kind: 'image/jpeg', content: await opaque.jpeg(coarse).toBuffer() };
}

/** What we use of libheif, which brings no types of its own for it. */
interface Heif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
}
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Null when it cannot be decoded. */
  display(into: Pixels, done: (drawn: Pixels | null) => void): void;
}
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A HEIC becomes a JPEG, which everyone can open. Which way is up is done by the decoder. */
export async function heicAsJpeg(bytes: Buffer): Promise<Drawn> {
  const heif = createRequire(import.meta.url)('libheif-js/wasm-bundle.js') as Heif;
  const { data, width, height } = await decoded(new heif.HeifDecoder().decode(bytes));
  const sharp = await library();
  const raw = { raw: { width, height, channels: 4 as const }, limitInputPixels: pixelsMax };
  return written(sharp(data, raw), 'image/jpeg');
}

async function decoded(images: readonly HeifImage[]): Promise<Pixels> {
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Refused('broken');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width < 1 || height < 1) throw new Refused('broken');
  if (width * height > pixelsMax) throw new Refused('pixels');
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise<Pixels | null>((resolve) => {
    image.display(into, resolve);
  });
  if (!drawn) throw new Refused('broken');
  return drawn;
}
