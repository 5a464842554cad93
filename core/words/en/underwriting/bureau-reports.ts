/** What a bureau's report says in codes only, for those who read it. */

/** Beside a score that inquiries lowered, where the bureau does not say so among its reasons (15 U.S.C. 1681g(f)(9)). */
export const inquiriesCounted = 'Credit was asked for several times within a year';

export const recordNames = {
  bankruptcy: 'Bankruptcy',
  bankruptcy7: 'Bankruptcy, Chapter 7',
  bankruptcy11: 'Bankruptcy, Chapter 11',
  bankruptcy12: 'Bankruptcy, Chapter 12',
  bankruptcy13: 'Bankruptcy, Chapter 13',
  foreclosure: 'Foreclosure',
  garnishment: 'Garnishment',
  collection: 'Collection, judgment or lien',
} as const;

export const unnamedCreditor = 'Creditor not named';
