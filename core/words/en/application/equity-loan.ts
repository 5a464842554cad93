/** What is asked in Texas about another home-equity loan, and what is said of an answer that will not do. */

export const question = 'Have you had another home equity loan or line of credit on this home?';
export const hint =
  'Texas lets a home carry one home equity loan at a time, and a new one only a year after the last one closed, even if that one is paid off.';
export const answers = {
  NONE: { label: 'No', description: 'None, or none that I know of' },
  PAID: { label: 'Yes, and it is paid off', description: 'The lender released it' },
  OPEN: { label: 'Yes, and it is open', description: 'Money is owed, or it can still be drawn' },
} as const;
export const whenDidItClose = 'When did it close?';
export const whenHint = 'The day you signed for it.';

export const sayWhetherThereWasOne = 'Please say whether there was another home equity loan on this home';
export const enterTheDay = 'Please enter the day on which it closed';
export const dayIsToCome = 'This day is still to come';

export const anotherHomeEquityLoan = 'Another home equity loan';
export const noOtherLoan = 'None';
export const otherLoanClosedOn = (closedOn: string, isPaidOff: boolean) =>
  isPaidOff ? `Closed on ${closedOn}, paid off` : `Closed on ${closedOn}, open`;

export const ourTeamChecks = 'Our team is looking at how your other home equity loan is paid off.';

/** For our own people. */
export const openLoanTold = (closedOn: string) =>
  `The borrower says that a home-equity loan of ${closedOn} is open on this Texas home. It must be paid off by this line or before it: Texas lets a home carry one at a time (section 50(a)(6)(K)).`;
