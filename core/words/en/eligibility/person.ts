/** Why someone cannot borrow from us. */

export const mustBeYearsOrOlder = (seniorAgeYearsMin: number) =>
  `Must be ${seniorAgeYearsMin} years or older to apply for a loan`;
export const mustBeAtLeastYears = (ageMin: number) => `Must be at least ${ageMin} years old`;

export const apologizeAtThisTimeWe = "We apologize. At this time, we don't lend to unemployed borrowers.";

export const required = 'Required';
export const mustBeAtLeast0 = 'Must be at least $0';
export const mustBeLessThan10 = 'Must be less than $10,000,000';
export const confirmThatThisIsYour = 'Please confirm that this is your annual income before taxes.';

export const mustBeANumber = 'Must be a number';

export const looksLikeYouHaveReceived = (daysBetweenHelocs: number) =>
  `It looks like you have received a HELOC from us within the last ${daysBetweenHelocs} days.`;

export const tooLowForSmallestLine = (smallest: string) =>
  `Our smallest line is ${smallest}, and this income alone is not enough for it. If you also live on savings, you can show them after you apply.`;
