/** How a title search words what it found. */

export const judgmentOf = (creditor: string) => `Judgment of ${creditor}`;
