/** The page of the HMDA register: rows, what the edits say of them, and tools. */
import { plural } from '#core/words/plural.ts';

export const title = 'HMDA register';
export const intro =
  'Every application that ended in the year and is reported, as a row of the register, with what the regulator’s edits say of it.';
export const reading = 'Loading the register';
export const lender = 'Lender';
export const year = 'Year';
export const noRows = 'No application that is reported ended in this year.';
export const noLei = 'This lender has no LEI on file, so no register is made. Add it to the brand.';
export const tractsAsOf = (day: string) => `Census tracts as of ${day}.`;
export const sampleTracts = (day: string) =>
  `Census tracts are a SAMPLE of ${day} for the sandbox. Don’t file a register that was made with them.`;
export const noTracts = 'No file of census tracts is named, so tracts are reported NA where the county is known only.';
export const rowsOf = (count: number) => `${count} ${plural(count, { one: 'row', other: 'rows' })}`;
export const more = 'Show more rows';
export const actions: Readonly<Record<string, string>> = {
  1: 'Originated',
  2: 'Approved, not accepted',
  3: 'Denied',
  4: 'Withdrawn',
  5: 'Closed as incomplete',
};
export const uli = 'ULI';
export const edits = 'Edits';
export const kinds = { syntactical: 'Stops the filing', validity: 'Must be fixed', quality: 'Confirm' } as const;
export const columnsNamed = (columns: string) => `Columns: ${columns}`;
export const line = (number: number) => `Line ${number}`;
export const takeFile = 'Download the file';
export const taking = 'Making the file';
export const fileFailed = 'The file couldn’t be made';
export const fileName = (year: string) => `hmda-${year}.txt`;

// Check
export const checkTitle = 'Check a row or a file';
export const checkLabel = 'Paste one row, or a whole file with its transmittal sheet';
export const checkHint = 'Columns are separated by |. Nothing that you paste leaves your browser.';
export const check = 'Check';
export const allRight = 'No edits found.';
export const found = (count: number) => `${count} ${plural(count, { one: 'edit', other: 'edits' })} found`;
export const shownOf = (shown: number, all: number) => `The first ${shown} of ${all} are shown.`;

// Check digits
export const digitsTitle = 'Check digits';
export const digitsLabel = 'LEI and loan number without check digits, or a whole ULI';
export const digitsAre = (digits: string, whole: string) => `Check digits ${digits}: ${whole}`;
export const digitsRight = 'The last two characters are the right check digits.';
export const onlyLettersAndDigits = 'Only letters and digits can be checked.';

// APR of a schedule
export const scheduleTitle = 'APR of a schedule';
export const scheduleLabel = 'Advances and payments, one line each';
export const scheduleHint =
  'Date, advance or payment, and amount. For a series add how many and how often: 1978-02-10 payment 230 24 monthly. How often can be daily, weekly, biweekly, semimonthly, monthly, quarterly, semiannually or yearly. Nothing that you paste leaves your browser.';
export const scheduleApr = (percent: string, unit: string) =>
  `APR ${percent} by the actuarial method (12 CFR 1026, appendix J). Unit-period: ${unit}.`;
export const badLine = (line: number) => `Line ${line} can’t be read.`;
const unitNames = {
  days: { one: 'day', other: 'days' },
  weeks: { one: 'week', other: 'weeks' },
  semimonths: { one: 'half month', other: 'half months' },
  months: { one: 'month', other: 'months' },
} as const;
export const unitPeriod = (count: number, kind: keyof typeof unitNames) => `${count} ${plural(count, unitNames[kind])}`;
export const noRate = {
  nothingAdvanced: 'There is no APR: nothing is advanced.',
  nothingPaid: 'There is no APR: nothing is paid back.',
  notWholeCents: 'There is no APR: every amount must be above $0.',
  paidBeforeAdvanced: 'There is no APR: a payment comes before the first advance.',
  noTimePasses: 'There is no APR: everything is paid back on the day it is advanced.',
  lessPaidThanAdvanced: 'There is no APR: less is paid back than was advanced.',
  aboveTheHighest: 'There is no APR below 10,000%.',
  lenderWouldOwe:
    'There is no single APR: for a while the lender would owe the borrower, so more than one rate can fit.',
} as const;

// Rate spread
export const spreadTitle = 'Rate spread';
export const aprLabel = 'APR in percent';
export const aporLabel = 'Average prime offer rate in percent';
export const spreadIs = (spread: string) => `Rate spread ${spread}`;
export const spreadNeedsNumbers = 'Both must be numbers, such as 8.99.';
