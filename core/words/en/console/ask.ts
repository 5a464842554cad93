/** The left column of an application: what is asked now, the acts that are possible, and what each leads to. */
import { plural } from '../../plural.ts';

export const whatIsAskedNow = 'What is asked now';
export const theFacts = 'The facts';
export const whatCanBeDone = 'What you can do here';
export const heldAnswers = (what: string, held: string) =>
  `${what} ${held} Until then, choose only an answer that ends the application or keeps it here.`;
export const alsoPossible = 'Also possible';
export const notPossible = (count: number) => `Not possible now (${count})`;
export const reason = 'Reason';
export const keptInTheFile = 'Kept in the file. The borrower doesn’t read it.';
export const lookedAt = 'What you looked at';
export const addAnother = (label: string) => `Add another: ${label}`;
export const removeRow = (label: string, n: number) => `Remove ${label} ${n}`;
export const askForASecond = 'Ask a second person';
export const cancel = 'Cancel';
export const twoPeople = 'Needs two people';
export const whatHappensNext = 'What happens next';
export const fillInFirst = 'Fill in what is asked. Then you see here what happens.';
export const workingItOut = 'Working out what happens next …';
export const goesTo = (status: string) => `Next: ${status}.`;
export const staysAt = (status: string) => `It stays at: ${status}.`;
export const borrowerReads = (title: string) => `The borrower reads: “${title}”.`;
export const goesOut = (what: string, to: string) => `Goes to ${to}: ${what}.`;
export const notice = (title: string) => `Document: ${title}.`;
export const starts = (what: string) => `Starts: ${what}.`;
export const changedSince = 'This application changed while you were writing.';
export const sinceYouLooked = (count: number) =>
  plural(count, { one: 'One thing happened since you began:', other: `${count} things happened since you began:` });
export const iHaveSeenIt = 'I’ve looked. Use what is here now';
export const wordsAreKept = 'Your words are kept here until you leave this page.';
export const done = 'Done.';
export const happened = (event: string, by: string, seconds: number) => `${event}, by ${by}, ${ago(seconds)}`;
const ago = (seconds: number) => {
  if (seconds < 60) return `${seconds} s ago`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `${Math.floor(seconds / 3600)} h ago`;
};
export const askedFor = (act: string) => `Asked for a second person: ${act}. It’s done when they confirm.`;
export const askedFirst = (act: string) =>
  `Asked for a second person: ${act}. Nothing more was done. Come back when they’ve confirmed it.`;
export const afterIt = (act: string) => `After it: ${act}.`;

// Requests
export const waitsForASecond = 'Waiting for a second person';
export const readingRequests = 'Loading what waits for a second person';
export const nothingWaitsForASecond =
  'Nothing is waiting for a second person. When a colleague asks for something that takes two people, it shows up here.';
export const askedBy = (name: string, when: string) => `Asked by ${name}, ${when}.`;
export const whyTheyAsked = 'Their reason';
export const confirmIt = 'Confirm';
export const refuseIt = 'Refuse';
export const requestNamed = (act: string, about: string) => `${act}: ${about}`;
export const sendNamed = (act: string) => `Send: ${act}`;
export const openTheReview = 'Opens the review of the documents.';
export const goesToItsButton = 'Goes to its button.';
export const takeItBack = 'Take it back';
export const whyRefused = 'Why';
export const requestVoid = 'The application changed after this was asked. It can only be refused or taken back.';

// Force
export const force = 'Force to another status';
export const forceWhat =
  'Puts the application in another status, past what its steps would check. A second person must agree.';
export const forceTo = 'To';
export const choose = 'Choose';
export const whatIsSkipped = 'What is skipped';
export const nothingSkipped = 'Nothing is skipped.';
export const declineReason = 'Principal reason';
export const askToForce = 'Ask a second person to force it';
export const pleaseChooseAStatus = 'Please choose a status';

// Income by hand
export const incomeFrom = 'From';
export const amountBeforeTaxes = 'Amount before taxes';
export const howOften = 'How often';
export const worksheetSum = (month: string, year: string) => `Together ${month} a month, ${year} a year`;
