/** The lists of work: what they say beside what the table of lists is called. */
import { plural } from '../../plural.ts';

export const chooseSome = 'Select at least one application.';
export const atMost100 = 'Select 100 applications or fewer.';
export const nameTheView = 'Name the view.';
export const atMost60 = 'Use 60 characters or fewer.';
export const tooManyViews = 'You’ve reached the limit of saved views. Remove one first.';

export const heldBy = (name: string) => `${name} is working on it.`;
export const notForThem = (name: string) => `${name}’s roles have nothing to do in this list.`;
export const theirOwn = (name: string) => `${name} can’t work on this application.`;
export const noOneForIt = 'No one who can work on this is available.';
export const notWaiting = 'This application isn’t waiting for us any more.';
export const nameIsTaken = 'A colleague has a team view with this name. Choose another name.';

export const work = 'Work';
export const lists = 'Lists of work';
export const mine = 'Mine';
export const myWork = 'All my work';
export const myClaims = 'My claims';
export const sectionNames = {
  processor: 'Processing',
  underwriter: 'Underwriting',
  closer: 'Closing',
  funder: 'Funding',
  compliance: 'Compliance',
} as const;
export const allOf = (section: string) => `All ${section.toLowerCase()}`;
export const yourLists = 'Your lists';
export const otherLists = 'Other lists';
export const savedViews = 'Saved views';
export const team = 'Team';
export const listsComeFrom =
  'A case is listed where its status waits for us, where an answer came in, or where others have taken too long.';

export const nextCase = 'Next case';
export const nothingFree = 'Nothing is free for you right now. Cases that colleagues hold come back when they let go.';
export const couldNotBeTaken = 'The next case couldn’t be opened';

export const waiting = 'waiting';
export const late = 'late';
export const countOf = (count: number, max: number) => (count >= max ? `${max - 1}+` : String(count));

export const due = 'Due';
export const borrower = 'Borrower';
export const asked = 'What is asked';
export const flags = 'Flags';
export const line = 'Line';
export const home = 'Home';
export const brand = 'Brand';
export const homeAndBrand = 'Home and brand';
export const waitingSince = 'Waiting since';
export const holder = 'Held by';
export const free = 'Free';
export const you = 'You';
export const select = (name: string) => `Select ${name}`;
export const noLine = 'Not chosen';
export const noClock = 'No limit';

export const timeLeft = (span: string) => `${span} left`;
export const timeLate = (span: string) => `${span} late`;
/** Business time: minutes, hours and minutes, or days of ten hours. */
export const span = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} m`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} m`;
};

export const state = 'State';
export const anyState = 'Any state';
export const flag = 'Flag';
export const anyFlag = 'Any flag';
export const section = 'Section';
export const anySection = 'Any section';
export const anyone = 'Anyone';
export const heldByMe = 'Me';
export const heldByOthers = 'Colleagues';
export const lineFrom = 'Line from ($)';
export const sort = 'Sort';
export const sortNames = { risk: 'Risk of being late', oldest: 'Longest waiting' } as const;
export const filters = 'Filters';
export const list = 'List';
export const listWith = (name: string, count: string) => `${name} (${count})`;
export const clearFilters = 'Clear filters';
export const density = 'Density';
export const columns = 'Columns';

export const saveView = 'Save view';
export const viewName = 'Name';
export const forTheTeam = 'Share with the team';
export const removeView = (name: string) => `Remove the view ${name}`;

export const selected = (count: number) => `${count} selected`;
export const claim = 'Claim';
export const release = 'Release';
export const assign = 'Assign';
export const assignTitle = (count: number) => `Assign ${count} ${plural(count, { one: 'case', other: 'cases' })}`;
export const assignTo = 'Assign to';
export const byLoad = 'Each list’s team, fewest cases first';
export const personLoad = (name: string, held: number) => `${name} (${held} held)`;
export const clearSelection = 'Clear selection';
export const notGiven = (count: number) =>
  `${count} ${plural(count, { one: 'case wasn’t', other: 'cases weren’t' })} assigned:`;

export const readingTheList = 'Loading the list';
export const nothingWaits = 'Nothing is waiting here.';
export const nothingMatches = 'No case matches these filters.';
export const listFillsWhen =
  'A case shows up the moment its status waits for us, sorted by how near it is to being late. Press N on any page of Work for the best free case.';
export const tryFewerFilters = 'Clear the filters to see everything that waits.';
export const shownOf = (shown: number, isMore: boolean) =>
  isMore ? `${shown} shown, more as you scroll` : `${shown} shown`;

export const preview = 'Preview';
export const open = 'Open';
export const dueBecause = 'Why this date';
export const noLongerWaits = 'No longer waiting here';
export const wasHeldBy = (name: string) => `${name} was working on it.`;
export const announced = (name: string) => `${name} no longer waits here.`;
export const moveWithJ = 'Choose a row with J and K to see more of it here.';
