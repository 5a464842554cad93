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
  readonly texts: Pick<Texts, 'receive' | 'receipt'>;
  /** Whether the vendor in the address really sent these bytes, now, and what they say. */
  readonly hear: (
    sender: string,
    exactBody: string,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    place: { readonly lender?: string | undefined; readonly text?: string | undefined },
  ) => Promise<readonly (InboxMessage & { readonly outcome?: string })[] | 'unproven' | 'senseless'>;
  readonly isVendorFault: (error: unknown) => boolean;
}

/** What the text carrier tells is heard at once, in the transaction that keeps it. */
const textKinds = { textReceived: 'receive', textReceipt: 'receipt' } as const;

export function callbackHandlers({
  vendorInbox,
  texts,
  hear,
  isVendorFault,
}: CallbackDeps): Handlers<keyof typeof callbackCalls> {
  const take = async ({ outcome, ...message }: InboxMessage & { readonly outcome?: string }) => {
    const isOfTexts = message.vendor === 'messages' && Object.hasOwn(textKinds, message.kind);
    if (!isOfTexts) return vendorInbox.receive(message, outcome);
    const hearText = texts[textKinds[message.kind as keyof typeof textKinds]];
    if (!(await hearText(message))) throw new Failure('invalid', { message: words.isNotAMessageAs });
    return true;
  };
  return {
    'POST /callbacks/{vendor}': async ({ params, query, exactBody, headers }) => {
      const heard = await hear(params.vendor, exactBody ?? '', headers, query).catch((error: unknown) => {
        // Its key could not be asked for: it is sent again later.
        throw isVendorFault(error) ? new Failure('unavailable', { retryAfterS: 30 }) : error;
      });
      if (heard === 'unproven') throw new Failure('unauthenticated', { message: 'invalid signature' });
      if (heard === 'senseless') throw new Failure('invalid', { message: words.isNotAMessageAs });
      for (const message of heard) await take(message);
      return undefined;
    },
  };
}
