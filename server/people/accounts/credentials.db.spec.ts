import { type TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { confirmPhone } from '../../store/identities.ts';
import { testDatabase } from '../../store/test-database.ts';
import {
  credentialsOf,
  goodPassword,
  otherPassword,
  registered,
  someone,
  testAccounts,
  tokenIn,
} from './test-accounts.ts';

const db = await testDatabase();
const { accounts, clock, emails, welcome, pass } = testAccounts(db);
const minutes = 60_000;

const signIn = (email: string, password: string) =>
  accounts.signIn({ orgCode: 'ORG_A', kind: 'customer', email, password }, someone());
const forgot = async (email: string, caller = someone()) => {
  await accounts.credentials.forgotPassword({ orgCode: 'ORG_A', kind: 'customer', email }, caller);
  return tokenIn((await emails(email))[0]?.words);
};
const reset = (token: string, password = otherPassword) =>
  accounts.credentials.resetPassword({ token, password }, someone());
/** Followed by someone who knows the password, unless told otherwise. */
const confirm = (
  token: string,
  proof: Parameters<typeof accounts.credentials.confirmEmail>[1] = { password: goodPassword },
) => accounts.credentials.confirmEmail(token, proof, someone());
const spent = { code: 'invalid', message: 'This link has been used or is out of date. Please ask for a new one.' };

describe('a forgotten password', () => {
  test('is replaced by the link of an email, which works once and ends every session', async () => {
    const { who, opened } = await registered(accounts);
    const token = await forgot(who.email);
    await reset(token);
    expect((await accounts.authenticate(credentialsOf(opened))).actor.roles).toEqual([]);
    await expect(signIn(who.email, goodPassword)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(who.email, otherPassword)).resolves.toBeDefined();
    await expect(reset(token, 'Another^lantern8drift')).rejects.toMatchObject(spent);
    expect((await emails(who.email))[0]?.subject).toBe('Your password was changed (Aspen Lending)');
  });

  test('is replaced once by ten uses of one link at the same time', async () => {
    const { who } = await registered(accounts);
    const token = await forgot(who.email);
    const passwords = Array.from({ length: 10 }, (_, n) => `Sycamore^lantern${n}drift`);
    const all = await Promise.allSettled(passwords.map((password) => reset(token, password)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the link lives thirty minutes, and a used one takes the others with it', async () => {
    const { who } = await registered(accounts);
    const late = await forgot(who.email);
    pass(30 * minutes);
    await expect(reset(late)).rejects.toMatchObject(spent);
    const first = await forgot(who.email);
    const second = await forgot(who.email);
    expect(second).not.toBe(first);
    await reset(second);
    await expect(reset(first, goodPassword)).rejects.toMatchObject(spent);
  });

  test('an easy password is refused and does not spend the link', async () => {
    const { who } = await registered(accounts);
    const token = await forgot(who.email);
    await expect(reset(token, 'Password123!')).rejects.toMatchObject({
      code: 'invalid',
      details: { param: 'password' },
    });
    await expect(reset(token)).resolves.toBeUndefined();
  });

  test('asked for at an unknown address answers the same, stores the same, and sends nothing', async () => {
    const { who } = await registered(accounts);
    const noOne = someone();
    const asked = (email: string) =>
      accounts.credentials.forgotPassword({ orgCode: 'ORG_A', kind: 'customer', email }, someone());
    expect(await asked(noOne.email)).toEqual(await asked(who.email));
    expect(await emails(noOne.email)).toHaveLength(0);
    expect(await emails(who.email)).toHaveLength(1);
    expect(await db.owner`select from app.message`).toHaveLength(0);
  });

  test('the link’s address is the lender’s own, the secret is behind the #, and the database has only its hash', async () => {
    const { who } = await registered(accounts);
    const token = await forgot(who.email);
    expect((await emails(who.email))[0]?.words).toContain(`https://aspen.test/auth/reset-password#token=${token}`);
    expect(JSON.stringify(await db.owner`select * from app.account_link`)).not.toContain(token.split('.')[1]);
  });

  test.each(['', 'nonsense', 'ORG_A.', 'ORG_X.abc', "ORG_A.'; drop table app.identity"])(
    'a made-up link (%s) opens nothing',
    async (token) => {
      await expect(reset(token)).rejects.toMatchObject(spent);
    },
  );

  test('can be asked for five times in a quarter of an hour from one address', async () => {
    const { who } = await registered(accounts);
    const caller = someone();
    for (let n = 0; n < 5; n += 1) await forgot(who.email, caller);
    await expect(forgot(who.email, caller)).rejects.toMatchObject({ code: 'tooMany' });
  });
});

describe('the email that welcomes', () => {
  const confirmedAt = async (email: string) =>
    (await db.owner`select email_confirmed_at from app.identity where email = ${email}`)[0]?.['emailConfirmedAt'];

  test('goes to anyone who registers, once, and its link proves the address', async () => {
    const { who } = await registered(accounts);
    const [email] = await welcome(who.email);
    expect(email?.subject).toBe('Welcome to Aspen Lending');
    expect(email?.words).toContain('https://aspen.test/auth/confirm-email?for=welcome#token=ORG_A.');
    expect(await confirmedAt(who.email)).toBeNull();
    await confirm(tokenIn(email?.words));
    expect(await confirmedAt(who.email)).toEqual(clock.at);
    expect(await emails(who.email), 'nothing changed, so nothing is told').toEqual([]);
    await expect(confirm(tokenIn(email?.words))).rejects.toMatchObject(spent);
    await registered(accounts, { ...someone(), email: who.email }).catch(() => {});
    expect(await welcome(who.email)).toHaveLength(1);
  });

  test('[T31] its link asks for the password, or for the browser that registered: who typed another’s address gains nothing', async () => {
    const { who, opened, person } = await registered(accounts);
    const token = tokenIn((await welcome(who.email))[0]?.words);
    const asksForPassword = { code: 'invalid', details: { param: 'password' } };
    await expect(confirm(token, {})).rejects.toMatchObject(asksForPassword);
    await expect(confirm(token, { password: otherPassword })).rejects.toMatchObject(asksForPassword);
    const stranger = await registered(accounts);
    await expect(confirm(token, { by: stranger.person })).rejects.toMatchObject(asksForPassword);
    expect(await confirmedAt(who.email)).toBeNull();
    await confirm(token, { by: person });
    expect(await confirmedAt(who.email)).toEqual(clock.at);
    expect((await accounts.authenticate(credentialsOf(opened))).actor.roles).toEqual(['borrower']);
  });

  test('[T31] anyone who does not know the password chooses one by the same link, and nothing a stranger set stays', async () => {
    const { who, opened, person } = await registered(accounts);
    const token = tokenIn((await welcome(who.email))[0]?.words);
    const { orgCode, identityUuid } = person;
    const { uri } = await accounts.secondFactor.enrol(person, goodPassword);
    await accounts.secondFactor.verify(person, (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() }));
    await db.inOrg(orgCode, (tx) => confirmPhone(tx, orgCode, identityUuid, '5551234567', clock.at));
    await reset(token);
    expect((await accounts.authenticate(credentialsOf(opened))).actor.roles).toEqual([]);
    await expect(signIn(who.email, goodPassword)).rejects.toMatchObject({ status: 401 });
    const owner = await signIn(who.email, otherPassword);
    expect(await accounts.stepUp.ways(owner.person)).toEqual({
      ways: [{ way: 'email', to: expect.any(String) }],
      phone: null,
    });
    expect((await accounts.profiles.read(owner.person)).phoneNumbers).toEqual([]);
    expect(await confirmedAt(who.email)).toEqual(clock.at);
  });

  test('its link lives three days and is gone with a new address', async () => {
    const { who, person } = await registered(accounts);
    const token = tokenIn((await welcome(who.email))[0]?.words);
    const { email } = someone();
    await accounts.credentials.requestEmail(person, { presentPassword: goodPassword, email });
    await confirm(tokenIn((await emails(email))[0]?.words));
    expect(await confirmedAt(email)).toEqual(clock.at);
    await expect(confirm(token)).rejects.toMatchObject(spent);
    const late = await registered(accounts);
    const lateToken = tokenIn((await welcome(late.who.email))[0]?.words);
    pass(72 * 3_600_000);
    await expect(confirm(lateToken)).rejects.toMatchObject(spent);
  });
});

describe('an invitation', () => {
  test('makes an account that no one can use until its link is followed', async () => {
    const { email } = someone();
    const made = await accounts.people.invite({
      orgCode: 'ORG_A',
      email,
      roles: ['signer'],
      name: { firstName: 'Ann', lastName: 'Lee', suffix: '' },
    });
    expect(made.isNew).toBe(true);
    await expect(signIn(email, goodPassword)).rejects.toMatchObject({ status: 401 });
    const opened = await reset(tokenIn((await emails(email))[0]?.words), goodPassword);
    // One password step: choosing the first one lets them in.
    expect(opened?.person).toMatchObject({ roles: ['signer'], identityUuid: made.identityUuid });
    expect(await reset(await forgot(email))).toBeUndefined();
    const { person } = await signIn(email, otherPassword);
    expect(person).toMatchObject({ roles: ['signer'], identityUuid: made.identityUuid });
    expect(await accounts.profiles.read(person)).toMatchObject({ type: 'CO_DEEDER', name: { firstName: 'Ann' } });
  });

  test('of someone who has an account gives that account and changes nothing', async () => {
    const { who, person } = await registered(accounts);
    const again = await accounts.people.invite({ orgCode: 'ORG_A', email: who.email, roles: ['signer'] });
    expect(again).toEqual({ identityUuid: person.identityUuid, isNew: false });
    expect((await signIn(who.email, goodPassword)).person.roles).toEqual(['borrower']);
  });
});

describe('a signed-in person', () => {
  test('changes the password only with the present one, and only so often', async () => {
    const { who, person } = await registered(accounts);
    const change = (presentPassword: string) =>
      accounts.credentials.changePassword(person, { presentPassword, password: otherPassword }, who);
    await expect(change('Wrong-tractor-91!')).rejects.toMatchObject({
      code: 'invalid',
      details: { param: 'presentPassword' },
    });
    const { person: fresh } = await change(goodPassword);
    const tooOften = async () => {
      for (let n = 0; n < 12; n += 1)
        await accounts.credentials
          .changePassword(fresh, { presentPassword: 'no', password: goodPassword }, who)
          .catch((error) => {
            if (error.code === 'tooMany') throw error;
          });
    };
    await expect(tooOften()).rejects.toMatchObject({ code: 'tooMany' });
  });

  test('may not choose a password made of their own name', async () => {
    const { who, person } = await registered(accounts);
    await accounts.profiles.rename(person, { firstName: 'Bartholomew', lastName: 'Lee', suffix: '' });
    const change = accounts.credentials.changePassword(
      person,
      { presentPassword: goodPassword, password: 'Bartholomew1!' },
      who,
    );
    await expect(change).rejects.toMatchObject({ details: { param: 'password' } });
  });

  test('changes the e-mail through an email to the new address; the old one is told', async () => {
    const { who, person } = await registered(accounts);
    const { email } = someone();
    await accounts.credentials.requestEmail(person, { presentPassword: goodPassword, email });
    const token = tokenIn((await emails(email))[0]?.words);
    await expect(signIn(email, goodPassword)).rejects.toMatchObject({ status: 401 });
    // Someone else's account must not come to bear an address because its owner pressed a button.
    await expect(confirm(token, {})).rejects.toMatchObject({ details: { param: 'password' } });
    await expect(reset(token)).rejects.toMatchObject(spent);
    await confirm(token, { by: person });
    expect((await signIn(email, goodPassword)).person.identityUuid).toBe(person.identityUuid);
    await expect(signIn(who.email, goodPassword)).rejects.toMatchObject({ status: 401 });
    expect((await emails(who.email))[0]?.subject).toContain('Your email was changed');
    await expect(confirm(token)).rejects.toMatchObject(spent);
  });

  test('cannot learn whether an address is taken, nor take it', async () => {
    const owner = await registered(accounts);
    const { person } = await registered(accounts);
    await accounts.credentials.requestEmail(person, { presentPassword: goodPassword, email: owner.who.email });
    expect(await emails(owner.who.email)).toHaveLength(0);
    const raced = someone();
    await accounts.credentials.requestEmail(person, { presentPassword: goodPassword, email: raced.email });
    const token = tokenIn((await emails(raced.email))[0]?.words);
    await registered(accounts, raced);
    await expect(confirm(token)).rejects.toMatchObject(spent);
  });

  test('a reset link confirms no e-mail, and an e-mail link resets no password', async () => {
    const { who, person } = await registered(accounts);
    const { email } = someone();
    await accounts.credentials.requestEmail(person, { presentPassword: goodPassword, email });
    await expect(reset(tokenIn((await emails(email))[0]?.words))).rejects.toMatchObject(spent);
    await expect(confirm(await forgot(who.email))).rejects.toMatchObject(spent);
  });
});
