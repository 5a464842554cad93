/**
 * How names are looked for on sanctions lists. The law (31 CFR chapter V) forbids to deal with people who are listed. It
 * says neither how alike two names must be for a person to look, nor how old a copy of the list may be: both are the
 * lender's own program, and its compliance must confirm them (docs/decisions/0078).
 */

/** Of 100. At 85 a letter wrong in a word still counts, and another first name does not (core/people/likeness.ts). */
export const LIKENESS_MIN = 85;

export const isLikeListed = (likeness: number): boolean => likeness >= LIKENESS_MIN;

/** The Treasury changes its list several times a week, without set days: what is older than this was forgotten. */
export const SANCTIONS_LIST_DAYS_MAX = 10;

const dayMs = 86_400_000;

export const isSanctionsListTooOld = (publishedAt: Date, now: Date): boolean =>
  now.getTime() - publishedAt.getTime() > SANCTIONS_LIST_DAYS_MAX * dayMs;
