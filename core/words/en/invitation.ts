/** What someone reads who came by a letter of ours. */
export const welcomeYourInvitationIsGood = (firstName: string, respondByDate: string) =>
  `Welcome, ${firstName}. Your invitation is good until ${respondByDate}, and we have filled in what our letter already knew.`;
