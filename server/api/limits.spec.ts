import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { CallRow } from '#core/contract/contract.ts';
import { errors } from '#core/contract/errors.ts';
import { limits as table } from '#core/contract/limits.ts';
import { routes } from '#core/contract/routes.ts';
import { type Actor, visitor } from '../actor.ts';
import { createLimits, networkOf, type Use } from './limits.ts';
import { openApi } from './open-api.ts';
import { testApi } from './test-api.ts';

const row = (changes: Partial<CallRow['limit']> = {}): CallRow => ({
  why: '',
  who: 'anyone',
  answer: null,
  limit: { person: [3, 60], address: [10, 60], counted: 'here', ...changes },
});
const someone = (): Actor => ({ roles: ['borrower'], identityUuid: randomUUID(), orgCode: 'A', sessionId: '' });
const never = async () => ({ allowed: true, retryAfterS: 0 });

/** How many of so many calls were let through. */
function counted(
  limits: ReturnType<typeof createLimits>,
  times: number,
  actor: Actor,
  address: string,
  key = 'GET /x',
) {
  return Array.from({ length: times }, () => {
    try {
      limits.countHere(key, row(), actor, address);
      return true;
    } catch {
      return false;
    }
  }).filter(Boolean).length;
}

describe('[T28] how often a call may be made', () => {
  test('by one person wherever they are, while another at the same place is served', () => {
    const limits = createLimits(never);
    const ada = someone();
    expect(counted(limits, 2, ada, '203.0.113.1') + counted(limits, 4, ada, '203.0.113.2')).toBe(3);
    expect(counted(limits, 3, someone(), '203.0.113.1')).toBe(3);
  });

  test('[F11] a stored answer that is asked for again counts neither here nor in the database', async () => {
    const given: [string, readonly string[]][] = [];
    const back = async (bucket: string, subjects: readonly string[]) => void given.push([bucket, subjects]);
    const limits = createLimits(never, 1, Date.now, back);
    const ada = someone();
    for (let n = 0; n < 20; n += 1) {
      limits.countHere('POST /x', row(), ada, 'a');
      await limits.giveBack('POST /x', row({ counted: n === 0 ? 'everywhere' : 'here' }), ada, 'a');
    }
    expect(given).toEqual([['POST /x', [expect.stringContaining('by '), 'from a']]]);
    expect(counted(limits, 5, ada, 'a', 'POST /x')).toBe(3);
  });

  test('what is over is forgotten, also while longer windows that began before it are not', () => {
    let at = 0;
    const limits = createLimits(never, 1, () => at);
    limits.countHere('POST /slow', row({ person: [3, 3600], address: [10, 3600] }), someone(), 'a');
    const kept = vi.spyOn(Map.prototype, 'set');
    try {
      for (let minute = 0; minute < 50; minute += 1, at += 61_000) counted(limits, 1, someone(), `203.0.113.${minute}`);
      const sizes = kept.mock.contexts.map((map) => (map as Map<unknown, unknown>).size);
      expect(sizes.length).toBeGreaterThan(50);
      expect(Math.max(...sizes)).toBeLessThan(10);
    } finally {
      kept.mockRestore();
    }
  });

  test('from one address no matter who is there, while another address is served', () => {
    const limits = createLimits(never);
    const all = Array.from({ length: 8 }, () => counted(limits, 2, someone(), '203.0.113.1'));
    expect(all.reduce((sum, some) => sum + some, 0)).toBe(10);
    expect(counted(limits, 12, visitor, '203.0.113.9')).toBe(10);
  });

  test('each call has a budget of its own, which comes back when its time is over', () => {
    let now = 0;
    const limits = createLimits(never, 1, () => now);
    const ada = someone();
    expect([counted(limits, 5, ada, 'a', 'GET /x'), counted(limits, 5, ada, 'a', 'GET /y')]).toEqual([3, 3]);
    now = 59_999;
    expect(counted(limits, 1, ada, 'a')).toBe(0);
    now = 60_000;
    expect(counted(limits, 5, ada, 'a')).toBe(3);
  });

  test('a refusal says how long to wait, and is a sentence', () => {
    let now = 0;
    const limits = createLimits(never, 1, () => now);
    const ada = someone();
    counted(limits, 3, ada, 'a');
    now = 18_500;
    expect(() => limits.countHere('GET /x', row(), ada, 'a')).toThrow(
      expect.objectContaining({ code: 'tooMany', details: { retryAfterS: 42 }, message: errors.tooMany.message }),
    );
  });

  test('remembers so many windows and no more: a flood of addresses forgives the oldest and keeps the newest', () => {
    const limits = createLimits(never);
    expect(counted(limits, 20, visitor, 'first')).toBe(10);
    for (let n = 0; n < 50_000; n += 1) limits.countHere('GET /x', row(), visitor, `address ${n}`);
    expect(counted(limits, 1, visitor, 'first')).toBe(1);
    expect(counted(limits, 12, visitor, 'address 49999')).toBe(9);
  });

  test('the whole network of an IPv6 customer is one address', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2::9')).toBe(networkOf('2001:db8:1:2:ffff::'));
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(['203.0.113.7', '::ffff:203.0.113.7'].map(networkOf)).toEqual(['203.0.113.7', '::ffff:203.0.113.7']);
  });

  test('a client that has hung up has no address any more, and its call is no fault of ours', async () => {
    const { server } = await testApi({});
    server.addHook('onRequest', async ({ socket }) => {
      Object.defineProperty(socket, 'remoteAddress', { value: undefined });
    });
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/service-profile/api/v1/feedback/ceo',
      payload: {},
    });
    expect(statusCode).toBe(401);
  });

  test('what is counted everywhere is asked of the database, person and address in one go; what is not, never', async () => {
    const asked: (readonly Use[])[] = [];
    const limits = createLimits(async (_bucket, uses) => {
      asked.push(uses);
      return { allowed: asked.length < 2, retryAfterS: 17 };
    });
    await limits.countEverywhere('GET /x', row(), someone(), 'a');
    expect(asked).toEqual([]);
    const strict = row({ counted: 'everywhere' });
    await limits.countEverywhere('GET /x', strict, someone(), 'a');
    expect(asked[0]?.map(({ max, windowS }) => [max, windowS])).toEqual([
      [3, 60],
      [10, 60],
    ]);
    await expect(limits.countEverywhere('GET /x', strict, visitor, 'a')).rejects.toThrow(
      expect.objectContaining({ code: 'tooMany', details: { retryAfterS: 17 } }),
    );
  });
});

