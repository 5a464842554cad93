/** Conditions as staff review them. */
export const readingTheConditions = 'Loading the conditions';
export const conditions = 'Conditions';
export const whatWeAskedPeople = 'What we asked people for. Those who answered wait for us and come first.';
export const waitForUs = 'Waiting for us';
export const weWait = 'We wait for an answer';
export const nothingWaitsForUs =
  'No answer waits for us. When someone answers a condition, it shows up here for you to review.';
export const nothingIsOpen = 'Nothing is open.';
export const askedFor = 'Asked for';
export const whoIsAsked = 'Who is asked';
export const anotherOwner = 'Another owner';
export const theBorrower = 'The borrower';
export const status = 'Status';
export const state = 'State';
export const asked = 'Asked';
export const answered = 'Answered';
export const notYet = 'Not yet';
export const note = (notes: string) => `Note: ${notes}`;

export const whatWasSent = 'What was sent';
export const open = 'Open';
export const review = 'Review';
export const reviewWithName = (name: string) => `Review ${name} side by side`;
export const openWithName = (name: string) => `Open ${name}`;
export const download = 'Download';
export const downloadWithName = (name: string) => `Download ${name}`;
export const whatWasSentWithName = (name: string) => `What was sent: ${name}`;

export const clear = (header: string) => `Clear “${header}”?`;
export const clearTheCondition = 'Clear the condition';
export const whyItIsEnough = 'Why it is enough';
export const itStaysInTheApplications = 'It stays in the application’s history.';
export const askAgainFor = (header: string) => `Ask again for “${header}”?`;
export const askAgain = 'Ask again';
export const nothingWasSentYet = 'Nothing has been sent yet. The application continues without it.';

export const pleaseChooseWhy = 'Please choose why';
export const whyAreYouLooking = 'Why are you looking at this?';
export const isPartOfSomeones = (name: string | undefined) =>
  `${name ?? ''} is part of someone’s proof of identity. We keep your reason with your name and the time. It also covers the other pictures here.`;
export const reason = 'Reason';
export const pleaseChoose = 'Please choose';

export const send = (header: string) => `Send “${header}”?`;
export const sendTheProposal = 'Send it';
export const inYourWords = 'What they read (optional)';
export const emptyIsTheRules = 'Leave it empty for the usual words of this kind of condition.';
export const whySent = 'Why you send it';
export const drop = (header: string) => `Drop “${header}”?`;
export const dropTheProposal = 'Drop the proposal';
export const whyDropped = 'Why it is not needed';
export const waive = (header: string) => `Waive “${header}”?`;
export const waiveTheCondition = 'Waive the condition';
export const whyWaived = 'Why we can do without it';
export const dismissFor = (header: string) => `Judge “${header}” again?`;
export const reviewDocuments = 'Review side by side';

export const states = {
  proposed: 'Proposed, not sent',
  asked: 'Waiting for an answer',
  answered: 'Answered',
  suspected: 'Suspected fraud',
  cleared: 'Cleared',
  waived: 'Waived',
  dropped: 'Dropped',
} as const;
