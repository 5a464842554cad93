import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { uploadTypes } from '../application/uploads.ts';
import type { CalendarDate } from '../calendar/dates.ts';
import type { Condition } from '../conditions/condition.ts';
import { people } from '../journey/stories/samples.ts';
import { startedAt } from '../journey/stories/walk.ts';
import type { UnderwritingFile } from '../underwriting/file.ts';
import { compare, type Rule, type Verdict } from './compare.ts';
import { foundSchema } from './envelope.ts';
import { factNames, factRows, factsOf, proves } from './proofs.ts';

const today = '2026-11-17' as CalendarDate;
const fresh = newApplication(people.employee, startedAt);
const selected = { amountCents: 100_000_00 } as Application['offers']['selected'];
const application: Application = {
  ...fresh,
  offers: { ...fresh.offers, selected },
  income: { ...fresh.income, annualIncomeCents: 80_000_00, otherIncomeCents: 4_000_00, verifiedIncomeCents: 77_600_12 },
  employment: { employerName: 'Prairie Ridge Clinic', toldName: 'Prairie Ridge Clinic, Inc.', isVerified: false },
};
const file = { birthDate: '1980-02-03' } as unknown as UnderwritingFile;
const about = { application, file, signerUuid: null, condition: undefined };

describe('what a paper should prove', () => {
  test('every paper that someone can send proves something, and every fact stands on one', () => {
    expect(Object.keys(proves).toSorted()).toEqual([...uploadTypes].toSorted());
    for (const type of uploadTypes) expect(proves[type].length, type).toBeGreaterThan(0);
    expect([...new Set(Object.values(proves).flat())].toSorted()).toEqual([...factNames].toSorted());
  });

  test('a paper of ours proves nothing', () => {
    expect(factsOf('HELOC_AGREEMENT', about)).toEqual([]);
    expect(factsOf('constructor', about)).toEqual([]);
  });

  test('a pay stub: what was stated, and what a vendor read beside it', () => {
    expect(factsOf('USER_UPLOADED_PAYSTUB', about)).toMatchObject([
      { fact: 'name', typed: 'text', stated: 'Ada Owner' },
      { fact: 'employer', stated: 'Prairie Ridge Clinic', read: 'Prairie Ridge Clinic, Inc.' },
      { fact: 'income', typed: 'money', stated: '8400000', shown: '$84,000.00', read: '$77,600.12' },
      { fact: 'paidOn', typed: 'date', stated: null },
    ]);
  });

  test('the birth date is never told, and is kept as its verdict alone', () => {
    const facts = factsOf('PASSPORT', about);
    expect(facts.find(({ fact }) => fact === 'birthDate')).toEqual({
      ...{ fact: 'birthDate', label: 'Birth date', typed: 'date', isSecret: true },
      ...{ stated: null, shown: null, read: null },
    });
    expect(JSON.stringify(facts)).not.toContain('1980');
    const row = { documentUuid: 'd1', verdict: 'same' };
    const compared = [
      { ...row, fact: 'birthDate', onPaper: '02/03/1980' },
      { ...row, fact: 'name', onPaper: 'Ada Owner' },
    ];
    expect(v.parse(foundSchema('conditionCleared'), { compared })).toEqual({
      compared: [{ ...compared[0], onPaper: '' }, compared[1]],
    });
    expect(v.is(foundSchema('conditionCleared'), { compared: [{ ...row, fact: 'ssn', onPaper: '' }] })).toBe(false);
  });

  test('an owner’s paper is held against the owner, and of their birth date we know nothing', () => {
    const signer = { identityUuid: 'owner-1', name: 'Olga Owner' } as Application['signers'][number];
    const theirs = { ...about, application: { ...application, signers: [signer] }, signerUuid: 'owner-1' };
    expect(factsOf('PASSPORT', theirs)[0]?.stated).toBe('Olga Owner');
    expect(factRows.birthDate.stated(theirs)).toBeNull();
  });

  test('insurance covers the line; flood insurance what is owed, up to what the program covers', () => {
    const cover = (type: string, is: Partial<Application> = {}) =>
      factsOf(type, { ...about, application: { ...application, ...is } })[1]?.shown;
    expect(cover('PROOFOFHAZARDINSURANCE')).toBe('$100,000.00');
    const lien = {
      uuid: 'l',
      holder: 'Bank',
      position: 1,
      balanceCents: 90_000_00,
      isPaidOff: false,
      payoffCents: null,
    };
    expect(cover('PROOF_OF_FLOOD_INSURANCE', { liens: [lien, { ...lien, isPaidOff: true }] })).toBe('$190,000.00');
    expect(cover('PROOF_OF_FLOOD_INSURANCE', { liens: [{ ...lien, balanceCents: 400_000_00 }] })).toBe('$250,000.00');
    expect(cover('PROOFOFHAZARDINSURANCE', { offers: fresh.offers })).toBeNull();
  });

  test('a letter is held against what has to be explained', () => {
    const condition = { notes: 'Auto loan, 2 March' } as Condition;
    expect(factsOf('LETTER_OF_EXPLANATION', { ...about, condition })[1]).toMatchObject({ shown: 'Auto loan, 2 March' });
  });
});

