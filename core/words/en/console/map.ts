/** The console's map of the journey, and the list that a box of it leads to. */
import { plural } from '../../plural.ts';

export const title = 'Journey map';
export const reading = 'Loading the map';
export const lead = (open: string, statuses: number) => `${open} open applications in ${statuses} statuses`;
export const pastTheirLimit = (count: string) => `${count} past their limit`;
export const asMap = 'Map';
export const asTable = 'Table';
export const view = 'Show as';
export const showAsMap = 'Show as a map';
export const showAsTable = 'Show as a table';
export const actors = {
  borrower: 'Borrower',
  signer: 'Co-owner',
  operations: 'Us',
  vendor: 'Vendor',
  system: 'System',
  none: 'Closed',
} as const;
export const countOrMore = (count: number, max: number) =>
  count >= max ? `${max.toLocaleString('en-US')}+` : count.toLocaleString('en-US');
/** What a box of the map says around its figures to those who hear it: "Title review: 9 here, 1 past the limit. Us". */
export const beforeCount = ': ';
export const afterCount = ' here';
export const beforeLate = ', ';
export const afterLate = ' past the limit';
export const whoseTurn = (actor: string) => `. ${actor}`;
export const status = 'Status';
export const group = 'Part of the journey';
export const whoActs = 'Who acts';
export const here = 'Here';
export const late = 'Past the limit';
export const limit = 'Limit';
export const waysOut = 'Leads to';
export const noWayOut = 'Nowhere: it ends here';
const unitNames = {
  m: { one: 'minute', other: 'minutes' },
  h: { one: 'hour', other: 'hours' },
  d: { one: 'day', other: 'days' },
} as const;
export const sayLimit = (written: string) => {
  if (written === 'never') return 'None';
  const count = Number(written.slice(0, -1));
  return `${count} ${plural(count, unitNames[written.slice(-1) as keyof typeof unitNames])}`;
};
export const selected = 'Selected';
export const moveOnTheMap = 'Arrow keys move on the map, Enter opens the list.';
export const openTheCases = (count: string) => `Open the ${count} here`;
export const onlyTheLate = (count: number) => `Only the ${count} past the limit`;
export const backToTheMap = 'Journey map';
export const readingTheList = 'Loading the applications';
export const noneHere = 'No application is here now.';
export const fillsWhen = 'An application shows up here the moment it reaches this status.';
export const noneLate = 'No application here is past the limit.';
export const lateWhen = 'An application shows up here when it stays in this status longer than its limit.';
export const showAll = 'Show all';
export const since = (at: string) => `since ${at}`;
export const isLate = 'Past the limit';
export const withoutNumber = 'No number yet';
export const thereIsNoSuchStatus = 'There is no such status.';
