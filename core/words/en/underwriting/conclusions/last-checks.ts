/** What the last checks before funding found. */

export const likenessOf = (list: string, score: number) => `${list}: a likeness of ${score} of 100.`;

export const newLienOf = (holder: string, balance: string) => `A new lien of ${holder}, ${balance}.`;

export const noOneCouldBeReached = 'No one could be reached at the employer.';
export const employerSaysThatTheyHave = 'The employer says that they have left.';
export const employerSaysThatTheyHaveLeft = (endedOn: string) =>
  `The employer says that they have left, on ${endedOn}.`;

export const haveNoNumbersOfThis = 'We have no numbers of this account to ask about.';
export const accountEndingInIsClosed = (mask: string | undefined) => `The account ending in ${mask} is closed.`;
export const accountEndingInIsSomeone = (mask: string | undefined) =>
  `The account ending in ${mask} is someone else’s by now.`;
export const bankNoLongerSaysWhose = (mask: string | undefined) =>
  `The bank no longer says whose the account ending in ${mask} is.`;
