/** The console's page of vendors. */
import type { VendorName } from '../../../journey/effects.ts';
import { plural } from '../../plural.ts';

export const title = 'Vendors';
export const reading = 'Loading the vendors';
export const intro = (minutes: number) =>
  `Calls of the last ${minutes} minutes, over all organizations. What waits is your organization’s own.`;
export const table = 'Vendors, how they answer and what waits for them';
export const vendor = 'Vendor';
export const state = 'State';
export const calls = 'Calls';
export const failed = 'Failed';
export const middle = 'Median';
export const nineOfTen = '9 of 10 within';
export const waiting = 'Waiting to ask';
export const orders = 'Open orders';
export const act = 'Actions';
export const names: Readonly<Record<VendorName, string>> = {
  credit: 'Credit bureau',
  property: 'Property data',
  valuation: 'Valuation',
  title: 'Title and payoffs',
  flood: 'Flood zones',
  income: 'Income',
  employment: 'Employment',
  bank: 'Bank accounts',
  identity: 'Identity',
  documents: 'Document delivery',
  signing: 'Signing',
  notary: 'Notary',
  recording: 'County recording',
  payments: 'Payments',
  servicing: 'Servicer',
  messages: 'Email and texts',
  watchList: 'Watch lists',
  signOn: 'Sign-on',
};
export const states = {
  paused: 'Paused',
  leftAlone: 'Paused by itself: it keeps failing',
  failing: 'Some calls fail',
  quiet: 'Not asked lately',
  answering: 'Working',
} as const;
export const none = '–';
export const ms = (value: number) => (value < 1000 ? `${value} ms` : `${value / 1000} s`);
export const over = (value: string) => `over ${value}`;
export const share = (faults: number, percent: string) => `${faults} (${percent}%)`;
export const pause = 'Pause';
export const resume = 'Resume';
export const pauseNamed = (name: string) => `Pause ${name}`;
export const resumeNamed = (name: string) => `Resume ${name}`;
export const pauseTitle = (name: string) => `Pause ${name}?`;
export const whatPausingDoes =
  'We stop sending requests to it now. Waiting requests keep their tries and continue when you resume. Answers to earlier orders still count. People who link a bank or look up an address themselves are not stopped.';
export const forWhom = 'For whom';
export const reaches = { organization: 'Your organization', every: 'Every organization' } as const;
export const why = 'Why';
export const whyHint = 'Everyone who looks here reads it, and the audit keeps it.';
export const pausedBy = (by: string, at: string, reach: string, because: string) =>
  `Paused by ${by || 'someone'} ${at} (${reach.toLowerCase()}): ${because}`;
export const isPausedNow = (name: string) => `${name} is paused.`;
export const isResumedNow = (name: string) => `${name} is asked again.`;
export const leftAloneSince = (at: string) => `Since ${at}`;
export const showOrders = (count: number, name: string) =>
  `Show ${count} open ${plural(count, { one: 'order', other: 'orders' })} at ${name}`;
export const ordersAt = (name: string) => `Open orders at ${name}`;
export const readingOrders = 'Loading the orders';
export const noOrders = 'It has answered every order of your organization.';
export const whatWasOrdered = 'What was ordered';
export const application = 'Application';
export const placed = 'Ordered';
export const asked = 'Asked after';
export const times = (count: number) => `${count} ${plural(count, { one: 'time', other: 'times' })}`;
export const askAgain = 'Ask again';
export const askAgainNamed = (what: string, loan: string) => `Ask again: ${what}, ${loan}`;
export const weAskAgain = 'We ask again within ten seconds.';
export const itDidNotWork = 'That didn’t work';
export const withoutNumber = 'No number yet';
export const deadLetters = 'Messages we could not process';
export const deadLettersLead = 'What a vendor sent and we could not read waits there, each with a button to try again.';

export const companies = { primary: 'The first company', fallback: 'The second company' } as const;
export const askedFirst = (company: keyof typeof companies) => `${companies[company]} is asked first`;
export const theOther = (state: string, calls: number) =>
  `The second company: ${state.toLowerCase()}, ${calls} ${plural(calls, { one: 'call', other: 'calls' })}`;
export const chosenBy = (company: keyof typeof companies, by: string, at: string, who: string, because: string) =>
  `${companies[company]} first for ${who}, chosen by ${by || 'someone'} ${at}: ${because}`;
export const forEveryOrganization = 'every organization without a choice of its own';
export const switchCompany = 'Switch';
export const switchNamed = (name: string) => `Switch ${name}`;
export const switchTitle = (name: string) => `Who is asked first: ${name}`;
export const whatSwitchingDoes =
  'It holds for what is asked from now on. What one company already has stays with it, so nothing is ordered twice. While the first keeps failing, the other is asked by itself.';
export const forWhichOrganization = 'For which organization';
export const everyOrganization = 'Every organization without a choice of its own';
export const whoIsFirst = 'Who is asked first';
export const asForAll = 'As for every organization';
export const isSwitchedNow = (name: string) => `${name} is switched.`;
