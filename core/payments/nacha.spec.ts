import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AchBatch, AchFault, type AchFile, writeAch } from './nacha.ts';

const origin = {
  bankRoutingNumber: '091000019',
  bankName: 'Prairie Settlement Bank',
  companyId: '1234567890',
  companyName: 'Hearthline Lending',
};
const entry = {
  account: 'checking',
  routingNumber: '021000021',
  accountNumber: '1111222233331111',
  cents: 5_000_000,
  id: 'HL-1001',
  name: 'José Álvarez-Ñuñez',
} as const;
const file = (batches: readonly AchBatch[]): AchFile => ({
  origin,
  createdOn: '2026-11-16',
  createdAt: '0930',
  modifier: 'A',
  firstTrace: 1,
  batches,
});
const people = (entries: AchBatch['entries']): AchBatch => ({
  entryClass: 'PPD',
  description: 'HELOC DRAW',
  effectiveOn: '2026-11-17',
  entries,
});

/** Reads a file as a bank would: by position, believing nothing but the positions. */
function readBack(text: string) {
  const records = text.replace(/\n$/, '').split('\n');
  const entries = records.filter((record) => record.startsWith('6'));
  const sumOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + Number(line.slice(29, 39)), 0);
  const hashOf = (lines: readonly string[]) =>
    lines.reduce((sum, line) => sum + Number(line.slice(3, 11)), 0) % 10_000_000_000;
  return { records, entries, sumOf, hashOf, addenda: records.filter((record) => record.startsWith('7')) };
}

describe('a file for the clearing house', () => {
  test('one draw, record by record', () => {
    const { records } = readBack(writeAch(file([people([entry])])).text);
    expect(records[0]).toBe(
      '101 0910000191234567890261116' + '0930A094101PRAIRIE SETTLEMENT BANKHEARTHLINE LENDING             ',
    );
    expect(records[1]).toBe(
      '5220HEARTHLINE LENDI                    1234567890PPDHELOC DRAW261117261117   1091000010000001',
    );
    expect(records[2]).toBe(
      '6220210000211111222233331111 0005000000HL-1001        JOSE ALVAREZ-NUNEZ      0091000010000001',
    );
    expect(records[3]).toBe(`822000000100021000020000000000000000050000001234567890${' '.repeat(25)}091000010000001`);
    expect(records[4]).toBe(`9000001000001000000010002100002000000000000000005000000${' '.repeat(39)}`);
    expect(records.slice(5)).toEqual(Array.from({ length: 5 }, () => '9'.repeat(94)));
  });

  test('a payment to a company says what it is for', () => {
    const batch: AchBatch = {
      ...people([{ ...entry, addendum: 'HL-1001 HARBOR CARD SERVICES' }]),
      entryClass: 'CCD',
    };
    const { addenda, entries } = readBack(writeAch(file([batch])).text);
    expect(entries[0]?.[78]).toBe('1');
    expect(addenda).toEqual([`705${'HL-1001 HARBOR CARD SERVICES'.padEnd(80)}00010000001`]);
  });

  test.each([
    ['no account number', { ...entry, accountNumber: '' }],
    ['an account number of 18 digits', { ...entry, accountNumber: '1'.repeat(18) }],
    ['a short routing number', { ...entry, routingNumber: '02100002' }],
    ['a routing number with a slip', { ...entry, routingNumber: '021000012' }],
    ['a routing number of no bank', { ...entry, routingNumber: '800000006' }],
    ['nothing', { ...entry, cents: 0 }],
    ['part of a cent', { ...entry, cents: 0.5 }],
    ['more than an entry can carry', { ...entry, cents: 10_000_000_000 }],
  ])('refuses %s, in words that hold no number', (_, wrong) => {
    const write = () => writeAch(file([people([wrong])]));
    expect(write).toThrow(AchFault);
    expect(write).not.toThrow(/\d{4}/);
  });

  test('refuses an empty file, and a twenty-seventh on one day', () => {
    expect(() => writeAch(file([people([])]))).toThrow(AchFault);
    expect(() => writeAch({ ...file([people([entry])]), modifier: '[' })).toThrow(AchFault);
  });

  const someRoutingNumber = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 999_999 }))
    .map((parts) => {
      const eight = `${String(parts[0]).padStart(2, '0')}${String(parts[1]).padStart(6, '0')}`;
      const sum = [...eight].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
      return `${eight}${(10 - (sum % 10)) % 10}`;
    });
  const someEntry = fc.record({
    account: fc.constantFrom('checking' as const, 'savings' as const),
    routingNumber: someRoutingNumber,
    accountNumber: fc.stringMatching(/^\d{4,17}$/),
    cents: fc.integer({ min: 1, max: 50_000_000 }),
    id: fc.string({ maxLength: 30 }),
    name: fc.string({ maxLength: 40, unit: 'grapheme' }),
    addendum: fc.option(fc.string({ maxLength: 100 }), { nil: undefined }),
  });
  const someBatch = fc.record({
    entryClass: fc.constantFrom('PPD' as const, 'CCD' as const),
    description: fc.string({ maxLength: 20 }),
    effectiveOn: fc.constant('2026-11-17' as const),
    entries: fc.array(someEntry, { minLength: 1, maxLength: 25 }),
  });

  test('whatever is paid: records of 94, blocks of ten, and every control is what a bank adds up itself', () => {
    fc.assert(
      fc.property(fc.array(someBatch, { minLength: 1, maxLength: 5 }), (batches) => {
        const { text, creditCents, entryCount, traces } = writeAch(file(batches));
        const { records, entries, addenda, sumOf, hashOf } = readBack(text);
        expect(records.every((record) => record.length === 94 && /^[\x20-\x7e]+$/.test(record))).toBe(true);
        expect(records.length % 10).toBe(0);
        const paid = batches.flatMap((batch) => batch.entries);
        expect(creditCents).toBe(paid.reduce((sum, { cents }) => sum + cents, 0));
        expect(entryCount).toBe(paid.length);
        expect(sumOf(entries)).toBe(creditCents);
        const end = records.find((record) => record.startsWith('9') && record[1] !== '9') ?? '';
        expect(end.slice(1, 7)).toBe(String(batches.length).padStart(6, '0'));
        expect(Number(end.slice(7, 13))).toBe(records.length / 10);
        expect(Number(end.slice(13, 21))).toBe(entries.length + addenda.length);
        expect(Number(end.slice(21, 31))).toBe(hashOf(entries));
        expect(Number(end.slice(31, 43))).toBe(0);
        expect(Number(end.slice(43, 55))).toBe(creditCents);
        const own = entries.map((record) => record.slice(79));
        expect(own).toEqual(traces.flat());
        expect(new Set(own).size).toBe(entries.length);
        expect(own).toEqual(own.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  test('each batch is closed by a control of its own', () => {
    fc.assert(
      fc.property(fc.array(someBatch, { minLength: 1, maxLength: 4 }), (batches) => {
        const { records, sumOf, hashOf } = readBack(writeAch(file(batches)).text);
        let open: string[] = [];
        let closed = 0;
        for (const record of records) {
          if (record.startsWith('6')) open.push(record);
          if (!record.startsWith('8')) continue;
          closed += 1;
          expect(Number(record.slice(10, 20))).toBe(hashOf(open));
          expect(Number(record.slice(32, 44))).toBe(sumOf(open));
          expect(Number(record.slice(87))).toBe(closed);
          open = [];
        }
        expect(closed).toBe(batches.length);
      }),
      { numRuns: 30 },
    );
  });
});
