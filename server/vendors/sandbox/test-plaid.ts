/** The Plaid adapters' bench: our sandbox on the wire, its desk, and the options that reach it. */
import { afterAll } from 'vitest';
import { Secret } from '../../secret.ts';
import type { PlaidOptions } from '../bank/plaid-client.ts';
import type { VendorName } from '../vendor.ts';
import type { Desk } from './desk.ts';
import { type PlaidServer, startPlaidServer } from './plaid-server.ts';
import { testDesk } from './test-bench.ts';
import type { Bench } from './test-manners.ts';

const clientId = 'client-of-the-test';
const secret = new Secret('secret-of-the-test');

export interface PlaidBench {
  readonly server: PlaidServer;
  readonly options: PlaidOptions;
  readonly desk: Desk;
  benchOf(vendor: VendorName): Bench;
}

export async function testPlaid(): Promise<PlaidBench> {
  const { desk, arrived } = await testDesk();
  const server = await startPlaidServer(desk, { clientId, secret });
  afterAll(() => server.close());
  return {
    server,
    desk,
    options: {
      baseUrl: server.url,
      clientId,
      secret,
      clientName: 'A Lender',
      webhookUrl: 'https://lender.example/callbacks/plaid',
    },
    benchOf: (vendor) => ({
      setMode: (mode) => desk.setMode(vendor, mode),
      // One question of ours can be several calls; each of them must have been counted as often as we asked.
      timesAsked: async (key) => {
        const entries = (await desk.book(vendor, 1000)).filter((entry) => entry.key === key);
        return Math.max(0, ...entries.map(({ timesAsked }) => timesAsked));
      },
      deliver: async () => {
        await desk.deliverDue();
        return arrived();
      },
      balances: () => desk.ledger.balances(),
    }),
  };
}
