/** The console's page of complaints. */
import { plural } from '#core/words/plural.ts';

export const title = 'Complaints';
export const intro = 'Complaints about this lender. Each has a day by which it must be answered.';
export const reading = 'Loading complaints';
export const show = 'Show';
export const lists = { open: 'Not answered yet, the earliest day first', all: 'All, the newest first' } as const;
export const none = { open: 'Every complaint is answered.', all: 'No complaint was received.' } as const;
export const next = 'Next page';
export const first = 'First page';
export const from = (name: string, channel: string, when: string) => `${name} · ${channel} · ${when}`;
export const dueBy = (when: string) => `Answer by ${when}`;
export const late = 'Late';
export const answered = (who: string, when: string) => `Answered by ${who}, ${when}`;
export const answeredLate = 'After the limit';
export const openApplication = 'Open the application';
export const answer = 'Answer';
export const answerHint = 'This goes to them by email.';
export const answerNoEmail = 'We have no email address: keep a copy of the letter you send here.';
export const sendAnswer = 'Save and send the answer';
export const saveAnswer = 'Save the answer';
export const answerNamed = (act: string, kind: string, name: string) => `${act}: ${kind}, ${name}`;
export const sending = 'Sending';
export const failed = 'That didn’t work';

export const takeIn = 'Record a complaint';
export const channel = 'How it reached us';
export const name = 'Their name';
export const email = 'Their email (optional)';
export const receivedOn = 'Received on';
export const loanNumber = 'Loan number (optional)';
export const noSuchLoan = 'There is no application with that loan number.';
export const save = 'Save the complaint';
export const saving = 'Saving';
export const saved = 'The complaint is saved.';

export const report = (year: string) => `${year} report`;
export const year = 'Year';
export const readingReport = 'Loading the report';
export const heads = {
  kind: 'Kind',
  received: 'Received',
  answered: 'Answered',
  late: 'Answered late',
  open: 'Open',
  days: 'Average days to answer',
} as const;
export const total = 'All kinds';
export const days = (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`;
export const noDays = '–';
export const download = 'Download as CSV';
export const csv = [
  'Id',
  'Kind',
  'Channel',
  'Received',
  'Due',
  'Answered',
  'Days to answer',
  'Answered late',
  'Loan',
] as const;
export const yes = 'Yes';
export const no = 'No';
