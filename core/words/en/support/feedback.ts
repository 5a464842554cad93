/** What is asked of someone who writes to the CEO. */

export const improve = 'Improve our product';
export const compliment = 'Give us a compliment';

export const required = 'Required';
export const mustBeAtLeastCharacters = (messageMin: number) => `Must be at least ${messageMin} characters`;
export const mustBeAtMostCharacters = (messageMax: number) => `Must be at most ${messageMax} characters`;
export const isNoPageOfOurs = 'This is not one of our pages';

export const shareYourThoughts = 'Share your thoughts with our CEO';
export const whatIsItAbout = 'What is it about?';
export const yourMessage = 'Your message';
export const noNumbersPlease = 'Please leave out Social Security and account numbers.';
export const mayWeUse = (lender: string) =>
  `May ${lender} use your feedback, your first name and your last initial in marketing?`;
export const youCanWithdraw = 'You can withdraw this at any time in your settings.';
export const yes = 'Yes';
export const no = 'No';
export const send = 'Send';
export const sending = 'Sending';
export const thankYou = 'Thank you. Our CEO’s office has your message.';

export const useOfYourWords = 'Your feedback in marketing';
export const readingYourChoice = 'Loading your choice';
export const youAgreed = (day: string) =>
  `On ${day} you agreed that we may use your feedback, your first name and your last initial in marketing.`;
export const youHaveNotAgreed = 'We may not use your feedback in marketing. There is nothing to withdraw.';
export const withdrawMyConsent = 'Withdraw my consent';
export const yourConsentIsWithdrawn = 'Your consent is withdrawn. We no longer use what you wrote.';
