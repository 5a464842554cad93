/**
 * Lets waiting time pass quickly in a test: tries that the queue put off are due now, and a vendor who keeps silent is
 * asked after now. Nothing is skipped; only the waiting between two tries is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { TestProduct } from '../test-product.ts';
import { askAfter } from '../worker/run-effect.ts';

interface Hurry {
  /** Also ask after orders that got no answer, as the worker does after half a minute. */
  readonly asksAfterOrders?: boolean;
}

export function hurry({ db, shop }: Pick<TestProduct, 'db' | 'shop'>, { asksAfterOrders = false }: Hurry = {}): void {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await db.owner`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`;
      const silent = asksAfterOrders ? await shop.correspondence.silent(1, 20) : [];
      for (const order of silent) await askAfter(shop, order).catch(() => {});
      await sleep(250, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  afterAll(async () => {
    stopping.abort();
    await running;
  });
}

/** A message that a vendor means to send much later is on its way now. */
export async function hurryVendor({ db }: Pick<TestProduct, 'db'>, uuid: string): Promise<void> {
  await db.owner`
    update sandbox.message set done_at = now(), due_at = now()
     where sent_at is null and due_at > now() + interval '5 seconds' and reference like ${`%${uuid}%`}`;
}
