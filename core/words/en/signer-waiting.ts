/** What another owner reads between the steps, and after them. */

export const yourIdentityIsConfirmed = 'Your identity is confirmed';
export const thankYouThereIsNothing = (name: string, status: string) =>
  `Thank you, ${name}. There is nothing to do right now. ${status} You can close this page and come back.`;
export const whatHappensNext = 'What happens next';
export const youSignBeforeANotary = (borrowerName: string) =>
  `You sign before a notary in person: ${borrowerName} chooses a time for all of you. We’ll email you, and the time will show here.`;
export const asSoonAsTheNotary = 'As soon as the notary can meet you by video, this page takes you there.';
export const weEmailYouWhen = 'The documents are not ready to sign yet. We email you when they are.';
export const theHome = 'The home';
export const whoApplied = 'Who applied';
export const whatYouSign = 'What you sign';
export const theDeedOfTrust =
  'The deed of trust or mortgage, as the owner’s spouse: it says that you agree. Not the loan.';
export const theDeedOfTrustOr = 'The deed of trust or mortgage, which lets the home secure the line. Not the loan.';
export const whatYouOwe = 'What you owe';
export const nothingTheLoanIsNot = 'Nothing. The loan is not yours, and your credit is not checked.';
export const whatToHaveReady = 'What to have ready';
export const theIdentityDocumentYouShowed = 'The identity document you showed us. You bring it to the appointment.';
export const theIdentityDocumentYouShowedUs =
  'The identity document you showed us, and a phone or computer with a camera.';
export const where = 'Where';
export const atTheOfficeOfATitle =
  'At the office of a title company, an attorney or the lender, as Texas law requires.';
export const notBefore = 'Not before';
export const theLawGivesEveryone = (at: string) => `${at}. The law gives everyone time to think until then.`;
export const thereIsNothingLeft = 'There is nothing left to sign';
export const questionsCall = <T>(supportPhone: T) => ['Questions? Call ', supportPhone, '.'] as const;
export const youDecidedNotToSign =
  'You decided not to sign, so this application has ended. Nothing was recorded against the home.';
export const youDecidedEarly = (borrowerName: string) =>
  `You decided not to sign. ${borrowerName} sees that, and not why. If you change your mind, ask ${borrowerName} to invite you again.`;
export const youAreNotSigning = 'You are not signing';
export const sApplicationHasEnded = (borrowerName: string) =>
  `${borrowerName}’s application has ended, for every owner. If the deed was recorded, we have it released. Nothing more is asked of you.`;
export const sApplicationHasEndedNothing = (borrowerName: string) =>
  `${borrowerName}’s application has ended. Nothing was recorded against the home, and nothing more is asked of you.`;
export const weArePuttingSomething = 'We’re fixing a problem';
export const aStepOnOur =
  'Something didn’t work on our side. Our team is looking at it, and you haven’t lost anything. This page continues automatically once it is fixed.';
export const ifYouWouldRather = <T>(supportPhone: T) => ['Prefer to talk? Call ', supportPhone, '.'] as const;
