/** What a borrower reads while someone else has the application. */
export const weExpectItBy = (day: string) => `We expect it by ${day}.`;
export const weExpectedItByIt = (day: string) => `We expected it by ${day}. It is taking longer than usual.`;

export const whereYourApplicationIs = 'Where your application is';
export const whoHasItNow = 'Who has it now';
export const whenWeExpectIt = 'When we expect it';
export const whatYouCanDo = 'What you can do';
export const checkAgain = 'Check again';
export const questionsCall = <T>(supportPhone: T) => ['Questions? Call ', supportPhone, '.'] as const;
export const whatWeAskedFor = 'What we asked for';
export const about = (amount: string) => `About ${amount}`;
