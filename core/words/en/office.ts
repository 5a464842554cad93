/** What staff read of who did something, and of what was never asked. */
import { plural } from '../plural.ts';

export const someoneOfTheStaff = 'Someone of the staff';

export const foundOnAList = 'Found on a list';
export const neverAsked =
  'No one was asked: the application came here before this was looked at. Please look yourself.';

export const someoneWithoutAName = 'Someone without a name';

export const foundBySsn = (count: number, hasMore: boolean) =>
  hasMore ? `more than ${count} results` : `${count} ${plural(count, { one: 'result', other: 'results' })}`;

export const entries = (count: number) => `${count} ${plural(count, { one: 'entry', other: 'entries' })}`;
