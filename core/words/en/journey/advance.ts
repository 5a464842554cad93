/** Why the journey does not go on. */

export const thereIsNoStepTo = 'There is no step to go back to.';
export const isAtAnotherStep = 'The application is at another step now, so this can’t be done.';
export const ourTeamLooksAtIt =
  'Our team is reviewing your application. You can continue as soon as that’s done, and we’ll email you if we need anything.';

/** Answered to machines, for the log; a person is told that it is at another step. */
export const cannotHappenWhileTheApplication = (name: string, status: string) =>
  `${name} cannot happen while the application is ${status}.`;
export const isNotForToSay = (name: string, by: string) => `${name} is not for ${by} to say.`;
export const isNotDueYet = (name: string) => `${name} is not due yet.`;
