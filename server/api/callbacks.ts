/** Takes in what vendors send: who sent it is proven over the exact bytes, the message is kept, and the vendor hears "thank you". */
import type { callbackCalls } from '#core/contract/callbacks.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { Failure } from '../failure.ts';
import type { InboxMessage, VendorInbox } from '../lending/vendor-inbox/index.ts';
import type { Texts } from '../messages/index.ts';
import type { Handlers } from './handler.ts';

interface CallbackDeps {
  readonly vendorInbox: Pick<VendorInbox, 'receive'>;
  /** What people text to us comes from the carrier, and from no one else. */
  readonly texts: Pick<Texts, 'receive'>;
  /** Whether the vendor in the address really sent these bytes, now, and what they say. */
  readonly hear: (
    sender: string,
    exactBody: string,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  ) => Promise<(InboxMessage & { readonly outcome?: string }) | 'unproven' | 'senseless'>;
  readonly isVendorFault: (error: unknown) => boolean;
}

export function callbackHandlers({
  vendorInbox,
  texts,
  hear,
  isVendorFault,
}: CallbackDeps): Handlers<keyof typeof callbackCalls> {
  return {
    'POST /callbacks/{vendor}': async ({ params, exactBody, headers }) => {
      const heard = await hear(params.vendor, exactBody ?? '', headers).catch((error: unknown) => {
        // Its key could not be asked for: it is sent again later.
        throw isVendorFault(error) ? new Failure('unavailable', { retryAfterS: 30 }) : error;
      });
      if (heard === 'unproven') throw new Failure('unauthenticated', { message: 'invalid signature' });
      if (heard === 'senseless') throw new Failure('invalid', { message: words.isNotAMessageAs });
      const { outcome, ...message } = heard;
      if (message.vendor === 'messages' && message.kind === 'textReceived') {
        if (!(await texts.receive(message))) throw new Failure('invalid', { message: words.isNotAMessageAs });
        return undefined;
      }
      await vendorInbox.receive(message, outcome);
      return undefined;
    },
  };
}
