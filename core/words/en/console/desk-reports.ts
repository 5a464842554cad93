/** The page of the desk's reports. */
import { plural } from '../../plural.ts';

export const title = 'Reports';
export const reading = 'Loading reports';
export const intro =
  'Days are in UTC. Time in a status that waits for us is business time where the home is, as its limit is; every other time counts all hours. Conversion is of those who started on these days; some of them are still on their way.';
export const ofAll = 'All organizations together.';
export const from = 'From';
export const to = 'To';
export const show = 'Show';
export const saveShort = 'Save as CSV';
export const save = (name: string) => `${saveShort}: ${name}`;
export const fileName = (name: string, first: string, last: string) => `${name}-${first}-${last}.csv`;
export const nothing = 'Nothing happened on these days.';
export const pipeline = 'Pipeline: open applications by stage, now';
export const conversion = 'Conversion: how far those who started have come';
export const pullThrough = (percent: string) => `Pull-through: ${percent} of those who submitted are funded.`;
export const noPullThrough = 'Pull-through: no one who started on these days has submitted yet.';
export const stays = 'Time in status: median, and 9 of 10 within';
export const declines = 'Declines by reason';
export const staff = 'Staff: what each person did on applications, and what they hold now';
export const part = 'Part of the journey';
export const applications = 'Applications';
export const late = 'Past the limit';
export const status = 'Status';
export const count = 'Stays';
export const median = 'Median';
export const nineOfTen = '9 of 10 within';
export const limit = 'Limit';
export const isOver = 'Over the limit';
export const yes = 'Yes';
export const no = 'No';
export const reason = 'Reason';
export const rule = 'Rule';
export const declined = 'Declined';
export const person = 'Person';
export const acts = 'Actions';
export const held = 'Cases held now';
export const actsAndHeld = (count: number, cases: number) => `${count}, holds ${cases} now`;
export const counted = (count: number, isMore: boolean) => `${count.toLocaleString('en-US')}${isMore ? '+' : ''}`;
export const fewerPeople = (shown: number, all: number) =>
  `The ${shown} with the most actions of ${all}; the table has everyone.`;
export const organization = 'Organization';
export const everyOrganization = 'Every organization';
export const none = '–';
export const share = (reached: number, percent: string) => `${reached} (${percent})`;
export const percent = (value: number) => `${value.toFixed(1)}%`;
export const span = (ms: number) => {
  const minutes = ms / 60_000;
  if (minutes < 1) return `${Math.max(1, Math.round(ms / 1000))} s`;
  if (minutes < 90) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  if (hours < 48) return `${hours.toFixed(1)} h`;
  const days = hours / 24;
  return `${days.toFixed(1)} ${plural(2, { one: 'day', other: 'days' })}`;
};
/** A business day has ten hours, so days are not what people would take them for. */
export const businessSpan = (ms: number) => {
  const minutes = ms / 60_000;
  return minutes < 90 ? span(ms) : `${(minutes / 60).toFixed(1)} h`;
};
export const countedIn = 'Counted in';
export const businessHours = 'Business hours';
export const allHours = 'All hours';
export const fewer = (shown: number, all: number) => `The ${shown} longest of ${all}; the table has all of them.`;
