/** Why a paper cannot be signed. */

export const wordingHasChangedPleaseRead = 'The wording has changed. Please read it again.';
export const paperWasReplaced = 'This document was replaced. Please open it again.';
export const notTheNumberInThePdf = 'That is not the number in the PDF. Please open it again and type its four digits.';
export const agreeToElectronicRecordsFirst = 'Please agree to electronic records first.';
export const readThePaperToIts = 'Please read to the end of the document first.';
export const signAsAsYourName = (person: string) => `Please sign as ${person}, as your name appears on the document.`;
export const completeEveryPlaceThatIs = 'Please complete every place that is marked for you.';

export const thereIsNoDeedTo = 'There is no deed to sign yet.';

export const timeStampIsMissing =
  'Your signature could not be given its time stamp just now, so nothing was signed. Please try again in a minute.';
