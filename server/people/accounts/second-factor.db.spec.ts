import { TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../store/test-database.ts';
import { credentialsOf, goodPassword, otherPassword, registered, someone, testAccounts } from './test-accounts.ts';

const db = await testDatabase();
const { accounts, clock, pass } = testAccounts(db);
const wrongCode = { code: 'invalid', details: { param: 'code' } };

const signIn = (email: string, totpCode?: string) =>
  accounts.signIn({ orgCode: 'ORG_A', kind: 'customer', email, password: goodPassword, totpCode }, someone());

/** Someone with an authenticator app that is switched on, a minute ago. */
async function protectedPerson() {
  const { who, person, opened } = await registered(accounts);
  const { uri } = await accounts.secondFactor.enrol(person, goodPassword);
  const app = URI.parse(uri) as TOTP;
  const code = () => app.generate({ timestamp: clock.at.getTime() });
  await accounts.secondFactor.verify(person, code());
  pass(60_000);
  return { who, person, opened, code };
}

describe('the authenticator app', () => {
  test('is offered as a secret to scan, named by lender and e-mail, and counts only from the first right code on', async () => {
    const { who, person } = await registered(accounts);
    const { secret, uri } = await accounts.secondFactor.enrol(person, goodPassword);
    const app = URI.parse(uri);
    expect(app).toBeInstanceOf(TOTP);
    expect(app).toMatchObject({ issuer: 'Aspen Lending', label: who.email });
    expect(app.secret.base32).toBe(secret);
    await expect(signIn(who.email)).resolves.toBeDefined();
    await expect(accounts.secondFactor.verify(person, '000000')).rejects.toMatchObject(wrongCode);
    await expect(accounts.secondFactor.enrol(person, otherPassword)).rejects.toMatchObject({
      details: { param: 'presentPassword' },
    });
    expect((await accounts.profiles.describe(person)).isSecondFactorOn).toBe(false);
  });

  test('once on, a sign-in needs the password and a code', async () => {
    const { who, code } = await protectedPerson();
    await expect(signIn(who.email)).rejects.toMatchObject({ status: 401, details: { param: 'totpCode' } });
    await expect(signIn(who.email, '000000')).rejects.toMatchObject({ status: 401, details: { param: 'totpCode' } });
    const opened = await signIn(who.email, code());
    expect((await accounts.authenticate(credentialsOf(opened))).hasSecondFactor).toBe(true);
  });

  test('a code counts once: a replay is refused, even of four at the same time, and so is an older code', async () => {
    const { who, code } = await protectedPerson();
    const older = code();
    pass(30_000);
    const now = code();
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(who.email, now)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(signIn(who.email, older)).rejects.toMatchObject({ status: 401 });
  });

  test('a clock half a minute off is forgiven, a minute and a half is not', async () => {
    const { who, code } = await protectedPerson();
    const early = code();
    pass(30_000);
    await expect(signIn(who.email, early)).resolves.toBeDefined();
    const late = code();
    pass(90_000);
    await expect(signIn(who.email, late)).rejects.toMatchObject({ status: 401 });
  });

  test('guesses are few: after five the right code waits too, and the owner’s other tries are not used up by a stranger', async () => {
    const { who, person, code } = await protectedPerson();
    for (let n = 0; n < 5; n += 1)
      await expect(accounts.secondFactor.verify(person, '000000')).rejects.toMatchObject(wrongCode);
    await expect(accounts.secondFactor.verify(person, code())).rejects.toMatchObject({ code: 'tooMany' });
    const stranger = accounts.signIn(
      { orgCode: 'ORG_A', kind: 'customer', email: who.email, password: otherPassword, totpCode: '000000' },
      someone(),
    );
    await expect(stranger).rejects.toMatchObject({
      code: 'unauthenticated',
      details: { message: 'That email and password don’t match.' },
    });
  });

  test('a session opened with the password alone becomes a proven one by a code', async () => {
    const { who, person } = await registered(accounts);
    const opened = await signIn(who.email);
    const { uri } = await accounts.secondFactor.enrol(person, goodPassword);
    expect((await accounts.authenticate(credentialsOf(opened))).hasSecondFactor).toBe(false);
    await accounts.secondFactor.verify(
      opened.person,
      (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() }),
    );
    expect((await accounts.authenticate(credentialsOf(opened))).hasSecondFactor).toBe(true);
    const changed = await accounts.credentials.changePassword(
      opened.person,
      { presentPassword: goodPassword, password: otherPassword },
      who,
    );
    expect((await accounts.authenticate(credentialsOf(changed))).hasSecondFactor).toBe(true);
  });

  test('is removed with the password and a code, and cannot be replaced without', async () => {
    const { who, person, code } = await protectedPerson();
    await expect(accounts.secondFactor.enrol(person, goodPassword)).rejects.toMatchObject({ code: 'conflict' });
    const remove = (presentPassword: string, given: string) =>
      accounts.secondFactor.remove(person, { presentPassword, code: given });
    await expect(remove(otherPassword, code())).rejects.toMatchObject({ details: { param: 'presentPassword' } });
    await expect(remove(goodPassword, '000000')).rejects.toMatchObject(wrongCode);
    await remove(goodPassword, code());
    await expect(signIn(who.email)).resolves.toBeDefined();
  });

  test('switching it on gives ten recovery codes, each of which stands in for the app once', async () => {
    const { who, person } = await registered(accounts);
    const { uri } = await accounts.secondFactor.enrol(person, goodPassword);
    const app = URI.parse(uri) as TOTP;
    const code = () => app.generate({ timestamp: clock.at.getTime() });
    const codes = await accounts.secondFactor.verify(person, code());
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    pass(60_000);
    expect(await accounts.secondFactor.verify(person, code())).toEqual([]);
    const [first = '', second = '', third = ''] = codes;
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(who.email, first)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(signIn(who.email, second.toUpperCase().replaceAll('-', ' '))).resolves.toBeDefined();
    await accounts.secondFactor.remove(person, { presentPassword: goodPassword, code: third });
    await expect(signIn(who.email)).resolves.toBeDefined();
    const rows = await db.owner`select from app.recovery_code where identity_uuid = ${person.identityUuid}`;
    expect(rows).toHaveLength(0);
  });

  test('a recovery code of someone else opens nothing, and only hashes are kept', async () => {
    const one = await protectedPerson();
    const { person } = await registered(accounts);
    const { uri } = await accounts.secondFactor.enrol(person, goodPassword);
    const [foreign = ''] = await accounts.secondFactor.verify(
      person,
      (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() }),
    );
    await expect(signIn(one.who.email, foreign)).rejects.toMatchObject({ details: { param: 'totpCode' } });
    const rows = await db.owner<{ codeHash: string }[]>`select code_hash from app.recovery_code`;
    expect(rows.map(({ codeHash }) => codeHash)).not.toContain(foreign);
  });

  test('its secret is sealed in the database', async () => {
    const { person } = await registered(accounts);
    const { secret } = await accounts.secondFactor.enrol(person, goodPassword);
    const [row] = await db.owner<
      { secretSealed: Buffer }[]
    >`select secret_sealed from app.second_factor where identity_uuid = ${person.identityUuid}`;
    expect(row?.secretSealed.toString('latin1')).not.toContain(secret);
  });
});