describe('[T28] the contract’s limits', () => {
  const all = Object.entries<CallRow>(routes);

  test('an address has at least what a person has, and an office of fifty is not told to wait for reading', () => {
    for (const [key, { limit }] of all) {
      expect(limit.address[0] / limit.address[1], key).toBeGreaterThanOrEqual(limit.person[0] / limit.person[1]);
      if (limit.counted === 'here' && limit !== table.callback)
        expect(limit.address[0], key).toBeGreaterThanOrEqual(limit.person[0] * 10);
    }
  });

  test('orders, uploads, codes, credentials and money are counted where every process sees it', () => {
    const words =
      /^(uploads|papers|submitSsn|submitApplication|submitIdentity|orderValuation|payAppraisal|saveDisbursementAccount|replaceAccount|confirmAccountChange|choosePaymentMethod|ach-files|totp|emails|helocs|\/answers|hand-over)$/;
    const strict = all.filter(([key]) => key.startsWith('POST ') && words.test(key.split('/').at(-1) ?? ''));
    expect(strict.length).toBeGreaterThanOrEqual(16);
    expect(routes['GET /offercode/{code}'].limit.counted).toBe('everywhere');
    for (const [key, { limit }] of strict) expect(limit.counted, key).toBe('everywhere');
  });

  test('a page that waits may ask every second', () => {
    const { limit } = routes['GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status'];
    expect([limit.counted, limit.person[0] / limit.person[1] >= 1]).toEqual(['here', true]);
  });

  test('/openapi.json says of every call how often, and that 429 tells when to come back', () => {
    const { paths } = openApi('test') as { paths: Record<string, Record<string, { responses: object }>> };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(all.length);
    for (const operation of operations)
      expect(operation).toMatchObject({
        'x-limit': { counted: expect.any(String) },
        responses: { '429': { headers: { 'Retry-After': expect.anything() } } },
      });
  });
});

test('[T28] a flood is told to wait with the seconds and a sentence, before the database hears of it', async () => {
  let asked = 0;
  const { server } = await testApi({
    countCall: async () => {
      asked += 1;
      return { allowed: true, retryAfterS: 0 };
    },
  });
  const [max] = routes['POST /service-profile/api/v1/feedback/ceo'].limit.address;
  const send = () => server.inject({ method: 'POST', url: '/service-profile/api/v1/feedback/ceo', payload: {} });
  for (let n = 0; n < max; n += 1) expect((await send()).statusCode).toBe(401);
  const refused = await send();
  expect([refused.statusCode, refused.json().message]).toEqual([429, errors.tooMany.message]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(asked).toBe(0);
});
