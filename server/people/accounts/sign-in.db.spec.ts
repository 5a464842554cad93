import { describe, expect, test } from 'vitest';
import { Failure } from '../../failure.ts';
import { openDatabase } from '../../store/database.ts';
import { testDatabase } from '../../store/test-database.ts';
import { goodPassword, otherPassword, registered, someone, testAccounts } from './test-accounts.ts';

const db = await testDatabase();
const { accounts, emails, logged } = testAccounts(db);

const signIn = (email: string, password: string, caller = someone(), more: object = {}) =>
  accounts.signIn({ orgCode: 'ORG_A', kind: 'customer', email, password, ...more }, caller);
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined && !(error instanceof Failure)) throw error;
  return error && { status: error.status, body: error.body('id') };
};

describe('registering', () => {
  test('of one e-mail five times at once makes one identity, one profile and one session', async () => {
    const { email } = someone();
    const registration = { orgCode: 'ORG_A', email, password: goodPassword, phoneNumber: '5551234567' };
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) =>
        accounts.register({ ...registration, email: n % 2 ? email.toUpperCase() : ` ${email} ` }, someone()),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as Failure] : []));
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const count = (
      table: string,
    ) => db.owner`select from ${db.owner(`app.${table}`)} t join app.identity i using (org_code)
      where i.email = ${email} and ${table === 'identity' ? db.owner`t.uuid = i.uuid` : db.owner`t.identity_uuid = i.uuid`}`;
    for (const table of ['identity', 'profile', 'session']) expect(await count(table), table).toHaveLength(1);
  });

  test('again tells the owner of the address once, not how often it was tried', async () => {
    const { who } = await registered(accounts);
    for (let n = 0; n < 3; n += 1) await registered(accounts, { ...someone(), email: who.email }).catch(() => {});
    const mail = await emails(who.email);
    expect(mail.map(({ subject }) => subject)).toEqual(['You already have an account (Aspen Lending)']);
  });

  test('with the same e-mail at another lender is another account; at the lender’s second site it is the same', async () => {
    const { who } = await registered(accounts);
    const elsewhere = await registered(accounts, { ...someone(), email: who.email }, 'ORG_B');
    expect(elsewhere.person.orgCode).toBe('ORG_B');
    await expect(registered(accounts, { ...someone(), email: who.email }, 'ORG_A_NY')).rejects.toMatchObject({
      status: 401,
    });
    await expect(registered(accounts, someone(), 'ORG_X')).rejects.toMatchObject({ code: 'organizationNotFound' });
  });

  test('is limited per e-mail and per address', async () => {
    const { email } = someone();
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await failureOf(registered(accounts, { ...someone(), email })))?.status ?? 200);
    expect(statuses).toEqual([200, 401, 401, 401, 401, 429]);
    const hasty = someone();
    const weak = (n: number) =>
      accounts.register(
        { orgCode: 'ORG_A', email: `n${n}@example.com`, password: 'Password123!', phoneNumber: '5551234567' },
        hasty,
      );
    const many = [];
    for (let n = 0; n < 61; n += 1) many.push((await failureOf(weak(n)))?.status);
    expect([many[59], many[60]]).toEqual([422, 429]);
  });

  test('refuses a password that is easy to guess with a sentence beside the field', async () => {
    const registration = {
      orgCode: 'ORG_A',
      email: someone().email,
      password: 'AspenLending1!',
      phoneNumber: '5551234567',
    };
    const refusal = await failureOf(accounts.register(registration, someone()));
    expect(refusal).toMatchObject({
      status: 422,
      body: { param: 'password', message: expect.stringContaining("the lender's name") },
    });
  });
});

