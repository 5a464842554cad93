/** Answers the console's calls about messages that could not be processed and work that no one knows. */
import type { consoleCalls } from '#core/contract/console.ts';
import { personOf } from '../actor.ts';
import type { VendorInbox } from '../lending/vendor-inbox/index.ts';
import type { Handlers } from './handler.ts';

type StuckCall = Extract<keyof typeof consoleCalls, `${string}/stuck${string}`>;

export function stuckHandlers(vendorInbox: Pick<VendorInbox, 'stuck' | 'unknown' | 'tryAgain'>): Handlers<StuckCall> {
  return {
    'GET /service-console/api/v1/stuck': async ({ actor, query }) => {
      const { rows, nextCursor } = await vendorInbox.stuck(personOf(actor), query.cursor);
      return {
        nextCursor,
        rows: rows.map(({ receivedAt, lastFault, at, ...message }) => ({
          ...message,
          receivedAt: receivedAt.toISOString(),
          fault: lastFault,
        })),
      };
    },
    'GET /service-console/api/v1/stuck/work': async ({ actor, query }) => {
      const { rows, nextCursor } = await vendorInbox.unknown(personOf(actor), query.cursor);
      return { nextCursor, rows: rows.map(({ since, at, ...one }) => ({ ...one, since: since.toISOString() })) };
    },
    'POST /service-console/api/v1/stuck/retry': async ({ actor, body }) => {
      await vendorInbox.tryAgain(personOf(actor), body);
      return undefined;
    },
  };
}
