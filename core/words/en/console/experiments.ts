/** Experiments as staff define, start, stop and read them. */
import { plural } from '../../plural.ts';

export const metric = {
  offersSeen: 'Offers seen',
  selected: 'Offer selected',
  signed: 'Note signed',
  funded: 'Funded',
  timeToFund: 'Days to funding',
  complaints: 'Complaints',
} as const;

export const nameAtLeastOne = 'Name at least one, or leave this out.';
export const noSuchOrganization = 'There is no such organization.';
export const weightWrong = 'Give each side a share of people, from 0.01 to 99.99 percent.';
export const weightsTooMuch = 'The two sides together can have at most 100 percent of people.';
export const keyWrong =
  'Use 3 to 60 lowercase letters, digits and dashes, starting with a letter, and not the key of a flag.';
export const sayWhatYouExpect = 'Please say in a sentence what you expect, and why.';
export const tooLong = 'Please say it in at most 500 characters.';
export const effectWrong = 'Give the smallest difference worth finding, from 0.1 to 50.';
export const nameAGuard = 'Name at least one metric that stops the experiment.';
export const sayWhy = 'Please say why.';

export const takesASecondPerson = 'This needs a second person: someone other than the one who proposed it.';
export const takesCompliance =
  'This flag touches credit, price or law. Only someone in compliance can start an experiment on it.';
export const onlyTheProvider = 'Only the provider’s staff runs experiments: they reach every organization.';
export const keyTaken = 'There is an experiment with this key. Choose another.';
export const flagIsBusy = 'Another experiment on this flag is running. Stop that one first.';
export const notWaiting = 'This experiment no longer waits for a second person.';
export const notRunning = 'This experiment is not running.';
export const stoppedByGuard = (name: string) => `Stopped automatically: ${name} got worse.`;

// The pages
export const title = 'Experiments';
export const readingExperiments = 'Loading the experiments';
export const none = 'No experiments yet';
export const noneLine = 'An experiment shows a flag to some people and not to others, and tells which is better.';
export const newExperiment = 'New experiment';
export const readingTheExperiment = 'Loading the experiment';
export const state = {
  proposed: 'Waiting for a second person',
  running: 'Running',
  stopped: 'Stopped',
  refused: 'Refused',
} as const;
export const drives = (flag: string) => `Flag: ${flag}`;
export const proposedBy = (by: string, at: string) => `Proposed by ${by}, ${at}`;
export const startedBy = (by: string, at: string) => `Started by ${by}, ${at}`;
export const refusedBy = (by: string, at: string) => `Refused by ${by}, ${at}`;
export const stoppedBy = (by: string | null, at: string) =>
  by === null ? `Stopped, ${at}` : `Stopped by ${by}, ${at}`;
export const becauseOf = (why: string) => `Why: ${why}`;

// Defining
export const define = 'Define it';
export const key = 'Key';
export const keyHint = 'For example: offers-in-steps. It can’t be changed later.';
export const hypothesis = 'What you expect, and why';
export const flag = 'Flag';
export const flagHint = 'Control is the flag off. The variation is the flag on.';
export const chooseOne = 'Choose one';
export const chooseAFlag = 'Choose the flag that it drives.';
export const controlShare = 'Control, percent of people';
export const variationShare = 'Variation, percent of people';
export const organizations = 'Organizations';
export const products = 'Products';
export const withCommas = 'Separate several with commas. Leave empty for all.';
export const nothingOfThePerson = 'Nothing about a person can decide who is in it.';
export const primary = 'What decides';
export const minimumEffect = 'Smallest difference worth finding';
export const effectHint = 'In percentage points, or in days.';
export const guards = 'What stops it when it gets worse';
export const peopleNeeded = (people: string) =>
  `Takes at most about ${people} people to find that difference four times in five.`;
export const propose = 'Propose it';
export const saving = 'Saving';
export const itDidNotWork = 'That didn’t work';
export const complianceStarts = 'This flag touches credit, price or law: someone in compliance has to start it.';
export const anyoneStarts = 'Someone else has to start it.';

// One experiment
export const settling = 'Start it?';
export const start = 'Start the experiment';
export const started = 'Started. It reaches people from their next page.';
export const refuse = 'Refuse it';
export const withdraw = 'Withdraw it';
export const refused = 'Refused.';
export const yoursWaits = 'You proposed this. Someone else must start it.';
export const stopping = 'Stop it';
export const stop = 'Stop the experiment';
export const stopped = 'Stopped. The flag is answered by its rules again.';
export const why = 'Why';
export const plan = 'The plan';
export const shares = 'Shares';
export const sharesOf = (control: number, variation: number) => `Control ${control}%, variation ${variation}%`;
export const who = 'Who is in it';
export const everyone = 'Every borrower and visitor';
export const onlyOf = (parts: readonly string[]) => parts.join('; ');
export const ofOrganizations = (codes: readonly string[]) => `organization ${codes.join(', ')}`;
export const ofProducts = (names: readonly string[]) => `product ${names.join(', ')}`;
export const compliance = 'Compliance';
export const needed = 'Needed: the flag touches credit, price or law';
export const notNeeded = 'Not needed';
export const history = 'History';

// Results
export const results = 'Results';
export const notYetRun = 'It has not run.';
export const verdict = {
  mismatch:
    'The number of people on each side does not fit the shares. Something loses people on one side, so do not rely on these results.',
  noOneYet: 'Not enough people yet: no one has seen it.',
  tooEarly: (days: number) =>
    `Not enough people yet: about ${days} more ${plural(days, { one: 'day', other: 'days' })}.`,
  better: (name: string) => `The variation does better: ${name}.`,
  worse: (name: string) => `The variation does worse: ${name}.`,
  noDifference: 'Enough people have seen it. There is no difference of the size that you look for.',
} as const;
export const counted = (control: string, variation: string) =>
  `${control} people saw control, ${variation} saw the variation.`;
export const leftOut = (both: string, bots: string, staff: string) =>
  `Left out: ${both} who saw both sides, ${bots} bots, ${staff} of our staff.`;
export const ratio = (p: string) => `Sample ratio: p = ${p}`;
export const differences = 'Variation less control, with the range that holds at every look (95%)';
export const noRange = 'Not enough people';
export const metricColumn = 'Metric';
export const controlColumn = 'Control';
export const variationColumn = 'Variation';
export const differenceColumn = 'Difference';
export const rangeColumn = 'Range';
export const primaryMark = (name: string) => `${name} (decides)`;
export const guardMark = (name: string) => `${name} (guard)`;
export const range = (low: string, high: string) => `${low} to ${high}`;
export const points = (value: string) => `${value} points`;
export const days = (value: string) => `${value} days`;
export const brokenGuard = (name: string) => `${name} got worse.`;
