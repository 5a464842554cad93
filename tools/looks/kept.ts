/** The pictures that are kept: a quarter of their size, a few kilobytes each, in test/looks/<brand>/<screen>-<size>.webp. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { lookOrgs, looks } from '../../test/looks/rows.ts';
import { root } from '../tree.ts';
import { type Patch, type Pixels, shrink } from './compare.ts';
import type { Size } from './still.ts';

const keptFolder = join(root, 'test', 'looks');
/** All of them together. */
export const keptBytesMax = 3_000_000;

export interface Place {
  readonly org: string;
  readonly name: string;
  readonly size: Size;
}

/** Every picture there should be. */
export const places: readonly Place[] = lookOrgs.flatMap((org) =>
  looks.flatMap(({ name, isOnPhone }) => [
    { org, name, size: 'desktop' as const },
    ...(isOnPhone ? [{ org, name, size: 'phone' as const }] : []),
  ]),
);

export const fileOf = ({ org, name, size }: Place) => `${org.toLowerCase().replaceAll('_', '-')}/${name}-${size}.webp`;

async function pixelsOf(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

export const shrunk = async (image: Buffer): Promise<Pixels> => shrink(await pixelsOf(image));

export async function keptOf(place: Place): Promise<Pixels | undefined> {
  const file = join(keptFolder, fileOf(place));
  return existsSync(file) ? pixelsOf(file) : undefined;
}

const rawOf = ({ width, height, data }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

const packed = (picture: Pixels) => rawOf(picture).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer();

/** What keeping does to a picture is done to both that are compared. */
export const asKept = async (picture: Pixels): Promise<Pixels> => pixelsOf(await packed(picture));

export async function keep(place: Place, picture: Pixels): Promise<void> {
  const file = join(keptFolder, fileOf(place));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await packed(picture));
}

/** What is kept of a screen or a brand that is compared no more goes. */
export function dropStrangers(): void {
  const wanted = new Set(places.map(fileOf));
  for (const file of keptFiles()) if (!wanted.has(file)) rmSync(join(keptFolder, file));
}

export const keptFiles = (): readonly string[] =>
  existsSync(keptFolder)
    ? readdirSync(keptFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'))
    : [];

export const keptBytes = () => keptFiles().reduce((sum, file) => sum + statSync(join(keptFolder, file)).size, 0);

/** Both side by side, for a person to see, with what differs framed. */
export async function showBoth(file: string, image: Buffer, was: Pixels, patches: readonly Patch[]): Promise<void> {
  const { width = 0, height = 0 } = await sharp(image).metadata();
  const frames = patches.map(
    ({ left, top, width: w, height: h }) =>
      `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="none" stroke="#f0f" stroke-width="3"/>`,
  );
  const drawn = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join('')}</svg>`,
  );
  const before = await rawOf(was).resize({ width, kernel: 'nearest' }).png().toBuffer();
  const { height: beforeHeight = 0 } = await sharp(before).metadata();
  mkdirSync(dirname(file), { recursive: true });
  const ground = {
    width: width * 2 + 20,
    height: Math.max(height, beforeHeight),
    channels: 3 as const,
    background: '#888',
  };
  await sharp({ create: ground })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: image, left: width + 20, top: 0 },
      { input: drawn, left: width + 20, top: 0 },
    ])
    .png()
    .toFile(file);
}
