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
/** What the person who opens it finds, and what is theirs to do. */
export const leads = {
  CREDIT_NO_MATCH_SSN:
    'The bureau has no file under this number. Check name, number and birth date with the borrower, or confirm that there is no file.',
  CREDIT_ERROR: 'The bureau has not answered for a long time. Ask it why before credit is pulled again.',
  CREDIT_MINOR: 'The credit file says under 18. A mistyped birth date is likelier: check it first.',
  FACTA_REVIEW:
    'The file has a fraud or active-duty alert. Call the number that is given and confirm that this person applied.',
  DELINQUENCY_REVIEW: 'The report shows late payments. Read what explains them, then decide.',
  NAV_BPO_REVIEW: 'A broker has valued the home. Compare the value with what else is known about it.',
  NAV_RESI_EVAL_REVIEW: 'The home’s evaluation is in. Compare the value with what else you know about it.',
  HOLD_FOR_APPRAISAL_REVIEW: 'The appraisal is in. Read it before its value is used.',
  TRUST_AND_INSURANCE: 'Check that the trust can borrow, and that the home is insured as it must be.',
  FINAL_TITLE_REVIEW: 'The title report is in. Check that the owners and loans match what we have.',
  FINAL_TITLE_EXCEPTION: 'Something on the title has to be cleared or paid off before we can lend.',
  ATTORNEY_REVIEW: 'An attorney reviews this closing first. Enter the answer when you have it.',
  FUNDING_DECISION: 'Everything is signed. Look at the last checks; two people approve before the money goes.',
  DECLINED: 'It was declined. Look at it again when a reason was wrong or something new came.',
  UNKNOWN: 'A step failed and was not tried again. Find out why, then continue with it.',
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
  'county-missing': 'Enter the county of the home',
  'boarding-refused': 'Settle what the servicer found wrong',
  'boarding-unanswered': 'Wait for the servicer’s answer',
} as const;
export const leadsBeside = {
  answers: 'The borrower answered a condition. Clear it, or ask again and say what is missing.',
  'suspected-fraud': 'A document may be false. Compliance decides whether it is.',
  'possible-matches': 'A name looks like one on a sanctions list. No money goes out before two people have settled it.',
  'proposed-conditions': 'A rule proposes to ask the borrower for something. Send it, or drop it and say why.',
  'payments-in-question': 'We don’t know whether a payment went out. Ask the bank before anything is sent again.',
  'money-returned': 'Money came back to us. Check where it should go, then send it again.',
  'recording-refused': 'The county sent the deed back. Correct what it names, then send it again.',
  'county-missing':
    'No report of the property says which county the home is in. Find it on the deed or the tax bill, and enter it. Until then the deed can’t be recorded, and costs go by the highest tax in the state.',
  'boarding-refused':
    'The servicer did not take the line over. Settle with it what it names, then send the line again, or enter its number.',
  'boarding-unanswered':
    'The line went to its servicer. Without an answer for two days it comes into your list: ask the servicer, then send the line again or enter its number.',
} as const satisfies Record<keyof typeof titlesBeside, string>;
export const servicerSaid = 'What is wrong';
export const sentToServicer = 'Sent on';
export const nothingAsked = 'Nothing is asked of us now';
export const itIsOver = 'The application has ended. What you can do anyway is below.';
export const nextStepIsNotOurs = 'The next step belongs to someone else. What you can do anyway is below.';

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
export const latePayment = (creditor: string, mask: string | null, on: string) =>
  `${creditor}, ${mask === null ? 'account number not given' : `ending in ${mask}`}, last on ${on}`;
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
export const floodCoverNeeded = 'Flood insurance needed before it continues';
export const exceptions = 'Exceptions';
export const newLien = (holder: string) => `Lien found: ${holder}`;
export const loan = (holder: string) => `Loan: ${holder}`;
export const state = 'State';
export const reasons = 'Declined because';
export const declinedAt = 'Declined on';
export const failedStep = 'Failed step';
export const openConditions = 'Open conditions';
export const percent = (bps: number) => `${(bps / 100).toFixed(2)}%`;
