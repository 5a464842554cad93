import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { experimentVariations } from '../experiments/record.ts';
import type { Circumstances } from './create-application.ts';
import { buildCreateApplication, createApplicationBody } from './create-application.ts';
import { emptyRegistration } from './data.ts';
import { readEntry } from './entry.ts';
import { ivan, jane } from './stories/people.ts';

const id = '0e1f2a3b-4c5d-6e7f-8a9b-0c1d2e3f4a5b';
const rules = { areDigitsAllowed: false };
const plain: Circumstances = { entry: readEntry([]), softCreditVersion: '2026-01' };
const schema = createApplicationBody(rules);
const body = (data = jane, circumstances = plain) => {
  const built = buildCreateApplication(data, circumstances, rules);
  if (built === undefined) throw new Error('the registration should be one the server takes');
  return built;
};

test('[ENUM-26] an experiment has two sides, and no other is taken', () => {
  expect(experimentVariations).toEqual(['control', 'variation']);
  const on = (variation: string) =>
    v.is(schema, { ...body(), abVersionsRequest: [{ name: 'offer-order', variation }] });
  expect([on('control'), on('variation'), on('CONTROL'), on('third'), on('')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('[CALL-06] the body of a plain registration', () => {
  expect(JSON.parse(JSON.stringify(body()))).toEqual({
    abVersionsRequest: [],
    consentListRequest: [
      { type: 'TERM_PRIVACY', consented: true },
      { type: 'COMMUNICATION', consented: true },
      { type: 'SMS', consented: false },
      { type: 'SMS_TRANSACTIONAL', consented: true },
    ],
    consentRequests: [{ type: 'SOFT_CREDIT', version: '2026-01' }],
    income: { incomeCoDeeders: 0, incomePrimary: 85_000, incomeOther: 1_200.5 },
    marketingTools: {},
    profileRequest: {
      name: { firstName: 'Jane', middleName: 'Q.', lastName: "O'Neil", suffix: 'JR' },
      dateOfBirth: { day: 31, month: 1, year: 1980 },
      email: 'jane@example.com',
      phoneNumber: '5551234567',
    },
    propertyListedForSale: false,
    propertyRequest: {
      street1: '12 Main St',
      street2: '',
      city: 'Reno',
      state: 'NV',
      zip: '89501',
      occupancyType: 'HOME',
    },
    publish: true,
    utmParameters: {},
    employmentType: 'FULL_TIME',
  });
});

test('[CALL-06] everything optional has its member', () => {
  const entry = readEntry(
    new URLSearchParams(`referrer=${id}&referral=${id}&offerCode=AB12&utm_source=mail&clickId=c1&data=ignored`),
  );
  const rich = body(ivan, {
    entry,
    softCreditVersion: '2',
    affiliate: 'ratefinder',
    abVersion: 'b',
    trackerUuid: id,
    experimentProfileUuid: id,
    experiments: [{ name: 'hero', variation: 'control' }],
  });
  expect(rich).toMatchObject({
    abVersionsRequest: [{ name: 'hero', variation: 'control' }],
    affiliate: 'ratefinder',
    abVersion: 'b',
    marketingTools: { trackerUuid: id, clickId: 'c1' },
    offerCode: 'AB12',
    experimentProfileRequest: { experimentProfileUuid: id },
    referrerId: id,
    referralId: id,
    utmParameters: { utm_source: 'mail' },
  });
  expect(Object.keys(schema.entries).toSorted()).toEqual(Object.keys(rich).toSorted());
});

describe('what is sent', () => {
  test('[VAL-064] other income is 0 when empty', () => {
    const data = { ...jane, income: { ...jane.income, otherIncome: null } };
    expect(body(data).income.incomeOther).toBe(0);
  });

  test('[VAL-028] a phone number has 10 digits', () => {
    expect(body().profileRequest.phoneNumber).toBe('5551234567');
  });

  test('[ENUM-16] occupancy is sent with the property, and a home address only for another home', () => {
    expect(body(ivan).propertyRequest.occupancyType).toBe('INVESTMENT');
    expect(body(ivan).profileRequest.homeAddress).toEqual(ivan.homeAddress);
    expect(body(jane).profileRequest.homeAddress).toBeUndefined();
  });

  test('[VAL-021] names are trimmed', () => {
    const data = { ...jane, name: { ...jane.name, firstName: ' Jane ' } };
    expect(body(data).profileRequest.name.firstName).toBe('Jane');
  });

  test('who never saw the consents is not said to have answered them', () => {
    const known = { ...jane, confirmedSteps: jane.confirmedSteps.filter((key) => key !== 'contact') };
    expect(body(known).consentListRequest).toEqual([]);
  });

  test('[CALL-16] each consent goes with the version that was shown, whichever is the newest, and without one where none was kept', () => {
    const versions = { TERM_PRIVACY: '2025-06', COMMUNICATION: '2026-01', SMS: '2024-12' };
    expect(body(jane, { ...plain, consentVersions: versions }).consentListRequest).toEqual([
      { type: 'TERM_PRIVACY', consented: true, version: '2025-06' },
      { type: 'COMMUNICATION', consented: true, version: '2026-01' },
      { type: 'SMS', consented: false, version: '2024-12' },
      { type: 'SMS_TRANSACTIONAL', consented: true },
    ]);
  });

  test('an unfinished registration has no body', () => {
    expect(buildCreateApplication(emptyRegistration, plain, rules)).toBeUndefined();
    expect(buildCreateApplication({ ...jane, dob: null }, plain, rules)).toBeUndefined();
    expect(
      buildCreateApplication({ ...ivan, homeAddress: emptyRegistration.homeAddress }, plain, rules),
    ).toBeUndefined();
  });
});

describe('the server takes nothing else', () => {
  const refused = (change: object) => !v.is(schema, { ...body(), ...change });

  test.each(['status', 'rate', 'uwDecision', 'isBroker', 'orgId', 'userType', 'isCrypto', 'constructor'])(
    'not the member %s',
    (member) => {
      expect(refused({ [member]: 'x' })).toBe(true);
    },
  );

  test('not a strange member inside', () => {
    expect(refused({ income: { ...body().income, incomeVerified: 1 } })).toBe(true);
    expect(refused({ profileRequest: { ...body().profileRequest, ssn: '1' } })).toBe(true);
    expect(refused({ propertyRequest: { ...body().propertyRequest, value: 1 } })).toBe(true);
    expect(refused({ utmParameters: { utm_secret: 'x' } })).toBe(true);
  });

  test('[VAL-066] not UNEMPLOYED', () => {
    expect(refused({ employmentType: 'UNEMPLOYED' })).toBe(true);
  });

  test('not without consent to the soft credit inquiry', () => {
    expect(refused({ consentRequests: [] })).toBe(true);
    expect(refused({ consentRequests: [{ type: 'HARD_CREDIT', version: '1' }] })).toBe(true);
  });

  test('[VAL-018] not digits in a last name, where they are not allowed', () => {
    const profileRequest = { ...body().profileRequest, name: { ...jane.name, lastName: 'Frozen2' } };
    expect(refused({ profileRequest })).toBe(true);
    expect(v.is(createApplicationBody({ areDigitsAllowed: true }), { ...body(), profileRequest })).toBe(true);
  });
});
