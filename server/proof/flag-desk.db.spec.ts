/** The desk of the flags through the real API: who may, what is kept, two people for money and law, whom it hits, undo. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { RuleSet } from '#core/flags/rules.ts';
import type { Person } from '../actor.ts';
import { borrowerWithOffer } from './test-cast.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';
import { wholeProduct } from './test-whole.ts';

const product = await testProduct({ hasWorker: false });
const { accounts, orgCode, brands, flagsFor } = product;
const players = new Map<string, Person>();
const { server } = openServer(product, (name) => players.get(name));
const partner = brands.organizations.find((code) => code !== orgCode) as string;

const plain = 'fe-heloc-back-of-id';
const money = 'fe-heloc-rate-buy-down';
const on: RuleSet = { isKilled: false, rules: [], otherwise: { enabled: true } };

beforeAll(async () => {
  const join = async (name: string, at: string, role: 'providerAdmin' | 'compliance') => {
    const email = `${name}-${randomUUID()}@staff.example`;
    const who = { firstName: name, middleName: '', lastName: 'Desk', suffix: '' };
    const { identityUuid } = await accounts.people.invite({ orgCode: at, email, roles: [role], name: who });
    players.set(name, { roles: [role], identityUuid, orgCode: at, sessionId: randomUUID() });
  };
  await join('Ada', orgCode, 'providerAdmin');
  await join('Cora', orgCode, 'compliance');
  await join('Pat', partner, 'compliance');
});

async function ask(name: string, path: string, payload?: object) {
  const headers = { cookie: `as=${name}`, 'x-org': orgCode };
  const method = payload ? 'POST' : 'GET';
  const answer = await server.inject({
    method,
    url: `/service-console/api/v1/flags${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}
const change = (name: string, key: string, rules: RuleSet, basedOn: number, why = 'For the test.') =>
  ask(name, `/${key}/changes`, { rules, why, basedOn });

describe('a change', () => {
  test('holds at the next call, and says who, why and when', async () => {
    expect(flagsFor(orgCode)[plain].enabled).toBe(false);
    expect((await change('Ada', plain, on, 0, 'We ask for both sides.')).body).toEqual({
      outcome: 'changed',
      version: 1,
    });
    expect(flagsFor(orgCode)[plain].enabled).toBe(true);
    const { body } = await ask('Cora', `/${plain}`);
    expect(body.history).toMatchObject([
      { version: 1, by: 'Ada Desk', why: 'We ask for both sides.', confirmedBy: null },
    ]);
    expect(body).toMatchObject({ outcome: true, version: 1, rules: on, owner: 'lending', touches: null });
    const listed = (await ask('Ada', '')).body.flags.find(({ key }: { key: string }) => key === plain);
    expect(listed).toMatchObject({
      changed: { by: 'Ada Desk', why: 'We ask for both sides.' },
      stale: [],
      isWaiting: false,
    });
    const [entry] = await product.db.owner`select act, what, why from app.audit_entry where act = 'flagChanged'`;
    expect(entry).toEqual({ act: 'flagChanged', what: `${plain} 1`, why: 'We ask for both sides.' });
  });

  test('is made on the version that was looked at: of two at once, one is told to look again', async () => {
    const both = await Promise.all([change('Ada', plain, on, 1), change('Cora', plain, on, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await change('Ada', plain, on, 1)).status).toBe(409);
    // The one who was told to look again finds the other's change, and neither is lost.
    const { history, version } = (await ask('Cora', `/${plain}`)).body;
    expect([version, history.length]).toEqual([2, 2]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('Someone changed this flag in the meantime. Please look again.');
  });

  test('is live in another process within five seconds, through its own calls', async () => {
    const second = await wholeProduct(product.db, { hasWorker: false, dataDir: product.dataDir });
    const isOn = () => second.flagsFor(orgCode)['fe-heloc-redesign-2025'].enabled;
    expect(isOn()).toBe(true);
    expect((await change('Ada', 'fe-heloc-redesign-2025', { ...on, isKilled: true }, 0)).status).toBe(200);
    await vi.waitFor(() => expect(isOn()).toBe(false), { timeout: 5000, interval: 10 });
    await second.stop();
  });

  test('is taken back by a new version, which says what it restores; 0 is what stood before anyone', async () => {
    expect((await ask('Ada', `/${plain}/undo`, { version: 0, why: 'Not yet.', basedOn: 2 })).body.version).toBe(3);
    expect(flagsFor(orgCode)[plain].enabled).toBe(false);
    expect((await ask('Ada', `/${plain}/undo`, { version: 1, why: 'Now.', basedOn: 3 })).body.version).toBe(4);
    expect(flagsFor(orgCode)[plain].enabled).toBe(true);
    const { body } = await ask('Ada', `/${plain}`);
    expect(body.history.map(({ restores }: { restores: number | null }) => restores)).toEqual([1, 0, null, null]);
    expect((await ask('Ada', `/${plain}/undo`, { version: 99, why: 'x', basedOn: 4 })).status).toBe(404);
  });

  test('is made on the newest version, never on an older one or one that is not there; an undo can be undone', async () => {
    const key = 'fe-heloc-stream-chat';
    const undo = (version: number, basedOn: number) => ask('Ada', `/${key}/undo`, { version, why: 'Back.', basedOn });
    const isOn = () => flagsFor(orgCode)[key].enabled;
    expect((await change('Ada', key, on, 0)).body.version).toBe(1);
    for (const wrong of [0, 2, 7]) expect((await change('Cora', key, on, wrong)).status).toBe(409);
    expect([(await undo(0, 1)).body.version, isOn()]).toEqual([2, false]);
    expect([(await undo(1, 2)).body.version, isOn()]).toEqual([3, true]);
    expect([(await undo(2, 3)).body.version, isOn()]).toEqual([4, false]);
    expect((await undo(2, 3)).status).toBe(409);
  });

  test('is refused in a sentence where it does not fit, and changes nothing', async () => {
    const wrong = async (rules: unknown, more: object = {}) => {
      const { status, body } = await ask('Ada', '/fe-heloc-maintenance/changes', {
        rules,
        why: 'x',
        basedOn: 0,
        ...more,
      });
      return [status, body.errors?.[0] ?? body.message];
    };
    const withVariables = (variables: object) => ({ ...on, otherwise: { enabled: true, variables } });
    expect(await wrong(withVariables({ mesage: 'x' }))).toEqual([422, 'This flag has no variable mesage.']);
    expect(await wrong({ ...on, rules: [{ organizations: ['NO_ONE'], enabled: true }] })).toEqual([
      422,
      'There is no such organization.',
    ]);
    expect((await wrong({ ...on, extra: 1 }))[0]).toBe(422);
    expect((await wrong(on, { why: '  ' }))[0]).toBe(422);
    expect((await ask('Ada', '/no-such-flag/changes', { rules: on, why: 'x', basedOn: 0 })).status).toBe(404);
    expect(flagsFor(orgCode)['fe-heloc-maintenance'].enabled).toBe(false);
  });

  test('is the provider’s alone: a partner’s compliance neither reads nor sets a flag', async () => {
    expect([(await ask('Pat', '')).status, (await ask('Pat', `/${plain}`)).status]).toEqual([403, 403]);
    expect((await change('Pat', plain, on, 4)).status).toBe(403);
  });
});

describe('what touches money or law', () => {
  test('takes a second person, never the same one', async () => {
    expect((await change('Ada', money, on, 0, 'Agreed with pricing.')).body).toEqual({
      outcome: 'proposed',
      version: 0,
    });
    expect(flagsFor(orgCode)[money].enabled).toBe(false);
    const { proposal } = (await ask('Cora', `/${money}`)).body;
    expect(proposal).toMatchObject({ by: 'Ada Desk', isMine: false, why: 'Agreed with pricing.', rules: on });
    const confirm = (name: string) => ask(name, `/${money}/confirm`, { proposalUuid: proposal.uuid });
    const alone = await confirm('Ada');
    expect([alone.status, alone.body.message]).toEqual([
      403,
      'This needs a second person: someone other than the one who proposed it.',
    ]);
    expect((await change('Cora', money, on, 0)).status).toBe(409);
    expect(flagsFor(orgCode)[money].enabled).toBe(false);
    expect((await confirm('Cora')).body).toEqual({ outcome: 'changed', version: 1 });
    expect(flagsFor(orgCode)[money].enabled).toBe(true);
    expect((await confirm('Cora')).status).toBe(404);
    expect((await ask('Ada', `/${money}`)).body.history).toMatchObject([{ by: 'Ada Desk', confirmedBy: 'Cora Desk' }]);
  });

  test('the kill switch and an undo take two as well, and a no stays written', async () => {
    expect((await change('Cora', money, { ...on, isKilled: true }, 1)).body.outcome).toBe('proposed');
    const { proposal } = (await ask('Ada', `/${money}`)).body;
    const no = { proposalUuid: proposal.uuid, why: 'Borrowers are in the middle of it.' };
    expect((await ask('Ada', `/${money}/refuse`, no)).status).toBe(204);
    expect((await ask('Ada', `/${money}/confirm`, { proposalUuid: proposal.uuid })).status).toBe(404);
    expect((await ask('Ada', `/${money}/undo`, { version: 0, why: 'Over.', basedOn: 1 })).body.outcome).toBe(
      'proposed',
    );
    const mine = (await ask('Ada', `/${money}`)).body.proposal;
    expect(mine.isMine).toBe(true);
    expect((await ask('Ada', `/${money}/refuse`, { proposalUuid: mine.uuid, why: 'A slip.' })).status).toBe(204);
    const { refused, proposal: none } = (await ask('Ada', `/${money}`)).body;
    expect(none).toBeNull();
    expect(refused).toMatchObject([
      { isWithdrawn: true, by: 'Ada Desk', settledBy: 'Ada Desk', settledWhy: 'A slip.' },
      { isWithdrawn: false, by: 'Cora Desk', settledBy: 'Ada Desk', settledWhy: 'Borrowers are in the middle of it.' },
    ]);
    expect(flagsFor(orgCode)[money].enabled).toBe(true);
  });

  test('of two who settle it at once one does, and the other is told that it is settled', async () => {
    const law = 'fe-heloc-dc-fp7';
    await change('Ada', law, on, 0);
    const { proposal } = (await ask('Cora', `/${law}`)).body;
    const both = await Promise.all([
      ask('Cora', `/${law}/confirm`, { proposalUuid: proposal.uuid }),
      ask('Cora', `/${law}/refuse`, { proposalUuid: proposal.uuid, why: 'Not now.' }),
      ask('Cora', `/${law}/confirm`, { proposalUuid: proposal.uuid }),
    ]);
    expect(both.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 404)).toHaveLength(2);
    const { version, proposal: none } = (await ask('Ada', `/${law}`)).body;
    expect(none).toBeNull();
    expect([version, flagsFor(orgCode)[law].enabled]).toEqual(both[1]?.status === 204 ? [0, false] : [1, true]);
  });

  test('a schedule that ends while it waits is over when it is agreed to: nothing is switched on late', async () => {
    const law = 'fe-heloc-business-purpose';
    const until = new Date(Date.now() + 300).toISOString();
    const rules: RuleSet = { ...on, rules: [{ until, enabled: true }], otherwise: { enabled: false } };
    expect((await change('Ada', law, rules, 0)).body.outcome).toBe('proposed');
    await sleep(400);
    const { proposal } = (await ask('Cora', `/${law}`)).body;
    expect((await ask('Cora', `/${law}/confirm`, { proposalUuid: proposal.uuid })).status).toBe(200);
    expect(flagsFor(orgCode)[law].enabled).toBe(false);
    expect((await ask('Ada', `/${law}`)).body).toMatchObject({ outcome: false, version: 1 });
  });

  test('the database itself takes no proposal that one person settles', async () => {
    const { identityUuid } = players.get('Ada') as Person;
    await change('Ada', money, on, 1);
    const alone = product.db
      .app`update app.flag_proposal set state = 'confirmed', settled_by = ${identityUuid}, settled_at = now()
      where state = 'open'`;
    await expect(alone).rejects.toThrow('flag_proposal_takes_two');
  });
});

test('the preview says whom rules would hit, by organization and by state, and writes nothing', async () => {
  const { applicationUuid } = await borrowerWithOffer(product, orgCode);
  const [row] = await product.db
    .owner`select record #>> '{property,address,state}' as state from app.application where uuid = ${applicationUuid}`;
  const key = 'fe-heloc-business-iv';
  const preview = async (rules: RuleSet) => (await ask('Ada', `/${key}/preview`, { rules })).body;
  const state = row?.['state'];
  const inState: RuleSet = { ...on, rules: [{ states: [state], enabled: true }], otherwise: { enabled: false } };
  const hit = await preview(inState);
  expect(hit).toMatchObject({ turnedOff: 0, isPartial: false });
  expect([hit.on > 0, hit.on === hit.turnedOn]).toEqual([true, true]);
  expect(hit.byState).toEqual([{ name: state, on: hit.on, of: hit.of }]);
  expect(hit.byOrganization).toEqual([{ name: orgCode, on: hit.on, of: hit.of }]);
  const elsewhere: RuleSet = { ...inState, rules: [{ organizations: [partner], enabled: true }] };
  expect(await preview(elsewhere)).toMatchObject({ on: 0, turnedOn: 0 });
  expect((await ask('Ada', `/${key}`)).body.version).toBe(0);
});
