/** The console's funding desk. */

import type { BookAccount } from '../../../payments/ledger.ts';
import { plural } from '../../plural.ts';

export const title = 'Funding';
export const reading = 'Loading the funding calendar';
export const lead = 'Ten banking days. Days are the bank’s, in Eastern Time.';
export const days = 'Banking days';
export const today = 'Today';
export const linesOf = (count: number) => `${count} ${plural(count, { one: 'line', other: 'lines' })}`;
export const blocked = (count: number) => `${count} waiting`;
export const ready = 'Nothing is in the way';
export const later = (count: number) =>
  `${count} more ${plural(count, { one: 'funds', other: 'fund' })} after these dates.`;
export const stillAddedUp =
  'Lines are still being added up after an update. Until that is done, in about a minute, every sum here is too low.';
export const readingLines = 'Loading what can fund on this day';
export const notListed = (count: number) =>
  `${count} more ${plural(count, { one: 'line is', other: 'lines are' })} counted and not listed: you may not work on ${plural(count, { one: 'it', other: 'them' })}, or ${plural(count, { one: 'it was', other: 'they were' })} added just now.`;
export const readingReturns = 'Loading money that came back';
export const onDay = (day: string) => `What can fund on ${day}`;
export const nothingOnDay = 'Nothing funds on this day.';
export const borrower = 'Borrower';
export const draw = 'Draw';
export const approvals = 'Approvals';
export const ofTwo = (given: number) => `${given} of 2`;
export const state = 'What is in the way';
export const onItsWay = 'On its way';
export const readyToApprove = 'Nothing, ready to approve';
export const noDraw = '–';
export const files = 'Files of the day';
export const noFiles = 'No file was made on this day.';
export const file = (modifier: string) => `File ${modifier}`;
export const made = 'Made';
export const settles = 'Settles on';
export const entries = 'Entries';
export const total = 'Control total';
export const book = 'Book';
export const fileState = 'State';
export const fileStates = (settled: number, returned: number, entriesInAll: number) =>
  `${settled} settled, ${returned} returned, ${entriesInAll - settled - returned} on the way`;
export const matches = 'The same';
export const differs = (difference: string) => `Differs by ${difference}`;
export const unfiled = (cents: string) => `${cents} was sent and is in no file yet.`;
export const allFiled = 'Everything that was sent is in a file.';
export const nextFile = (leaves: string, settles: string) =>
  `The next file leaves by ${leaves} and settles ${settles}.`;
export const nextRecord = (made: string, settles: string) => `A file made by ${made} is dated to settle ${settles}.`;
export const onDayAt = (day: string, time: string) => `${day}, ${time}`;
export const makeFile = 'Make the file';
export const makeTheFile = 'Make the file for the bank?';
export const itGoesToTheBank =
  'It goes to the bank within a minute and can’t be called back here. What needs a person first is left out, and you see why.';
export const itIsKept =
  'Payments go to the payments company by call, so this file is the record and isn’t sent. What needs a person first is left out, and you see why.';
export const fileMade = (modifier: string, count: number, total: string) =>
  `File ${modifier} is made: ${count} ${plural(count, { one: 'entry', other: 'entries' })}, ${total}.`;
export const itSettles = (day: string) => `It settles ${day}.`;
export const leftOut = (count: number) =>
  `${count} ${plural(count, { one: 'payment was', other: 'payments were' })} left out:`;
export const fileItself = 'The file';
export const download = 'Download';
export const downloading = 'Downloading';
export const downloadFile = (modifier: string) => `Download file ${modifier}`;
export const notDownloaded = 'The file couldn’t be downloaded';
export const achFileName = (day: string, modifier: string) => `ach-${day}-${modifier}.txt`;
export const toOpenOne = (whoCan: string) => `Opening a file shows whole account numbers. ${whoCan}`;
export const daysBook = 'The day’s book';
export const balanced = 'Balanced: debits and credits are the same';
export const notBalanced = (difference: string) =>
  `Not balanced: they differ by ${difference}. Find the difference before a file is made.`;
export const nothingBooked = 'Nothing was booked on this day.';
export const account = 'Account';
export const debit = 'Debit';
export const credit = 'Credit';
export const sum = 'Sum';
export const accountNames: Readonly<Record<BookAccount, string>> = {
  line: 'Lines receivable',
  fees: 'Fees and costs kept',
  payable: 'Owed to borrowers and creditors',
  transit: 'On its way',
  bank: 'Paid',
};
export const saveBook = 'Save the day’s book as CSV';
export const bookFile = (day: string) => `book-${day}.csv`;
export const cameBack = 'Money that came back';
export const nothingCameBack = 'No returned money is waiting to be sent again.';
export const cameBackAt = (at: string, why: string | null) => `Came back ${at}.${why === null ? '' : ` ${why}`}`;
export const done = 'Done';
export const open = 'Open';
export const withoutNumber = 'No number yet';

export const atBank = 'At the bank';
export const atBankStates = {
  waiting: 'Goes out within a minute',
  sent: 'Delivered; the bank hasn’t confirmed the total yet',
  taken: 'The bank confirmed the total',
  questioned: 'The bank’s total differs, or it refused the file: call the bank before anything else is sent',
} as const;
export const isRecord = 'A record of calls';
export const bankSays = 'What the bank says';
export const bankKnowsBetter = (loan: string, code: string) =>
  `${loan}: the money arrived, and the bank sent corrected account numbers (${code}). Update them before anything else is sent there.`;
export const cameBackLate = (loan: string, code: string) =>
  `${loan}: the money came back (${code}) after it had counted as paid. The book still says paid: someone must put it right.`;
