import { describe, expect, test } from 'vitest';
import type { RegistrationData } from './data.ts';
import { emptyRegistration } from './data.ts';
import { admittedStep, firstUnfinishedStep, stepMessages } from './gate.ts';
import { stepKeys } from './steps.ts';
import { ivan, jane, newcomer } from './stories/people.ts';

const rules = { areDigitsAllowed: false };
const signedIn = { isLoggedIn: true, profileHasContact: true, isNewAuthentication: false };
const ask = (requested: Parameters<typeof admittedStep>[0], data: RegistrationData, visitor = newcomer) =>
  admittedStep(requested, data, visitor, rules, 'redesigned');

describe('the first unfinished step', () => {
  test('is the property for someone new', () => {
    expect(firstUnfinishedStep(emptyRegistration, newcomer, rules)).toBe('property');
  });

  test('is the password when all else is done, and nothing for someone signed in', () => {
    expect(firstUnfinishedStep(jane, newcomer, rules)).toBe('password');
    expect(firstUnfinishedStep(jane, signedIn, rules)).toBeUndefined();
  });

  test('is one no one confirmed, however good its answers', () => {
    expect(firstUnfinishedStep({ ...jane, confirmedSteps: [] }, signedIn, rules)).toBe('property');
    const skipped = { ...jane, confirmedSteps: jane.confirmedSteps.filter((key) => key !== 'income') };
    expect(firstUnfinishedStep(skipped, signedIn, rules)).toBe('income');
  });

  test.each([
    ['property', { propertyAddress: { ...jane.propertyAddress, zip: '1' } }],
    ['forSale', { isListedForSale: null }],
    ['income', { income: { ...jane.income, employmentType: 'UNEMPLOYED' } }],
    ['name', { name: { ...jane.name, firstName: 'J' } }],
    ['birthdate', { dob: { day: 30, month: 2, year: 1980 } }],
    ['contact', { phoneNumber: '(155) 123-4567' }],
  ] as const)('is a confirmed one whose answers do not hold: %s', (key, change) => {
    expect(firstUnfinishedStep({ ...jane, ...change }, newcomer, rules)).toBe(key);
  });

  test('[REG-013] is the home address once the occupancy asks for one', () => {
    const moved = { ...jane, propertyAddress: { ...jane.propertyAddress, occupancyType: 'SECONDARY' as const } };
    expect(firstUnfinishedStep(moved, signedIn, rules)).toBe('homeAddress');
    expect(firstUnfinishedStep(ivan, signedIn, rules)).toBeUndefined();
  });

  test('is one that a rule from outside refuses, such as an age', () => {
    const refusals = { birthdate: () => 'Must be at least 18 years old' };
    expect(firstUnfinishedStep(jane, signedIn, { ...rules, refusals })).toBe('birthdate');
    expect(stepMessages('birthdate', jane, { ...rules, refusals })).toEqual({ '': 'Must be at least 18 years old' });
    expect(stepMessages('birthdate', { ...jane, dob: null }, { ...rules, refusals })).toEqual({
      '': 'Date of birth is required',
    });
  });

  test('[VAL-018] knows whether digits are allowed in a last name', () => {
    const tester = { ...jane, name: { ...jane.name, lastName: 'Frozen2' } };
    expect(firstUnfinishedStep(tester, signedIn, { areDigitsAllowed: false })).toBe('name');
    expect(firstUnfinishedStep(tester, signedIn, { areDigitsAllowed: true })).toBeUndefined();
  });
});

describe('asking for a step', () => {
  test('[REG-014] without a property address everything leads to the start', () => {
    for (const key of [...stepKeys, undefined]) expect(ask(key, emptyRegistration)).toBe('property');
    expect(ask('birthdate', { ...jane, propertyAddress: emptyRegistration.propertyAddress })).toBe('property');
  });

  test('earlier steps may be looked at again', () => {
    expect(ask('property', jane)).toBe('property');
    expect(ask('income', jane)).toBe('income');
    expect(ask('password', jane)).toBe('password');
  });

  test('a later step waits for the unfinished one', () => {
    const half = { ...jane, confirmedSteps: ['property', 'forSale'] as const };
    expect(ask('birthdate', half)).toBe('income');
    expect(ask('forSale', half)).toBe('forSale');
  });

  test('a step that is left out leads to where one is', () => {
    expect(ask('homeAddress', jane)).toBe('password');
    expect(ask(undefined, jane)).toBe('password');
    expect(ask('password', jane, signedIn)).toBe('birthdate');
  });

  test('in the older form the home address is asked on the property page', () => {
    const moved = { ...ivan, confirmedSteps: ['property'] as const };
    expect(admittedStep('income', moved, newcomer, rules, 'older')).toBe('property');
    expect(admittedStep('income', moved, newcomer, rules, 'redesigned')).toBe('homeAddress');
  });
});
