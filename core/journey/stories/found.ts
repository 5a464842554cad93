/** What staff write down about what they looked at, as tests and samples write it: all that the row must have. */
import type { Finding, StaffEvent } from '../operation-row.ts';
import { operations } from '../operations.ts';

const samples: Readonly<Record<Finding['kind'], (finding: Finding) => unknown>> = {
  text: () => 'Seen on the document',
  words: () => 'Seen on the document.',
  date: () => '2026-03-02',
  money: () => 250_000_00,
  yesNo: () => true,
  ends: () => '0123',
  worksheet: () => [{ source: 'Prairie Ridge Clinic', cents: 2_984_62, period: 'everyTwoWeeks' }],
  compared: () => [{ documentUuid: 'paper-1', fact: 'income', onPaper: '$77,600.12', verdict: 'close' }],
  rows: ({ parts = {} }) => [Object.fromEntries(Object.keys(parts).map((name) => [name, 'Seen on the document']))],
};

export function foundFor(event: StaffEvent): Readonly<Record<string, unknown>> {
  const asked = Object.entries(operations[event].found ?? {}).filter(([, { isOptional }]) => !isOptional);
  return Object.fromEntries(asked.map(([name, finding]) => [name, samples[finding.kind](finding)]));
}
