import { expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { readEvent } from './events.ts';
import { record } from './recorders/index.ts';
import { people } from './stories/samples.ts';
import { startedAt } from './stories/walk.ts';
import { isWithOperations } from './with-operations.ts';

const fresh = newApplication({ ...people.employee, county: 'Washoe' }, startedAt);
const at = (status: Application['status']): Application => ({ ...fresh, status });
const hear = (
  application: Application,
  event: 'recordingRejected' | 'recordingCorrected' | 'creditorPaymentReturned' | 'disbursementReturned',
) => {
  const by = event === 'recordingCorrected' ? 'operations' : 'vendor';
  const recorded = record(application, readEvent(event, { uuid: event, by }, {}), startedAt);
  if ('ok' in recorded) throw new Error(recorded.reason);
  return recorded;
};

test('the table names operations', () => {
  expect(isWithOperations(at('FUNDING_DECISION'))).toBe(true);
  expect(isWithOperations(at('RECORDING'))).toBe(false);
  expect(isWithOperations(at('NOTE_SIGNING'))).toBe(false);
});

test('a county that no one knows is theirs to name, from when its report was passed over until the deed is there', () => {
  const unknown = (status: Application['status']) => ({ ...at(status), property: { ...fresh.property, county: null } });
  for (const status of ['PREQUAL_TITLE', 'OFFER_SELECTION', 'NOTE_SIGNING', 'RECORDING'] as const)
    expect([status, isWithOperations(unknown(status)), isWithOperations(at(status))]).toEqual([status, true, false]);
  for (const status of ['WAITING_FOR_AVM_DATA', 'NO_PROPERTY_FOUND', 'FUNDABLE', 'COMPLETE', 'CANCELLED'] as const)
    expect([status, isWithOperations(unknown(status))]).toEqual([status, false]);
});

test('a deed that the county sent back is theirs until it is sent again; so is a creditor’s returned payment', () => {
  const refused = hear(at('RECORDING'), 'recordingRejected');
  expect(isWithOperations(refused)).toBe(true);
  expect(isWithOperations(hear(refused, 'recordingCorrected'))).toBe(false);
  expect(isWithOperations(hear(at('DIRECT_DEBT_PAYOFF'), 'creditorPaymentReturned'))).toBe(true);
});

test('money that the bank sent back is the borrower’s to answer first, and theirs once nothing is asked any more', () => {
  const returned = hear(at('FUNDABLE'), 'disbursementReturned');
  expect(isWithOperations(returned)).toBe(false);
  expect(isWithOperations({ ...returned, conditions: [] })).toBe(true);
});
