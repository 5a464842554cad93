import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../../people/check.ts';
import { passwordForm as passwords } from '../../people/password.ts';
import { emptyRegistration, withAnswers } from '../data.ts';
import { ivan } from '../stories/people.ts';
import { incomeForm } from './annual-income.ts';
import { birthdateForm } from './birthdate.ts';
import { forSaleForm } from './for-sale.ts';
import { homeAddressForm } from './home-address.ts';
import { nameForm } from './legal-name.ts';
import { contactForm } from './phone-and-email.ts';
import { propertyForm, propertyMessages } from './property.ts';
import { passwordForm } from './set-password.ts';

const nameRules = { areDigitsAllowed: false };
const everyForm = {
  propertyForm,
  homeAddressForm,
  forSaleForm,
  incomeForm,
  name: nameForm(nameRules),
  birthdateForm,
  contactForm,
};

test.each(Object.entries(everyForm))('%s reads back what it saved', (_name, { schema, read }) => {
  const saved = v.parse(schema as v.GenericSchema<unknown, object>, read(ivan));
  expect(withAnswers(ivan, saved)).toEqual(ivan);
});

test.each(Object.entries({ ...everyForm, passwordForm }))(
  '%s refuses an empty registration and a strange key',
  (_name, form) => {
    expect(fieldMessages(form.schema, form.read(emptyRegistration))).not.toEqual({});
    expect(fieldMessages(form.schema, { ...form.read(ivan), isApproved: true })).not.toEqual({});
  },
);

test('[ENT-05] the forms of steps 7 and 8 ask for email, phone, four consents and the password twice', () => {
  expect(Object.keys(contactForm.read(ivan))).toEqual([
    'email',
    'phoneNumber',
    'smsMarketingConsent',
    'smsTransactionalConsent',
    'termPrivacyConsent',
    'communicationConsent',
  ]);
  expect(Object.keys(passwords.entries)).toEqual(['password', 'confirmPassword']);
  expect(contactForm.read(ivan).phoneNumber).toHaveLength(14);
});

describe('property', () => {
  const form = propertyForm.read(ivan);

  test('[VAL-052] an occupancy must be chosen in either mode', () => {
    for (const hasExtraFields of [true, false]) {
      expect(propertyMessages({ ...form, occupancyType: null }, hasExtraFields)).toEqual({
        occupancyType: 'Please select an occupancy type',
      });
    }
  });

  test('[VAL-053] with the extra fields shown, an empty street1 is invalid, and each field has its own message', () => {
    expect(propertyMessages({ ...form, street1: '' }, true)).toEqual({ street1: 'Street address is required' });
    expect(propertyMessages({ ...form, city: 'Reno1', zip: '1' }, true)).toEqual({
      city: 'Please enter a valid city name',
      zip: 'Please enter a valid zipcode',
    });
    expect(propertyMessages({ ...form, street1: 'Broadway' }, true)).toEqual({});
  });

  test.each(['', '1A', 'Broadway'])('[VAL-051] the typeahead flags %j', (street1) => {
    expect(propertyMessages({ ...form, street1 }, false)).toEqual({ street1: 'Please enter a valid property address' });
  });

  test('[VAL-051] the typeahead flags a street no one picked from the list', () => {
    const typed = { ...form, street1: '12 Main St', city: '', state: '', zip: '' };
    expect(propertyMessages(typed, false)).toEqual({ street1: 'Please enter a valid property address' });
    expect(propertyMessages(form, false)).toEqual({});
  });
});

test.each([null, 'yes', undefined])(
  '[VAL-054] the for-sale question is required, and %j is no answer',
  (isListedForSale) => {
    expect(fieldMessages(forSaleForm.schema.entries.isListedForSale, isListedForSale)).toEqual({ '': 'Required' });
  },
);

describe('consents', () => {
  const messages = (change: object) => fieldMessages(contactForm.schema, { ...contactForm.read(ivan), ...change });

  test('[VAL-040] terms and privacy must be checked', () => {
    expect(messages({ termPrivacyConsent: false })).toEqual({ termPrivacyConsent: 'Required' });
  });

  test('[VAL-041] electronic communications must be checked', () => {
    expect(messages({ communicationConsent: false })).toEqual({ communicationConsent: 'Required' });
  });

  test.each([true, false])('[VAL-042] [VAL-043] text messages are a free choice (%s)', (choice) => {
    expect(messages({ smsMarketingConsent: choice, smsTransactionalConsent: choice })).toEqual({});
  });
});

test('a password leaves nothing behind', () => {
  expect(v.parse(passwordForm.schema, { password: 'Abcdefgh1!23', confirmPassword: 'Abcdefgh1!23' })).toEqual({});
});
