/** A port whose every method is a call to a vendor elsewhere: httpsCalls says which there are and how answers are read. */

import type { Addresses } from '../address/port.ts';
import { understand } from '../answers.ts';
import type { Notary, NotaryCalls, NotaryWindow } from '../notary/port.ts';
import { VendorFault, type VendorMessage } from '../vendor.ts';
import { type HttpsNeed, rowOf } from './calls.ts';
import { createAsk, type Remote } from './client.ts';

/** `Port` is the need's own interface; the port tests hold it to that. */
export function createRemote<Port>(need: HttpsNeed, remote: Remote): Port {
  const { vendor, calls, result, notice } = rowOf(need);
  const ask = createAsk({ ...remote, vendor });
  const methods = Object.entries(calls).map(([call, { answer }]) => [
    call,
    async (request: unknown) => understand(vendor, answer, await ask(call, request)),
  ]);
  const heard = notice ?? result;
  return {
    ...Object.fromEntries(methods),
    ...(heard && { read: ({ content }: VendorMessage) => understand(vendor, heard, content) }),
    ...(result && {
      result: async (reference: string) => {
        const found = await ask('result', { reference });
        return found === undefined ? undefined : understand(vendor, result, found);
      },
    }),
  } as Port;
}

/** Someone types and waits: without an answer there are no suggestions, and they type on. */
export function createRemoteAddresses(remote: Remote): Addresses {
  const { suggest } = createRemote<{ suggest(request: { readonly text: string }): ReturnType<Addresses['suggest']> }>(
    'addresses',
    remote,
  );
  return {
    suggest: async (text) =>
      suggest({ text }).catch((error: unknown) => {
        if (error instanceof VendorFault) return [];
        throw error;
      }),
  };
}

/** The room says one thing after the other; on the wire they are named. */
export function createRemoteNotary(remote: Remote): Notary & NotaryWindow {
  const port = createRemote<Notary & NotaryCalls>('notary', remote);
  return {
    ...port,
    takeSeat: (reference, identityUuid) => port.takeSeat({ reference, identityUuid }),
    answerQuestions: (reference, identityUuid, choices) => port.answerQuestions({ reference, identityUuid, choices }),
    signDeed: (reference, identityUuid) => port.signDeed({ reference, identityUuid }),
  };
}
