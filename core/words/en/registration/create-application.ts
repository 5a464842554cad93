/** What is said of a new application that is not complete, and of a question of registration without an answer. */

export const required = 'Required';
export const needYourConsentToCheck = 'We need your consent to check your credit';
