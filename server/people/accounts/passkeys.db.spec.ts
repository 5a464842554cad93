/** Second factors of staff: passkeys by a software authenticator, the app beside them, and what no one can get round. */
import { randomUUID } from 'node:crypto';
import { type TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { addRecoveryCode } from '../../store/second-factors.ts';
import { testDatabase } from '../../store/test-database.ts';
import { recoveryHashOf } from './recovery-codes.ts';
import { credentialsOf, goodPassword, otherPassword, someone, testAccounts, tokenIn } from './test-accounts.ts';
import { testAuthenticator } from './test-authenticator.ts';

const db = await testDatabase();
const { accounts, clock, pass, emails, logged } = testAccounts(db);
const { staffFactors } = accounts;
const orgCode = 'ORG_A';
const origin = 'https://aspen.test';
const wrong = { code: 'invalid', details: { param: 'passkey' } };
const by = { shell: 'root' };

async function hired() {
  const { email } = someone();
  const invitation = { orgCode, email, roles: ['processor'], password: goodPassword } as const;
  const { identityUuid } = await accounts.people.invite(invitation);
  const signIn = (totpCode?: string) =>
    accounts.signIn({ orgCode, kind: 'agent', email, password: goodPassword, totpCode }, someone());
  return { email, identityUuid, signIn };
}

/** Someone with one passkey, who signed in with the password a moment ago. */
async function withPasskey(at = origin) {
  const who = await hired();
  const { person: first } = await who.signIn();
  const key = testAuthenticator(at);
  const options = await staffFactors.enrolOptions(first, at, goodPassword);
  const codes = await staffFactors.enrol(first, at, { name: 'My laptop', response: key.make(options) });
  const opened = await who.signIn();
  return { ...who, key, codes, first, opened, person: opened.person };
}

type Holder = Awaited<ReturnType<typeof withPasskey>>;
const prove = async ({ key, person }: Pick<Holder, 'key' | 'person'>, lies = {}) =>
  staffFactors.prove(person, origin, key.answer(await staffFactors.proofOptions(person, origin), lies));
const isProven = async ({ opened }: Pick<Holder, 'opened'>) =>
  (await accounts.authenticate(credentialsOf(opened))).hasSecondFactor;

describe('[T4] setting up a passkey', () => {
  test('as the first factor asks for the password and gives recovery codes once', async () => {
    const { signIn } = await hired();
    const { person } = await signIn();
    await expect(staffFactors.enrolOptions(person, origin, undefined)).rejects.toMatchObject({
      details: { param: 'presentPassword' },
    });
    await expect(staffFactors.enrolOptions(person, origin, otherPassword)).rejects.toMatchObject({
      details: { param: 'presentPassword' },
    });
    const options = await staffFactors.enrolOptions(person, origin, goodPassword);
    expect(options).toMatchObject({
      rp: { id: 'aspen.test', name: 'Aspen Lending' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    });
    const codes = await staffFactors.enrol(person, origin, {
      name: 'Key',
      response: testAuthenticator(origin).make(options),
    });
    expect(new Set(codes).size).toBe(10);
    expect(await staffFactors.state(person)).toMatchObject({ isProven: true, recoveryCodesLeft: 10, hasApp: false });
  });

  test('a further one needs a factor first, the password is not enough; and no new recovery codes come of it', async () => {
    const holder = await withPasskey();
    const { person, codes } = holder;
    expect(codes).toHaveLength(10);
    await expect(staffFactors.enrolOptions(person, origin, goodPassword)).rejects.toMatchObject({
      code: 'secondFactorNeeded',
    });
    await expect(accounts.secondFactor.enrol(person, goodPassword)).rejects.toMatchObject({
      code: 'secondFactorNeeded',
    });
    await prove(holder);
    pass(1000);
    const options = await staffFactors.enrolOptions(person, origin, undefined);
    expect(options['excludeCredentials']).toMatchObject([{ id: holder.key.id }]);
    const second = testAuthenticator(origin);
    expect(await staffFactors.enrol(person, origin, { name: 'Phone', response: second.make(options) })).toEqual([]);
    const { passkeys } = await staffFactors.state(person);
    expect(passkeys.map(({ name }) => name)).toEqual(['My laptop', 'Phone']);
    pass(11 * 60_000);
    await expect(staffFactors.enrolOptions(person, origin, undefined)).rejects.toMatchObject({
      code: 'secondFactorNeeded',
    });
  });

  test.each([
    ['made elsewhere', { origin: 'https://aspen.test.evil.example' }],
    ['made for another name', { rpId: 'evil.example' }],
    ['that signs another challenge', { challenge: 'AAAA' }],
    ['without user verification', { isVerified: false }],
  ])('%s is refused', async (_, lies) => {
    const { signIn } = await hired();
    const { person } = await signIn();
    const options = await staffFactors.enrolOptions(person, origin, goodPassword);
    const response = testAuthenticator(origin).make(options, lies);
    await expect(staffFactors.enrol(person, origin, { name: 'Key', response })).rejects.toMatchObject(wrong);
    expect((await staffFactors.state(person)).passkeys).toEqual([]);
  });

  test('the name of the site is the lender’s, whatever address a request claims', async () => {
    const { signIn } = await hired();
    const { person } = await signIn();
    const options = await staffFactors.enrolOptions(person, 'https://evil.example', goodPassword);
    expect(options).toMatchObject({ rp: { id: 'aspen.test' } });
    const response = testAuthenticator('https://evil.example').make(options);
    await expect(staffFactors.enrol(person, 'https://evil.example', { name: 'Key', response })).rejects.toMatchObject(
      wrong,
    );
  });

  test('one credential is kept once, also for someone else', async () => {
    const { key } = await withPasskey();
    const { signIn } = await hired();
    const { person } = await signIn();
    const response = key.make(await staffFactors.enrolOptions(person, origin, goodPassword));
    await expect(staffFactors.enrol(person, origin, { name: 'Key', response })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('nonsense is refused and not a fault of ours', async () => {
    const { signIn } = await hired();
    const { person } = await signIn();
    await staffFactors.enrolOptions(person, origin, goodPassword);
    await expect(staffFactors.enrol(person, origin, { name: 'Key', response: { id: 4 } })).rejects.toMatchObject(wrong);
  });
});

describe('[T4] giving a passkey', () => {
  test('proves the session and says when it was last used', async () => {
    const holder = await withPasskey();
    expect(await isProven(holder)).toBe(false);
    await prove(holder);
    expect(await isProven(holder)).toBe(true);
    expect((await staffFactors.state(holder.person)).passkeys).toMatchObject([{ lastUsedAt: clock.at, counter: 1 }]);
  });

  test.each([
    ['made elsewhere', { origin: 'https://aspen.test.evil.example' }],
    ['made for another name', { rpId: 'evil.example' }],
    ['that signs another challenge', { challenge: 'AAAA' }],
    ['without user verification', { isVerified: false }],
  ])('an answer %s proves nothing', async (_, lies) => {
    const holder = await withPasskey();
    await expect(prove(holder, lies)).rejects.toMatchObject(wrong);
    expect(await isProven(holder)).toBe(false);
  });

  test('an answer counts once, within five minutes, and in the session that asked', async () => {
    const holder = await withPasskey();
    const { person, key } = holder;
    const options = await staffFactors.proofOptions(person, origin);
    const answer = key.answer(options);
    const { person: elsewhere } = await holder.signIn();
    await expect(staffFactors.prove(elsewhere, origin, answer)).rejects.toMatchObject(wrong);
    await staffFactors.prove(person, origin, answer);
    await expect(staffFactors.prove(person, origin, answer)).rejects.toMatchObject(wrong);
    const late = key.answer(await staffFactors.proofOptions(person, origin));
    pass(5 * 60_000);
    await expect(staffFactors.prove(person, origin, late)).rejects.toMatchObject(wrong);
  });

  test('a challenge that was tried and failed is spent', async () => {
    const { person, key } = await withPasskey();
    const options = await staffFactors.proofOptions(person, origin);
    await expect(staffFactors.prove(person, origin, key.answer(options, { isVerified: false }))).rejects.toMatchObject(
      wrong,
    );
    await expect(staffFactors.prove(person, origin, key.answer(options))).rejects.toMatchObject(wrong);
  });

  test('a colleague’s passkey proves nothing for me', async () => {
    const mine = await withPasskey();
    const theirs = await withPasskey();
    const response = theirs.key.answer(await staffFactors.proofOptions(mine.person, origin));
    await expect(staffFactors.prove(mine.person, origin, response)).rejects.toMatchObject(wrong);
    const borrowed = { ...theirs.key.answer(await staffFactors.proofOptions(mine.person, origin)), id: mine.key.id };
    await expect(staffFactors.prove(mine.person, origin, borrowed)).rejects.toMatchObject(wrong);
  });

  test('one whose count falls behind has a twin: it is believed no more, and its owner is told', async () => {
    const holder = await withPasskey();
    await prove(holder, { counter: 7 });
    await expect(prove(holder, { counter: 7 })).rejects.toMatchObject(wrong);
    await expect(prove(holder, { counter: 90 })).rejects.toMatchObject({ code: 'conflict' });
    expect((await emails(holder.email)).map(({ subject }) => subject)).toContain(
      'A passkey was turned off (Aspen Lending)',
    );
    expect(logged.some((line) => line.includes('passkeyCopied'))).toBe(true);
    const again = await holder.signIn();
    await expect(staffFactors.enrolOptions(again.person, origin, goodPassword)).rejects.toMatchObject({
      code: 'secondFactorNeeded',
    });
  });

  test('one that never counts goes on working', async () => {
    const holder = await withPasskey();
    await prove(holder, { counter: 0 });
    await prove(holder, { counter: 0 });
  });
});

describe('[T4] the other factors', () => {
  async function withApp() {
    const who = await hired();
    const opened = await who.signIn();
    const { uri } = await accounts.secondFactor.enrol(opened.person, goodPassword);
    const app = URI.parse(uri) as TOTP;
    const code = () => app.generate({ timestamp: clock.at.getTime() });
    const codes = await accounts.secondFactor.verify(opened.person, code());
    pass(60_000);
    return { ...who, opened, person: opened.person, code, codes };
  }

  test('a password alone opens a session that has shown nothing; with a code it has', async () => {
    const { signIn, code } = await withApp();
    expect(await isProven({ opened: await signIn() })).toBe(false);
    expect(await isProven({ opened: await signIn(code()) })).toBe(true);
    await expect(signIn('000000')).rejects.toMatchObject({ status: 401, details: { param: 'totpCode' } });
  });

  test('an app that no one confirmed is no factor at a sign-in', async () => {
    const { signIn } = await hired();
    const { person } = await signIn();
    const { uri } = await accounts.secondFactor.enrol(person, goodPassword);
    const opened = await signIn((URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() }));
    expect(await isProven({ opened })).toBe(false);
    expect(await staffFactors.state(opened.person)).toMatchObject({ hasApp: false });
  });

  test('a recovery code proves once, for who has an app and for who has only a passkey', async () => {
    for (const { signIn, codes } of [await withApp(), await withPasskey()]) {
      const opened = await signIn();
      expect(await accounts.secondFactor.verify(opened.person, codes[0] ?? '')).toEqual([]);
      expect(await isProven({ opened })).toBe(true);
      expect(await staffFactors.state(opened.person)).toMatchObject({ recoveryCodesLeft: 9 });
      const next = await signIn();
      await expect(accounts.secondFactor.verify(next.person, codes[0] ?? '')).rejects.toMatchObject({
        details: { param: 'code' },
      });
    }
  });

  test('new recovery codes put the old ones out of use', async () => {
    const { signIn, person, codes } = await withApp();
    const renewed = await staffFactors.renewRecoveryCodes(person);
    const { person: next } = await signIn();
    await expect(accounts.secondFactor.verify(next, codes[0] ?? '')).rejects.toMatchObject({
      details: { param: 'code' },
    });
    await accounts.secondFactor.verify(next, renewed[0] ?? '');
  });

  test('the last factor stays; of two at once exactly one goes', async () => {
    const holder = await withPasskey();
    await prove(holder);
    const { person } = holder;
    const [passkey] = (await staffFactors.state(person)).passkeys;
    const uuid = passkey?.uuid ?? '';
    const last = { code: 'conflict', details: { message: expect.stringContaining('only second factor') } };
    await expect(staffFactors.remove(person, uuid)).rejects.toMatchObject(last);
    const { uri } = await accounts.secondFactor.enrol(person, goodPassword);
    await accounts.secondFactor.verify(person, (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() }));
    const gone = await Promise.allSettled([
      staffFactors.remove(person, uuid),
      accounts.secondFactor.remove(person, { presentPassword: goodPassword }),
    ]);
    expect(gone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await staffFactors.state(person)).toMatchObject({ recoveryCodesLeft: 10 });
    await expect(staffFactors.remove(person, randomUUID())).rejects.toMatchObject({ code: 'notFound' });
    expect((await emails(holder.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'A second factor was added (Aspen Lending)',
        'A second factor was removed (Aspen Lending)',
      ]),
    );
  });

  test('removing the app needs a factor of the last ten minutes', async () => {
    const holder = await withPasskey();
    await prove(holder);
    const { uri } = await accounts.secondFactor.enrol(holder.person, goodPassword);
    await accounts.secondFactor.verify(
      holder.person,
      (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() }),
    );
    pass(11 * 60_000);
    const remove = () => accounts.secondFactor.remove(holder.person, { presentPassword: goodPassword });
    await expect(remove()).rejects.toMatchObject({ code: 'secondFactorNeeded' });
    await prove(holder, { counter: 9 });
    await remove();
    expect(await staffFactors.state(holder.person)).toMatchObject({ hasApp: false });
  });

  test('a new password makes no factor younger than it is', async () => {
    const { signIn, code } = await withApp();
    const { person } = await signIn(code());
    pass(11 * 60_000);
    const passwords = { presentPassword: goodPassword, password: otherPassword };
    const opened = await accounts.credentials.changePassword(person, passwords, someone());
    expect(await accounts.authenticate(credentialsOf(opened))).toMatchObject({
      hasSecondFactor: true,
      hasFreshFactor: false,
    });
  });
});

describe('[T24] recovery never lowers it', () => {
  const linkIn = async (email: string) =>
    tokenIn((await emails(email)).find(({ words }) => words.includes('#token='))?.words);

  test('a password chosen by a link still leaves the factor to be given', async () => {
    const holder = await withPasskey();
    await accounts.credentials.forgotPassword({ orgCode, kind: 'agent', email: holder.email }, someone());
    await accounts.credentials.resetPassword({ token: await linkIn(holder.email), password: otherPassword }, someone());
    const opened = await accounts.signIn(
      { orgCode, kind: 'agent', email: holder.email, password: otherPassword },
      someone(),
    );
    expect(await isProven({ opened })).toBe(false);
    await expect(staffFactors.enrolOptions(opened.person, origin, otherPassword)).rejects.toMatchObject({
      code: 'secondFactorNeeded',
    });
  });

  test('a colleague resets the factors: every session ends, the old password with them, and the person is written to', async () => {
    const holder = await withPasskey();
    await prove(holder);
    await accounts.staff.resetFactor(by, { orgCode, email: holder.email }, 'Lost the laptop.');
    expect((await accounts.authenticate(credentialsOf(holder.opened))).actor.roles).toEqual([]);
    await expect(holder.signIn()).rejects.toMatchObject({ status: 401 });
    await expect(holder.signIn(holder.codes[1])).rejects.toMatchObject({ status: 401 });
    await accounts.credentials.resetPassword({ token: await linkIn(holder.email), password: otherPassword }, someone());
    const opened = await accounts.signIn(
      { orgCode, kind: 'agent', email: holder.email, password: otherPassword },
      someone(),
    );
    expect(await staffFactors.state(opened.person)).toEqual({
      hasApp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      isProven: false,
    });
    const rows = await db.owner`select act, by_name, what, why from app.audit_entry
      where about_identity = ${holder.identityUuid} order by id desc limit 1`;
    expect(rows[0]).toMatchObject({ act: 'factorReset', byName: 'root (shell)', why: 'Lost the laptop.' });
  });
});

describe('[T24] who works here', () => {
  const audited = (identityUuid: string) =>
    db.owner`select act, by_name, what from app.audit_entry where about_identity = ${identityUuid} order by id`;

  test('is invited by email, and every change is written down and ends their sessions', async () => {
    const { email } = someone();
    const hire = { orgCode, email, roles: ['processor'], firstName: 'Pia', lastName: 'Nowak' } as const;
    expect(await accounts.staff.add(by, hire)).toEqual({ isNew: true });
    expect(await accounts.staff.add(by, hire)).toEqual({ isNew: false });
    const token = tokenIn((await emails(email))[0]?.words);
    await accounts.credentials.resetPassword({ token, password: goodPassword }, someone());
    const signIn = () => accounts.signIn({ orgCode, kind: 'agent', email, password: goodPassword }, someone());
    const opened = await signIn();
    const who = { orgCode, email };
    await accounts.staff.changeRoles(by, who, ['supportAgent']);
    expect((await accounts.authenticate(credentialsOf(opened))).actor.roles).toEqual([]);
    await accounts.staff.suspend(by, who, 'On leave');
    await expect(signIn()).rejects.toMatchObject({ status: 401 });
    await accounts.staff.reactivate(by, who);
    expect((await signIn()).person.roles).toEqual(['supportAgent']);
    expect((await accounts.staff.list(orgCode)).find((one) => one.email === email)).toMatchObject({
      roles: ['supportAgent'],
      firstName: 'Pia',
      hasPassword: true,
      hasFactor: false,
      deactivatedAt: null,
    });
    expect(await audited(opened.person.identityUuid)).toMatchObject([
      { act: 'staffInvited', byName: 'root (shell)', what: 'processor' },
      { act: 'rolesChanged', what: 'supportAgent' },
      { act: 'staffSuspended' },
      { act: 'staffReactivated' },
    ]);
    await expect(accounts.staff.suspend(by, { orgCode, email: 'no@one.example' })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(accounts.staff.suspend(by, { orgCode: 'NOWHERE', email })).rejects.toMatchObject({
      code: 'organizationNotFound',
    });
  });

  test('a code with letters that no one was given opens nothing', async () => {
    const { signIn, identityUuid } = await hired();
    await db.inOrg(orgCode, (tx) => addRecoveryCode(tx, orgCode, identityUuid, recoveryHashOf('abcd-abcd-abcd-abcd')));
    await expect(signIn('abcd-abcd-abcd-abce')).rejects.toMatchObject({ status: 401 });
    expect(await isProven({ opened: await signIn('ABCD abcd abcd abcd') })).toBe(true);
  });
});
