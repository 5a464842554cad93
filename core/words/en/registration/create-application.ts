/** What is said of a new application that will not do. */

export const required = 'Required';
export const needYourConsentToCheck = 'We need your consent to check your credit';
