/** The application beside a conversation. */

export const title = 'Application';
export const reading = 'Loading the application';
export const none = {
  visitor: 'They are not logged in, so we cannot tell whose application it would be. Ask them to log in.',
  none: 'They are logged in and have no application that you may see.',
} as const;
export const summaryOnly = 'This is the summary that chat agents see. Each look is logged.';
export const whatIsHappening = 'What is happening';
export const whatTheyDo = 'What they do next';
export const whoActs = 'Who acts';
export const byWhen = 'By when';
export const limit = (moment: string) => `Our limit: ${moment}`;
export const line = 'Line';
export const noLineYet = 'Not chosen yet';
export const home = 'Home';
export const brand = 'Brand';
export const loanNumber = 'Loan number';
export const noLoanNumber = 'None yet';
export const weWaitFor = 'We wait for';
export const nothing = 'Nothing';
export const conditionOf = (name: string, isAnswered: boolean, isSigners: boolean) =>
  `${name}${isSigners ? ', from another owner' : ''}${isAnswered ? ' (answered, we are looking at it)' : ''}`;
