/**
 * Data that an earlier version left, after today's start took it over: everything in it opens, everyone signs in, the
 * history holds, what must be sealed is, and the applications go on from where they stood.
 */
import { Secret as OtpSecret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { isClosed, type Status } from '#core/journey/statuses.ts';
import type { Person } from '../actor.ts';
import { aColleague, person, rolesFor } from '../lending/origination/test-origination.ts';
import { type OldPerson, oldBook } from './test-old-book.ts';
import { journeysOn } from './test-traveler.ts';

const { book, product } = await oldBook();
const { accounts, db, documents, origination, payments } = product;
const { orgCode } = book;
/** Each from an address of their own: one address has few tries. */
let callers = 0;
const caller = () => ({ address: `198.18.0.${++callers}`, userAgent: 'an old friend', isSecure: false });

const as = ({ role, identityUuid }: OldPerson): Person => ({ ...person(role, orgCode), identityUuid });
const borrowers = book.people.filter(({ role }) => role === 'borrower');
/** Waits for the second of two approvals. */
const half = book.rows['app.application']?.find(
  ({ record }) =>
    (record as Application).status === 'FUNDING_DECISION' && (record as Application).funding.approvers.length === 1,
)?.['uuid'];
const begunBy = (status: string): OldPerson & { uuid: string } => {
  const found = borrowers.find(
    ({ until, uuid }) => until === status && (status !== 'FUNDING_DECISION' || uuid === half),
  );
  if (found?.uuid === undefined) throw new Error(`There is no one in ${status}.`);
  return { ...found, uuid: found.uuid };
};

test('there is something of everything', () => {
  expect(new Set(borrowers.map(({ until }) => until)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(book.people.map(({ role }) => role))).toEqual(new Set(['borrower', 'signer', 'operations', 'notary']));
  const kept = Object.keys(book.rows);
  const others = [
    'feedback',
    'wait_list',
    'hand_over',
    'link_session',
    'notary_commission',
    'ach_file',
    'second_factor',
  ];
  expect(others.filter((name) => !kept.includes(`app.${name}`))).toEqual([]);
});

test.each(borrowers)('$until: the application opens for its borrower and its history holds', async (who) => {
  const { application } = await origination.view(as(who), who.uuid ?? '');
  expect(application.status).toBe(who.until);
  const { events, brokenAt } = await origination.history(as(who), who.uuid ?? '');
  const then = book.rows['app.application_event']?.filter((row) => row['application_uuid'] === who.uuid) ?? [];
  expect(events.length).toBeGreaterThanOrEqual(then.length);
  expect(brokenAt).toBeUndefined();
  expect((await origination.workingCase(orgCode, who.uuid ?? '', 1))?.file.birthDate).toBe(who.birthDate);
});

test('every document opens with the bytes it was kept with', async () => {
  let opened = 0;
  for (const { uuid = '' } of borrowers) {
    const of = { orgCode, applicationUuid: uuid };
    for (const { uuid: document, sha256 } of await documents.list(of, 'system')) {
      if (book.files[`${orgCode}/${uuid}/${sha256}`] === undefined) continue;
      // It throws unless the hash is that of the record.
      expect((await documents.read(of, document, 'system')).content.length).toBeGreaterThan(0);
      opened += 1;
    }
  }
  expect(opened).toBeGreaterThanOrEqual(20);
});

test.each(book.people)('$role $email signs in', async ({ email, role, totp }) => {
  const kind = role === 'borrower' || role === 'signer' ? 'customer' : 'agent';
  const code = totp && new TOTP({ secret: OtpSecret.fromBase32(totp), period: 30 }).generate();
  const sign = (password: string) =>
    accounts.signIn({ orgCode, kind, email, password, ...(code && { totpCode: code }) }, caller());
  await expect(sign(`${book.password}!`)).rejects.toMatchObject({ code: 'unauthenticated' });
  // Those who had the one role with every permission have each role that it became.
  expect((await sign(book.password)).person.roles).toEqual(rolesFor(role));
});

test('sessions of then go on with every role of their person', async () => {
  const roles = await db.owner<{ kind: string; roles: string[] }[]>`
    select distinct i.kind, s.roles from app.session s
      join app.identity i on i.org_code = s.org_code and i.uuid = s.identity_uuid`;
  expect(roles).toContainEqual({ kind: 'customer', roles: ['borrower'] });
  expect(roles).toContainEqual({ kind: 'agent', roles: [...rolesFor('operations')] });
  expect(roles.flatMap((one) => one.roles)).not.toContain('operations');
});

test('a second factor that was set up then is asked for, and takes a code once', async () => {
  const who = book.people.find(({ totp, role }) => totp && role === 'borrower');
  const bare = { orgCode, kind: 'customer' as const, email: who?.email ?? '', password: book.password };
  await expect(accounts.signIn(bare, caller())).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('sealed numbers, profiles and the file for the bank open', async () => {
  const who = borrowers.find(({ ssn }) => ssn);
  const about = await origination.workingCase(orgCode, who?.uuid ?? '', 1);
  expect((await about?.number('ssn'))?.reveal()).toBe(who?.ssn);
  expect((await about?.number('disburseAccount'))?.reveal()).toBe(who?.accountNumber);
  expect((await accounts.profiles.describe(as(who as OldPerson))).email).toBe(who?.email);
  const staff = person('operations', orgCode);
  expect((await payments.readAchFile(staff, book.achFileUuid)).toString('ascii')).toContain(who?.accountNumber);
});

test('[T27] no date of birth and nothing of a credit report is left in clear', async () => {
  const inClear = () => db.owner`
    select application_uuid::text from app.underwriting_file where file is not null
    union all select application_uuid::text from app.credit_in_clear
    union all select uuid::text from app.offer_set where pricing is not null
    union all select key from sandbox.book where answer ? 'value'`;
  await expect.poll(inClear, { timeout: 20_000 }).toEqual([]);
  const secrets = borrowers.flatMap(({ uuid, birthDate = '' }) => [birthDate, ...debtsOf(uuid)]);
  expect(secrets.length).toBeGreaterThan(30);
  const tables = await db.owner<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  // The history is never changed, so what it said of reports then it still says; no other place does.
  const figures = ['"score"', '"scoreModel"', '"keyFactors"', '"monthlyDebtCents"', '"monthlyObligationsCents"'];
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await db.owner<
      { text: string }[]
    >`select t::text as text from ${db.owner(schema)}.${db.owner(name)} t`;
    const text = rows.map((row) => row.text).join('\n');
    const sought = name === 'application_event' ? secrets : [...secrets, ...figures];
    found.push(...sought.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${name}`));
  }
  expect(found).toEqual([]);
});

test('what the bureau said then is in the sealed file and in the offers as it was', async () => {
  type Report = { score: number | null; scoreModel: string | null; keyFactors: string[] };
  let reports = 0;
  for (const who of borrowers) {
    const row = book.rows['app.application']?.find(({ uuid }) => uuid === who.uuid);
    if (!row) throw new Error('There is no record of then.');
    const { credit, offers } = row['record'] as { credit: Report; offers: { setUuid: string | null } };
    const file = (await origination.workingCase(orgCode, who.uuid ?? '', 1))?.file;
    expect(file?.credit?.score ?? null).toBe(credit.score);
    const set = book.rows['app.offer_set']?.find(({ uuid }) => uuid === offers.setUuid);
    if (set) expect(await origination.offers(as(who), who.uuid ?? '')).toEqual(set['pricing']);
    if (credit.score === null) continue;
    reports += 1;
    expect(file?.credit).toMatchObject({ scoreModel: credit.scoreModel, factors: credit.keyFactors });
  }
  expect(reports).toBeGreaterThanOrEqual(10);
});

/** Of debts that are paid off, their ids stand where they are paid; of the others nothing stands anywhere. */
function debtsOf(uuid: string | undefined): string[] {
  const ofThis = (table: string) => book.rows[table]?.find((row) => Object.values(row).includes(uuid ?? ''));
  const file = ofThis('app.underwriting_file')?.['file'] as { credit?: { liabilities: { uuid: string }[] } };
  const record = ofThis('app.application')?.['record'] as { offers: { debtsToPay: string[] } };
  const ids = (file.credit?.liabilities ?? []).map((debt) => debt.uuid);
  return ids.filter((id) => !record.offers.debtsToPay.includes(id));
}

test('the applications go on: an offer is chosen, a note is signed, and two approvals release the money', async () => {
  const onward = async (from: OldPerson & { uuid: string }, until: (status: Status) => boolean) => {
    const calls = {
      begin: async () => ({ who: as(from), uuid: from.uuid }),
      act: (who: Person, uuid: string, command: never, body: unknown) =>
        origination.act({ person: who, uuid, command, body }),
      operate: (who: Person, uuid: string, event: never, body: unknown) =>
        origination.signal({ person: who, uuid, event, body, second: aColleague }),
    };
    const { application } = await journeysOn(product, calls).travel(
      {},
      { until: (seen) => isClosed(seen.application.status) || until(seen.application.status) },
    );
    return application;
  };
  const isFull = process.env['FULL'] !== undefined;
  const [chosen, signed, funded] = await Promise.all([
    onward(begunBy('OFFER_SELECTION'), (status) => !isFull && status !== 'OFFER_SELECTION'),
    onward(begunBy('NOTE_SIGNING'), (status) => !isFull && status !== 'NOTE_SIGNING'),
    onward(begunBy('FUNDING_DECISION'), (status) => !isFull && status === 'FUNDABLE'),
  ]);
  expect(chosen.offers.selected).not.toBeNull();
  expect(signed.status).not.toBe('NOTE_SIGNING');
  // The one of then counts or is given again, as the rule of today has it; one person alone never does.
  expect(new Set(funded.funding.approvers).size).toBe(2);
  if (isFull) expect([chosen, signed, funded].map(({ status }) => status)).toEqual(Array(3).fill('COMPLETE'));
}, 300_000);
