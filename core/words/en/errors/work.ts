/** What staff read of work that stopped. */

export const vendorsAnswerCouldNotBe = (message: string) => `The vendor’s answer could not be used (${message}).`;
export const answersAnOrderThatWe = 'It answers an order that we have no record of.';
export const databaseDidNotTakeWhat = (errorCode: string) =>
  `The database did not take what came of it (${errorCode}).`;
export const faultInOurProgramThe = (name: string) => `A fault in our program (${name}); the log has it.`;

export const everyTryFailed = 'Every try failed.';

export const processExpectsNoMessageAbout = (effect: string) =>
  `This process expects no message about the effect ${effect}.`;

export const processDoesNotKnowThe = (effect: string) => `This process does not know the effect ${effect}.`;
export const thereIsNoSuchApplication = 'There is no such application for this process.';

export const noRateToday =
  'We can’t set rates right now, because this week’s published rates haven’t reached us. Nothing is lost. Please come back later today.';
export const vendorIsPaused = 'someone has paused it; what waits for it keeps its tries';
