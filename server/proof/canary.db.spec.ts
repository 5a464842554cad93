/**
 * One whole journey with secrets that exist nowhere else. Afterwards no one finds them: not in the log at its most
 * talkative, not in the text of any table, the queue and the vendors' books among them, not in a file on the disk. What
 * holds them is sealed, and the only thing that ever shows one again is the file that operations take to the bank.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { costsCents } from '#core/offers/closing-cost-kinds.ts';
import { monthlyDebtCents } from '#core/offers/liability.ts';
import { balanceCents } from '#core/payments/ledger.ts';
import type { Debt } from '#core/underwriting/file.ts';
import { personOf } from '../actor.ts';
import { aColleague, person, rolesFor } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { fileOf } from '../vendors/sandbox/credit-file.ts';
import { confirmIdentity } from './test-confirm.ts';
import { brokenPromises } from './test-invariants.ts';
import { type Plan, places } from './test-plan.ts';
import { testProduct } from './test-product.ts';
import { startOf } from './test-start.ts';
import { type Calls, journeysOn } from './test-traveler.ts';

const lines: string[] = [];
const product = await testProduct({
  log: createLog('debug', { write: (line: string) => void lines.push(line) }),
});
const { accounts, sender, db, orgCode, origination, payments, server } = product;

/** One that no rate in basis points and no place on a page is. */
const score = randomInt(813, 850);

/** Numbers that nothing else would make by chance. The last digits of the first are what the bureau gives as the score. */
const canary = {
  ssn: `9${randomInt(10, 100)}${randomInt(10, 100)}4${score}`,
  accountNumber: `904177${randomInt(100_000, 999_999)}8861`,
  password: `Canary!${randomUUID()}Zz9`,
  birthDate: birthDateWithDebts(),
};

/** The bureau makes people up by name and birth date: of this one it knows several debts, and a sum that is not round. */
function birthDateWithDebts(): CalendarDate {
  for (;;) {
    const day = `19${randomInt(51, 79)}-${String(randomInt(1, 12)).padStart(2, '0')}-${randomInt(13, 28)}`;
    const birthDate = day as CalendarDate;
    const address = { street1: '1 Elm Rd', street2: '', ...places.CA };
    const { tradelines } = fileOf({ firstName: 'Ada', lastName: 'Nomatch', birthDate, address }, 'soft', '2026-11-16');
    const debts = tradelines.filter(({ type }) => type !== 'MORTGAGE');
    const cents = debts.reduce((sum, { monthlyPaymentCents }) => sum + monthlyPaymentCents, 0);
    if (debts.length > 1 && cents > 10_000 && cents % 100 > 0) return birthDate;
  }
}

/** What stands only in the report of the bureau: filled in when it is there. */
const reported: Record<string, string> = {};

const urls: string[] = [];

/** A person with a password of their own, who does everything by the calls that a browser makes. */
const calls: Calls = {
  begin: async (plan) => {
    const email = `${randomUUID()}@homeowner.example`;
    const registered = await send('POST', `/identity/api/v1/registration/register?organization=${orgCode}`, {
      email,
      password: canary.password,
      phoneNumber: '4155550123',
    });
    headers['authorization'] = `Bearer ${(registered.json() as { token: string }).token}`;
    headers['cookie'] = String(registered.headers['set-cookie']).split(';')[0] ?? '';
    const who = await whoIs();
    await confirmIdentity({ accounts, sender, db }, who);
    const { application } = await origination.start(startOf(plan, who));
    return { who, uuid: application.uuid };
  },
  act: async (_who, uuid, command, body) => {
    const answer = await send('POST', `/service-application/api/v2/application/heloc/${uuid}/${command}`, body ?? {});
    if (answer.statusCode >= 400) throw new Error(`${command} was answered with ${answer.statusCode} ${answer.body}`);
  },
  operate: (who, uuid, event, body) => origination.signal({ person: who, uuid, event, body, second: aColleague }),
};

const headers: Record<string, string> = {};

