/** What a notary reads: the queue, the session and the commission. */
import type { Tag } from '../../rich.ts';

export const myCommission = 'My commission';
export const readingYourCommission = 'Loading your commission';
export const yourSeal = 'Your seal';
export const asShownOnYourCommission = 'As shown on your commission';
export const nameOnTheCommission = 'Name on the commission';
export const state = 'State';
export const choose = 'Choose';
export const countyYouAreInWhen = 'County you are in when you notarize';
export const inThatStateSuch = 'In that state, such as Washoe County';
export const commissionNumber = 'Commission number';
export const expiresOn = 'Expires on';
export const save = 'Save';
export const savedYourNextSeal = 'Saved. Your next seal says this.';

export const readTheDeed = 'Read the deed';
export const theDeed = 'The deed';
export const openingTheDeed = 'Opening the deed';

export const pleaseChooseWhy = 'Please choose why';
export const pleaseSayWhatHappened = 'Please say what happened';
export const atMost500Characters = 'At most 500 characters';
export const endWithoutASignature = 'End without a signature';
export const whyCanTheDeed = 'Why can the deed not be signed?';
export const endTheSession = 'End the session';
export const reason = 'Reason';
export const whatHappened = 'What happened';
export const keptInTheJournal = 'Kept in the journal.';
export const theOwnersAreAsked = 'The owners are asked to sign before a notary in person instead.';

export const readingTheQueue = 'Loading the queue';
export const notarySessions = 'Notary sessions';
export const yours = 'Yours';
export const waitingForANotary = 'Waiting for a notary';
export const noOneIsWaiting = 'No one is waiting. This page looks again every few seconds.';
export const since = (openedAt: string, present: number, count: number) =>
  `Since ${openedAt} · ${present === 0 ? 'no one in the room yet' : `${present} of ${count} in the room`}`;
export const takeTheSession = 'Take the session';
export const takeTheSessionNamed = (session: string) => `Take the session: ${session}`;
export const open = 'Open';
export const openNamed = (session: string) => `Open: ${session}`;

export const sealAndComplete = 'Seal and complete';
export const notAllHaveSigned = 'Everyone must sign first.';
export const sealTheDeed = 'Seal the deed';
export const goBack = 'Go back';
export const yourAcknowledgementAndThisSeal =
  'Your acknowledgment and this seal go on the deed, with today’s date in the property’s time zone.';
export const notaryPublic = 'Notary public';
export const commission = (number: string) => `Commission ${number}`;
export const expires = (expiresOn: string) => `Expires ${expiresOn}`;

export const openingTheSession = 'Opening the session';
export const loanSecurityInstrument = <T>(loanNumber: string | null, outcome: string, span: Tag<T>) =>
  [`Loan ${loanNumber ?? ''} · security instrument · `, span(outcome)] as const;
export const you = 'You';
export const yourCameraIsOff = 'Your camera is off';
export const connecting = 'Connecting';
export const notInTheRoom = 'Not in the room';
export const giveTheSessionBack = 'Give the session back';
export const sealedAndComplete = 'Sealed and complete';
export const endedWithoutASignature = 'Ended without a signature';
export const connectingToTheRoom = 'Connecting to the room';
export const inTheRoom = 'In the room';
export const theConnectionDroppedComing = 'The connection dropped; coming back';
export const openInAnotherWindow = 'Open in another of your windows';
export const faceAndDocumentMatch = 'Face and document match';
export const faceAndDocumentMatchOf = (name: string) => `Face and document match: ${name}`;
export const askToSign = (name: string) => `Ask ${name} to sign`;
export const hasSigned = 'Has signed.';
export const isReadingAndSigning = 'Is reading and signing now.';
export const isConfirmedAndCan = 'Is confirmed and can be asked to sign.';
export const hasAnsweredTheQuestions =
  'Has answered the questions. Ask them to hold their identity document to the camera.';
export const hasStillToAnswer = 'Has still to answer the questions.';
export const journal = 'Journal';
