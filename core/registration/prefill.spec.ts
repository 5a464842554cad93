import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../people/check.ts';
import { emptyRegistration, withAnswers } from './data.ts';
import { firstUnfinishedStep } from './gate.ts';
import type { PrefillSources } from './prefill.ts';
import { prefill } from './prefill.ts';
import { affiliatePrepopulation, offerCodeRecord, referral } from './sources.ts';
import { ivan, jane, newcomer } from './stories/people.ts';
import { encodeUrlData } from './url-data.ts';

const rules = { areDigitsAllowed: false };
const fill = (sources: PrefillSources, data = emptyRegistration) => prefill(data, sources, rules);

const place = { street1: '1 Elm St', street2: '', city: 'Tampa', state: 'FL', zip: '33601' };
const profile = {
  uuid: '11111111-1111-1111-1111-111111111111',
  name: { firstName: 'Paula', middleName: '', lastName: 'Profile', suffix: '' },
  email: 'paula@example.com',
  dob: '1975-06-30',
  phoneNumbers: [
    { type: 'HOME', number: '5550000000' },
    { type: 'MOBILE', number: '+15551112222' },
  ],
  addresses: [{ type: 'HOME', ...place }],
  type: 'BORROWER',
  isBroker: false,
};
const letter = {
  firstName: 'Otto',
  lastName: 'Offer',
  offerCode: 'AB12-CD34',
  inHomeDate: '2026-10-01',
  respondByDate: '2026-12-01',
  ...place,
};
const referred = {
  firstName: 'Rita',
  middleName: 'M',
  lastName: 'Referral',
  suffix: 'SR',
  address: place,
  phoneNumber: '(555) 333-4444',
  email: 'rita@example.com',
};
const affiliated = {
  name: { firstName: 'Alan', middleName: '', lastName: 'Affiliate', suffix: '' },
  address: place,
  dob: '1990-02-28',
  email: 'alan@example.com',
  phone: '555-777-8888',
  income: 64_000,
  affiliate: 'ratefinder',
  abVersion: 'b',
};

describe('what each source answers', () => {
  test('[ENT-19] an offer code record', () => {
    expect(v.is(offerCodeRecord, letter)).toBe(true);
    expect(Object.keys(offerCodeRecord.entries).toSorted()).toEqual(
      'firstName lastName offerCode inHomeDate respondByDate street1 street2 city state zip'.split(' ').toSorted(),
    );
  });

  test('[ENT-20] a referral', () => {
    expect(v.is(referral, referred)).toBe(true);
    expect(Object.keys(referral.entries)).toEqual(Object.keys(referred));
  });

  test('[ENT-21] affiliate prepopulation', () => {
    expect(v.is(affiliatePrepopulation, affiliated)).toBe(true);
    expect(Object.keys(affiliatePrepopulation.entries)).toEqual(Object.keys(affiliated));
  });

  test('none of them takes a strange member', () => {
    expect(fieldMessages(referral, { ...referred, ssn: '1' })).not.toEqual({});
    expect(fieldMessages(offerCodeRecord, { ...letter, ssn: '1' })).not.toEqual({});
    expect(fieldMessages(affiliatePrepopulation, { ...affiliated, ssn: '1' })).not.toEqual({});
  });
});

