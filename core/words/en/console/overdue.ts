/** Applications that stay longer than they should. */
import { plural } from '../../plural.ts';

export const readingWhatIsOverdue = 'Loading what is overdue';
export const overdue = 'Overdue';
/** How many are shown; with a plus where there are more. */
export const overdueWithTotal = (total: number, hasMore: boolean) => `Overdue (${total}${hasMore ? '+' : ''})`;
const units = {
  m: { one: 'minute', other: 'minutes' },
  h: { one: 'hour', other: 'hours' },
  d: { one: 'day', other: 'days' },
} as const;
export const span = (count: number, unit: keyof typeof units) => `${count} ${plural(count, units[unit])}`;
export const businessTime = (span: string) => `${span}, business time`;
export const applicationsThatHaveBeen =
  'Applications past their limit, the longest overdue first. Where the next step is ours, it is the same due time as in Work.';
export const nothingIsOverdue =
  'Nothing is overdue. An application shows up here when it stays in a status longer than its limit.';
export const status = 'Status';
export const inItSince = 'In it since';
export const limit = 'Limit';
export const overdueSince = 'Overdue since';
export const whoseTurn = 'Whose turn';
export const borrower = 'Borrower';
