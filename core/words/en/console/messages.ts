/** Messages of vendors that could not be taken. */
export const readingTheMessages = 'Loading the messages';
export const weAreTryingAgain = (kind: string) => `We are trying “${kind}” again.`;
export const messagesWeCouldNot = 'Messages we could not process';
export const tryAMessageAgain =
  'Vendors sent these, and we could not process them. Nothing is lost: try again once the cause is fixed.';
export const everyMessageHasBeen =
  'Every message has been processed. One shows up here when we can’t process it after several tries.';
export const from = 'From';
export const received = 'Received';
export const tries = 'Tries';
export const whatWentWrong = 'What went wrong';
export const notKnownTheProcess = 'Not known. The process stopped each time it tried.';
export const application = 'Application';
export const notKnown = 'Not known';
export const tryAgain = 'Try again';
export const tryAgainReceived = (name: string, receivedAt: string) => `Try again: ${name}, received ${receivedAt}`;
export const itCouldNotBeTried = 'It could not be tried again';
export const openTheApplication = 'Open the application';
export const workThatWaits = 'Work that waits';
export const workThatNoRunning = (count: number, hasMore: boolean) =>
  `Work that no running process knows (${count}${hasMore ? '+' : ''})`;
export const aNewerReleasePicks =
  'A newer release picks this up automatically. If it is still here after ten minutes, tell engineering.';
export const since = (since: string) => `since ${since}`;
