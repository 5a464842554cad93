/** The Plaid adapters' bench: our sandbox on the wire, what it is made of, and the options that reach it. */

import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import type { PlaidOptions } from '../bank/plaid-client.ts';
import type { VendorName } from '../vendor.ts';
import { type PlaidServer, startPlaidServer } from './plaid-server.ts';
import type { Sandbox } from './sandbox.ts';
import { testSandbox } from './test-bench.ts';
import type { Bench } from './test-manners.ts';

const clientId = 'client-of-the-test';
const secret = new Secret('secret-of-the-test');

export interface PlaidBench {
  readonly server: PlaidServer;
  readonly options: PlaidOptions;
  readonly sandbox: Sandbox;
  benchOf(vendor: VendorName): Bench;
}

export async function testPlaid(): Promise<PlaidBench> {
  const { sandbox, arrived } = await testSandbox();
  const server = await startPlaidServer(sandbox, { clientId, secret });
  whenDone(() => server.close());
  return {
    server,
    sandbox,
    options: {
      baseUrl: server.url,
      clientId,
      secret,
      clientName: 'A Lender',
      webhookUrl: 'https://lender.example/callbacks/plaid',
    },
    benchOf: (vendor) => ({
      setMode: (mode) => sandbox.setMode(vendor, mode),
      // One question of ours can be several calls; each of them must have been counted as often as we asked.
      timesAsked: async (key) => {
        const entries = (await sandbox.book(vendor, 1000)).filter((entry) => entry.key === key);
        return Math.max(0, ...entries.map(({ timesAsked }) => timesAsked));
      },
      deliver: async () => {
        await sandbox.deliverDue();
        return arrived();
      },
      balances: () => sandbox.ledger.balances(),
    }),
  };
}
