/** Credit for business has neither the early disclosure nor the brochure (12 CFR 1026.3(a)(1)). */
export const hasEarlyPapers = (product: string): boolean => product !== 'dscr';
