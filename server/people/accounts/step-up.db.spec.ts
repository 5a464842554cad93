/** Confirming that it is them: what a code is worth, to whom, for how long, and what never stands in for it. */
import { type TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { isFresh as isFreshAt } from '#core/contract/fresh.ts';
import { codeIn } from '../../proof/test-confirm.ts';
import { sandboxMailbox } from '../../store/mail.ts';
import { testDatabase } from '../../store/test-database.ts';
import type { Opened } from './index.ts';
import { credentialsOf, goodPassword, otherPassword, someone, testAccounts, tokenIn } from './test-accounts.ts';

const db = await testDatabase();
const { accounts, sender, clock, pass, emails, welcome, logged } = testAccounts(db);
const { stepUp, credentials } = accounts;
const minute = 60_000;
let phones = 1000;

/** Everyone has a phone of their own, so that no test uses up another's messages. */
async function registered() {
  phones += 1;
  const [who, phone] = [someone(), `415777${phones}`];
  const { email } = who;
  const opened = await accounts.register({ orgCode: 'ORG_A', email, password: goodPassword, phoneNumber: phone }, who);
  return { who, phone, opened, person: opened.person };
}
type Registered = Awaited<ReturnType<typeof registered>>;

const codeTo = async (recipient: string) => {
  await sender.settled();
  return codeIn(await sandboxMailbox(db).list('ORG_A', recipient));
};

async function askFor({ person, who }: Registered, way: 'email' | 'phone' = 'email', to = who.email): Promise<string> {
  await stepUp.send(person, way, who);
  return codeTo(to);
}

/** As the session's row has it: a token would not outlive the minutes that pass here. */
const isFresh = async ({ person: { sessionId } }: Opened) => {
  const [row] = await db.owner<
    { at: Date | null }[]
  >`select second_factor_at as at from app.session where id = ${sessionId}`;
  return isFreshAt(row?.at ?? null, clock.at);
};

/** The link of the newest email that has one. */
const linkTo = async (email: string) =>
  tokenIn((await emails(email)).find(({ words }) => tokenIn(words) !== '')?.words);

const lastFour = (phone: string) => `(•••) •••-${phone.slice(-4)}`;
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const refused = { code: 'invalid', details: { param: 'code' } };

async function signIn(email: string, totpCode?: string) {
  const who = someone();
  const password = goodPassword;
  return { who, opened: await accounts.signIn({ orgCode: 'ORG_A', kind: 'customer', email, password, totpCode }, who) };
}

/** Someone who confirmed their email and their phone. */
async function withPhone() {
  const made = await registered();
  await stepUp.verify(made.person, await askFor(made));
  await stepUp.phone.send(made.person, made.who);
  await stepUp.phone.confirm(made.person, await codeTo(made.phone));
  return made;
}

describe('a code', () => {
  test('[T4] goes to the email of who has confirmed nothing yet, confirms it, and counts for ten minutes', async () => {
    const ann = await registered();
    expect(await stepUp.ways(ann.person)).toEqual({
      ways: [{ way: 'email', to: 'p•••@example.com' }],
      phone: { to: lastFour(ann.phone), isConfirmed: false },
    });
    expect(await isFresh(ann.opened)).toBe(false);
    const code = await askFor(ann);
    expect(code).toMatch(/^\d{6}$/);
    await stepUp.verify(ann.person, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await isFresh(ann.opened)).toBe(true);
    expect(await accounts.authenticate(credentialsOf(ann.opened))).toMatchObject({ hasFreshFactor: true });
    const [row] = await db.owner`select email_confirmed_at from app.identity where uuid = ${ann.person.identityUuid}`;
    expect(row?.['emailConfirmedAt']).toEqual(clock.at);
    pass(10 * minute);
    expect(await isFresh(ann.opened)).toBe(false);
  });

  test('[T4] is kept only as a hash under our key, and is in no log line', async () => {
    const ann = await registered();
    const code = await askFor(ann);
    const [row] = await db.owner<{ all: string }[]>`
      select (select jsonb_agg(c) from app.step_up_code c where c.identity_uuid = ${ann.person.identityUuid})::text
        || coalesce((select jsonb_agg(m) from app.message m)::text, '') as all`;
    expect(row?.all).toContain('code_hash');
    expect(row?.all).not.toContain(`"${code}"`);
    expect(logged.join('')).not.toContain(code);
  });

  test('[T4] counts once, in the session that asked for it and for its person alone', async () => {
    const ann = await registered();
    const bob = await registered();
    const elsewhere = await signIn(ann.who.email);
    const code = await askFor(ann);
    for (const person of [elsewhere.opened.person, bob.person, { ...bob.person, sessionId: ann.person.sessionId }])
      await expect(stepUp.verify(person, code)).rejects.toMatchObject(refused);
    await stepUp.verify(ann.person, code);
    await expect(stepUp.verify(ann.person, code)).rejects.toMatchObject(refused);
    expect([await isFresh(ann.opened), await isFresh(elsewhere.opened), await isFresh(bob.opened)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[T4] tried by two at the same moment is taken once', async () => {
    const ann = await registered();
    const code = await askFor(ann);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => stepUp.verify(ann.person, code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('[T4] is void after five wrong tries, at once or one after the other: the sixth fails though it is right', async () => {
    const ann = await registered();
    const code = await askFor(ann);
    const wrong = () => stepUp.verify(ann.person, other(code)).then(String, String);
    const said = await Promise.all([1, 2, 3, 4].map(wrong));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('send a new code');
    expect(await wrong()).toContain('one wrong code too many');
    await expect(stepUp.verify(ann.person, code)).rejects.toThrow('one wrong code too many');
    expect(await isFresh(ann.opened)).toBe(false);
    await stepUp.verify(ann.person, await askFor(ann));
    expect(await isFresh(ann.opened)).toBe(true);
  });

  test('[T4] lives ten minutes, and a new one takes its place; both are told in the words of a wrong one', async () => {
    const ann = await registered();
    const wrong = await stepUp.verify(ann.person, '123456').catch(String);
    const first = await askFor(ann);
    const second = await askFor(ann);
    if (first !== second) expect(await stepUp.verify(ann.person, first).catch(String)).toBe(wrong);
    pass(10 * minute);
    expect(await stepUp.verify(ann.person, second).catch(String)).toBe(wrong);
  });

  test('[T4] is not sent in a session that has ended, even where its end was not yet heard of', async () => {
    const ann = await registered();
    await db.owner`update app.session set revoked_at = ${clock.at} where id = ${ann.person.sessionId}`;
    await expect(stepUp.send(ann.person, 'email', ann.who)).rejects.toMatchObject({ code: 'unauthenticated' });
    const gone = { ...ann.person, sessionId: '00000000-0000-4000-8000-000000000000' };
    await expect(stepUp.send(gone, 'email', ann.who)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('[T28] goes to one mailbox twenty times a day, and by text message twenty times for one address that asks', async () => {
    const ann = await registered();
    for (let sent = 0; sent < 20; sent += 1) await stepUp.send(ann.person, 'email', someone());
    await expect(stepUp.send(ann.person, 'email', someone())).rejects.toMatchObject({ code: 'tooMany' });
    const caller = someone();
    const [bob, cyd] = [await withPhone(), await withPhone()];
    for (let sent = 0; sent < 10; sent += 1) {
      await stepUp.send(bob.person, 'phone', caller);
      await stepUp.send(cyd.person, 'phone', caller);
    }
    await expect(stepUp.send(bob.person, 'phone', caller)).rejects.toMatchObject({ code: 'tooMany' });
    await stepUp.send(bob.person, 'phone', someone());
  });
});

describe('what is no second factor', () => {
  test('[T4] a message, where there is an authenticator app: only its code or a recovery code is taken', async () => {
    const ann = await registered();
    const mailed = await askFor(ann);
    const { uri } = await accounts.secondFactor.enrol(ann.person, goodPassword);
    const totp = () => (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() });
    const [recovery = ''] = await accounts.secondFactor.verify(ann.person, totp());
    const { opened } = await signIn(ann.who.email, recovery);
    pass(20 * minute);
    expect((await stepUp.ways(opened.person)).ways).toEqual([{ way: 'app', to: null }]);
    await expect(stepUp.send(opened.person, 'email', ann.who)).rejects.toMatchObject({ code: 'conflict' });
    await expect(stepUp.verify(ann.person, mailed)).rejects.toMatchObject({ code: 'invalid' });
    expect(await isFresh(opened)).toBe(false);
    await stepUp.verify(opened.person, totp());
    expect(await isFresh(opened)).toBe(true);
  });

  test('[T4] a mailed code that is still alive when the app is switched on', async () => {
    const ann = await registered();
    const mailed = await askFor(ann);
    const { uri } = await accounts.secondFactor.enrol(ann.person, goodPassword);
    await accounts.secondFactor.verify(
      ann.person,
      (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() }),
    );
    await db.owner`update app.session set second_factor_at = null where identity_uuid = ${ann.person.identityUuid}`;
    await expect(stepUp.verify(ann.person, mailed)).rejects.toMatchObject({ code: 'invalid' });
    expect(await isFresh(ann.opened)).toBe(false);
  });

  test('[T4] a new password, by the present one or by a link: what was given stays as old as it is, and codes of before are gone', async () => {
    const ann = await registered();
    await stepUp.verify(ann.person, await askFor(ann));
    pass(9 * minute);
    const code = await askFor(ann);
    const opened = await credentials.changePassword(
      ann.person,
      { presentPassword: goodPassword, password: otherPassword },
      ann.who,
    );
    expect(await isFresh(opened)).toBe(true);
    await expect(stepUp.verify(opened.person, code)).rejects.toMatchObject(refused);
    pass(minute);
    expect(await isFresh(opened)).toBe(false);

    await credentials.forgotPassword({ orgCode: 'ORG_A', kind: 'customer', email: ann.who.email }, ann.who);
    const token = await linkTo(ann.who.email);
    await credentials.resetPassword({ token, password: goodPassword }, ann.who);
    expect(await isFresh((await signIn(ann.who.email)).opened)).toBe(false);
  });

  test('[T4] recovery by a link leaves the authenticator app on', async () => {
    const ann = await registered();
    const { uri } = await accounts.secondFactor.enrol(ann.person, goodPassword);
    await accounts.secondFactor.verify(
      ann.person,
      (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() }),
    );
    await credentials.forgotPassword({ orgCode: 'ORG_A', kind: 'customer', email: ann.who.email }, ann.who);
    const token = await linkTo(ann.who.email);
    await credentials.resetPassword({ token, password: goodPassword }, ann.who);
    await expect(signIn(ann.who.email)).rejects.toMatchObject({ details: { param: 'totpCode' } });
  });

  test('the link of the welcome proves the mailbox, not who sits in this session', async () => {
    const ann = await registered();
    await credentials.confirmEmail(tokenIn((await welcome(ann.who.email))[0]?.words), { by: ann.person }, ann.who);
    expect(await isFresh(ann.opened)).toBe(false);
  });
});

describe('another address', () => {
  test('[T31] for 72 hours codes go to the email of before, however often it is changed', async () => {
    const ann = await registered();
    await stepUp.verify(ann.person, await askFor(ann));
    for (const email of [someone().email, someone().email]) {
      await credentials.requestEmail(ann.person, { presentPassword: goodPassword, email });
      await credentials.confirmEmail(await linkTo(email), { by: ann.person }, ann.who);
      pass(minute);
      await stepUp.verify(ann.person, await askFor(ann));
    }
    pass(72 * 60 * minute);
    const { email } = await accounts.profiles.describe(ann.person);
    await stepUp.verify(ann.person, await askFor(ann, 'email', email));
    expect(await isFresh(ann.opened)).toBe(true);
  });

  test('[T31] a phone counts once it is confirmed; after a change the one of before does, and the new one neither unconfirmed nor early', async () => {
    const ann = await withPhone();
    const ways = async () => (await stepUp.ways(ann.person)).ways.map(({ to }) => to);
    const email = 'p•••@example.com';
    expect(await ways()).toEqual([lastFour(ann.phone), email]);
    const texted = await askFor(ann, 'phone', ann.phone);
    await accounts.profiles.changePhone(ann.person, '5557654321', async () => {});
    expect(await ways()).toEqual([lastFour(ann.phone), email]);
    await stepUp.verify(ann.person, texted);
    await stepUp.phone.send(ann.person, ann.who);
    await stepUp.phone.confirm(ann.person, await codeTo('5557654321'));
    expect(await ways()).toEqual([lastFour(ann.phone), email]);
    pass(72 * 60 * minute);
    expect(await ways()).toEqual(['(•••) •••-4321', email]);
  });

  test('[T31] a code for the phone confirms the phone it went to and no other, and is no second factor', async () => {
    const ann = await registered();
    await stepUp.phone.send(ann.person, ann.who);
    const code = await codeTo(ann.phone);
    await expect(stepUp.verify(ann.person, code)).rejects.toMatchObject(refused);
    await accounts.profiles.changePhone(ann.person, '5557654321', async () => {});
    await expect(stepUp.phone.confirm(ann.person, code)).rejects.toMatchObject(refused);
    expect((await stepUp.ways(ann.person)).phone).toEqual({ to: '(•••) •••-4321', isConfirmed: false });
    expect(await isFresh(ann.opened)).toBe(false);
  });

  test('a text message goes by text message, with no subject', async () => {
    const ann = await withPhone();
    await askFor(ann, 'phone', ann.phone);
    const [message] = await sandboxMailbox(db).list('ORG_A', ann.phone);
    expect(message).toMatchObject({ channel: 'sms', subject: '' });
    expect(message?.words).toContain('Aspen Lending');
  });
});
