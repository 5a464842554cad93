/** Figures of our tables, as articles say them. */

const counted = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const ordered = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

export const inWords = (count: number): string => counted[count] ?? String(count);
export const ordinalInWords = (count: number): string => ordered[count] ?? `${count}th`;
export const listed = (items: readonly string[], joint: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

export const homeKinds = {
  SINGLE_FAMILY: 'single-family homes',
  TOWNHOUSE: 'townhouses',
  PUD: 'homes in planned developments',
  CONDO: 'condos',
  TWO_TO_FOUR_UNITS: 'houses with two to four units',
  COOPERATIVE: 'co-ops',
  MANUFACTURED: 'manufactured homes',
  MIXED_USE: 'mixed-use buildings',
} as const;

export const autopayDiscount = (off: string) => `${off} less for automatic payments`;
export const memberDiscount = (off: string) => `${off} less for members of a partner credit union or program`;
