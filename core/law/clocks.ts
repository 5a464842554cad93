/** How long the law gives, in days. Each is a row of the register (register.ts), with its citation and its source. */

/** Business days in which every owner may cancel (12 CFR 1026.15(a)(3)). */
export const RESCISSION_DAYS = 3;
/** Calendar days in which a lender gives back every fee and ends its lien, once it has heard (1026.15(d)(2)). */
export const GIVE_BACK_DAYS = 20;
/** Days from application and notice to the first day of a Texas closing (Const. art. XVI s. 50(a)(6)(M)(i)). */
export const TEXAS_WAIT_DAYS = 12;
/** Business days a mailed Texas notice takes (7 TAC 153.51). */
export const TEXAS_MAIL_DAYS = 3;
/** Years between two Texas equity loans on one home (s. 50(a)(6)(M)(iii)). */
export const TEXAS_YEARS_APART = 1;
/** A table of average prime offer rates is published every week; one older than this many days sets no rate. */
export const APOR_AGE_DAYS_MAX = 10;
/** Business days after an application by telephone or through someone else in which the papers follow (1026.40(b)). */
export const LATER_PAPERS_DAYS = 3;
/** Days for which what belongs to an application is kept: 25 months at their longest (1002.12(b)). */
export const CREDIT_RECORD_DAYS = 762;
/** Days for which a list of counseling agencies may be given (12 CFR 1024.20(a)(1)), and how many it has. */
export const COUNSELING_AGE_DAYS_MAX = 30;
export const COUNSELING_AGENCIES = 10;
/** Business days between the copy of a valuation and the closing of a first lien (12 CFR 1002.14(a)(1)). */
export const VALUATION_COPY_DAYS = 3;
/** Business days after the disclosures in which any fee can be had back (12 CFR 1026.40(h)). */
export const REFUND_DAYS = 3;
