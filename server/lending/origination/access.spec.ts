import { expect, test } from 'vitest';
import type { Person } from '../../actor.ts';
import { allow, isSignerOf } from './access.ts';

const me = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const signer: Person = { roles: ['signer'], identityUuid: me, orgCode: 'ORG_A', sessionId: 'spec' };
const application = (additionalSignerVersion: string | null, signers = [{ identityUuid: me }]) => ({
  orgCode: 'ORG_A',
  borrower: { identityUuid: 'borrower' },
  referrer: null,
  additionalSignerVersion,
  signers,
});
const seen = (version: string | null, signers?: { identityUuid: string }[]) => {
  try {
    return Boolean(allow(signer, 'followApplication', application(version, signers)));
  } catch {
    return false;
  }
};

test('[SIGNER-03] an owner is let in by version v1 and by being among the signers, not by one of the two', () => {
  expect(seen('v1')).toBe(true);
  expect(seen('v2')).toBe(false);
  expect(seen(null)).toBe(false);
  expect(seen('v1', [{ identityUuid: 'another' }])).toBe(false);
  expect(isSignerOf(me, application('v1'))).toBe(true);
  expect(isSignerOf(me, application(null))).toBe(false);
});
