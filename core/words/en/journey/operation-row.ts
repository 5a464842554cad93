/** The queues of work. */

export const faults = 'Faults';
export const credit = 'Credit';
export const property = 'Property and value';
export const verification = 'Income and identity';
export const titleAndTrust = 'Title and trust';
export const closing = 'Closing';
export const funding = 'Funding';
export const conditions = 'Answers to look at';
export const declined = 'Declined this year';
export const anytime = 'At any time';
