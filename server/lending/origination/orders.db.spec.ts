/** What a borrower can have ordered, through the door: bounded, told in a sentence, and left to a person. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { waitingIn } from '#core/desk/queues.ts';
import { effects } from '#core/journey/effects.ts';
import * as words from '#core/words/en/journey/orders.ts';
import type { Failure } from '../../failure.ts';
import { testDatabase } from '../../store/test-database.ts';
import { openNumber } from '../../store/underwriting.ts';
import { aStart, testOrigination } from './test-origination.ts';

const db = await testDatabase();
const { origination, orgCode, vault, borrower, staff } = await testOrigination(db);

async function at(to: 'EMPLOYMENT_VERIFICATION' | 'AUTOPAY_ACCOUNT') {
  const person = borrower();
  const { application } = await origination.start(aStart(person));
  await origination.force(staff(), application.uuid, { to, reason: 'For the test.' });
  return { person, uuid: application.uuid };
}

async function jobsOf(uuid: string, effect: string): Promise<number> {
  const [row] = await db.app`
    select count(*)::int as count from jobs.job
     where name = 'effects' and data ->> 'applicationUuid' = ${uuid} and data ->> 'effect' = ${effect}`;
  return Number(row?.['count']);
}

test('[T28] fifty employers are five orders, and a question to our people that the borrower is told of', async () => {
  const { person, uuid } = await at('EMPLOYMENT_VERIFICATION');
  const name = (n: number, key?: string) =>
    origination.act({ person, uuid, command: 'nameEmployer', body: { employerName: `Employer ${n}` }, key }).then(
      () => 'taken',
      (refusal: Failure) => `${refusal.status} ${refusal.message}`,
    );
  const answers: string[] = [];
  for (let n = 0; n < 50; n += 1) answers.push(await name(n));
  const max = effects.verifyEmployment.ordersMax;
  expect(answers.slice(0, max)).toEqual(Array.from({ length: max }, () => 'taken'));
  expect(new Set(answers.slice(max))).toEqual(new Set([`409 ${words.ourTeamDecides}`]));
  expect(await jobsOf(uuid, 'verifyEmployment')).toBe(max);
  const { application } = await origination.view(person, uuid);
  expect(application.employment.employerName).toBe(`Employer ${max - 1}`);
  expect(application.conditions).toMatchObject([{ categoryEnum: 'ESCALATION_REVIEW', clearedAt: null }]);
  expect(waitingIn(application)?.queue).toBe('answers');

  const key = randomUUID();
  const [first, again] = [await name(50, key), await name(50, key)];
  expect(again).toBe(first);
  const decided = await origination.signal({
    person: staff(),
    uuid,
    event: 'employmentVerified',
    body: { isEmployed: true },
  });
  expect(decided.application.status).not.toBe('EMPLOYMENT_VERIFICATION');
});

test('[T28] an account that is not taken leaves no number behind', async () => {
  const { person, uuid } = await at('AUTOPAY_ACCOUNT');
  const save = (accountNumber: string) =>
    origination.act({
      ...{ person, uuid },
      command: 'saveDisbursementAccount',
      body: { account: { way: 'typed', routingNumber: '021000021', accountNumber } },
    });
  const { ordersMax } = effects.verifyAccountOwner;
  for (let n = 0; n < ordersMax; n += 1) await save(`11112222333344${10 + n}`);
  await expect(save('9999999999999999')).rejects.toThrow(words.ourTeamDecides);
  const number = await db.inOrg(orgCode, (tx) =>
    openNumber(tx, vault, { orgCode, applicationUuid: uuid }, 'disburseAccount'),
  );
  const { application } = await origination.view(person, uuid);
  expect(number?.reveal().slice(-4)).toBe(application.accounts.disburse?.mask);
});
