/** What a hostile file is here, and how good bytes are made bad. */
import type { UploadRefusal } from '#core/application/uploads.ts';

export type Fate = UploadRefusal | 'harmless' | 'any' | readonly (UploadRefusal | 'harmless')[];
export interface Hostile {
  readonly about: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly fate: Fate;
}

export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

/** Mulberry32: the same seed bends the same bytes. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A few bytes of it changed, behind what says which kind it is. */
export function bent(bytes: Buffer, seed: number, from = 24): Buffer {
  const random = randomOf(seed);
  const copy = Buffer.from(bytes);
  for (let count = 0; count < 6; count += 1)
    copy[from + Math.floor(random() * (copy.length - from))] = Math.floor(random() * 256);
  return copy;
}

/** Cut at places spread over the whole. */
export function cuts(bytes: Buffer, count: number): Buffer[] {
  return Array.from({ length: count }, (_, at) =>
    bytes.subarray(0, Math.floor((bytes.length * (at + 1)) / (count + 1))),
  );
}
