/** Takes in what vendors send: the signature is checked over the exact bytes, the message is kept, and the vendor hears "thank you". */
import type { callbackCalls } from '#core/contract/callbacks.ts';
import type { Correspondence } from '../correspondence/index.ts';
import { Failure } from '../failure.ts';
import type { Handlers } from './handler.ts';

/** Whether this vendor really sent these bytes, now. */
export type CheckSignature = (vendor: string, exactBody: string, signature: string) => boolean;

export function callbackHandlers(
  correspondence: Correspondence,
  isSigned: CheckSignature,
): Handlers<keyof typeof callbackCalls> {
  return {
    'POST /callbacks/{vendor}': async ({ params, body, exactBody, headers }) => {
      const signature = headers['x-vendor-signature'];
      if (typeof signature !== 'string' || exactBody === undefined || !isSigned(params.vendor, exactBody, signature)) {
        throw new Failure('unauthenticated', { message: 'invalid signature' });
      }
      await correspondence.receive({ vendor: params.vendor, ...body });
      return undefined;
    },
  };
}
