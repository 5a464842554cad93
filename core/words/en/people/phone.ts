/** What is said of a phone number that will not do. */

export const missing = 'Please enter your mobile phone';

export const invalid = 'Please enter a valid phone number';

export const countryCode = 'Country code 1 is not needed';
