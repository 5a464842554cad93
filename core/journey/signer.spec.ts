import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { facts } from './facts.ts';
import { isWaitOfSigner, routeSigner, signerIdentity, signerProgress } from './signer.ts';
import { tell } from './stories/story.ts';

const invited = `
  ... approved
  operations  ownershipCorrected joint     GEN_CLOSING_DISCLOSURE
  ... signing
  borrower    noteSigned                   CO_DEED_REQ
  borrower    signerAdded                  CO_DEED_REQ
`;
const ready = `${invited}
  signer      signerIdentitySubmitted      CO_DEED_REQ
  identity    signerIdentityChecked        GEN_NOTARY_DISCLOSURE
`;
const atTheNotary = `${ready}
  ... enotary
`;

const placeOf = (text: string, changes: Partial<Application> = {}) =>
  routeSigner({ ...tell('employee', text), ...changes }, 'owner-1');
const states = (text: string) => signerProgress(tell('employee', text), 'owner-1').map(({ state }) => state);

describe('an additional signer', () => {
  test('first proves who they are', () => {
    expect(placeOf(invited)).toBe('identity');
    expect(placeOf(`${invited}\n signer  signerIdentitySubmitted  CO_DEED_REQ`)).toBe('identity');
  });

  test('then waits until the notary is ready, and meets them', () => {
    expect(placeOf(ready)).toBe('intro');
    expect(placeOf(atTheNotary)).toBe('sign');
    expect(placeOf(`${atTheNotary}\n notary  enotaryFailed  MANUAL_DEED_SIGNING`)).toBe('sign');
  });

  test('no notary comes before every owner is ready', () => {
    const one = tell('employee', ready);
    const ofTwo = { ...one, ownership: { ...one.ownership, coOwners: 2 } };
    const another = {
      ...one,
      signers: one.signers.flatMap((signer) => [signer, { ...signer, state: 'INVITED' as const }]),
    };
    expect(facts.areSignersReady(one)).toBe(true);
    expect([ofTwo, another].map(facts.areSignersReady)).toEqual([false, false]);
    expect([ofTwo, another].map(facts.needsCoOwners)).toEqual([true, true]);
  });

  test('who was named early is waited for, though the records have come to name no other owner', () => {
    const early = tell('employee', invited);
    const none = { ...early, ownership: { ...early.ownership, coOwners: 0 } };
    expect(facts.needsCoOwners(none)).toBe(true);
    expect(facts.needsCoOwners({ ...none, signers: [] })).toBe(false);
    expect(facts.areSignersReady({ ...none, signers: [] })).toBe(true);
  });

  test('and afterwards finds their documents', () => {
    expect(placeOf(`${atTheNotary}\n signer  deedAccepted signer  DEED_SIGNING`)).toBe('documents');
    expect(placeOf(`${atTheNotary}\n... rescission`)).toBe('documents');
  });

  test('is told when there is nothing left to sign', () => {
    expect(placeOf(`${invited}\n signer  signerRefused  CANCELLED`)).toBe('cancelled');
    expect(placeOf(invited, { status: 'DECLINED' })).toBe('cancelled');
    expect(placeOf(invited, { status: 'UNKNOWN' })).toBe('error');
  });

  test('is told how many tries are left, who has their photos, and what is wanted instead', () => {
    const failed =
      '\n signer  signerIdentitySubmitted  CO_DEED_REQ\n identity  signerIdentityChecked failed  CO_DEED_REQ';
    const identityAfter = (text: string) => {
      const application = tell('employee', text);
      const [signer] = application.signers;
      return signer && signerIdentity(application, signer);
    };
    const noOne = { isWithUs: false, askedFor: null };
    expect(identityAfter(invited)).toEqual({ ...noOne, failedTries: 0, triesLeft: 3 });
    expect(identityAfter(invited + failed + failed)).toEqual({ ...noOne, failedTries: 2, triesLeft: 1 });
    const resting = invited + failed + failed + failed;
    expect(identityAfter(resting)).toEqual({ failedTries: 3, triesLeft: 0, isWithUs: true, askedFor: null });
    expect(identityAfter(`${resting}\n operations  conditionAskedAgain  CO_DEED_REQ`)).toMatchObject({
      isWithUs: false,
      askedFor: 'Please show your passport instead.',
    });
  });

  test('waits with the application from their turn until they have signed, and learns how it rests only then', () => {
    const isTheirs = (text: string, changes: Partial<Application> = {}) =>
      isWaitOfSigner({ ...tell('employee', text), ...changes }, 'owner-1');
    expect([invited, ready, atTheNotary].map((text) => isTheirs(text))).toEqual([true, true, true]);
    expect(isTheirs(invited, { status: 'INCOME_VERIFICATION' })).toBe(false);
    expect(isTheirs(`${atTheNotary}\n signer  deedAccepted signer  DEED_SIGNING`)).toBe(false);
    expect(isTheirs(`${invited}\n signer  signerRefused  CANCELLED`)).toBe(false);
    expect(isTheirs(invited, { status: 'UNKNOWN' })).toBe(false);
    expect(isWaitOfSigner(tell('employee', invited), 'someone-else')).toBe(false);
  });

  test('of another application is no one here', () => {
    expect(routeSigner(tell('employee', invited), 'someone-else')).toBeNull();
  });

  test('[SIGNER-08] sees two steps', () => {
    expect(signerProgress(tell('employee', invited), 'owner-1').map(({ label }) => label)).toEqual([
      'Identity verification',
      'Talk to eNotary',
    ]);
    expect(states(invited)).toEqual(['IN_PROGRESS', 'INITIAL']);
    expect(states(ready)).toEqual(['COMPLETE', 'IN_PROGRESS']);
    expect(states(`${atTheNotary}\n signer  deedAccepted signer  DEED_SIGNING`)).toEqual(['COMPLETE', 'COMPLETE']);
  });
});
