import { describe, expect, test } from 'vitest';
import type { Person } from '../../actor.ts';
import { testDatabase } from '../../store/test-database.ts';
import { registered, testAccounts } from './test-accounts.ts';

const db = await testDatabase();
const { accounts, pass } = testAccounts(db);
const { profiles, consents } = accounts;
const trackerUuid = '7d2f6c1e-0000-0000-0000-000000000001';

describe('a profile', () => {
  test('starts with the e-mail and phone of the registration', async () => {
    const { who, person } = await registered(accounts);
    expect(await profiles.read(person)).toMatchObject({
      email: who.email,
      name: { firstName: '', middleName: '', lastName: '', suffix: '' },
      dob: null,
      phoneNumbers: [{ type: 'MOBILE', number: '5551234567' }],
      addresses: [],
      type: 'BORROWER',
      isBroker: false,
      trackerUuid: null,
      language: 'en',
    });
  });

  test('[Q-73] keeps the middle name when a change of name does not mention it, and takes it when it does', async () => {
    const { person } = await registered(accounts);
    await profiles.rename(person, { firstName: 'Ann', middleName: 'May', lastName: 'Lee', suffix: 'JR' });
    await profiles.rename(person, { firstName: 'Anna', lastName: 'Lee', suffix: '' });
    expect((await profiles.read(person)).name).toEqual({
      firstName: 'Anna',
      middleName: 'May',
      lastName: 'Lee',
      suffix: '',
    });
    await profiles.rename(person, { firstName: 'Anna', middleName: '', lastName: 'Lee', suffix: '' });
    expect((await profiles.read(person)).name.middleName).toBe('');
  });

  test('keeps the language someone would rather speak, whatever else changes', async () => {
    const { person } = await registered(accounts);
    await profiles.speak(person, 'vi');
    await profiles.rename(person, { firstName: 'Ann', lastName: 'Lee', suffix: '' });
    expect((await profiles.read(person)).language).toBe('vi');
  });

  test('learns what an application says, and seals the date of birth', async () => {
    const { person } = await registered(accounts);
    const home = { type: 'HOME', street1: '12 Main St', street2: '', city: 'Reno', state: 'NV', zip: '89501' };
    await profiles.learn(person, { dob: '1962-04-17', addresses: [home], mobile: '5559876543' });
    const phoneNumbers = [{ type: 'MOBILE', number: '5559876543' }];
    expect(await profiles.read(person)).toMatchObject({ dob: '1962-04-17', addresses: [home], phoneNumbers });
    expect(JSON.stringify(await db.owner`select * from app.profile`)).not.toContain('1962');
  });

  test('changes the tracker of its owner only; another’s, none and nonsense answer alike', async () => {
    const { person } = await registered(accounts);
    const other = await registered(accounts);
    const mine = (await profiles.read(person)).uuid;
    await profiles.track(person, mine, trackerUuid);
    expect((await profiles.read(person)).trackerUuid).toBe(trackerUuid);
    const theirs = (await profiles.read(other.person)).uuid;
    for (const uuid of [theirs, trackerUuid, 'nonsense']) {
      await expect(profiles.track(person, uuid, trackerUuid)).rejects.toMatchObject({ code: 'notFound' });
    }
    expect((await profiles.read(other.person)).trackerUuid).toBeNull();
  });

  test('is not there for another lender, nor for who has none', async () => {
    const { person } = await registered(accounts);
    const elsewhere: Person = { ...person, orgCode: 'ORG_B' };
    await expect(profiles.read(elsewhere)).rejects.toMatchObject({ code: 'notFound' });
    await expect(profiles.describe(elsewhere)).rejects.toMatchObject({ code: 'notFound' });
    await profiles.rename(elsewhere, { firstName: 'Eve', lastName: 'Thief', suffix: '' });
    expect((await profiles.read(person)).name.firstName).toBe('');
  });
});

