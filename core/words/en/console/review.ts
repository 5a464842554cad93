/** The review: a document beside what it should prove. */
import { plural } from '../../plural.ts';

export const review = 'Review';
export const reviewDocuments = 'Review documents';
export const openingTheReview = 'Opening the documents';
export const backToTheApplication = 'Application';
export const documentsOf = (borrower: string) => `Documents of ${borrower}`;
export const nothingToReview =
  'No one has sent a document yet. What people send in answer to a condition appears here.';
export const goToConditions = 'See the conditions';
export const otherDocuments = 'Other documents';
export const whatTheyAnswer = 'What they answer';
export const answeredAt = (at: string) => `answered ${at}`;
export const notAnswered = 'not answered yet';
export const wantedBy = (day: string) => `due ${day}`;
export const askedOf = (name: string) => `asked of ${name}`;

// The viewer
export const files = 'Files';
export const fileOf = (place: number, all: number) => `${place} of ${all}`;
export const pageOf = (place: number, all: number) => `Page ${place} of ${all}`;
export const toolsFor = (name: string) => `Tools for ${name}`;
export const previousFile = 'Previous file';
export const nextFile = 'Next file';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const larger = 'Larger';
export const smaller = 'Smaller';
export const fit = 'Fit to width';
export const rotate = 'Rotate';
export const percent = (part: number) => `${Math.round(part * 100)}%`;
export const opening = (name: string) => `Opening ${name}`;
export const picture = (name: string) => `What was sent: ${name}`;
export const download = 'Download';
export const tryAgain = 'Try again';
export const cannotBeShown = 'A browser can’t show this kind of file. Download it to look at it.';
export const couldNotBeDrawn = 'This file could not be shown. Download it, or ask for it again.';
export const sayWhyToOpen = 'Say why you look, to open it';
export const unchecked = (count: number) =>
  plural(count, {
    one: 'One file is still being checked for viruses, or did not pass. It can’t be opened, and nothing can be accepted until it can.',
    other: `${count} files are still being checked for viruses, or did not pass. They can’t be opened, and nothing can be accepted until they can.`,
  });
export const originalsStay = 'Originals stay as sent. Zoom and rotate change only your view.';
export const fingerprint = (sha256: string) => `SHA-256 ${sha256.slice(0, 8)}…${sha256.slice(-4)}`;

// The facts
export const whatItShouldProve = 'What this should prove';
export const fact = 'Fact';
export const onTheDocument = 'On the document';
export const onTheApplication = 'On the application';
export const result = 'Result';
export const onPaper = (label: string) => `${label}, on the document`;
export const notStated = 'Not stated';
export const notShownToYou = 'On file, not shown';
export const yes = 'Yes';
export const no = 'No';
export const choose = 'Choose';
export const notShown = 'Not shown';
export const isNotShown = (label: string) => `${label} is not shown on the document`;
export const typeWhatItSays = 'Type what the document says. The difference is worked out as you type.';
export const readFromRecords = (value: string) => `A vendor read: ${value}`;
export const nothingToProve = 'This document proves nothing by itself. Look at it, and decide.';
export const differ = (count: number) => plural(count, { one: '1 differs', other: `${count} differ` });
export const close = (count: number) => `${count} close`;
export const same = (count: number) => `${count} the same`;
export const nothingCompared = 'Nothing compared yet';
export const nextDifference = 'Next difference';
export const noDifference = 'Nothing differs.';
export const closeWhy = {
  name: 'First and last name are the same.',
  contains: 'First and last name are there.',
  address: 'House, street and zip code are the same.',
  words: 'One name contains the other.',
  income: 'More than stated, or at most 10% less: verification lets it pass.',
} as const;

// The verdict
export const accept = 'Accept';
export const acceptAll = (count: number) => plural(count, { one: 'Accept', other: `Accept all ${count} files` });
export const askAgain = 'Ask again';
export const rejectAsFraud = 'Reject as fraud';
export const whyItIsEnough = 'Why it is enough';
export const allMatches = 'The documents show what the application says.';
export const pickReasons = 'Pick reasons with 1 to 7, then edit the words.';
export const pressReasons = 'Pick reasons, then edit the words.';
export const reasons = 'Reasons';
export const whatTheyRead = 'What they will read';
export const wantedByField = 'Due date (optional)';
export const dateHint = 'MM/DD/YYYY';
export const sendTo = (name: string) => `Send to ${name}`;
export const whyFraud = 'What makes you think so';
export const fraudGoesToCompliance =
  'Compliance must agree first. Until then nothing changes, and the person who sent it is never told of the suspicion.';
export const askCompliance = 'Ask compliance';
export const sendsTheForm = 'Sends what you filled in.';
export const cancel = 'Cancel';
export const accepted = 'Accepted.';
export const askedAgain = 'Asked again.';
export const complianceIsAsked = 'Compliance is asked. It waits for them in “Second person”.';
export const secondIsAsked = 'A second person is asked.';
export const dismiss = 'Not fraud: judge it again';
export const whyDismissed = 'What showed that it is genuine';
export const dismissed = 'The documents count again.';
export const complianceLooks =
  'Compliance is looking into these documents. To decline the application, force its status.';
export const belongsToNothing = 'These documents answer no open condition. Decide on the application’s page.';
export const notAnsweredYet = 'This was asked again and is not answered yet.';
export const pleaseSayWhatIsWanted = 'Please say what you need.';
export const pleaseEnterADate = 'Please enter a date as MM/DD/YYYY.';
export const atMost = (max: number) => `At most ${max} characters.`;
