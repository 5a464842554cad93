/** What visits can be told apart by, one at a time. */
export const dimensions = ['all', 'form', 'brand', 'device', 'referrer', 'originator'] as const;
export type Dimension = (typeof dimensions)[number];
