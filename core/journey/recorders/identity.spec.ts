/** Who may try again, who waits for a person, and what that person can say: of the borrower and of the other owners alike. */
import { describe, expect, test } from 'vitest';
import type { Application } from '../../application/application.ts';
import { newApplication } from '../../application/new-application.ts';
import type { EventName, PayloadIn, Sender } from '../events.ts';
import { readEvent } from '../events.ts';
import { people } from '../stories/samples.ts';
import { startedAt } from '../stories/walk.ts';
import { record } from './index.ts';

const olga = 'owner-olga';
const otto = 'owner-otto';
const signer = { name: 'O', email: 'o@example.com', phoneNumber: '5551234567', failedTries: 0, photoUuids: [] };
const fresh = newApplication(people.employee, startedAt);
const invited: Application = {
  ...fresh,
  status: 'CO_DEED_REQ',
  signers: [
    { ...signer, identityUuid: olga, state: 'INVITED' },
    { ...signer, identityUuid: otto, state: 'INVITED' },
  ],
};

type Said<E extends EventName = EventName> = readonly [by: Sender, event: E, payload: PayloadIn<E>];

function hear(from: Application, ...all: readonly Said[]): Application {
  return all.reduce((application, [by, name, payload], at) => {
    const recorded = record(application, readEvent(name, { uuid: `${name}-${at}`, by }, payload), startedAt);
    if ('ok' in recorded) throw new Error(recorded.reason);
    return recorded;
  }, from);
}

const shows = (identityUuid: string, ...documentUuids: string[]): Said<'signerIdentitySubmitted'> => [
  'signer',
  'signerIdentitySubmitted',
  { identityUuid, documentUuids },
];
const checked = (
  identityUuid: string,
  verification: PayloadIn<'signerIdentityChecked'>['verification'],
  more: Partial<PayloadIn<'signerIdentityChecked'>> = {},
): Said<'signerIdentityChecked'> => ['vendor', 'signerIdentityChecked', { identityUuid, verification, ...more }];
const failure = (uuid: string) => [shows(uuid, 'blurred'), checked(uuid, 'FAILED_VERIFICATION')] as const;
const twice = hear(invited, ...failure(olga), ...failure(olga));
const thrice = hear(twice, shows(olga, 'front', 'selfie'), checked(olga, 'FAILED_VERIFICATION'));
const conditionOf = ({ conditions: [first] }: Application) => first?.uuid ?? '';
const of = (application: Application, uuid: string) => application.signers.find((one) => one.identityUuid === uuid);

