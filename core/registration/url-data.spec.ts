import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyRegistration, withAnswers } from './data.ts';
import { prefill } from './prefill.ts';
import { ivan, jane } from './stories/people.ts';
import { decodeUrlData, encodeUrlData, URL_DATA_LENGTH_MAX } from './url-data.ts';

const rules = { areDigitsAllowed: false };

describe('round trip', () => {
  test('[ENT-08] [Q-26] income, other income, employment, both addresses, for-sale, name and dob come back', () => {
    const arrived = prefill(emptyRegistration, { urlData: encodeUrlData(ivan) }, rules);
    for (const member of ['income', 'propertyAddress', 'homeAddress', 'isListedForSale', 'name', 'dob'] as const) {
      expect(arrived[member]).toEqual(ivan[member]);
    }
  });

  test('[PREFILL-04] neither email, phone, consents nor progress travel', () => {
    const arrived = prefill(emptyRegistration, { urlData: encodeUrlData(jane) }, rules);
    expect(arrived).toMatchObject({
      email: '',
      phoneNumber: '',
      confirmedSteps: [],
      consents: emptyRegistration.consents,
    });
    const json = JSON.stringify(decodeUrlData(encodeUrlData(jane)));
    expect(json).not.toContain('jane@example.com');
    expect(json).not.toContain('555');
  });

  test('an empty registration is an empty object', () => {
    expect(decodeUrlData(encodeUrlData(emptyRegistration))).toEqual({});
  });

  test('is short, and safe in an address', () => {
    expect(encodeUrlData(ivan)).toMatch(/^[\w-]+$/);
    expect(encodeUrlData(ivan).length).toBeLessThan(300);
  });

  test('any text comes back as it was, and the longest registration fits', () => {
    const street = fc.string({ unit: 'grapheme', maxLength: 100 }).filter((text) => text !== '');
    fc.assert(
      fc.property(street, (street1) => {
        const odd = withAnswers(ivan, { homeAddress: { ...ivan.homeAddress, street1 } });
        expect(decodeUrlData(encodeUrlData(odd))).toMatchObject({ h: [street1, 'Apt 4', 'Sparks', 'NV', '89431'] });
      }),
    );
    const wide = {
      street1: '街'.repeat(100),
      street2: '街'.repeat(100),
      city: '街'.repeat(60),
      state: 'NV',
      zip: '89501',
    };
    const longest = withAnswers(ivan, {
      propertyAddress: { ...wide, occupancyType: 'INVESTMENT' },
      homeAddress: wide,
      name: { firstName: '名'.repeat(60), middleName: '名'.repeat(60), lastName: '名'.repeat(60), suffix: 'III' },
    });
    expect(encodeUrlData(longest).length).toBeLessThanOrEqual(URL_DATA_LENGTH_MAX);
    expect(prefill(emptyRegistration, { urlData: encodeUrlData(longest) }, rules).homeAddress).toEqual(wide);
  });
});

describe('hostile text', () => {
  test('is the base64url every other program writes', () => {
    for (const text of ['{}', '{"i":1}', '{"i":12}', '{"n":["Zoë","","Núñez",""]}']) {
      expect(decodeUrlData(Buffer.from(text).toString('base64url'))).toEqual(JSON.parse(text));
    }
    expect(encodeUrlData(ivan)).toBe(Buffer.from(encodeUrlData(ivan), 'base64url').toString('base64url'));
  });

  test.each([
    ['nothing', ''],
    ['not base64url', 'e30+/'],
    ['one digit too many', 'e30aa'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('base64url')],
    ['not JSON', Buffer.from('{"i":').toString('base64url')],
    ['too long', Buffer.from(JSON.stringify({ i: 'x'.repeat(4000) })).toString('base64url')],
  ])('%s is ignored', (_what, text) => {
    expect(decodeUrlData(text)).toBeUndefined();
    expect(prefill(emptyRegistration, { urlData: text }, rules)).toEqual({
      ...emptyRegistration,
      isPrepopComplete: true,
    });
  });
});
