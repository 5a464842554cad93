/** What each status that waits for us asks, and the names of the facts it rests on. */
export const titles = {
  CREDIT_NO_MATCH_SSN: 'Find out why the bureau has no file',
  CREDIT_ERROR: 'Ask the bureau, then pull credit again',
  CREDIT_MINOR: 'Check the birth date',
  FACTA_REVIEW: 'Call about the fraud alert',
  DELINQUENCY_REVIEW: 'Decide on the late payments',
  NAV_BPO_REVIEW: 'Decide the value to lend on',
  NAV_RESI_EVAL_REVIEW: 'Decide the value to lend on',
  HOLD_FOR_APPRAISAL_REVIEW: 'Check the appraisal',
  TRUST_AND_INSURANCE: 'Read the trust and insurance documents',
  FINAL_TITLE_REVIEW: 'Review the title report',
  FINAL_TITLE_EXCEPTION: 'Cure the title exceptions',
  ATTORNEY_REVIEW: 'Enter the attorney’s answer',
  FUNDING_DECISION: 'Approve the funding',
  DECLINED: 'Decide whether to look at this again',
  UNKNOWN: 'Fix what failed, then continue',
} as const;
/** In a status that is not ours, by the list in which it waits for us all the same. */
export const titlesBeside = {
  answers: 'Look at what was sent',
  'suspected-fraud': 'Decide about the suspected fraud',
  'possible-matches': 'Decide whether a name on a list is this person',
  'proposed-conditions': 'Send or drop what a rule proposes',
  'payments-in-question': 'Find out whether the payment was made',
  'money-returned': 'Send the money again',
  'recording-refused': 'Correct what the county sent back',
} as const;
export const nothingAsked = 'Nothing is asked of us now';

export const borrower = 'Borrower';
export const address = 'Address';
export const ssn = 'Social Security number';
export const endingIn = (digits: string) => `ending in ${digits}`;
export const notGiven = 'Not given';
export const bureau = 'Bureau';
export const inquiry = 'Inquiry';
export const soft = 'Soft';
export const hard = 'Hard';
export const phoneOnAlert = 'Call this number (from the alert)';
export const phoneOnFile = 'Phone on file';
export const line = 'Line';
export const score = 'Credit score';
export const late = 'Paid late';
export const latePayment = (creditor: string, mask: string, on: string) =>
  `${creditor}, ending in ${mask}, last on ${on}`;
export const marks = 'On the report';
export const reported = 'Reported value';
export const present = 'Value we use now';
export const owed = 'Owed on the home';
export const cltv = 'Combined loan-to-value';
export const withReported = 'Combined loan-to-value with the reported value';
export const ownership = 'Ownership';
export const needsHazard = 'Hazard insurance';
export const proofNeeded = 'Proof needed';
export const floodZone = 'Flood zone';
export const exceptions = 'Exceptions';
export const newLien = (holder: string) => `Lien found: ${holder}`;
export const loan = (holder: string) => `Loan: ${holder}`;
export const state = 'State';
export const reasons = 'Declined because';
export const declinedAt = 'Declined on';
export const failedStep = 'Failed step';
export const openConditions = 'Open conditions';
export const percent = (bps: number) => `${(bps / 100).toFixed(2)}%`;