describe('another owner', () => {
  test('may try three times; the third failure rests with a person, with the photos and their name on it', () => {
    expect(of(twice, olga)).toMatchObject({ state: 'INVITED', failedTries: 2 });
    expect(twice.conditions).toEqual([]);
    expect(of(thrice, olga)).toMatchObject({ state: 'CHECKING', failedTries: 3 });
    expect(thrice.conditions).toMatchObject([
      {
        categoryEnum: 'ID_VERIFICATION_FAILURE',
        signerUuid: olga,
        answeredAt: startedAt.toISOString(),
        documentUuids: ['front', 'selfie'],
      },
    ]);
    expect(of(thrice, otto)).toMatchObject({ state: 'INVITED', failedTries: 0 });
  });

  test.each<[string, Said, string]>([
    ['doubt', checked(olga, 'PENDING_REVIEW'), 'ID_VERIFICATION_FAILURE'],
    ['tampering', checked(olga, 'PENDING_REVIEW', { hasTamperSignals: true }), 'IDENTITY_DOCUMENT_FRAUD_REVIEW'],
    ['fraud', checked(olga, 'FAILED_VERIFICATION', { isFraud: true }), 'IDENTITY_DOCUMENT_FRAUD_REVIEW'],
  ])('%s goes to a person at once, and never declines the borrower', (_what, word, categoryEnum) => {
    const resting = hear(invited, shows(olga, 'front'), word);
    expect(of(resting, olga)).toMatchObject({ state: 'CHECKING' });
    expect(resting.conditions).toMatchObject([{ categoryEnum, signerUuid: olga, documentUuids: ['front'] }]);
    expect(resting.declineReasons).toEqual([]);
  });

  test('a person who is satisfied lets them through: by clearing it, or by saying who it is', () => {
    const cleared = hear(thrice, ['operations', 'conditionCleared', { conditionUuid: conditionOf(thrice) }]);
    const [, , word] = checked(olga, 'VERIFIED');
    const said = hear(thrice, ['operations', 'signerIdentityChecked', word]);
    for (const done of [cleared, said]) {
      expect(of(done, olga)).toMatchObject({ state: 'READY' });
      expect(done.conditions).toMatchObject([{ clearedAt: startedAt.toISOString() }]);
    }
  });

  test('asked again, they send other photos, and once asked only a person says that they are enough', () => {
    const why = 'Please show your passport instead.';
    const asked = hear(thrice, ['operations', 'conditionAskedAgain', { conditionUuid: conditionOf(thrice), why }]);
    expect(of(asked, olga)).toMatchObject({ state: 'INVITED' });
    expect(asked.conditions).toMatchObject([{ answeredAt: null, commentsToBorrower: why, clearedAt: null }]);
    for (const verification of ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const) {
      const again = hear(asked, shows(olga, 'passport'), checked(olga, verification));
      expect(of(again, olga)).toMatchObject({ state: 'CHECKING' });
      expect(again.conditions).toMatchObject([
        { answeredAt: startedAt.toISOString(), clearedAt: null, documentUuids: ['front', 'selfie', 'passport'] },
      ]);
    }
  });

  test('clearing a question about someone who has shown nothing does not make them known', () => {
    const raised = { categoryEnum: 'ID_VERIFICATION_FAILURE', signerUuid: olga } as const;
    const asked = hear(invited, ['operations', 'conditionRaised', raised]);
    const cleared = hear(asked, ['operations', 'conditionCleared', { conditionUuid: conditionOf(asked) }]);
    expect(of(cleared, olga)).toMatchObject({ state: 'INVITED' });
  });

  test('photos that are being looked at are not sent twice, and a late word changes nothing', () => {
    expect(() => hear(thrice, shows(olga, 'more'))).toThrow('We have your photos already');
    const ready = hear(invited, shows(olga, 'front'), checked(olga, 'VERIFIED'));
    expect(hear(ready, checked(olga, 'FAILED_VERIFICATION'))).toEqual(ready);
  });
});

describe('the borrower', () => {
  const asking: Application = { ...fresh, status: 'WAITING_FOR_ID_VERIFICATION' };
  const shown: Said<'identitySubmitted'> = [
    'borrower',
    'identitySubmitted',
    { documentType: 'US Passport', documentUuids: ['passport'] },
  ];
  const doubtful = hear(asking, shown, ['vendor', 'identityChecked', { verification: 'PENDING_REVIEW' }]);

  test('the photos lie with the question, so that anyone who looks can see them', () => {
    expect(doubtful.conditions).toMatchObject([{ signerUuid: null, documentUuids: ['passport'] }]);
    expect(hear(doubtful, shown).conditions).toMatchObject([{ answeredAt: startedAt.toISOString() }]);
  });

  test('is known once a person has cleared it, whether the doubt was of the photos or of the paper', () => {
    const tampered = { verification: 'PENDING_REVIEW', hasTamperSignals: true } as const;
    for (const held of [doubtful, hear(asking, shown, ['vendor', 'identityChecked', tampered])]) {
      const cleared = hear(held, ['operations', 'conditionCleared', { conditionUuid: conditionOf(held) }]);
      expect(cleared).toMatchObject({ identity: { verification: 'VERIFIED' }, heldEvent: 'identityChecked' });
    }
  });

  test('nothing is cleared that was never looked at', () => {
    const raised = hear(asking, ['operations', 'conditionRaised', { categoryEnum: 'ID_VERIFICATION_FAILURE' }]);
    const cleared = hear(raised, ['operations', 'conditionCleared', { conditionUuid: conditionOf(raised) }]);
    expect(cleared).toMatchObject({ identity: { verification: null }, heldEvent: null });
  });
});
