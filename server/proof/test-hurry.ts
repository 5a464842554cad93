/**
 * Lets waiting time pass quickly in a test: tries that the queue put off are due now, and a vendor who keeps silent is
 * asked after now. Nothing is skipped; only the waiting between two tries is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../store/database.ts';
import { whenDone } from '../store/test-done.ts';
import { askAfter } from '../worker/run-effect.ts';
import type { TestProduct } from './test-product.ts';

interface Hurry {
  /** Also ask after orders that got no answer, as the worker does after half a minute. */
  readonly asksAfterOrders?: boolean;
  /** Also send at once what a vendor means to send much later. */
  readonly hurriesVendors?: boolean;
}

type Hurried = Pick<TestProduct, 'workerDeps'> & { readonly db: { readonly owner: Sql } };

export function hurry(product: Hurried, wish: Hurry = {}): void {
  whenDone(keepHurrying(product, wish));
}

/** The answer ends it. */
export function keepHurrying(
  { db, workerDeps }: Hurried,
  { asksAfterOrders = false, hurriesVendors = false }: Hurry = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await db.owner`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`;
      // One look for all who are on the road: asked for each of them, it is what the database does most.
      if (hurriesVendors)
        await db.owner`
          update sandbox.message set done_at = now(), due_at = now()
           where sent_at is null and due_at > now() + interval '5 seconds'`;
      const silent = asksAfterOrders ? await workerDeps.vendorInbox.silent(1, 20) : [];
      for (const order of silent) await askAfter(workerDeps, order).catch(() => {});
      await sleep(250, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    // What it asked of a database that is being closed may never be answered.
    await Promise.race([running, sleep(2000)]);
  };
}

/** As if the time were over in which a message waits for others to join it. */
export async function passMessages({
  db,
  sender,
  orgCode,
}: Pick<TestProduct, 'db' | 'sender' | 'orgCode'>): Promise<void> {
  await db.owner`update app.message set created_at = created_at - interval '1 hour', next_try_at = next_try_at - interval '1 hour'
    where merge_key is not null and tries = 0`;
  await sender.deliver(orgCode);
}
