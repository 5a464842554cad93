import { expect, test } from 'vitest';
import type { Person } from '../../actor.ts';
import { aStart, person, type TestRole } from '../../lending/origination/test-origination.ts';
import { testProduct } from '../../proof/test-product.ts';

const product = await testProduct({ hasWorker: false });
const { complaints, origination, db, orgCode } = product;
const year = String(new Date().getUTCFullYear());

async function someone(role: TestRole, kind: 'customer' | 'agent', org = orgCode): Promise<Person> {
  const who = person(role, org);
  await db.owner`insert into app.identity (org_code, uuid, kind, email, roles, created_at, updated_at)
    values (${org}, ${who.identityUuid}, ${kind}, ${`${who.identityUuid}@example.com`}, ${[role]}, now(), now())`;
  await db.owner`insert into app.profile (org_code, uuid, identity_uuid, type, first_name, last_name, updated_at)
    values (${org}, gen_random_uuid(), ${who.identityUuid}, ${kind === 'agent' ? 'AGENT' : 'BORROWER'}, 'Ada', 'Owner', now())`;
  return who;
}

const borrower = await someone('borrower', 'customer');
const agent = await someone('supportAgent', 'agent');
const said = { kind: 'FEES', message: 'I was charged twice.' } as const;
const openOf = async (who: Person, uuid: string) =>
  (await complaints.list(who, { list: 'open' })).complaints.find((one) => one.uuid === uuid);

test('what a borrower sends is kept once, sealed, with its day; and answered once, by email', async () => {
  const { uuid, dueAt } = await complaints.send(borrower, said, 'the-key-1');
  expect((await complaints.send(borrower, said, 'the-key-1')).uuid).toBe(uuid);
  const days = (Date.parse(dueAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(14.9);
  expect(days).toBeLessThan(16.1);
  const [row] = await db.owner`select sealed from app.complaint where uuid = ${uuid}`;
  expect(Buffer.from(row?.['sealed'] ?? '').toString('latin1')).not.toMatch(/^$|charged/);
  expect(await openOf(agent, uuid)).toMatchObject({ message: said.message, isLate: false, hasEmail: true });
  const answers = await Promise.allSettled([
    complaints.answer(agent, uuid, 'We refunded it.'),
    complaints.answer(agent, uuid, 'We looked at it.'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const mail = await db.owner`select recipient from app.message where key = ${`complaint ${uuid}`}`;
  expect(mail).toHaveLength(1);
  expect(await openOf(agent, uuid)).toBeUndefined();
  const [mine] = await complaints.mine(borrower);
  expect(mine?.answer).toMatch(/^We (refunded|looked)/);
});

test('staff take in what came otherwise, and the limit runs from the day it reached us', async () => {
  const taken = { ...said, channel: 'letter', name: 'Ada Owner', receivedOn: '2026-01-05' } as const;
  const { uuid } = await complaints.take(agent, taken, 'letter-1');
  const found = await openOf(agent, uuid);
  expect(found).toMatchObject({ isLate: true, hasEmail: false, dueAt: '2026-01-21T05:00:00.000Z' });
  await complaints.answer(agent, uuid, 'A letter went out.');
  expect(await db.owner`select from app.message where key = ${`complaint ${uuid}`}`).toHaveLength(0);
  await expect(complaints.take(agent, { ...taken, receivedOn: '2999-01-05' }, 'letter-2')).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(complaints.take(agent, { ...taken, loanNumber: 'none' }, 'letter-3')).rejects.toMatchObject({
    code: 'invalid',
  });
  const report = await complaints.report(agent, '2026');
  expect(report.rows.find(({ kind }) => kind === 'FEES')).toMatchObject({ late: 1 });
  const csv = await complaints.exportAll(agent, '2026');
  expect(csv).toContain(uuid);
  expect(csv).not.toContain('Ada Owner');
  expect(await db.owner`select from app.audit_entry where act = 'complaintsExported'`).toHaveLength(1);
});

test('the same sent again is one complaint with the same day; a corrected one under its key is refused, not lost', async () => {
  const sent = { ...said, message: 'A fee I do not know.' };
  const first = await complaints.send(borrower, sent, 'sent-again-1');
  expect(await complaints.send(borrower, sent, 'sent-again-1')).toEqual(first);
  const corrected = { ...sent, message: 'Two fees I do not know.' };
  await expect(complaints.send(borrower, corrected, 'sent-again-1')).rejects.toMatchObject({ code: 'keyReused' });
  const taken = { ...said, channel: 'phone', name: 'Ada Owner', receivedOn: '2026-02-03' } as const;
  const [one, two] = await Promise.all([1, 2].map(() => complaints.take(agent, taken, 'sent-again-2')));
  expect(two).toEqual(one);
  const audit = await db.owner`select from app.audit_entry where act = 'complaintTaken' and what = ${one?.uuid ?? ''}`;
  expect(audit).toHaveLength(1);
  for (const other of [{ message: 'Charged three times.' }, { receivedOn: '2026-02-02' }, { name: 'Ada Owen' }])
    await expect(complaints.take(agent, { ...taken, ...other }, 'sent-again-2')).rejects.toMatchObject({
      code: 'keyReused',
    });
  const kept = await db.owner`select from app.complaint where request_key in ('sent-again-1', 'sent-again-2')`;
  expect(kept).toHaveLength(2);
});

test('another’s application, one’s own complaint and another organization’s are not there', async () => {
  const { uuid: theirs } = (await origination.start(aStart(person('borrower', orgCode)))).application;
  await expect(complaints.send(borrower, { ...said, applicationUuid: theirs }, 'the-key-2')).rejects.toMatchObject({
    code: 'notFound',
  });
  const own = await someone('supportAgent', 'agent');
  const { uuid } = await complaints.send({ ...own, roles: ['borrower'] }, said, 'the-key-3');
  expect(await openOf(own, uuid)).toBeUndefined();
  await expect(complaints.answer(own, uuid, 'All is well.')).rejects.toMatchObject({ code: 'notFound' });
  expect(await openOf(agent, uuid)).toBeDefined();
  const other = person('compliance', 'another');
  expect((await complaints.list(other, { list: 'all' })).complaints).toEqual([]);
  await expect(complaints.answer(other, uuid, 'Hello.')).rejects.toMatchObject({ code: 'notFound' });
  expect((await complaints.report(other, year)).rows).toEqual([]);
});
