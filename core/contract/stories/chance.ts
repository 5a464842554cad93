/** Chance that can be repeated: the same seed makes the same cases, so a failing run is replayed by its number. */

export interface Chance {
  /** A whole number from 0 up to and without `below`. */
  below(below: number): number;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  pick<T>(things: readonly T[]): T;
  /** A uuid that belongs to nothing. */
  uuid(): string;
}

/** Mulberry32: 32 bits of state are plenty for choosing among hostile inputs. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: <T>(things: readonly T[]) => things[below(things.length)] as T,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
