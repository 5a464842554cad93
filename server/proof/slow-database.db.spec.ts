/**
 * A table that someone holds: callers are told to come again, soon, and in an orderly way, while everything that does not
 * need the table goes on. Each test keeps hold of the table until the last caller has been answered, so a call that waited
 * for it would never end.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Person } from '../actor.ts';
import { borrowerWithOffer } from './test-cast.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct({ hasWorker: false });
const { orgCode, db } = product;
const { borrower, applicationUuid } = await borrowerWithOffer(product, orgCode);
const { server } = openServer(product, (name): Person | undefined => (name === 'borrower' ? borrower : undefined));

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { cookie: 'as=borrower', 'x-org': orgCode, 'idempotency-key': randomUUID() };
  const answer = await server.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json() };
}
const status = () => ask('GET', `/service-krang-heloc/borrower/secure/api/v1/${applicationUuid}/status`);
const view = () => ask('GET', `/service-application/api/v1/application/heloc/${applicationUuid}`);
const profile = () => ask('GET', '/service-profile/api/v1/profile');
const command = () => ask('POST', `/service-application/api/v2/application/heloc/${applicationUuid}/withdraw`, {});

/** No one reads or writes it meanwhile. */
async function whileHeld<T>(table: string, work: () => Promise<T>): Promise<T> {
  return (await db.owner.begin(async (tx) => {
    await tx`lock table app.${tx(table)} in access exclusive mode`;
    return work();
  })) as T;
}

describe('a table that is held', () => {
  test('ends no call in silence: sixty readers and writers are told to come again, and find all as it was', async () => {
    const before = await view();
    const answers = await whileHeld('application', () =>
      Promise.all(Array.from({ length: 60 }, (_, n) => [status, view, command][n % 3]?.())),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([409, 503]));
    for (const answer of answers) expect(Number(answer?.retryAfter)).toBeGreaterThan(0);
    expect(await view()).toEqual(before);
    expect((await status()).status).toBe(200);
  });

  test('does not keep those who need other tables', async () => {
    const [others] = await whileHeld('application', async () => {
      const held = Array.from({ length: 40 }, view);
      const found = await Promise.all(Array.from({ length: 5 }, profile));
      return [found, await Promise.all(held)] as const;
    });
    expect(others.map((answer) => answer.status)).toEqual(Array(5).fill(200));
  });
});
