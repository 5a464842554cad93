import { describe, expect, test } from 'vitest';
import { hmdaEdits } from '#core/words/en/hmda/edits.ts';
import { checkFile, checkLine, checkRow, rowEdits } from './check.ts';
import { sheetEdits } from './edits/sheet.ts';
import { larColumns, printRow, printSheet, readRow, type Sheet } from './fields.ts';
import { failing, goodLei, goodRow } from './stories/rows.ts';

const context = { year: '2026', isTract: (tract: string) => tract === goodRow.tract };
const idsOf = (change: object) => checkRow({ ...goodRow, ...change }, context).map(({ id }) => id);

const sheet: Sheet = {
  recordId: '1',
  institution: 'Partner One Bank, N.A.',
  year: '2026',
  quarter: '4',
  contact: 'HMDA Officer',
  phone: '555-555-0101',
  email: 'help@partner-one.example',
  street: '1 Sample Street',
  city: 'Reno',
  state: 'NV',
  zip: '89501',
  agency: '1',
  entries: '1',
  taxId: '00-0001000',
  lei: goodLei,
};
const fileOf = (rows: readonly object[], change: Partial<Sheet> = {}) =>
  [
    printSheet({ ...sheet, entries: String(rows.length), ...change }),
    ...rows.map((row) => printRow({ ...goodRow, ...row })),
  ].join('\n');
const fileIds = (text: string) => checkFile(text, context).map(({ id }) => id);

describe('a row', () => {
  test('has 110 columns, and is read as it was printed', () => {
    expect(larColumns).toHaveLength(110);
    expect(new Set(larColumns).size).toBe(110);
    expect(readRow(printRow(goodRow))).toEqual(goodRow);
    expect(checkLine('2|abc')).toMatchObject([{ id: 'COLUMNS', kind: 'syntactical' }]);
  });

  test('that is right passes every edit', () => {
    expect(idsOf({})).toEqual([]);
  });

  test.each(rowEdits.map(({ id }) => id))('%s has a description, and a row that fails it', (id) => {
    expect(hmdaEdits[id]).toBeDefined();
    expect(failing[id], `a failing row for ${id}`).toBeDefined();
    expect(idsOf(failing[id] ?? {})).toContain(id);
  });
});

describe('a file', () => {
  test('that is right passes', () => {
    expect(fileIds(fileOf([{}]))).toEqual([]);
  });

  test.each([
    ['S300', fileOf([{}], { recordId: '2' })],
    ['S300', fileOf([{ recordId: '1' }])],
    ['S301', fileOf([{}], { lei: `${goodLei.slice(0, 18)}43` })],
    ['S302', fileOf([{}], { year: '2025' })],
    ['S304', fileOf([{}], { entries: '2' })],
    ['S305', fileOf([{}, {}])],
    ['S306', fileOf([{}, { amount: '60000' }])],
    ['S307', fileOf([{}], { quarter: '2' })],
    ['S307', fileOf([{ actionDate: '20270320' }])],
    ['Q634', fileOf(Array.from({ length: 26 }, (_, at) => ({ purpose: '1', amount: String(20_000 + at) })))],
    ['Q639', fileOf(Array.from({ length: 1001 }, (_, at) => ({ preapproval: '1', amount: String(20_000 + at) })))],
    ['Q600', fileOf([{}, { amount: '60000', action: '2' }])],
    ['Q647', fileOf([{ aus1: '1111', ausResult1: '1111' }], { agency: '7' })],
    ['Q635', fileOf([{ action: '2' }])],
    ['Q636', fileOf([{ action: '4' }])],
    ['Q637', fileOf([{ action: '5' }])],
    ['Q638', fileOf([{ action: '3' }])],
    ['Q640', fileOf([{ income: '9' }])],
    ['COLUMNS', `${fileOf([{}], { entries: '2' })}\n2|short`],
  ])('%s', (id, text) => {
    expect(fileIds(text)).toContain(id);
    expect(hmdaEdits[id]).toBeDefined();
  });

  const wrong: Readonly<Record<string, Partial<Sheet>>> = {
    V600: { lei: '' },
    V601: { contact: '' },
    V602: { quarter: '3' },
    V603: { phone: '5555550101' },
    V604: { state: 'Nevada' },
    V605: { zip: '8950' },
    V606: { entries: '0' },
    V607: { taxId: '001234567' },
    V717: { email: 'help' },
    V718: { quarter: '5' },
    'V719-1': { institution: '123' },
    'V719-2': { institution: goodLei },
  };

  test.each(sheetEdits.map(({ id }) => id))('%s of the transmittal sheet', (id) => {
    expect(hmdaEdits[id]).toBeDefined();
    expect(fileIds(fileOf([{}], wrong[id] ?? {}))).toContain(id);
  });
});
