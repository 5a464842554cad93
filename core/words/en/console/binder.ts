/** The examiner's binder: the list over all loans, one loan's table, and the files that leave with it. */
import { plural } from '#core/words/plural.ts';

export const title = 'Examiner’s binder';
export const intro =
  'What the law owes each borrower, by its day. Open an application to see every obligation with its proof.';
export const reading = 'Loading the binder';
export const lists = { late: 'Late or wrong', week: 'Due in the next 7 days' } as const;
export const chooseList = 'Show';
export const none = { late: 'Nothing is late or wrong.', week: 'Nothing is due in the next 7 days.' } as const;
export const more = 'Next page';
export const first = 'First page';
export const counted = (found: number, max: number) => (found >= max ? `${max} or more` : String(found));
export const unjudged = (found: string) => `Applications that changed and are still to be checked: ${found}.`;

export const ofLoan = (loan: string) => `Binder of loan ${loan}`;
export const backToApplication = 'Open the application';
export const openBinder = 'What the law asked for, with proofs';
export const summary = (red: number) =>
  red === 0
    ? 'No obligation is late, missing, or broken.'
    : `${red} ${plural(red, { one: 'obligation is', other: 'obligations are' })} late, missing, or broken.`;
export const take = 'Download the binder (ZIP)';
export const taking = 'Preparing the file';
export const takeFailed = 'The file could not be made';
export const fileName = (loan: string) => `binder-${loan}.zip`;

export const heads = {
  citation: 'Law',
  due: 'Due',
  met: 'Met',
  proof: 'Proof',
} as const;
export const by = (when: string) => `By ${when}`;
export const notBefore = (when: string) => `Not before ${when}`;
export const counsel = (what: string) => `Counsel must confirm: ${what}`;
export const event = (seq: number, what: string, when: string) => `Event ${seq}: ${what}, ${when}`;
export const paper = (name: string, hash: string) => `${name}, SHA-256 ${hash}`;
export const destroyed = (name: string, when: string) => `${name}, destroyed on ${when} at the end of its time`;
export const delivery = (when: string) => `Email handed to the carrier ${when}`;
export const consent = (what: string, when: string) => `${what}, ${when}`;
export const consents: Readonly<Record<string, string>> = {
  COMMUNICATION: 'Agreed to electronic documents',
  EARLY_DISCLOSURES: 'Receipt of what was shown with the application',
};

export const csv = [
  'Id',
  'Obligation',
  'Law',
  'State',
  'Due',
  'Not before',
  'Met',
  'Reason or problem',
  'Proof',
] as const;
export const sheetTitle = (loan: string) => `Examiner’s binder, loan ${loan}`;
export const sheetMade = (when: string) => `Made ${when}. Times are in UTC. Run node verify.mjs to check the files.`;
