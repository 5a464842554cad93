/** What is said of a date of birth that will not do. */

export const required = 'Date of birth is required';

export const invalid = 'Invalid date';
