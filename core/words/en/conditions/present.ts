/** What a borrower is asked for where several papers are. */
import { plural } from '#core/words/plural.ts';

export const uploadDocuments = 'Upload Documents';

export const uploadBankVerificationDocumentation = 'Upload Bank Verification Documentation';
export const uploadBankLetter = 'Upload Bank Letter';

/** The place in a description where an account is named; it goes where there is none to name. */
export const endingInHole = ' ending in {lastFour}';
export const endingIn = (lastFour: string) => ` ending in ${lastFour}`;

export const recentPaystubs = (count: number) =>
  `${count} ${plural(count, { one: 'recent pay stub', other: 'recent pay stubs' })}`;
export const pleaseSendItBy = (day: string) => `Please send it by ${day}.`;
