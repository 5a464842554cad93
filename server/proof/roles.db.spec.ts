/** Who of the staff may do what, through the real API: by the table of operations and the table of roles, role by role. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations, staffEvents } from '#core/journey/operations.ts';
import { fileRoles, mayDo, staffRoles, whyNotBy } from '#core/roles.ts';
import type { Actor } from '../actor.ts';
import { person } from '../lending/origination/test-origination.ts';
import { borrowerWithOffer } from './test-cast.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct({ hasWorker: false });
const { origination, orgCode } = product;
const players = new Map<string, Actor>(staffRoles.map((role) => [role, person(role, orgCode)]));
const { server } = openServer(product, (name) => players.get(name));
const { applicationUuid: uuid } = await borrowerWithOffer(product, orgCode);
const { applicationUuid: funding } = await borrowerWithOffer(product, orgCode);
await origination.force(person('operations', orgCode), funding, { to: 'FUNDING_DECISION', reason: 'For the test.' });

async function say(role: string, of: string, event: StaffEvent, payload: object = {}) {
  const url = `/service-console/api/v1/applications/${of}/events`;
  const headers = { cookie: `as=${role}`, 'x-org': orgCode, 'idempotency-key': randomUUID() };
  const response = await server.inject({
    method: 'POST',
    url,
    headers,
    payload: { event, payload, reason: 'For the test.' },
  });
  const { requestId: _, ...body } = response.json();
  return { status: response.statusCode, body };
}

describe('[T2] what staff do', () => {
  test('is refused to every role without its permission, in one sentence, wherever the application is', async () => {
    const wrong: string[] = [];
    let refusals = 0;
    for (const event of staffEvents) {
      for (const role of fileRoles) {
        const whyNot = whyNotBy([role], operations[event].permission);
        if (whyNot === null) continue;
        // Nothing that must be said with it is said, and half of them are out of place: neither may be told.
        const [here, there] = [await say(role, uuid, event), await say(role, funding, event)];
        refusals += 1;
        if (here.status !== 403 || here.body.message !== whyNot || JSON.stringify(here) !== JSON.stringify(there))
          wrong.push(`${event} by ${role}: ${JSON.stringify([here, there])}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(refusals).toBeGreaterThan(staffEvents.length * 3);
  });

  test('comes past the question of who may for each role that has its permission', async () => {
    const refused: string[] = [];
    for (const event of staffEvents)
      for (const role of fileRoles.filter((one) => mayDo([one], operations[event].permission))) {
        const { status } = await say(role, uuid, event, { x: 'not of any event' });
        if (status === 403 || status === 404) refused.push(`${event} by ${role}: ${status}`);
      }
    expect(refused).toEqual([]);
  });

  test('is no one’s else: a notary, a support agent and the administrators are refused before anything', async () => {
    const others = staffRoles.filter((role) => !(fileRoles as readonly string[]).includes(role));
    for (const role of others) expect((await say(role, uuid, 'resumed')).status, role).toBe(403);
  });

  test('is refused before the scans it names are looked for, and what is not there is not there', async () => {
    const payload = { signedAt: new Date().toISOString(), documentUuids: [randomUUID()] };
    expect(await say('processor', uuid, 'deedSigned', payload)).toMatchObject({
      status: 403,
      body: { message: 'This needs a closer.' },
    });
    expect((await say('closer', uuid, 'deedSigned', payload)).status).toBe(422);
    expect((await say('processor', randomUUID(), 'deedSigned', payload)).status).toBe(404);
  });
});

describe('a condition', () => {
  const clear = async (role: string, categoryEnum: string) => {
    const raised = await origination.signal({
      person: person('underwriter', orgCode),
      uuid,
      event: 'conditionRaised',
      body: { categoryEnum },
    });
    const conditionUuid = raised.application.conditions.at(-1)?.uuid;
    return say(role, uuid, 'conditionCleared', { conditionUuid, why: 'Looked at.' });
  };

  test('is cleared by a processor, and one that is a decision by an underwriter alone', async () => {
    expect((await clear('processor', 'GENERIC_DOCUMENT_REQUEST')).status).toBe(200);
    expect(await clear('processor', 'BANK_ACCOUNT_FRAUD_REVIEW')).toMatchObject({
      status: 403,
      body: { message: 'This needs an underwriter.' },
    });
    expect((await clear('underwriter', 'HARD_CREDIT_INQUIRY_REVIEW')).status).toBe(200);
  });

  test('tells each role why they may not judge it', async () => {
    const read = async (role: string) => {
      const url = '/service-console/api/v1/conditions?side=others';
      const answer = await server.inject({ method: 'GET', url, headers: { cookie: `as=${role}`, 'x-org': orgCode } });
      return answer
        .json()
        .rows.find((one: { categoryEnum: string }) => one.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW');
    };
    const whyNot = async (role: string) =>
      Object.fromEntries(
        (await read(role)).acts.map((act: { event: string; whyNot: string | null }) => [act.event, act.whyNot]),
      );
    expect(await whyNot('processor')).toEqual({ conditionCleared: 'This needs an underwriter.' });
    expect(await whyNot('underwriter')).toEqual({ conditionCleared: null });
  });
});

test('someone’s list has what their roles can do something about, and every other list can be looked at', async () => {
  const work = async (role: string, query = '') => {
    const headers = { cookie: `as=${role}`, 'x-org': orgCode };
    const answer = await server.inject({ method: 'GET', url: `/service-console/api/v1/work/items${query}`, headers });
    return new Set(answer.json().rows.map(({ queue }: { queue: string }) => queue));
  };
  const { applicationUuid: faulty } = await borrowerWithOffer(product, orgCode);
  await origination.force(person('operations', orgCode), faulty, { to: 'UNKNOWN', reason: 'For the test.' });
  expect(await work('funder')).toEqual(new Set(['funding']));
  expect(await work('processor')).toEqual(new Set(['faults']));
  expect(await work('funder', '?queue=faults')).toEqual(new Set(['faults']));
  expect(await work('funder', '?section=processor')).toEqual(new Set(['faults']));
});

test('one person with several roles does what each of them may', async () => {
  players.set('small lender', { ...person('processor', orgCode), roles: ['closer', 'compliance'] });
  expect((await say('small lender', uuid, 'fundingApproved')).body.message).toBe('This needs a funder.');
  expect((await say('small lender', uuid, 'fundingStopped')).status).not.toBe(403);
  expect((await say('small lender', uuid, 'deedReissued')).status).not.toBe(403);
});
