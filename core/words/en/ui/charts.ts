/** Charts and the tables beside them. */
export const showAsATable = 'Show as a table';
export const theTableBelowHolds = (title: string) => `${title}. The table below holds its numbers.`;
