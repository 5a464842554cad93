import { describe, expect, test } from 'vitest';
import { debt, fileOf, withLate } from '../sandbox/credit-file.ts';
import { outcomeOf } from './outcome.ts';

const today = '2026-03-02';
const address = { street1: '12 Oak St', street2: '', city: 'Reno', state: 'NV', zip: '89501' };
const good = fileOf({ firstName: 'Ann', lastName: 'Archer', birthDate: '1980-05-17', address }, 'soft', today);

describe('what a report amounts to', () => {
  test('a good one is a file', () => {
    expect(outcomeOf(good, today)).toEqual({ outcome: 'file', report: good });
  });

  test('a mortgage paid late within twelve months is delinquent, on the day a year later no more', () => {
    expect(outcomeOf(withLate(good, '2025-03-03'), today).outcome).toBe('delinquent');
    expect(outcomeOf(withLate(good, '2025-03-02'), today).outcome).toBe('file');
  });

  test('a line on the home counts like a mortgage, a card does not', () => {
    const late = (type: 'HOME_EQUITY' | 'CARD') => ({
      ...debt(type, 'Cedar Valley Bank', 100_00, 10_00),
      lastLateOn: '2026-01-15' as const,
    });
    expect(outcomeOf({ ...good, tradelines: [late('HOME_EQUITY')] }, today).outcome).toBe('delinquent');
    expect(outcomeOf({ ...good, tradelines: [late('CARD')] }, today).outcome).toBe('file');
  });

  test('an alert comes before a delinquency: it may not be their file', () => {
    const alerts = [{ kind: 'fraud', bureau: good.bureau, phoneNumber: null }] as const;
    expect(outcomeOf({ ...withLate(good, '2026-01-15'), alerts: [...alerts] }, today).outcome).toBe('alert');
  });
});
