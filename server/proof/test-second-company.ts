/** A second company for every need that two may serve, on a database of its own; the product reaches it by the wire only. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { companyName } from '#core/desk/vendors.ts';
import { needs } from '../needs.ts';
import { Secret } from '../secret.ts';
import { testDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import { emulate } from '../vendors/https/test-emulator.ts';
import { openVendors } from '../vendors/index.ts';
import { swapNeeds } from '../vendors/swap/held.ts';

const secret = new Secret('a secret of the second company …');

export async function secondCompany() {
  const { url } = await testDatabase();
  const door = await doorOfTheSecond();
  const theirs = await openVendors({
    ...{ url, callbackUrl: door.url, callbackSecretOf: () => secret },
    ...{ bookSecrets: [new Secret('what their books are sealed with')], answerMs: 0, workMs: 0 },
  });
  whenDone(theirs.close);
  const { valuations: valuation, signOn: _, staffSignOn: __, ...ports } = theirs;
  const company = await emulate({ ...ports, valuation }, secret);
  whenDone(deliverAllTheTime(theirs));
  return {
    door,
    asked: company.asked,
    sandbox: theirs.sandbox,
    env: Object.fromEntries(
      swapNeeds.flatMap((need) => [
        [needs[need].fallback, 'https'],
        [`${needs[need].fallback}_URL`, `${company.url}/${need}`],
        [`${needs[need].fallback}_SECRET`, secret.reveal()],
      ]),
    ) as Readonly<Record<string, string>>,
  };
}

/** What it calls back goes on to the product, under the second company's own name. */
async function doorOfTheSecond() {
  const door = { url: '', leadsTo: '', passed: 0 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = await fetch(`${door.leadsTo}${companyName(request.url ?? '', 'fallback')}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vendor-signature': String(request.headers['x-vendor-signature']),
      },
      body: Buffer.concat(parts),
    }).catch(() => undefined);
    if (answer?.ok) door.passed += 1;
    response.writeHead(answer?.status ?? 503).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return door;
}

function deliverAllTheTime({ deliverDue }: { deliverDue(): Promise<unknown> }): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await deliverDue().catch(() => {});
      await sleep(100, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
