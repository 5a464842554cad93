/** Lists that an application and the events about it share. They stand beneath both, so that neither needs the other for them. */

/** Which kind of valuation must be ordered before we lend on the value we have. */
export const valuationNeeds = ['none', 'bpo', 'navBpo', 'evaluation', 'appraisal'] as const;
export type ValuationNeed = (typeof valuationNeeds)[number];

/** Owners beside the borrower. */
export const SIGNERS_MAX = 4;

/** What we send: the draw to the borrower, or what it pays to creditors. */
export const moneySent = ['disbursement', 'creditorPayment'] as const;
export type MoneySent = (typeof moneySent)[number];

/** What is looked at again before money goes out. */
export const lastChecks = ['watchLists', 'account', 'employment', 'liens'] as const;
export type LastCheck = (typeof lastChecks)[number];

/**
 * `settled`: a person looked into what was found, and it stands in no one's way. `unanswered`: every try to ask failed, and a
 * person was told; it is asked again when they have cleared that.
 */
export const lastCheckStates = ['clear', 'found', 'settled', 'unanswered'] as const;
export type LastCheckState = (typeof lastCheckStates)[number];
