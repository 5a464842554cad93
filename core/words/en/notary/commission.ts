/** What is said of a commission that will not do. */

export const atMostCharacters = (max: number) => `At most ${max} characters`;

export const enterYourNameAsIt = 'Please enter your name as it appears on the commission';
export const chooseTheStateThatCommissioned = 'Please choose the state that commissioned you';
export const enterTheCountyYouAre = 'Please enter the county you are in when you notarize';
export const enterTheNumberOfYour = 'Please enter the number of your commission';
export const enterTheDayOnWhich = 'Please enter the day on which it expires';
export const enterTheDayAs2029 = 'Please enter a full date';
export const enterADayOfThe = 'Please enter a day of the calendar';

export const enterYourCommissionFirstEvery =
  'Please enter your commission first: we make every one of your seals from it.';
export const commissionHasEndedPleaseEnter =
  'Your commission has ended. Please enter the new one before you seal a deed.';
export const doesNotLetItsNotaries = (stateName: string) =>
  `${stateName} does not let its notaries notarize a deed by video. A notary of another state has to do it.`;