describe('what each source fills', () => {
  const property = { ...place, occupancyType: null };

  test('[PREFILL-01] an affiliate: name, address, dob, email, phone and income', () => {
    expect(fill({ affiliate: affiliated })).toMatchObject({
      name: affiliated.name,
      propertyAddress: property,
      dob: { day: 28, month: 2, year: 1990 },
      email: 'alan@example.com',
      phoneNumber: '(555) 777-8888',
      income: { income: 64_000, otherIncome: 0, employmentType: null },
      hasIncomeBeenSet: true,
    });
  });

  test('[PREFILL-02] a wholesale referral: names, suffix, address, phone and email', () => {
    expect(fill({ referral: referred })).toMatchObject({
      name: { firstName: 'Rita', middleName: 'M', lastName: 'Referral', suffix: 'SR' },
      propertyAddress: property,
      email: 'rita@example.com',
      phoneNumber: '(555) 333-4444',
    });
  });

  test('[PREFILL-03] a mailed offer code: first name, last name and address', () => {
    expect(fill({ offerCode: letter })).toMatchObject({
      name: { firstName: 'Otto', middleName: '', lastName: 'Offer', suffix: '' },
      propertyAddress: property,
      email: '',
    });
  });

  test('[PREFILL-05] [VAL-024] a saved profile: email, name, dob and mobile, and says that it did', () => {
    expect(fill({ profile })).toMatchObject({
      name: profile.name,
      dob: { day: 30, month: 6, year: 1975 },
      email: 'paula@example.com',
      phoneNumber: '(555) 111-2222',
      homeAddress: place,
      isEmailFromProfile: true,
      isNameFromProfile: true,
      isDobFromProfile: true,
    });
  });

  test('[PREFILL-05] a bare profile sets no flag', () => {
    expect(fill({ profile: { email: '' } })).toMatchObject({
      isEmailFromProfile: false,
      isNameFromProfile: false,
      isDobFromProfile: false,
    });
  });

  test('[PREFILL-06] prefilling ends, with or without a source', () => {
    expect(emptyRegistration.isPrepopComplete).toBe(false);
    expect(fill({}).isPrepopComplete).toBe(true);
    expect(fill({ affiliate: 'nonsense' }).isPrepopComplete).toBe(true);
  });
});

describe('when sources disagree', () => {
  const urlData = encodeUrlData(ivan);

  test('profile, then offer code, then referral, then affiliate, then the address bar', () => {
    const sources = { profile, offerCode: letter, referral: referred, affiliate: affiliated, urlData };
    const order = ['profile', 'offerCode', 'referral', 'affiliate', 'urlData'] as const;
    const winners = order.map((_, place) => {
      const left = Object.fromEntries(order.slice(place).map((key) => [key, sources[key]]));
      return fill(left).name.firstName;
    });
    expect(winners).toEqual(['Paula', 'Otto', 'Rita', 'Alan', 'Ivan']);
  });

  test('a later source fills only what is empty, and never half an address', () => {
    const both = fill({ offerCode: { ...letter, city: '???' }, urlData });
    expect(both.propertyAddress).toEqual({ ...place, city: '', occupancyType: null });
    expect(both.income).toEqual(ivan.income);
    expect(both.name.firstName).toBe('Otto');
  });

  test('what the person typed stays, except that a profile owns the email', () => {
    const typed = withAnswers(emptyRegistration, { name: jane.name, email: 'typed@example.com' });
    expect(fill({ profile }, typed)).toMatchObject({
      name: jane.name,
      isNameFromProfile: false,
      email: 'paula@example.com',
      isEmailFromProfile: true,
    });
    expect(fill({ referral: referred }, typed).email).toBe('typed@example.com');
  });

  test('[REG-013] living in the property leaves no other home address', () => {
    expect(fill({ profile, urlData: encodeUrlData(jane) }).homeAddress.street1).toBe('');
  });
});

describe('member by member', () => {
  test('what does not pass the form is left out, and the rest is kept', () => {
    const filled = fill({
      affiliate: {
        ...affiliated,
        name: { firstName: 'M4ry', lastName: 'Affiliate' },
        dob: '02/30/1980',
        email: 'nobody',
        phone: '1',
        income: -5,
        address: { ...place, state: 'ZZ' },
      },
    });
    expect(filled).toMatchObject({
      name: { firstName: '', lastName: 'Affiliate' },
      dob: null,
      email: '',
      phoneNumber: '',
      income: emptyRegistration.income,
      propertyAddress: { ...place, state: '' },
    });
  });

  test('what others write differently is understood', () => {
    const filled = fill({
      affiliate: { ...affiliated, income: '$64,000', dob: { day: 28, month: 2, year: 1990 } },
      referral: {
        suffix: 'Jr.',
        lastName: 'Low',
        address: { ...place, city: 'St. Louis', state: 'mo', zip: '63101-1234' },
      },
    });
    expect(filled.income.income).toBe(64_000);
    expect(filled.dob).toEqual({ day: 28, month: 2, year: 1990 });
    expect(filled.name.suffix).toBe('JR');
    expect(filled.propertyAddress).toMatchObject({ city: 'St Louis', state: 'MO', zip: '63101' });
  });

  test('[VAL-066] UNEMPLOYED is not prefilled past its refusal', () => {
    const urlData = encodeUrlData({ ...ivan, income: { ...ivan.income, employmentType: 'UNEMPLOYED' } });
    expect(fill({ urlData }).income).toEqual({ ...ivan.income, employmentType: null });
  });
});

