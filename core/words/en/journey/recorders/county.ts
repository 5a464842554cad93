/** Why a county cannot be recorded, and what is asked where two were said. */

export const chooseACountyOf = (state: string) => `The home is in ${state}. Choose a county of that state.`;

export const reportSaysAnotherCounty = (named: string, reported: string, isAtCounty: boolean) =>
  isAtCounty
    ? `The report of the property says that the home is in ${reported}. Our team named ${named}, which has the deed or is being sent it, so ${named} stays. Find out which is right. If it is ${reported}, the deed must be recorded there.`
    : `The report of the property says that the home is in ${reported}. Our team named ${named} before. ${reported} is used from now on. Find out which is right before anyone signs.`;
export const reportIsNotWaitedFor = 'No report of the property is waited for here.';
export const ourTeamChecksTheCounty =
  "We're checking which county your home is in. There's nothing you need to do right now.";
