/** The list of work that waits. */
export const readingTheWork = 'Reading the work';
export const work = 'Work';
export const nothingIsWaitingForUs = 'Nothing is waiting for us.';

export const applicationsThatWaitForUsWhat =
  'Applications that wait for us. What you can work on comes first, the longest waiting at the top.';
export const forColleaguesYourRoles = 'For colleagues: your roles have nothing to do here.';
export const sinceWithStatusSince = (statusSince: string) => `since ${statusSince}`;
