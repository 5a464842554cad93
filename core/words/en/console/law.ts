/** The page of the register of law. */
import { plural } from '../../plural.ts';

export const title = 'Law';
export const reading = 'Reading the register of law';
export const intro =
  'Every figure, text and rule of law that the product goes by, in the order in which they must be looked at again.';
export const allLookedAt = (on: string) => `As of ${on}, no row is past its day.`;
export const mustBeLookedAt = (count: number, on: string) =>
  `As of ${on}, ${count} ${plural(count, { one: 'row is', other: 'rows are' })} past the day to look again.`;
export const pastItsDay = 'Past its day';
export const saysNow = 'In force';
export const sinceDay = (says: string, from: string) => `${says} (since ${from})`;
export const untilDay = (says: string, from: string, until: string) => `${says} (${from} to ${until})`;
export const citation = 'Citation';
export const source = 'Read in';
export const lookedAt = 'Entered on';
export const lookAgainBy = 'Look again by';
export const counselMustConfirm = 'Counsel must confirm';
export const nothingHere = 'The register has no rows.';
