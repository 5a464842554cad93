/** Applications that stay longer than they should. */
export const readingWhatIsOverdue = 'Loading what is overdue';
export const overdue = 'Overdue';
export const overdueWithTotal = (total: number) => `Overdue (${total})`;
export const applicationsThatHaveBeen =
  'Applications that have been in one status longer than it allows, the longest overdue first. Their borrowers read that our team has been told.';
export const nothingIsOverdue = 'Nothing is overdue.';
export const theFirstOfAreShown = (count: number, total: number) =>
  `The first ${count} of ${total} are shown. The others follow when these move on.`;
export const status = 'Status';
export const inItSince = 'In it since';
export const limit = 'Limit';
export const overdueSince = 'Overdue since';
export const whoseTurn = 'Whose turn';
export const borrower = 'Borrower';