test.each<[Rule['kind'] | Rule, string | null, string, Verdict | undefined]>([
  ['name', 'Kayla M Brandt', 'KAYLA M. BRANDT', 'same'],
  ['name', 'Kayla Brandt', 'Kayla Marie Brandt', 'close'],
  ['name', 'José Núñez', 'JOSE NUNEZ', 'same'],
  ['name', 'Kayla Brandt', 'Karla Brandt', 'differs'],
  ['name', null, 'Kayla Brandt', undefined],
  ['name', 'Kayla Brandt', '  ', undefined],
  ['contains', 'Ada Owner', 'Ben Owner and Ada Owner, trustees', 'same'],
  ['contains', 'Ada Mae Owner', 'Ada Owner', 'close'],
  ['contains', 'Ada Owner', 'Ben Owner', 'differs'],
  ['address', '12 Elm Street Oakland, CA 94601', '12 ELM ST OAKLAND CA 94601', 'same'],
  ['address', '12 Elm Street Oakland, CA 94601', '12 Elm St Apt 3, Oakland CA 94601', 'close'],
  ['address', '12 Elm Street Oakland, CA 94601', '12 Elm Street Oakland CA 94602', 'differs'],
  ['address', '12 Elm Street Oakland, CA 94601', '21 Elm Street Oakland CA 94601', 'differs'],
  ['words', 'Prairie Ridge Clinic', 'Prairie Ridge Clinic, Inc.', 'same'],
  ['words', 'Prairie Ridge Clinic', 'Prairie Ridge', 'close'],
  ['words', 'Prairie Ridge Clinic', 'Inc.', 'differs'],
  ['ends', '7730', '•••• 7730', 'same'],
  ['ends', '7730', '7731', 'differs'],
  ['day', '1980-02-03', '02/03/1980', 'same'],
  ['day', '1980-02-03', '02/04/1980', 'differs'],
  ['day', '1980-02-03', '2/30/1980', undefined],
  ['income', '8400000', '$84,000', 'same'],
  ['income', '8400000', '$75,600.00', 'close'],
  ['income', '8400000', '$75,599.99', 'differs'],
  ['income', '8400000', '$100,000', 'close'],
  ['income', '8400000', 'a lot', undefined],
  ['atLeast', '10000000', '$100,000', 'same'],
  ['atLeast', '10000000', '$99,999.99', 'differs'],
  ['yes', null, 'yes', 'same'],
  ['yes', null, 'no', 'differs'],
  ['notPast', null, '11/17/2026', 'same'],
  ['notPast', null, '11/16/2026', 'differs'],
  [{ kind: 'withinDays', days: 30 }, null, '10/18/2026', 'same'],
  [{ kind: 'withinDays', days: 30 }, null, '10/17/2026', 'differs'],
  [{ kind: 'withinDays', days: 30 }, null, '11/18/2026', 'differs'],
])('compared by %j: %j with %j is %j', (rule, stated, typed, verdict) => {
  expect(compare(typeof rule === 'string' ? ({ kind: rule } as Rule) : rule, stated, typed, today)).toBe(verdict);
});
