/** What we still need from the borrower, and sending it. */
import { plural } from '../plural.ts';

export const weHaveYourAnswer = 'We have your answer and are reviewing it.';
export const youSent = 'You sent:';

export const thereIsNothingToSend = 'There is nothing to send here';
export const weHaveWhatWeAsked =
  'We have what we asked for on this page, or the link was incomplete. The list says what is still needed.';
export const seeWhatWeNeed = 'See what we need';
export const pleaseSendEachOfThese = (kinds: string) => `Please send each of these: ${kinds}.`;
export const youCanSendMore = 'You can send more if something was missing.';
export const whatAreYouAdding = 'What are you adding?';
export const yourDocuments = (needed: number) =>
  plural(needed, { one: 'Your document', other: `Your ${needed} documents` });
export const sendToBeChecked = 'Send to be checked';
export const notNow = 'Not now';
export const pleaseAddADocument = 'Please add a document.';
export const pleaseAddDocuments = (needed: number) => `Please add ${needed} documents.`;
export const pleaseAddDocumentsArrived = (needed: number, arrived: number) =>
  `Please add ${needed} documents; ${arrived} arrived so far.`;

export const readingWhatWeNeed = 'Loading what we need';
export const thereIsNothingWeNeed = 'There is nothing we need from you right now.';
export const yourApplicationGoesOnWhen = (isInTime: boolean) =>
  `Your application continues once we’ve reviewed what you send.${isInTime ? ' That usually takes one business day.' : ''}`;

export const payStub = 'Pay stub';
export const taxReturn = 'Tax return';
export const awardLetter = 'Award letter';
export const bankStatement = 'Bank statement';
export const letterFromYourBank = 'Letter from your bank';
export const letterFromYourCredit = 'Letter from your credit union';
export const voidedCheck = 'Voided check';
export const signedLetterOfExplanation = 'Signed letter of explanation';
export const certificateOfTrust = 'Certificate of trust';
export const proofOfHomeownersInsurance = 'Proof of homeowner’s insurance';
export const proofOfFloodInsurance = 'Proof of flood insurance';
export const deedOfYourHome = 'Deed of your home';
export const driversLicenseFront = 'Driver’s license, front';
export const driversLicenseBack = 'Driver’s license, back';
export const passport = 'Passport';
export const stateIdCardFront = 'State ID card, front';
export const stateIdCardBack = 'State ID card, back';
export const permanentResidentCardFront = 'Permanent resident card, front';
export const permanentResidentCardBack = 'Permanent resident card, back';
export const photoOfYourself = 'Photo of yourself';
export const somethingElse = 'Something else';

export const yourNumberIsSaved = 'Your number is saved. Thank you.';
export const yourMobilePhone = 'Your mobile phone';
export const theNotaryAndOur = 'The notary and our closing team reach you here.';
export const saveMyNumber = 'Save my number';
