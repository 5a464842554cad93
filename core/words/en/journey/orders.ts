/** When something that costs money was ordered as often as one application allows. */

export const ourTeamDecides =
  "We've checked this several times already, so our team will take it from here. There's nothing you need to do right now.";
export const orderedAsOftenAsAllowed = (max: number) =>
  `The borrower had this ordered ${max} times, which is as often as one application allows. What they sent last is in the history. Decide by what is on file.`;