describe('consents', () => {
  const answer = (org: string, promptUuid: string, optInOut: 'OPT_IN' | 'OPT_OUT') => ({
    org,
    source: 'registration',
    productType: 'HELOC',
    phone: '5551234567',
    email: 'ann@example.com',
    consents: [{ consentPromptUuid: promptUuid, optInOut }],
  });

  test('[ENUM-25] both kinds of text message have a prompt of their own, worded for the lender, with an id that stays', () => {
    const [sms, transactional] = [consents.prompt('ORG_A', 'SMS'), consents.prompt('ORG_A', 'SMS_TRANSACTIONAL')];
    expect(sms.words).toContain('Aspen Lending');
    expect(sms.words).toContain('not a condition of approval');
    expect(sms.uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(sms.uuid).not.toBe(transactional.uuid);
    expect(consents.prompt('ORG_A_NY', 'SMS').uuid).toBe(sms.uuid);
    expect(consents.prompt('ORG_B', 'SMS').uuid).not.toBe(sms.uuid);
    expect(() => consents.prompt('ORG_A', 'CARRIER_PIGEON')).toThrow();
    expect(() => consents.prompt('ORG_X', 'SMS')).toThrow('No private label data found');
  });

  test('every answer is kept with the words it was given to, and the last one counts', async () => {
    const { person } = await registered(accounts);
    const { uuid, words } = consents.prompt('ORG_A', 'SMS');
    expect((await consents.latest(person)).get('SMS')).toBeUndefined();
    await consents.record(person, answer('ORG_A', uuid, 'OPT_IN'));
    pass(1000);
    await consents.record(person, answer('ORG_A_NY', uuid, 'OPT_OUT'));
    expect((await consents.latest(person)).get('SMS')).toBe('OPT_OUT');
    const rows =
      await db.owner`select c.choice, p.words from app.consent c join app.consent_prompt p on p.uuid = c.prompt_uuid
      where c.identity_uuid = ${person.identityUuid} order by c.id`;
    expect([...rows]).toEqual([
      { choice: 'OPT_IN', words },
      { choice: 'OPT_OUT', words },
    ]);
  });

  test('an answer can be neither changed nor taken back by the product', async () => {
    await expect(db.inOrg('ORG_A', (tx) => tx`update app.consent set choice = 'OPT_IN'`)).rejects.toThrow(
      'permission denied',
    );
    await expect(db.inOrg('ORG_A', (tx) => tx`delete from app.consent`)).rejects.toThrow('permission denied');
  });

  test('another lender’s prompt, an unknown one and another organization are refused, and nothing is kept', async () => {
    const { person } = await registered(accounts);
    const theirs = consents.prompt('ORG_B', 'SMS').uuid;
    await expect(consents.record(person, answer('ORG_A', theirs, 'OPT_IN'))).rejects.toMatchObject({
      details: { param: 'consents' },
    });
    await expect(consents.record(person, answer('ORG_B', theirs, 'OPT_IN'))).rejects.toMatchObject({
      details: { param: 'org' },
    });
    expect((await consents.latest(person)).size).toBe(0);
  });
});

test('another lender, and no one at all, sees no row of any of these tables', async () => {
  const { person } = await registered(accounts);
  await consents.record(person, {
    org: 'ORG_A',
    source: 'x',
    productType: 'HELOC',
    phone: '5551234567',
    email: 'ann@example.com',
    consents: [{ consentPromptUuid: consents.prompt('ORG_A', 'SMS').uuid, optInOut: 'OPT_IN' }],
  });
  for (const table of ['identity', 'session', 'profile', 'consent', 'consent_prompt']) {
    const rows = (org: string) => db.inOrg(org, (tx) => tx`select * from ${tx(`app.${table}`)}`);
    expect((await rows('ORG_A')).length, table).toBeGreaterThan(0);
    expect(await rows('ORG_B'), table).toHaveLength(0);
    expect(await db.app`select * from ${db.app(`app.${table}`)}`, table).toHaveLength(0);
  }
});