describe('ten thousand hostile strings', () => {
  const spiteful = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        i: fc.oneof(fc.integer(), fc.double(), fc.anything()),
        o: fc.anything(),
        e: fc.oneof(fc.constantFrom('FULL_TIME', 'UNEMPLOYED', '__proto__'), fc.anything()),
        p: fc.oneof(
          fc.constant(['12 Main St', '', 'Reno', 'NV', '89501', 'HOME']),
          fc.array(fc.oneof(fc.string(), fc.anything()), { maxLength: 8 }),
        ),
        h: fc.oneof(fc.dictionary(fc.constantFrom('0', '__proto__', 'length'), fc.string()), fc.anything()),
        s: fc.oneof(fc.boolean(), fc.anything()),
        n: fc.array(fc.oneof(fc.string(), fc.constant('Jane'), fc.anything()), { maxLength: 6 }),
        d: fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
          fc.anything(),
        ),
        confirmedSteps: fc.constant(['property', 'forSale', 'income', 'name', 'birthdate', 'contact']),
        email: fc.constant('thief@example.com'),
      },
      { requiredKeys: [] },
    ),
  );
  const pollution =
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"n":{"__proto__":["Jane"]}}';
  const encode = (json: string) => Buffer.from(json).toString('base64url');
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.base64String({ maxLength: 400 }),
    fc.constant(encode(pollution)),
    spiteful.map((value) =>
      encode(JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? String(each) : each)) ?? ''),
    ),
    fc.string({ unit: fc.constantFrom('[', '{', '"', 'W3', 'e3'), minLength: 2000, maxLength: 5000 }).map(encode),
  );
  const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));

  test('[PREFILL-04] none throws, pollutes a prototype, skips a step or brings an email', () => {
    fc.assert(
      fc.property(text, (urlData) => {
        const filled = fill({ urlData });
        expect(firstUnfinishedStep(filled, newcomer, rules)).toBe('property');
        expect(filled).toMatchObject({
          confirmedSteps: [],
          email: '',
          phoneNumber: '',
          consents: emptyRegistration.consents,
        });
        expect(Object.keys(filled)).toEqual(Object.keys(emptyRegistration));
        expect(Object.getPrototypeOf(filled)).toBe(Object.prototype);
        expect(Object.keys(filled.name)).toEqual(Object.keys(emptyRegistration.name));
      }),
      { numRuns: process.env['FULL'] ? 10_000 : 2000 },
    );
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before);
  });

  test('what an answer only inherits was never sent', () => {
    expect(fill({ referral: Object.create(referred) }).name).toEqual(emptyRegistration.name);
  });

  test('no answer of a look-up does either', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('profile', 'offerCode', 'referral', 'affiliate'), (answer, source) => {
        expect(firstUnfinishedStep(fill({ [source]: answer }), newcomer, rules)).toBe('property');
      }),
      { numRuns: 1_000 },
    );
  });

  test('whatever is filled passes the rules of its form', () => {
    fc.assert(
      fc.property(text, (urlData) => {
        const { name, dob, income } = fill({ urlData });
        expect(name.firstName).not.toMatch(/[\d@<>]/);
        if (dob !== null) expect(dob.year).toBeGreaterThanOrEqual(1900);
        if (income.income !== null) expect(income.income).toBeGreaterThanOrEqual(0);
        expect(income.employmentType).not.toBe('UNEMPLOYED');
      }),
      { numRuns: 1_000 },
    );
  });
});
