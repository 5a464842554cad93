import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { createSupport } from '../insights/index.ts';
import { registered, testAccounts } from '../people/accounts/test-accounts.ts';
import { testDatabase } from '../store/test-database.ts';
import { supportHandlers } from './support.ts';
import { apiWith } from './test-handlers.ts';

const db = await testDatabase();
const { accounts, clock } = testAccounts(db);
const ann = (await registered(accounts)).person;
const bob = (await registered(accounts)).person;
const birch = (await registered(accounts, undefined, 'ORG_B')).person;
const owners = new Map<string, string>();

const support = createSupport({
  database: db,
  canonicalOf: (code) => code,
  viewOf: async (person, uuid) => {
    if (owners.get(uuid) !== person.identityUuid) throw new Failure('notFound');
    return { application: { product: 'heloc' } };
  },
  flags: { experiments: () => [], sidesFor: () => [] },
  isMainBrand: (orgCode) => orgCode === 'ORG_A',
  now: () => clock.at,
});
let actor: Person = ann;
const { server, logged } = apiWith(supportHandlers(support), {
  authenticate: async () => ({ actor }),
  countCall: async () => ({ allowed: true, retryAfterS: 0 }),
});

const send = (as: Person, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => {
  actor = as;
  return server.inject({ method, url, ...(payload && { payload }) });
};
const applicationOf = (person: Person) => {
  const uuid = randomUUID();
  owners.set(uuid, person.identityUuid);
  return uuid;
};
const base = '/service-application/api/v1/application/heloc';

describe('[CALL-17] feedback to the CEO', () => {
  const path = '/service-profile/api/v1/feedback/ceo';
  const said = {
    message: 'The offers came before my coffee did.',
    topic: 'COMPLIMENT',
    marketingConsent: true,
    pathname: '/dashboard',
    productType: 'HELOC',
  };
  const kept = (person: Person) =>
    db.owner`select application_uuid, topic, message, has_marketing_consent, page_path, product_type from app.feedback
      where identity_uuid = ${person.identityUuid}`;

  test('[VAL-073] is kept with its topic, its page and a consent that is a yes or a no, with an application or without', async () => {
    const applicationUuid = applicationOf(ann);
    expect((await send(ann, 'POST', path, said)).statusCode).toBe(204);
    const about = { ...said, topic: 'IMPROVE', marketingConsent: false, applicationUuid };
    expect((await send(ann, 'POST', path, about)).statusCode).toBe(204);
    expect(await kept(ann)).toMatchObject([
      { applicationUuid: null, topic: 'COMPLIMENT', hasMarketingConsent: true, pagePath: '/dashboard' },
      { applicationUuid, topic: 'IMPROVE', hasMarketingConsent: false, productType: 'HELOC' },
    ]);
    expect(logged.join()).not.toContain('coffee');
  });

  test('about another’s application, or none that is there, answers alike and keeps nothing', async () => {
    for (const applicationUuid of [applicationOf(ann), randomUUID()]) {
      const answer = await send(bob, 'POST', path, { ...said, applicationUuid });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
    }
    expect(await kept(bob)).toHaveLength(0);
  });

  test('is for borrowers of the main brand', async () => {
    expect((await send(birch, 'POST', path, said)).statusCode).toBe(404);
    expect((await send({ ...ann, roles: ['signer'] }, 'POST', path, said)).statusCode).toBe(403);
  });

  test.each([
    ['topic', 'COMPLAINT'],
    ['message', 'too short'],
    ['marketingConsent', 'yes'],
    ['pathname', '//evil.example'],
    ['productType', 'DSCR'],
    ['applicationUuid', 'x'],
    ['rating', 5],
  ])('a wrong %s is refused by name', async (param, value) => {
    // Each try by someone else: an hour has few for one person.
    const answer = await send({ ...bob, identityUuid: randomUUID() }, 'POST', path, { ...said, [param]: value });
    expect([answer.statusCode, answer.json().param]).toEqual([422, param]);
    expect(await kept(bob)).toHaveLength(0);
  });
});

describe('experiments', () => {
  const profilePath = (identityUuid: string, version = 1) =>
    `/service-application/api/v${version}/application/heloc/experiment-profile?identityUuid=${identityUuid}`;
  const read = async (person: Person) => (await send(person, 'GET', profilePath(person.identityUuid, 3))).json();

  test('[CALL-08] an application’s side is said once; the first word counts', async () => {
    const path = `${base}/${applicationOf(ann)}/experiments`;
    const say = (...experiments: object[]) => send(ann, 'PATCH', path, { experiments });
    expect((await say({ name: 'offer-order', variation: 'variation' })).statusCode).toBe(204);
    const again = await say({ name: 'offer-order', variation: 'control' }, { name: 'slider', variation: 'control' });
    expect(again.statusCode).toBe(204);
    expect((await read(ann)).experiments).toEqual(
      expect.arrayContaining([
        { name: 'offer-order', variation: 'variation' },
        { name: 'slider', variation: 'control' },
      ]),
    );
  });

  test('[CALL-08] another’s, absent and nonsense ids answer alike', async () => {
    const experiments = [{ name: 'slider', variation: 'control' }];
    for (const uuid of [applicationOf(ann), randomUUID(), 'nonsense'])
      expect((await send(bob, 'PATCH', `${base}/${uuid}/experiments`, { experiments })).statusCode).toBe(404);
    expect((await read(bob)).experiments).toEqual([]);
  });

  test.each([
    ['no list', {}],
    ['an empty one', { experiments: [] }],
    ['a third side', { experiments: [{ name: 'slider', variation: 'both' }] }],
    ['a name no one gives', { experiments: [{ name: 'a b', variation: 'control' }] }],
    ['more than fifty', { experiments: Array(51).fill({ name: 'slider', variation: 'control' }) }],
    ['something else', { experiments: [{ name: 'slider', variation: 'control', weight: 1 }] }],
  ])('[CALL-08] %s is refused', async (_, body) => {
    expect((await send(ann, 'PATCH', `${base}/${applicationOf(ann)}/experiments`, body)).statusCode).toBe(422);
  });

  test('[CALL-07] [Q-72] a profile is read by who is signed in alone', async () => {
    expect(await read(bob)).toEqual({ experimentProfileUuid: null, experiments: [] });
    for (const other of [ann.identityUuid, randomUUID()])
      expect((await send(bob, 'GET', profilePath(other, 3))).statusCode).toBe(404);
    expect((await send(bob, 'GET', profilePath('', 3))).statusCode).toBe(422);
  });

  test('[CALL-09] [Q-72] a profile is tied to who is signed in alone; the last one counts', async () => {
    const tie = (identityUuid: string, body: object) => send(bob, 'PATCH', profilePath(identityUuid), body);
    const [first, second] = [randomUUID(), randomUUID()];
    for (const experimentProfileUuid of [first, second])
      expect((await tie(bob.identityUuid, { experimentProfileUuid })).statusCode).toBe(204);
    expect((await read(bob)).experimentProfileUuid).toBe(second);
    for (const other of [ann.identityUuid, randomUUID()])
      expect((await tie(other, { experimentProfileUuid: first })).statusCode).toBe(404);
    expect((await read(ann)).experimentProfileUuid).toBeNull();
    expect((await tie(bob.identityUuid, {})).statusCode).toBe(422);
  });
});

describe('[CALL-27] [Q-70] the link to a recorded visit', () => {
  const link = 'https://replay.example/ui/ORG/session/1234:5678';
  const path = (uuid: string) => `${base}/${uuid}/full-story-link`;

  test('is kept by its application; the last one counts', async () => {
    const uuid = applicationOf(ann);
    for (const each of [link, `${link}9`])
      expect((await send(ann, 'PUT', path(uuid), { link: each })).statusCode).toBe(204);
    const rows = await db.owner`select link from app.replay_link where application_uuid = ${uuid}`;
    expect(rows).toEqual([{ link: `${link}9` }]);
  });

  test('another’s, absent and nonsense ids answer alike and keep nothing', async () => {
    const uuid = applicationOf(ann);
    for (const each of [uuid, randomUUID(), 'nonsense'])
      expect((await send(bob, 'PUT', path(each), { link })).statusCode).toBe(404);
    expect(await db.owner`select 1 from app.replay_link where application_uuid = ${uuid}`).toHaveLength(0);
  });

  test.each(['http://replay.example/x', 'javascript:alert(1)', 'https://replay.example/?email=a@b.example', 'x', ''])(
    '%j is none',
    async (wrong) => {
      expect((await send(ann, 'PUT', path(applicationOf(ann)), { link: wrong })).statusCode).toBe(422);
    },
  );
});

test('another lender, and no one at all, sees none of it', async () => {
  const tables = ['feedback', 'experiment', 'experiment_profile', 'replay_link'];
  for (const table of tables) {
    const seen = (orgCode: string) =>
      db.inOrg(orgCode, (tx) => tx`select 1 from ${tx(`app.${table}`)} where org_code = 'ORG_A'`);
    expect(await seen('ORG_A'), table).not.toHaveLength(0);
    expect(await seen('ORG_B'), table).toHaveLength(0);
    expect(await db.app`select 1 from ${db.app(`app.${table}`)}`, table).toHaveLength(0);
  }
});