async function send(method: 'GET' | 'POST', url: string, payload?: unknown) {
  urls.push(url);
  const sent = { ...headers, 'x-org': orgCode, 'idempotency-key': randomUUID() };
  return server.inject({
    method,
    url,
    headers: sent,
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
}

async function whoIs() {
  const [name = '', value = ''] = (headers['cookie'] ?? '').split('=');
  const { actor } = await accounts.authenticate({
    authorization: headers['authorization'],
    cookies: { [name]: value },
    path: '/service-application/',
  });
  return personOf(actor);
}

/** Each way in which a number could be written down in the clear. */
function facesOf(secret: string): string[] {
  const turned = /^\d{4}-\d\d-\d\d$/.test(secret)
    ? [`${secret.slice(5, 7)}/${secret.slice(8)}/${secret.slice(0, 4)}`]
    : [];
  const dashed = `${secret.slice(0, 3)}-${secret.slice(3, 5)}-${secret.slice(5)}`;
  const bytes = Buffer.from(secret);
  return [...turned, secret, dashed, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')];
}

function found(text: string): string[] {
  return Object.entries({ ...canary, ...reported }).flatMap(([name, secret]) =>
    facesOf(secret).some((face) => text.includes(face)) ? [name] : [],
  );
}

/** A figure is short: it counts where it stands alone, not as a part of a number, an id or a moment. */
const standsIn = (text: string, figure: number) => new RegExp(`(?<![\\w.+/-])${figure}(?![\\w.+/-])`).test(text);

async function textOfTables(): Promise<ReadonlyMap<string, string>> {
  const tables = await db.owner<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const texts = new Map<string, string>();
  for (const { schema, name } of tables) {
    const rows = await db.owner<{ text: string }[]>`
      select t::text as text from ${db.owner(schema)}.${db.owner(name)} t`;
    texts.set(`${schema}.${name}`, rows.map(({ text }) => text).join('\n'));
  }
  return texts;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const plan: Plan = {
  lastName: 'Nomatch',
  ssn: canary.ssn,
  accountNumber: canary.accountNumber,
  birthDate: canary.birthDate,
  debtsToPay: 1,
};

test('a secret goes in, money comes out, and the secret is found nowhere', async () => {
  const { uuid, who, application } = await journeysOn(product, calls).travel(plan);
  expect(application.status).toBe('COMPLETE');
  expect(application.credit.ssnLastFour).toBe(canary.ssn.slice(-4));
  expect(application.accounts.disburse?.mask).toBe('8861');
  // The last email is still being written when the journey is over.
  await expect.poll(() => brokenPromises(product, orgCode, uuid), { timeout: 20_000 }).toEqual([]);

  const staff = person('operations', orgCode);
  const book = await payments.book(staff, uuid);
  const { selected } = application.offers;
  expect(balanceCents(book, 'line')).toBe(-(selected?.amountCents ?? 0));
  const { costs } = application.closing;
  const paidOutCents = (selected?.drawCents ?? 0) - costsCents(costs ?? []);
  expect(costs).toEqual([{ kind: 'RECORDING_FEE', cents: 225_00 }]);
  expect(balanceCents(book, 'bank')).toBe(paidOutCents);
  expect(balanceCents(book, 'fees', 'RECORDING_FEE')).toBe(225_00);
  expect(balanceCents(book, 'payable') + balanceCents(book, 'transit')).toBe(0);

  const boarded = await payments.boarding(staff, uuid);
  expect(boarded.balances).toEqual({
    principalCents: selected?.amountCents,
    availableCents: 0,
    paidOutCents,
  });
  expect(boarded.terms.closingCosts).toEqual(costs);
  expect(boarded.autopay?.accountLastFour).toBe('8861');
  await expect(payments.boarding({ ...who, roles: rolesFor('operations') }, uuid)).rejects.toMatchObject({
    status: 404,
  });

  const file = await payments.cutAchFile(staff);
  const sent = book.filter(({ kind }) => kind === 'sent');
  expect(file.entries).toBe(sent.length);
  expect(file.creditCents).toBe(sent.reduce((sum, { cents }) => sum + cents, 0));
  const content = (await payments.readAchFile(staff, file.uuid)).toString('ascii');
  expect(content).toContain(canary.accountNumber);
  await expect(payments.cutAchFile(staff)).rejects.toMatchObject({ status: 409 });

  const known = (await origination.workingCase(orgCode, uuid, 1))?.file;
  expect(known?.birthDate).toBe(canary.birthDate);
  // A debt that is paid off is named where it is paid; the others stand in the report and nowhere else.
  const isPaid = ({ uuid: debt }: Debt) => application.offers.debtsToPay.includes(debt);
  const debts = known?.credit?.liabilities ?? [];
  const unpaid = debts.filter((debt) => !isPaid(debt));
  expect(unpaid.length).toBeGreaterThan(0);
  for (const [index, debt] of unpaid.entries()) {
    reported[`debt ${index}`] = debt.uuid;
    if (debts.filter(isPaid).every(({ creditor }) => creditor !== debt.creditor))
      reported[`creditor ${index}`] = debt.creditor;
  }
  reported['the word for loans on the home'] = 'homeLoanBalancesCents';
  reported['the word for lines of the report'] = 'tradelines';
  const { credit } = application;
  expect([credit.outcome, credit.phase, known?.credit?.score]).toEqual(['file', 'hard', score]);
  expect(known?.credit?.factors?.length).toBeGreaterThan(2);
  for (const [index, words] of (known?.credit?.factors ?? []).entries()) reported[`key factor ${index}`] = words;
  reported['the kind of score'] = known?.credit?.scoreModel ?? 'no kind of score is known';
  for (const name of ['score', 'keyFactors', 'monthlyDebtCents', 'monthlyObligationsCents'])
    reported[`the name ${name}`] = `"${name}"`;

  const texts = await textOfTables();
  expect(texts.size).toBeGreaterThan(25);
  expect(texts.get('app.application')).toContain('8861');
  expect(texts.get('app.ach_file')).toContain(file.uuid);
  const places = [
    ...[...texts].map(([name, text]) => [`table ${name}`, text] as const),
    ['the log', lines.join('')] as const,
    ['addresses', urls.join('\n')] as const,
    ...filesUnder(product.dataDir).map((path) => [`file ${path}`, readFileSync(path, 'latin1')] as const),
  ];
  expect(lines.length).toBeGreaterThan(10);
  expect(places.flatMap(([place, text]) => found(text).map((name) => `${name} in ${place}`))).toEqual([]);
  const figures = { score, 'monthly debt': monthlyDebtCents(debts) };
  const inTables = Object.entries(figures).flatMap(([name, figure]) =>
    [...texts].filter(([, text]) => standsIn(text, figure)).map(([table]) => `${name} in ${table}`),
  );
  expect(inTables).toEqual([]);
}, 180_000);
