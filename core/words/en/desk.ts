/** What staff read before and after they act on an application: second persons, what happens next, what a colleague did. */
import { plural } from '../plural.ts';

// The envelope
export const sayWhy = 'Please give a reason. It is kept in the history.';
export const sayWhyShorter = 'At most 500 characters.';
export const pleaseAnswerAll = 'Please fill in what was looked at.';
/** Stands in for the reason while someone only looks at what would happen. */
export const foreseen = 'Not said yet.';

// Two people
export const identityNotConfirmed = 'A second person agrees before an application is refused because of who applies.';
export const lineOver = (limit: string) => `A second person agrees where the line is over ${limit}.`;
export const ssnChanges = 'A second person agrees before the Social Security number is changed.';
export const overridesARule =
  'The credit report shows late payments that a rule holds against the borrower. A second person agrees before it goes on.';
export const valueNotAcceptable = 'A second person agrees before a value is refused.';
export const valueAboveReported = 'A second person agrees to a value above the one that was reported.';
export const trustNotAcceptable = 'A second person agrees before a trust or insurance is refused.';
export const declinedForCause = 'A second person in compliance agrees that it is proven.';
export const titleNotCurable = 'A second person agrees that the title can’t be cured.';
export const attorneyRejects = 'A second person agrees before an attorney’s refusal becomes a decline.';
export const reconsidering = 'A second person agrees before a decline is looked at again.';
export const sanctionsLikeness = 'A second person agrees that a likeness on a watch list is someone else.';
export const waivesOver = (limit: string, underwriters: string) =>
  `A second person agrees to a waiver where the line is over ${limit}, or over ${underwriters} for an underwriter.`;
export const fraudTakesCompliance = 'Compliance agrees before a document is held to be false.';
export const forcing = 'A second person agrees before a status is forced.';

// A request
export const notYourOwnRequest = 'You asked for this. Someone else must confirm it.';
export const askedAlready = 'This was asked for already and waits for a second person.';
export const requestIsSettled = 'This request was settled already.';
export const requestIsVoid = (since: string) =>
  `The application changed after this was asked, so the request is void. ${since}`;

// Someone was faster
export const secondsAgo = (seconds: number) => {
  if (seconds < 60) return plural(seconds, { one: '1 second ago', other: `${seconds} seconds ago` });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return plural(minutes, { one: '1 minute ago', other: `${minutes} minutes ago` });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return plural(hours, { one: '1 hour ago', other: `${hours} hours ago` });
  return `${Math.floor(hours / 24)} days ago`;
};
export const moved = (by: string, event: string, ago: string) =>
  `${by}, ${ago}: ${event}. Nothing was sent. Look again before you decide.`;
export const byRole: Readonly<Record<string, string>> = {
  borrower: 'The borrower',
  signer: 'Another owner',
  operations: 'A colleague',
  vendor: 'A vendor',
  timer: 'The clock',
  system: 'The system',
};

// What forcing skips
export const rowNotFinished = (status: string) => `${status} is left without its result.`;
export const neverPassed = (statuses: string) => `Not done: ${statuses}.`;
export const conditionStaysOpen = (header: string) => `“${header}” stays open, and no longer holds this back.`;
export const eventDropped = (event: string) => `“${event}” was waiting to be taken, and is dropped.`;
export const ordersDropped = 'Answers to orders already placed no longer count.';
export const approvalsVoid = 'Approvals of the funding are void.';
export const outcomeUndone = 'The file is open again. Its earlier outcome is taken back.';
export const startsNow = (effects: string) => `Starts at once: ${effects}.`;
export const clockStops = (event: string) => `The clock “${event}” stops.`;
export const countyStaysUnknown =
  'No report will say which county the home is in. Someone at the desk has to enter it before the deed can be recorded.';
export const declinesWith = 'The borrower gets a notice of adverse action.';

// What was entered
export const yes = 'Yes';
export const no = 'No';
export const endingIn = (digits: string) => `ending in ${digits}`;
export const numbered = (label: string, n: number) => `${label} ${n}`;
export const changedNotShown = 'A new number (not shown)';
export const forceLabel = 'Force to another status';
export const forceTo = 'To';
export const principalReason = 'Principal reason';
export const isSkipped = 'What is skipped';
export const arithmetic = (amount: string, periods: number, month: string) =>
  `${amount} × ${periods} ÷ 12 = ${month} a month`;
export const periodNames = {
  weekly: 'every week',
  everyTwoWeeks: 'every two weeks',
  twiceAMonth: 'twice a month',
  monthly: 'every month',
  yearly: 'every year',
} as const;
export const incomeLine = (source: string, arithmetic: string) => `${source}: ${arithmetic}`;
export const askedByLabel = 'Asked by';
