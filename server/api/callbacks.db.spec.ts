/** What vendors send: only what they signed, now, is taken, and once. */
import { describe, expect, test } from 'vitest';
import { createCorrespondence } from '../correspondence/index.ts';
import { createLog } from '../log.ts';
import { testOrigination } from '../origination/test-origination.ts';
import { Secret } from '../secret.ts';
import { testDatabase } from '../store/test-database.ts';
import { isSigned, sign } from '../vendors/vendor.ts';
import { callbackHandlers } from './callbacks.ts';
import { testApi } from './test-api.ts';

const db = await testDatabase();
const { jobs, brands } = await testOrigination(db);
const [secret, nowS] = [new Secret('of the vendor and us'), 1_800_000_000];
const handlers = callbackHandlers(createCorrespondence(db, jobs), (_, body, signature) =>
  isSigned([secret], body, signature, nowS),
);
const others = new Proxy(handlers, { get: (given, key) => Reflect.get(given, key) ?? (() => undefined) });
const { server } = await testApi({
  handlers: others as never,
  log: createLog('silent'),
  orgCodeOf: () => brands.provider.orgCode,
});

const bodyOf = (id: string) => JSON.stringify({ id, kind: 'title.reported', reference: `title_${id}`, content: {} });

async function post(body: string, signature: string): Promise<number> {
  const answer = await server.inject({
    method: 'POST',
    url: '/callbacks/title',
    headers: { 'content-type': 'application/json', 'x-vendor-signature': signature },
    payload: body,
  });
  return answer.statusCode;
}

async function kept(id: string): Promise<{ messages: number; jobs: number }> {
  const [row] = await db.owner<{ messages: number; jobs: number }[]>`
    select (select count(*)::int from app.vendor_message where id = ${id}) as messages,
           (select count(*)::int from jobs.job where data ->> 'id' = ${id}) as jobs`;
  return row ?? { messages: 0, jobs: 0 };
}

describe('a message from a vendor', () => {
  test('that is signed is kept and put in the queue', async () => {
    expect(await post(bodyOf('first'), sign(secret, bodyOf('first'), nowS))).toBe(204);
    expect(await kept('first')).toEqual({ messages: 1, jobs: 1 });
  });

  test('that comes five times at once is thanked for each time and kept once', async () => {
    const body = bodyOf('again');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, sign(secret, body, nowS))));
    expect(answers).toEqual([204, 204, 204, 204, 204]);
    expect(await kept('again')).toEqual({ messages: 1, jobs: 1 });
  });

  test.each([
    ['another secret', (body: string) => sign(new Secret('of somebody else'), body, nowS)],
    ['other words', () => sign(secret, bodyOf('other'), nowS)],
    ['an hour ago', (body: string) => sign(secret, body, nowS - 3600)],
    ['nothing', () => ''],
  ])('that is signed with %s is refused, and nothing is kept', async (by, signatureOf) => {
    const body = bodyOf(by);
    expect(await post(body, signatureOf(body))).toBe(401);
    expect(await kept(by)).toEqual({ messages: 0, jobs: 0 });
  });
});
