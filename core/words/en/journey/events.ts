/** What is said of an event’s content that will not do. */

export const enterADate = 'Please enter a date';
