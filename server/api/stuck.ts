/** Answers the console's calls about messages that could not be processed and work that no one knows. */
import type { consoleCalls } from '#core/contract/console.ts';
import { personOf } from '../actor.ts';
import type { VendorInbox } from '../lending/vendor-inbox/index.ts';
import type { Handlers } from './handler.ts';

type StuckCall = Extract<keyof typeof consoleCalls, `${string}/stuck${string}`>;

export function stuckHandlers(vendorInbox: Pick<VendorInbox, 'stuck' | 'tryAgain'>): Handlers<StuckCall> {
  return {
    'GET /service-console/api/v1/stuck': async ({ actor }) => {
      const { messages, work } = await vendorInbox.stuck(personOf(actor));
      return {
        messages: messages.map(({ receivedAt, lastFault, ...message }) => ({
          ...message,
          receivedAt: receivedAt.toISOString(),
          fault: lastFault,
        })),
        work: work.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })),
      };
    },
    'POST /service-console/api/v1/stuck/retry': async ({ actor, body }) => {
      await vendorInbox.tryAgain(personOf(actor), body);
      return undefined;
    },
  };
}
