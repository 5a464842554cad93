import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf, hashOfCode } from './offer-codes.ts';
import { sampleLeads } from './samples.ts';

test('a code has 80 bits: sixteen of thirty-two signs that cannot be mistaken for one another', () => {
  const codes = Array.from({ length: 500 }, () => codeOf(randomBytes(10)));
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(500);
  expect(codeOf(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(codeOf(new Uint8Array(10))).toBe('0000-0000-0000-0000');
});

test('a code is read as people copy it from paper', () => {
  const { hash } = hashOfCode('10AB-CDEF-GHJK-MNPQ');
  for (const typed of ['10abcdefghjkmnpq', ' 10ab cdef ghjk mnpq ', 'IOAB-CDEF-GHJK-MNPQ', 'loab–cdef–ghjk–mnpq']) {
    expect(hashOfCode(typed), typed).toEqual({ hash, shown: '10AB-CDEF-GHJK-MNPQ' });
  }
  expect(hashOfCode('10AB-CDEF-GHJK-MNPR').hash).not.toBe(hash);
});

test('the samples of a lender are always the same, and no two lenders share any id', () => {
  expect(sampleLeads('ORG_A')).toEqual(sampleLeads('ORG_A'));
  const ids = (orgCode: string) => {
    const { originators, referral, offers, affiliate } = sampleLeads(orgCode);
    return [...originators.map(({ uuid }) => uuid), referral.uuid, ...offers.map(({ code }) => code), affiliate.lead];
  };
  const all = [...ids('ORG_A'), ...ids('ORG_B'), ...ids('ORG_C')];
  expect(new Set(all).size).toBe(all.length);
});

test('every lender has three originators: an officer, one who only has a broker’s name, one bound to licensed states', () => {
  const [officer, broker, bound] = sampleLeads('ORG_A').originators;
  expect(officer).toMatchObject({ originatorName: expect.any(String), enforcesLicensedStates: false });
  expect(broker).toMatchObject({ originatorName: null, brokerName: expect.any(String) });
  expect(bound).toMatchObject({ enforcesLicensedStates: true, licensedStates: ['AZ', 'CA', 'NV'] });
});
