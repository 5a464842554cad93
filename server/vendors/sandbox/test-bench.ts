/** A desk on a database of its own, and a door that its messages arrive at: what the port tests of sandboxes need. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { Secret } from '../../secret.ts';
import { testDatabase } from '../../store/test-database.ts';
import { isSigned, type VendorMessage, type VendorName } from '../vendor.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Delivery, Subject } from './test-manners.ts';

const callbackSecretOf = (vendor: string) => new Secret(`a secret that only ${vendor} and receiver know`);

interface TestDesk {
  readonly desk: Desk;
  /** What came in at the door since it was last asked. */
  readonly arrived: () => Delivery[];
  /** Whether the door takes what comes. */
  readonly door: { isOpen: boolean };
}

export async function testDesk(): Promise<TestDesk> {
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
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const desk = await openDesk({
    url: database.url,
    callbackUrl: `http://127.0.0.1:${port}`,
    callbackSecretOf,
    bookSecrets: [new Secret('what its book is sealed with')],
    answerMs: 0,
    workMs: 0,
    slowMs: 50,
    lateMs: 3_600_000,
  });
  afterAll(async () => {
    await desk.close();
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  return { desk, arrived: () => deliveries.splice(0), door };
}

/** What a port’s manners are tried with: the sandbox of one need. */
export async function testBench<Port>(
  vendor: VendorName,
  create: (desk: Desk) => Port,
): Promise<Subject<Port> & { readonly today: Desk['today'] }> {
  const { desk, arrived } = await testDesk();
  return {
    port: create(desk),
    today: desk.today,
    bench: {
      setMode: (mode) => desk.setMode(vendor, mode),
      timesAsked: async (key) => {
        const entries = await desk.book(vendor, 1000);
        return entries.filter((entry) => entry.key === key).reduce((sum, { timesAsked }) => sum + timesAsked, 0);
      },
      deliver: async () => {
        await desk.deliverDue();
        return arrived();
      },
      balances: () => desk.ledger.balances(),
    },
  };
}
