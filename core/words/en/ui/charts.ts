/** Charts and the tables beside them. */
export const chart = 'Chart';
export const table = 'Table';
export const showAs = (title: string) => `Show “${title}” as`;
export const theTableHolds = (title: string) => `${title}. The table has the numbers.`;
