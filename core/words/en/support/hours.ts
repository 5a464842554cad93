/** When support answers. */

export const weekdays = (week: string) => `Monday-Friday: ${week}`;
export const weekend = (week: string) => `Saturday-Sunday: ${week}`;

export const closed = 'Closed';