describe('signing in', () => {
  test('works with the right password whatever the case of the e-mail, and opens a new session each time', async () => {
    const { who, opened } = await registered(accounts);
    const again = await signIn(who.email.toUpperCase(), goodPassword);
    expect(again.person.identityUuid).toBe(opened.person.identityUuid);
    expect(again.person.sessionId).not.toBe(opened.person.sessionId);
    expect(again.setCookie).not.toBe(opened.setCookie);
  });

  const pairs = process.env['FULL'] ? 200 : 30;
  test(`${pairs} paired tries, known and unknown, closed and never activated, answer byte for byte alike`, async () => {
    const { who } = await registered(accounts);
    const closed = await registered(accounts);
    await accounts.people.deactivate('ORG_A', closed.person.identityUuid);
    const invited = someone();
    await accounts.people.invite({ orgCode: 'ORG_A', email: invited.email, roles: ['signer'] });
    const bodies = new Set<string>();
    for (let n = 0; n < pairs; n += 1) {
      const known = [who, closed.who, invited][n % 3]?.email ?? '';
      const [one, two] = await Promise.all([
        failureOf(signIn(known, n % 3 === 0 ? `${otherPassword}${n}` : goodPassword)),
        failureOf(signIn(`no one${n}@example.com`, otherPassword)),
      ]);
      bodies.add(JSON.stringify(one)).add(JSON.stringify(two));
    }
    expect([...bodies]).toEqual([
      JSON.stringify({
        status: 401,
        body: {
          type: 'authentication',
          code: 'unauthenticated',
          message: 'That email and password don’t match.',
          requestId: 'id',
        },
      }),
    ]);
  });

  test('a password of another lender or of the other kind opens nothing', async () => {
    const { who } = await registered(accounts);
    const elsewhere = accounts.signIn(
      { orgCode: 'ORG_B', kind: 'customer', email: who.email, password: goodPassword },
      someone(),
    );
    await expect(elsewhere).rejects.toMatchObject({ status: 401 });
    const asAgent = accounts.signIn(
      { orgCode: 'ORG_A', kind: 'agent', email: who.email, password: goodPassword },
      someone(),
    );
    await expect(asAgent).rejects.toMatchObject({ status: 401 });
  });

  test('staff work with all their roles, as one of them if they wish, and as none that is not theirs', async () => {
    const { email } = someone();
    await accounts.people.invite({
      orgCode: 'ORG_A',
      email,
      roles: ['processor', 'supportAgent'],
      password: goodPassword,
    });
    const as = (role?: string) =>
      accounts.signIn({ orgCode: 'ORG_A', kind: 'agent', email, password: goodPassword, role }, someone());
    expect((await as()).person.roles).toEqual(['processor', 'supportAgent']);
    expect((await as('supportAgent')).person.roles).toEqual(['supportAgent']);
    await expect(as('providerAdmin')).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('a new kind of device at a new address is told by letter; a known one is not', async () => {
    const { who } = await registered(accounts);
    await signIn(who.email, goodPassword, someone());
    expect(await emails(who.email)).toHaveLength(0);
    await signIn(
      who.email,
      goodPassword,
      someone({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1' }),
    );
    expect((await emails(who.email))[0]?.words).toContain('Safari on iPhone');
  });

  test('a stored password that the rules refuse today is marked as expired', async () => {
    const { email } = someone();
    const { identityUuid } = await accounts.people.invite({
      orgCode: 'ORG_A',
      email,
      roles: ['borrower'],
      password: 'Password123!',
    });
    const describe = () => accounts.profiles.describe({ orgCode: 'ORG_A', identityUuid });
    expect((await describe()).isPasswordExpired).toBe(false);
    const { person } = await signIn(email, 'Password123!');
    expect((await describe()).isPasswordExpired).toBe(true);
    await accounts.credentials.changePassword(
      person,
      { presentPassword: 'Password123!', password: goodPassword },
      someone(),
    );
    expect((await describe()).isPasswordExpired).toBe(false);
  });
});

describe('guessing', () => {
  test('is stopped after five tries for one e-mail from one address, while the owner elsewhere gets in', async () => {
    const { who } = await registered(accounts);
    const thief = someone();
    const statuses = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await failureOf(signIn(who.email, otherPassword, thief)))?.status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await failureOf(signIn(who.email, goodPassword, thief)))?.status).toBe(429);
    await expect(signIn(who.email, goodPassword, someone())).resolves.toBeDefined();
  });

  test('is stopped after twenty tries from one address over many e-mails', async () => {
    const thief = someone();
    const statuses = [];
    for (let n = 0; n < 22; n += 1)
      statuses.push((await failureOf(signIn(`victim${n}@example.com`, otherPassword, thief)))?.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test('the limits survive a restart: another process with a new pool still refuses', async () => {
    const { who } = await registered(accounts);
    const thief = someone();
    for (let n = 0; n < 5; n += 1) await signIn(who.email, otherPassword, thief).catch(() => {});
    const restarted = openDatabase(db.url, 2);
    const { accounts: after } = testAccounts(restarted);
    const attempt = after.signIn(
      { orgCode: 'ORG_A', kind: 'customer', email: who.email, password: goodPassword },
      thief,
    );
    await expect(attempt).rejects.toMatchObject({ code: 'tooMany', details: { retryAfterS: expect.any(Number) } });
    await restarted.close();
  });

  test('the right password clears the slate of this e-mail at this address', async () => {
    const { who } = await registered(accounts);
    const clumsy = someone();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await signIn(who.email, otherPassword, clumsy).catch(() => {});
      await expect(signIn(who.email, goodPassword, clumsy)).resolves.toBeDefined();
    }
  });

  test('while a lender is sprayed everyone has fewer tries, and the owner of an account still gets in', async () => {
    const { who } = await registered(accounts, someone(), 'ORG_B');
    const tries = (caller: ReturnType<typeof someone>, password: string) =>
      failureOf(accounts.signIn({ orgCode: 'ORG_B', kind: 'customer', email: who.email, password }, caller));
    await tries(someone(), otherPassword);
    await db.owner`update app.rate_limit set used = 1000 where bucket = 'signInSpray'`;
    const thief = someone();
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await tries(thief, otherPassword))?.status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await tries(someone(), goodPassword)).toBeUndefined();
  });
});

test('no e-mail, password, token or address stands in any log line', () => {
  const lines = logged.join('\n');
  expect(lines).toContain('signedIn');
  expect(lines).not.toMatch(/@example\.com|Plum-tractor|Bearer|eyJ|\b10\.\d+\.\d+\.\d+\b/);
});
