import { describe, expect, test } from 'vitest';
import { confirmStep, emptyRegistration, hasPropertyAddress, withAnswers } from './data.ts';
import { ivan, jane } from './stories/people.ts';

test('[ENT-06] registration data has the members of the specification', () => {
  expect(emptyRegistration).toMatchObject({
    propertyAddress: { street1: '', street2: '', city: '', state: '', zip: '', occupancyType: null },
    homeAddress: { street1: '', street2: '', city: '', state: '', zip: '' },
    isListedForSale: null,
    income: { income: null, otherIncome: null, employmentType: null },
    name: { firstName: '', middleName: '', lastName: '', suffix: '' },
    dob: null,
    email: '',
    phoneNumber: '',
    consents: { communication: false, smsMarketing: false, smsTransactional: false, termPrivacy: false },
  });
});

test('[ENT-07] and its flags, none of them set at first', () => {
  expect(emptyRegistration).toMatchObject({
    hasSaleStatusBeenSet: false,
    hasIncomeBeenSet: false,
    isPrepopComplete: false,
    isEmailFromProfile: false,
    isNameFromProfile: false,
    isDobFromProfile: false,
  });
});

test('no password is kept', () => {
  expect(JSON.stringify(emptyRegistration).toLowerCase()).not.toContain('password');
});

describe('answers', () => {
  test('[REG-013] choosing HOME clears a home address entered before', () => {
    const moved = withAnswers(ivan, { propertyAddress: { ...ivan.propertyAddress, occupancyType: 'HOME' } });
    expect(ivan.homeAddress.street1).toBe('9 Oak Ave');
    expect(moved.homeAddress).toEqual(emptyRegistration.homeAddress);
  });

  test('[REG-013] another occupancy keeps it', () => {
    const kept = withAnswers(ivan, { propertyAddress: { ...ivan.propertyAddress, occupancyType: 'SECONDARY' } });
    expect(kept.homeAddress).toEqual(ivan.homeAddress);
  });

  test('[ENT-07] not for sale and no income are answers too', () => {
    const sold = withAnswers(emptyRegistration, { isListedForSale: false });
    expect(sold).toMatchObject({ hasSaleStatusBeenSet: true, hasIncomeBeenSet: false });
    const poor = withAnswers(emptyRegistration, {
      income: { income: 0, otherIncome: 0, employmentType: 'RETIRED' },
    });
    expect(poor).toMatchObject({ hasSaleStatusBeenSet: false, hasIncomeBeenSet: true });
  });

  test('Continue notes the step once', () => {
    const once = confirmStep(emptyRegistration, 'forSale', { isListedForSale: true });
    const twice = confirmStep(once, 'forSale', { isListedForSale: false });
    expect(twice).toMatchObject({ isListedForSale: false, confirmedSteps: ['forSale'] });
    expect(emptyRegistration.confirmedSteps).toEqual([]);
  });
});

test('a property address is there once it has a street', () => {
  expect(hasPropertyAddress(emptyRegistration)).toBe(false);
  expect(hasPropertyAddress(jane)).toBe(true);
});
