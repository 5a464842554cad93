/** A sandbox on a database of its own, and a door that its messages arrive at: what the port tests of sandboxes need. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret } from '../../secret.ts';
import { testDatabase } from '../../store/test-database.ts';
import { whenDone } from '../../store/test-done.ts';
import { isSigned, type VendorMessage, type VendorName } from '../vendor.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import type { Delivery, Subject } from './test-manners.ts';

const callbackSecretOf = (vendor: string) => new Secret(`a secret that only ${vendor} and receiver know`);

interface TestSandbox {
  readonly sandbox: Sandbox;
  /** What came in at the door since it was last asked. */
  readonly arrived: () => Delivery[];
  /** Whether the door takes what comes. */
  readonly door: { isOpen: boolean };
}

export async function testSandbox(): Promise<TestSandbox> {
  const database = await testDatabase();
  const deliveries: Delivery[] = [];
  const door = { isOpen: true };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const signature = String(request.headers['x-vendor-signature']);
      const vendor = request.url?.split('/').at(-1) ?? '';
      if (door.isOpen)
        deliveries.push({
          vendor,
          message: JSON.parse(body) as VendorMessage,
          isSigned: isSigned([callbackSecretOf(vendor)], body, signature, Math.floor(Date.now() / 1000)),
        });
      response.writeHead(door.isOpen ? 200 : 503).end();
    });
  });
  // A line that is closed the moment it is used again would look like a message that never came.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const sandbox = await openSandbox({
    url: database.url,
    callbackUrl: `http://127.0.0.1:${port}`,
    callbackSecretOf,
    bookSecrets: [new Secret('what its book is sealed with')],
    answerMs: 0,
    workMs: 0,
    slowMs: 50,
    lateMs: 3_600_000,
  });
  whenDone(async () => {
    await sandbox.close();
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  return { sandbox, arrived: () => deliveries.splice(0), door };
}

/** What a port’s manners are tried with: the sandbox of one need. */
export async function testBench<Port>(
  vendor: VendorName,
  create: (sandbox: Sandbox) => Port,
): Promise<Subject<Port> & { readonly today: Sandbox['today'] }> {
  const { sandbox, arrived } = await testSandbox();
  return {
    port: create(sandbox),
    today: sandbox.today,
    bench: {
      setMode: (mode) => sandbox.setMode(vendor, mode),
      timesAsked: async (key) => {
        const entries = await sandbox.book(vendor, 1000);
        return entries.filter((entry) => entry.key === key).reduce((sum, { timesAsked }) => sum + timesAsked, 0);
      },
      deliver: async () => {
        await sandbox.deliverDue();
        return arrived();
      },
      balances: () => sandbox.ledger.balances(),
    },
  };
}
