/** How a title search words what it found. */

export const openEquityLoan = (closedOn: string) =>
  `A Texas home-equity loan of ${closedOn} is open and not paid off by this line: section 50(a)(6)(K) lets a home carry one`;
export const judgmentOf = (creditor: string) => `Judgment of ${creditor}`;
