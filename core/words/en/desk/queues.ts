/** What the lists of work are called, and when something in them is due. */

export const noCreditFile = 'No credit file found';
export const bureau = 'Bureau not answering';
export const birthDate = 'Birth date says under age';
export const fraudAlert = 'Fraud alert call';
export const latePayments = 'Late payments review';
export const brokerValue = 'Broker value review';
export const evaluation = 'Evaluation review';
export const appraisal = 'Appraisal review';
export const trustAndInsurance = 'Trust and insurance';
export const title = 'Title review';
export const titleExceptions = 'Title exceptions';
export const attorney = 'Attorney review';
export const funding = 'Funding approval';
export const reconsideration = 'Reconsideration';
export const faults = 'Stopped by a fault';
export const answers = 'Answered conditions';
export const suspectedFraud = 'Suspected fraud';
export const likeness = 'Possible sanctions matches';
export const proposals = 'Proposed conditions';
export const paymentsInQuestion = 'Payments in question';
export const moneyReturned = 'Money returned';
export const recordingRefused = 'Recording refused';
export const countyMissing = 'County missing';
export const boardingRefused = 'Refused by the servicer';
export const boardingUnanswered = 'No word from the servicer';
export const waitingTooLong = 'Waiting too long';

/** Which clock runs out first. */
export const clocks = {
  limit: 'Our time limit for this step',
  regulationB: 'The law’s 30 days to decide',
  creditReport: 'The credit report expires',
  rescission: 'The right to cancel ends',
  appointment: 'The signing appointment',
} as const;

export const flags = {
  texas: 'Texas',
  trust: 'Trust',
  coOwner: 'Co-owner',
  largeLine: 'Large line',
  conditionSent: 'Condition sent',
} as const;
