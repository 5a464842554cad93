/** What keeps money from going, in sentences for the desk. */
import type { LastCheck } from '../../../application/kinds.ts';

export const rightToCancelUntil = (moment: string) => `The owners can cancel until ${moment}.`;
export const notRecorded = 'The county has not recorded the deed.';
export const deedSentBack = 'The county sent the deed back.';
export const checkNames: Readonly<Record<LastCheck, string>> = {
  watchLists: 'Watch lists',
  account: 'Account',
  employment: 'Employer',
  liens: 'New liens',
};
export const checkAsked = (name: string) => `${name}: asked, not answered yet.`;
export const checkFound = (name: string) => `${name}: found something. Someone must look into it.`;
export const conditionOpen = (name: string) => `Condition open: ${name}.`;
export const conditionProposed = (name: string) => `Proposed and not sent yet, for us to send or drop: ${name}.`;
export const conditionSuspected = (name: string) => `Suspected fraud, for compliance to settle: ${name}.`;
export const conditionAnswered = (name: string) => `Condition answered, for us to look at: ${name}.`;
export const approvals = (given: number) => `Approvals: ${given} of 2.`;
export const approvalsVoided = (why: string) => `Approvals count no more: ${why}`;
export const paymentQuestioned =
  'The payments company says that it has paid already. Someone must look into its books.';
export const noAccount = 'No account is known that the draw could go to.';
export const moneyCameBack = 'The money came back.';
export const steps = {
  cameBack: 'The money came back',
  answered: 'The borrower answered',
  cleared: 'We looked at the answer',
  sentAgain: 'The money is sent again',
} as const;
