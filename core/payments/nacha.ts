/**
 * Writes a file of credits as the clearing house wants it (NACHA): records of 94 characters, blocks of ten, each level
 * closed by a control that counts and adds up what it holds. Pure: anyone who calls has opened the account numbers, and the
 * text goes nowhere but into a seal.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { isRoutingNumber } from '#core/people/bank-numbers.ts';
import { plainLetters, receiverName } from './plain-letters.ts';

export interface AchEntry {
  readonly account: 'checking' | 'savings';
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly cents: number;
  /** What the receiver knows the payment by: the loan number. */
  readonly id: string;
  readonly name: string;
  /** What the receiver needs to book it, such as whose debt it pays. */
  readonly addendum?: string | undefined;
}

export interface AchBatch {
  /** `PPD` to people, `CCD` to companies. */
  readonly entryClass: 'PPD' | 'CCD';
  readonly description: string;
  readonly effectiveOn: CalendarDate;
  readonly entries: readonly AchEntry[];
}

export interface AchOrigin {
  /** The bank that takes the file, and where it is. */
  readonly bankRoutingNumber: string;
  readonly bankName: string;
  /** Ten characters that the bank knows the lender by. */
  readonly companyId: string;
  readonly companyName: string;
}

export interface AchFile {
  readonly origin: AchOrigin;
  readonly createdOn: CalendarDate;
  /** `hhmm`. */
  readonly createdAt: string;
  /** Which file of the day: A to Z. */
  readonly modifier: string;
  /** The number of its first entry: no two of one bank should have the same, or a return could be of either. */
  readonly firstTrace: number;
  readonly batches: readonly AchBatch[];
}

export interface WrittenAch {
  readonly text: string;
  readonly entryCount: number;
  readonly creditCents: number;
  /** One number for each entry, in order, by which the bank and we speak of it. */
  readonly traces: readonly (readonly string[])[];
}

export class AchFault extends Error {}

const WIDTH = 94;
const BLOCKING = 10;
const CREDITS_ONLY = '220';
const codes = { checking: '22', savings: '32' } as const;
const ENTRY_CENTS_MAX = 9_999_999_999;

interface Sums {
  readonly entries: number;
  readonly hash: number;
  readonly cents: number;
}

export function writeAch(file: AchFile): WrittenAch {
  const batches = file.batches.filter(({ entries }) => entries.length > 0);
  if (batches.length === 0) throw new AchFault('There is nothing to pay.');
  let traceNumber = file.firstTrace - 1;
  const traces = batches.map(({ entries }) =>
    entries.map(() => {
      traceNumber += 1;
      return `${file.origin.bankRoutingNumber.slice(0, 8)}${digits(traceNumber, 7)}`;
    }),
  );
  const written = batches.map((batch, index) => writeBatch(file.origin, batch, index + 1, traces[index] ?? []));
  const sums = written.reduce<Sums>(
    (total, { sums: one }) => ({
      entries: total.entries + one.entries,
      hash: total.hash + one.hash,
      cents: total.cents + one.cents,
    }),
    { entries: 0, hash: 0, cents: 0 },
  );
  const records = [fileHeader(file), ...written.flatMap(({ records: own }) => own)];
  const blocks = Math.ceil((records.length + 1) / BLOCKING);
  records.push(
    `9${digits(batches.length, 6)}${digits(blocks, 6)}${digits(sums.entries, 8)}${lastDigits(sums.hash, 10)}${digits(0, 12)}${digits(sums.cents, 12)}${' '.repeat(39)}`,
  );
  while (records.length < blocks * BLOCKING) records.push('9'.repeat(WIDTH));
  for (const record of records) if (record.length !== WIDTH) throw new AchFault('A record is not 94 characters long.');
  return {
    text: `${records.join('\n')}\n`,
    entryCount: traceNumber - file.firstTrace + 1,
    creditCents: sums.cents,
    traces,
  };
}

function fileHeader({ origin, createdOn, createdAt, modifier }: AchFile): string {
  if (!/^[A-Z]$/.test(modifier)) throw new AchFault('More files in one day than the clearing house has letters for.');
  return `101 ${digits(origin.bankRoutingNumber, 9)}${words(origin.companyId, 10)}${yymmdd(createdOn)}${createdAt}${modifier}094101${words(origin.bankName, 23)}${words(origin.companyName, 23)}${' '.repeat(8)}`;
}

function writeBatch(
  { bankRoutingNumber, companyId, companyName }: AchOrigin,
  { entryClass, description, effectiveOn, entries }: AchBatch,
  number: number,
  traces: readonly string[],
): { readonly records: readonly string[]; readonly sums: Sums } {
  const bank = bankRoutingNumber.slice(0, 8);
  const records = entries.flatMap((entry, index) => entryRecords(entry, traces[index] ?? ''));
  const sums = {
    // Addenda count as entries do.
    entries: records.length,
    hash: entries.reduce((sum, { routingNumber }) => sum + Number(routingNumber.slice(0, 8)), 0),
    cents: entries.reduce((sum, { cents }) => sum + cents, 0),
  };
  const header = `5${CREDITS_ONLY}${words(companyName, 16)}${' '.repeat(20)}${words(companyId, 10)}${entryClass}${words(description, 10)}${yymmdd(effectiveOn)}${yymmdd(effectiveOn)}   1${bank}${digits(number, 7)}`;
  const control = `8${CREDITS_ONLY}${digits(sums.entries, 6)}${lastDigits(sums.hash, 10)}${digits(0, 12)}${digits(sums.cents, 12)}${words(companyId, 10)}${' '.repeat(25)}${bank}${digits(number, 7)}`;
  return { records: [header, ...records, control], sums };
}

function entryRecords(entry: AchEntry, trace: string): string[] {
  const { account, routingNumber, accountNumber, cents, id, name, addendum } = entry;
  // No sentence here may hold a number: it would end in a log.
  if (!isRoutingNumber(routingNumber)) throw new AchFault('A routing number is not one that payments reach.');
  if (!/^\d{1,17}$/.test(accountNumber)) throw new AchFault('An account number is missing or too long.');
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > ENTRY_CENTS_MAX)
    throw new AchFault('An amount is not one that an entry can carry.');
  const has = addendum === undefined ? '0' : '1';
  const detail = `6${codes[account]}${routingNumber}${accountNumber.padEnd(17)}${digits(cents, 10)}${words(id, 15)}${receiverName(name).slice(0, 22).padEnd(22)}  ${has}${trace}`;
  return addendum === undefined ? [detail] : [detail, `705${words(addendum, 80)}0001${trace.slice(-7)}`];
}

function digits(value: number | string, width: number): string {
  const text = String(value).padStart(width, '0');
  if (text.length > width || !/^\d+$/.test(text)) throw new AchFault('A number is too long for its place.');
  return text;
}

/** The hash is cut, not refused, when it grows too long: that is how it is defined. */
function lastDigits(value: number, width: number): string {
  return String(value).padStart(width, '0').slice(-width);
}

/** Plain capitals: what the clearing house has no letter for becomes the nearest it has, or a space. */
function words(text: string, width: number): string {
  return plainLetters(text).slice(0, width).padEnd(width);
}

function yymmdd(date: CalendarDate): string {
  return date.slice(2).replaceAll('-', '');
}
