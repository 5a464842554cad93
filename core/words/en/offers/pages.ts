/** The offers, one question a page. */
export const ofLabel = (at: number, count: number) => `(${at} of ${count})`;
export const next = 'Next';
