/** Those who look for work go on looking, however often the database hangs up on them. */
import { expect, test } from 'vitest';
import { queues } from '../queues.ts';
import { openBoss } from './jobs.ts';
import { testDatabase } from './test-database.ts';
import { whenDone } from './test-done.ts';

const { owner, url } = await testDatabase();
/** Fewer connections than those who look, as in the product: some wait for one while it is cut. */
const [connections, lookers] = [2, 8];

test('every one of those who look for work is still looking after the line was cut three times', async () => {
  const { boss, close } = await openBoss(url, connections, () => {}, { supervise: false });
  whenDone(() => close({ graceful: false }));
  const [hands, all] = [new Set<string>(), Promise.withResolvers<void>()];
  await boss.work(
    queues.scans,
    { pollingIntervalSeconds: 0.5, localConcurrency: lookers },
    async ([job]: { id: string }[]) => {
      hands.add(job?.id ?? '');
      if (hands.size === lookers) all.resolve();
      // Each keeps its job until all have one: a looker that is gone is missed.
      await all.promise;
    },
  );
  const isTheirs = owner`datname = current_database() and usename <> current_user`;
  const looking = async () =>
    Number(
      (await owner`select count(*) from pg_stat_activity where ${isTheirs} and wait_event_type = 'Lock'`)[0]?.['count'],
    );
  for (let cut = 0; cut < 3; cut += 1)
    await owner.begin(async (tx) => {
      await tx`lock table jobs.job`;
      await expect.poll(looking, { timeout: 5000 }).toBe(connections);
      await tx`select pg_terminate_backend(pid) from pg_stat_activity where ${isTheirs}`;
    });
  const put = Array.from({ length: lookers }, () => boss.send(queues.scans, {}));
  await Promise.all(put);
  await expect.poll(() => hands.size, { timeout: 10_000 }).toBe(lookers);
});
