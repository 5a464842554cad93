/** What is said of an email that will not do. */

export const missing = 'Please enter your email';

export const invalid = 'Please enter a valid email address';
