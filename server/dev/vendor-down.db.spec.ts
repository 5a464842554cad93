import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { DevRoutes } from '#core/contract/dev.ts';
import { openJobs } from '../store/jobs.ts';
import { testWorkshop } from './test-workshop.ts';

const { db, brands, call, work } = await testWorkshop();
await work();
const jobs = await openJobs(db.url, (error) => {
  throw error;
});
afterAll(() => jobs.close());

type Summary = AnswerOf<DevRoutes['GET /dev/api/applications/{uuid}']>;

/** Retries wait longer each time; a test makes them due at once, and wakes the worker with a job about no one. */
async function hurry(): Promise<void> {
  const { count } = await db.owner`
    update jobs.job set start_after = now() - interval '1 minute' where state = 'retry' and start_after > now()`;
  if (count === 0) return;
  const orgCode = brands.provider.orgCode;
  const idle = { orgCode, applicationUuid: crypto.randomUUID(), effect: 'pullSoftCredit', seq: 1 };
  await db.inOrg(orgCode, (tx) => jobs.enqueueEffects(tx, [idle]));
}

async function untilIn(uuid: string, wanted: readonly string[]): Promise<string> {
  for (;;) {
    const { status }: Summary = (await call('GET', `/applications/${uuid}`)).body;
    if (wanted.includes(status)) return status;
    await hurry();
    await sleep(50);
  }
}

test('a bureau that is down is asked again and again, then a person is wanted; once it is back, the journey goes on', async () => {
  await call('POST', '/vendors/credit', { mode: 'down' });
  const { uuid }: Summary = (await call('POST', '/applications', {})).body;
  await untilIn(uuid, ['CREDIT_ERROR']);
  const [job] = await db.owner<{ tries: number }[]>`
    select retry_count as tries from jobs.job
     where name = 'effects' and data ->> 'applicationUuid' = ${uuid} and data ->> 'effect' = 'pullSoftCredit'`;
  expect(job?.tries).toBe(6);
  expect((await call('GET', '/vendors/credit/book')).body).toEqual([]);

  await call('POST', '/vendors/credit', { mode: 'normal' });
  await call('POST', `/applications/${uuid}/events`, { event: 'creditRetried' });
  expect(await untilIn(uuid, ['OFFER_SELECTION', 'DECLINED', 'UNKNOWN'])).toBe('OFFER_SELECTION');
  expect((await call('GET', '/vendors/credit/book')).body).toMatchObject([{ action: 'pull soft', timesAsked: 1 }]);
});
