/** The dashboard: applications and what happened to them. */
export const stepOf = (done: number, count: number, label: string) => `Step ${done} of ${count}: ${label}`;
export const now = 'Now';
export const line = 'Line';
export const started = 'Started';
export const loanNumber = 'Loan number';
export const continueLabel = 'Continue';
export const seeOurDecision = 'See our decision';
export const yourPapers = 'Your documents';
export const completeYourLineIsOpen = 'Complete: your line is open.';
export const closedNothingMoreHappens = 'Closed. Nothing more happens to it.';
export const weHaveDecidedYouCan = 'We have decided. You can read the reasons.';
export const inReviewWellEmail = 'In review. We’ll email you when there is news.';
export const closed = 'Closed.';
export const itIsYourTurn = 'It is your turn.';
export const whatWeNeedFrom = 'What we need from you';
export const whatHasHappenedSo = 'What has happened so far';
export const on = (at: string) => `on ${at}`;

export const readingYourApplications = 'Reading your applications';
export const youHaveNoApplication = 'You have no application yet';
export const startAnotherApplication = 'Start another application';
export const borrowFromToAgainst = (least: string, most: string, approvalMinutes: number) =>
  `Borrow from ${least} to ${most} against your home. Checking your rate takes about ${approvalMinutes} minutes and does not affect your credit score.`;
export const startAnApplication = 'Start an application';
export const seeWhatWeOffer = 'See what we offer';

export const saving = 'Saving';

export const withdraw = 'Withdraw';
export const withdrawThisApplication = 'Withdraw this application?';
export const yesWithdrawIt = 'Yes, withdraw it';
export const keepIt = 'Keep it';
export const itIsClosedAtOnce = 'It is closed at once and cannot be opened again. You may start a new one at any time.';
