import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkOriginatorLicensed } from '#core/eligibility/property.ts';
import type { LoanOriginator } from './originator.ts';
import { contactLinks, loanOriginator, originatorIdOf, originatorLabel, referrerOutcome } from './originator.ts';

const id = '0e1f2a3b-4c5d-6e7f-8a9b-0c1d2e3f4a5b';
const another = '11111111-1111-1111-1111-111111111111';
const lou: LoanOriginator = {
  originatorDisplayInfo: {
    originatorName: 'Lou Officer',
    brokerName: 'Home Brokers',
    avatarUri: 'https://example.test/lou.png',
    email: 'lou@example.com',
    phoneNumber: '(555) 123-4567',
    nmls: '123456',
  },
  enforceLicensedStatesForReferral: true,
  licensedStates: ['CA', 'NV'],
};

test('[ENT-22] an originator has display info, and the states they are licensed in', () => {
  expect(v.parse(loanOriginator, lou)).toEqual(lou);
  expect(Object.keys(loanOriginator.entries)).toEqual([
    'originatorDisplayInfo',
    'enforceLicensedStatesForReferral',
    'licensedStates',
  ]);
  expect(Object.keys(loanOriginator.entries.originatorDisplayInfo.entries)).toEqual([
    'originatorName',
    'brokerName',
    'avatarUri',
    'email',
    'phoneNumber',
    'nmls',
  ]);
  expect(v.is(loanOriginator, { ...lou, salary: 1 })).toBe(false);
});

test.each([
  [null, 'Home Brokers', 'broker'],
  ['', 'Home Brokers', 'broker'],
  ['Lou', 'Home Brokers', 'loan officer'],
  ['Lou', null, 'loan officer'],
  [null, null, 'loan officer'],
])('[LO-03] originator %j of broker %j is a %s', (originatorName, brokerName, label) => {
  expect(originatorLabel({ originatorName, brokerName })).toBe(label);
});

test('[LO-04] comes from the parameter, or from the application, which keeps its own', () => {
  expect(originatorIdOf(id)).toBe(id);
  expect(originatorIdOf(undefined, { referrer: { referrerUuid: id } })).toBe(id);
  expect(originatorIdOf(another, { referrer: { referrerUuid: id } })).toBe(id);
  expect(originatorIdOf(id, { referrer: null })).toBe(id);
  expect(originatorIdOf('not-an-id')).toBeUndefined();
  expect(originatorIdOf(undefined)).toBeUndefined();
});

describe('an unknown referrer', () => {
  test('[LO-05] missing though required: not accepting applications', () => {
    expect(referrerOutcome('missing', true)).toBe('notAccepting');
  });

  test.each([404, 400])('[LO-06] required and not found (%i): not accepting applications', (status) => {
    expect(referrerOutcome(status, true)).toBe('notAccepting');
  });

  test.each(['missing', 404, 400] as const)('[LO-07] not required (%s): the parameter is dropped', (lookup) => {
    expect(referrerOutcome(lookup, false)).toBe('drop');
  });

  test.each([true, false])('found is kept, and so is one we could not ask about (required: %s)', (isRequired) => {
    expect(referrerOutcome('found', isRequired)).toBe('keep');
    expect(referrerOutcome(503, isRequired)).toBe('keep');
  });
});

describe('licensed states', () => {
  const message =
    'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

  test.each([
    [true, 'TX', { ok: false, message }],
    [true, 'CA', { ok: true }],
    [false, 'TX', { ok: true }],
  ] as const)('[LO-08] enforced %s, property in %s', (enforceLicensedStatesForReferral, state, answer) => {
    expect(checkOriginatorLicensed(state, { ...lou, enforceLicensedStatesForReferral })).toMatchObject(answer);
  });
});

describe('contact', () => {
  test('[LO-02] has call and email actions', () => {
    expect(contactLinks(lou.originatorDisplayInfo)).toEqual({
      call: 'tel:+15551234567',
      email: 'mailto:lou@example.com',
    });
  });

  test('[LO-02] shows none where there is nothing to call, and lets no header in', () => {
    const bare = { ...lou.originatorDisplayInfo, phoneNumber: null, email: null };
    expect(contactLinks(bare)).toEqual({ call: undefined, email: undefined });
    const sly = { ...lou.originatorDisplayInfo, email: 'a@b.c?bcc=x@y.z' };
    expect(contactLinks(sly).email).not.toContain('?');
  });
});
