/** Which vendor serves which need. Every sandbox stands behind the same port as the real one that replaces it. */
import { createSandboxAddresses } from './address/sandbox.ts';
import { createSandboxCredit } from './credit/sandbox.ts';
import { createSandboxFlood } from './flood/sandbox.ts';
import { createSandboxPayments } from './payments/sandbox.ts';
import { createSandboxPropertyData } from './property/sandbox.ts';
import { createSandboxRecording } from './recording/sandbox.ts';
import { type DeskOptions, openDesk } from './sandbox/desk.ts';
import { createSandboxTitle } from './title/sandbox.ts';
import { createSandboxValuations } from './valuation/sandbox.ts';
import { createSandboxWatchList } from './watch-list/sandbox.ts';

export type Vendors = Awaited<ReturnType<typeof openVendors>>;

export async function openVendors(options: DeskOptions) {
  const desk = await openDesk(options);
  return {
    addresses: createSandboxAddresses(),
    credit: createSandboxCredit(desk),
    property: createSandboxPropertyData(desk),
    valuations: createSandboxValuations(desk),
    title: createSandboxTitle(desk),
    flood: createSandboxFlood(desk),
    recording: createSandboxRecording(desk),
    payments: createSandboxPayments(desk),
    watchList: createSandboxWatchList(desk),
    readLinkedAccount: async (): Promise<never> => {
      throw new Error('No bank link yet.');
    },
    /** The sandboxes' own front desk, for /dev. */
    desk,
    deliverDue: () => desk.deliverDue(),
    close: () => desk.close(),
  };
}
