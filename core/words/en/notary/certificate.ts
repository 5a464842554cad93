/** The notary’s certificate. */

export const california =
  'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.';

export const notaryAcknowledgement = 'Notary acknowledgment';
export const doneInOn = (venue: string, day: string) => `Done in ${venue}, on ${day}.`;
export const beforeMeNotaryPublicAppeared = (notaryName: string, signers: string, who: string) =>
  `Before me, ${notaryName}, notary public, appeared by means of audio and video ${signers}, who proved to me on the basis of satisfactory evidence to be ${who} subscribed to this instrument, and acknowledged executing it freely, in the capacity stated there.`;
export const notaryPublic = 'Notary public';
export const commission = (number: string) => `Commission ${number}`;
export const commissionExpires = (expiresOn: string) => `Commission expires ${expiresOn}`;
export const sealedOn = (day: string) => `Sealed on ${day}`;
