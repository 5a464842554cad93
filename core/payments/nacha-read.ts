/**
 * Reads what the bank sends back: returns (addenda 99) and notifications of change (addenda 98), Nacha Operating Rules,
 * appendix four and five; from memory, 2026-11-17. A file whose own counts and totals do not add up is refused whole: half of it
 * would be believed otherwise. Errors hold no number of anyone's.
 */
import * as words from '#core/words/en/errors/bank-files.ts';
import { AchFault } from './nacha.ts';

export interface BankWord {
  /** `R01`…: it came back. `C01`…: it went through, and the bank knows better numbers. */
  readonly code: string;
  /** By which number we sent it. */
  readonly trace: string;
  readonly cents: number;
  /** What the receiver knows it by: the loan number, as it stood in our entry. */
  readonly id: string;
  /** Of a change: the numbers or the name as the bank has them. */
  readonly corrected: string | null;
}

const WIDTH = 94;

interface Sums {
  entries: number;
  hash: number;
  debit: number;
  credit: number;
}

const noSums = (): Sums => ({ entries: 0, hash: 0, debit: 0, credit: 0 });

export function readBankFile(text: string): readonly BankWord[] {
  const records = text.split(/\r?\n/).filter((line) => line !== '');
  if (records[0]?.slice(0, 3) !== '101') throw new AchFault(words.doesNotBegin);
  if (records.some((record) => record.length !== WIDTH)) throw new AchFault(words.recordOfAnotherLength);
  const told: BankWord[] = [];
  const [batch, file] = [noSums(), noSums()];
  let [entry, batches, isClosed]: [string | undefined, number, boolean] = [undefined, 0, false];
  for (const record of records.slice(1)) {
    const kind = record.slice(0, 1);
    if (isClosed) {
      if (record !== '9'.repeat(WIDTH)) throw new AchFault(words.somethingFollows);
    } else if (kind === '5') Object.assign(batch, noSums());
    else if (kind === '6') {
      entry = record;
      add(batch, sumsOf(record));
    } else if (kind === '7') {
      batch.entries += 1;
      const word = wordOf(entry, record);
      if (word) told.push(word);
    } else if (kind === '8') {
      isSame(batch, controlOf(record, 4, 10), words.batchDoesNotAddUp);
      add(file, batch);
      batches += 1;
    } else if (kind === '9') {
      if (numberAt(record, 1, 7) !== batches) throw new AchFault(words.batchIsMissing);
      isSame(file, controlOf(record, 13, 21), words.fileDoesNotAddUp);
      isClosed = true;
    } else throw new AchFault(words.recordOfNoKind);
  }
  if (!isClosed) throw new AchFault(words.endIsMissing);
  return told;
}

function add(sums: Sums, more: Sums): void {
  sums.entries += more.entries;
  sums.hash += more.hash;
  sums.debit += more.debit;
  sums.credit += more.credit;
}

function sumsOf(record: string): Sums {
  const cents = numberAt(record, 29, 39);
  // 21 to 24 and 31 to 34 are credits, 26 to 29 and 36 to 39 debits.
  const isDebit = Number(record.slice(2, 3)) > 4;
  return { entries: 1, hash: numberAt(record, 3, 11), debit: isDebit ? cents : 0, credit: isDebit ? 0 : cents };
}

function controlOf(record: string, countFrom: number, hashFrom: number): Sums {
  return {
    entries: numberAt(record, countFrom, hashFrom),
    hash: numberAt(record, hashFrom, hashFrom + 10),
    debit: numberAt(record, hashFrom + 10, hashFrom + 22),
    credit: numberAt(record, hashFrom + 22, hashFrom + 34),
  };
}

function isSame(sums: Sums, control: Sums, sentence: string): void {
  const isHash = sums.hash % 10_000_000_000 === control.hash;
  if (!isHash || sums.entries !== control.entries || sums.debit !== control.debit || sums.credit !== control.credit)
    throw new AchFault(sentence);
}

function wordOf(entry: string | undefined, addendum: string): BankWord | undefined {
  const [type, code, trace] = [addendum.slice(1, 3), addendum.slice(3, 6), addendum.slice(6, 21)];
  if (type !== '98' && type !== '99') return undefined;
  const isCode = type === '99' ? /^R\d{2}$/.test(code) : /^C\d{2}$/.test(code);
  if (entry === undefined || !isCode || !/^\d{15}$/.test(trace)) throw new AchFault(words.addendumMakesNoSense);
  return {
    ...{ code, trace, cents: numberAt(entry, 29, 39), id: entry.slice(39, 54).trim() },
    corrected: type === '98' ? addendum.slice(35, 64).trim() : null,
  };
}

function numberAt(record: string, from: number, until: number): number {
  const digits = record.slice(from, until);
  if (!/^\d+$/.test(digits)) throw new AchFault(words.numberIsMissing);
  return Number(digits);
}
