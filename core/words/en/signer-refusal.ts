/** Deciding not to sign. */
export const iDoNotWant = 'I do not want to sign';
export const doYouNotWant = 'Do you not want to sign?';
export const yesIWillNot = 'Yes, I will not sign';
export const goBack = 'Go back';
export const thatIsYourRight = (borrowerName: string) =>
  `That is your right. A line of credit on a home needs everyone who owns it, so ${borrowerName}’s application ends here, and we tell them that it did. We do not tell them why.`;
/** Ahead of their turn nothing ends yet. */
export const thatIsYourRightEarly = (borrowerName: string) =>
  `That is your right. A line of credit on a home needs everyone who owns it, so ${borrowerName} cannot close without you. They see that you decided not to sign. We do not tell them why.`;
