import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './check.ts';
import { countries, DEFAULT_COUNTRY_CODE, phoneInputLengthMax } from './countries.ts';
import { canExist, formatPhone, maskPhone, phoneDigits, phoneNumber, toPhoneDigits } from './phone.ts';

const message = (value: unknown) => fieldMessages(phoneNumber, value)[''];

describe('the rule', () => {
  test.each(['', '  ', null])('[VAL-025] %j is missing', (value) => {
    expect(message(value)).toBe('Please enter your mobile phone');
  });

  test.each(['(555) 555-555', '(5', '5555555555', '(555) 555-55555', '555-555-5555 x', '(55a) 555-5555'])(
    '[VAL-026] %j is no number',
    (value) => {
      expect(message(value)).toBe('Please enter a valid phone number');
    },
  );

  test.each(['(555) 555-5555', '(055) 555-5555', '(999) 000-0000'])(
    '[VAL-026] fourteen characters make a number: %s',
    (number) => {
      expect(number).toHaveLength(14);
      expect(message(number)).toBeUndefined();
    },
  );

  test.each(['15555555555', '1', '(155) 555-5555'])('[VAL-027] typing %j brings a country code', (value) => {
    expect(message(formatPhone(value))).toBe('Country code 1 is not needed');
  });

  test('[VAL-027] ten digits that begin with the country code are told so as well', () => {
    expect(fieldMessages(phoneDigits, '1555123456')['']).toBe('Country code 1 is not needed');
  });

  test('[VAL-028] is sent as 10 digits', () => {
    expect(v.is(phoneDigits, '0551234567')).toBe(true);
    expect(v.parse(phoneDigits, toPhoneDigits('(555) 123-4567'))).toBe('5551234567');
    for (const wrong of ['555123456', '55512345678', '1555123456', '(555) 123-4567', '']) {
      expect(v.is(phoneDigits, wrong)).toBe(false);
    }
  });
});

describe('the mask', () => {
  test.each([
    ['', ''],
    ['5', '(5'],
    ['555', '(555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234', '(555) 123-4'],
    ['5551234567', '(555) 123-4567'],
    ['55512345678', '(555) 123-4567'],
    ['555.123.4567', '(555) 123-4567'],
    ['+1 555 123 4567', '(555) 123-4567'],
    ['15551234567', '(155) 512-3456'],
    ['abc', ''],
  ])('%j reads %j', (raw, text) => {
    expect(formatPhone(raw)).toBe(text);
  });

  test.each([
    ['typing at the end', '(5551', 5, '(555) 1', 7],
    ['typing in the middle', '(5529) 123-456', 4, '(552) 912-3456', 4],
    ['typing into a full number', '(5559) 123-4567', 5, '(555) 912-3456', 7],
    ['deleting a digit in the middle', '(555) 13-4567', 7, '(555) 134-567', 7],
    ['deleting punctuation', '(555)123', 5, '(555) 123', 4],
    ['deleting the last digit', '', 0, '', 0],
    ['at the very beginning', '(555) 123', 0, '(555) 123', 0],
    ['autofill with the country', '+15551234567', 12, '(555) 123-4567', 14],
  ])('the caret stays with its digit when %s', (_what, raw, caret, text, newCaret) => {
    expect(maskPhone(raw, caret)).toEqual({ text, caret: newCaret });
  });

  test('masking again changes nothing, and the caret never leaves the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.nat(30), (raw, caret) => {
        const once = maskPhone(raw, caret);
        expect(maskPhone(once.text, once.caret).text).toBe(once.text);
        expect(once.caret).toBeLessThanOrEqual(once.text.length);
        expect(once.text.length).toBeLessThanOrEqual(14);
      }),
    );
  });
});

describe('a number that can exist', () => {
  test.each(['4155550123', '2125550000', '9899999999', '5551234567', '5550000000'])('%s may be texted', (digits) => {
    expect(canExist(digits)).toBe(true);
  });

  test.each([
    ['an area code that begins with 0', '0551234567'],
    ['an area code that begins with 1', '1555123456'],
    ['an exchange that begins with 0', '4150550123'],
    ['an exchange that begins with 1', '4151550123'],
    ['an area code for longer numbers', '4955550123'],
    ['a service as area code', '9115550123'],
    ['a service as exchange', '4159110123'],
    ['nine digits', '415555012'],
    ['eleven digits', '41555501234'],
    ['letters', '415555012a'],
  ])('%s does not', (_name, digits) => {
    expect(canExist(digits)).toBe(false);
  });
});

describe('the country menu', () => {
  test('[ENT-30] has country, country code, calling code and flag position, and starts with the US', () => {
    expect(DEFAULT_COUNTRY_CODE).toBe('US');
    for (const entry of countries) {
      expect(Object.keys(entry)).toEqual(['country', 'countryCode', 'callingCode', 'flagPosition']);
      expect(entry.countryCode).toMatch(/^[A-Z]{2}$/);
      expect(entry.callingCode).toMatch(/^\d{1,3}$/);
    }
    expect(countries[0]).toEqual({ country: 'United States', countryCode: 'US', callingCode: '1', flagPosition: 0 });
    expect(new Set(countries.map((entry) => entry.countryCode)).size).toBe(countries.length);
    expect(countries.map((entry) => entry.flagPosition)).toEqual([...countries.keys()]);
  });

  test.each([
    ['US', 14],
    ['FR', 14],
    ['GT', 9],
    ['BR', 15],
    ['DE', 19],
    ['ZZ', 19],
    ['constructor', 19],
  ])('[VAL-030] an input for %s takes %i characters', (countryCode, lengthMax) => {
    expect(phoneInputLengthMax(countryCode)).toBe(lengthMax);
  });
});
