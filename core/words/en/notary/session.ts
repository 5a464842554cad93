/** What happens in a notary session, and why something cannot. */

// Journal words
export const opened = 'The session was opened';
export const claimed = 'A notary took the session';
export const released = 'The notary gave the session back';
export const joined = 'Came into the room';
export const left = 'Left the room';
export const questionsAsked = 'Was asked questions only they should be able to answer';
export const questionsPassed = 'Answered the questions';
export const questionsFailed = 'Did not answer the questions';
export const identityConfirmed = 'The notary compared face and identity document';
export const calledToSign = 'Was asked to sign';
export const signed = 'Signed the security instrument';
export const sealed = 'The notary sealed the instrument';
export const failed = 'The session ended without a signature';

// Failure reasons
export const identityNotProved = 'Someone could not prove who they are';
export const noCamera = 'Camera, microphone or connection didn’t work';
export const notaryDeclined =
  'I may not notarize this: doubt about will or understanding, or a mistake in the documents';

// Journal refusal
export const sessionIsOver = 'This session is over.';
export const anotherNotaryHasThisSession = 'Another notary has this session.';
export const onlyTheNotaryWhoHas = 'Only the notary who has the session can give it back.';
export const someoneHasSignedFinishThe = 'Someone has signed: finish the session, or end it with a reason.';
export const questionsAreAnswered = 'The questions are answered.';
export const onlyTheNotaryCanConfirm = 'Only the notary can confirm who someone is.';
export const theyHaveToAnswerThe = 'They have to answer the questions first.';
export const onlyTheNotaryCanAsk = 'Only the notary can ask someone to sign.';
export const confirmFirstWhoTheyAre = 'Confirm first who they are.';
export const theyHaveSigned = 'They have signed.';
export const noOneSignsForAnother = 'No one signs for another.';
export const notaryHasNotAskedYou = 'The notary has not asked you yet.';
export const onlyTheNotaryCanSeal = 'Only the notary can seal the instrument.';
export const notEveryoneHasSigned = 'Not everyone has signed.';
export const onlyTheNotaryCanEnd = 'Only the notary can end the session.';
export const noOneOfThatIdentity = 'No one of that identity is in this session.';
