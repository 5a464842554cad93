/**
 * Everyone outside our walls, on this machine and on a database of their own: companies that speak our protocol, one that speaks MISMO, Plaid, a
 * mail server and a virus scanner. The product reaches them by the wire only, and `env` is all that it is told.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { dateIn } from '#core/calendar/zoned.ts';
import { fakeClamd } from '../lending/uploads/test-clamd.ts';
import { type NeedName, needNames, needs } from '../needs.ts';
import { Secret } from '../secret.ts';
import { testDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import { createSandboxAddresses } from '../vendors/address/sandbox.ts';
import { sandboxAgencies } from '../vendors/counseling/sandbox.ts';
import { startBureau, testPassword, testUser } from '../vendors/credit/mismo/test-bureau.ts';
import { httpsCalls } from '../vendors/https/calls.ts';
import { emulate } from '../vendors/https/test-emulator.ts';
import { openVendors, type Vendors } from '../vendors/index.ts';
import { startTwilio, testAccountSid, testToken } from '../vendors/messages/test-twilio.ts';
import { sandboxTable } from '../vendors/rate-tables/sandbox.ts';
import { startPlaidServer } from '../vendors/sandbox/plaid-server.ts';

const secret = new Secret('a secret of thirty-two characters');
const plaidKeys = { clientId: 'a-lender', secret: new Secret('what Plaid gave it') };

export async function outsideWorld() {
  const { url } = await testDatabase();
  const door = await callbackDoor();
  const theirs = await openVendors({
    ...{ url, callbackUrl: door.url, callbackSecretOf: () => secret },
    ...{ bookSecrets: [new Secret('what their books are sealed with')], answerMs: 0, workMs: 0 },
  });
  whenDone(theirs.close);
  const { valuations: valuation, income: incomeRecords, signOn: _, staffSignOn: __, ...ports } = theirs;
  const company = await emulate(
    {
      ...ports,
      valuation,
      incomeRecords: { ...incomeRecords, ...theirs.windows.income },
      addresses: createSandboxAddresses(),
    },
    secret,
  );
  const bureau = await startBureau(theirs.credit);
  const plaid = await startPlaidServer(theirs.sandbox, plaidKeys);
  whenDone(plaid.close);
  const mail = await mailServer();
  const twilio = await startTwilio();
  const clamd = await fakeClamd();
  whenDone(async () => clamd.close());
  deliverAllTheTime(theirs);
  return {
    asked: company.asked,
    misfits: company.misfits,
    creditOrders: bureau.orders,
    mail: mail.taken,
    door,
    clamd,
    /** Their own sides, for those who sign in, sign and meet a notary there. */
    vendors: { ...theirs, windows: { ...theirs.windows, ...plaid.windows } } as unknown as Vendors,
    env: {
      ...{ NODE_ENV: 'production', VENDOR_SIGN_ON: 'none', VENDOR_STORAGE: 'folder', VENDOR_TIME_STAMPS: 'none' },
      ...{ VENDOR_TEXTS: 'twilio', TWILIO_URL: twilio.url, TWILIO_SENDERS: '*=+15105550100' },
      ...{ TWILIO_ACCOUNT_SID: testAccountSid, TWILIO_AUTH_TOKEN: testToken.reveal() },
      ...{ VENDOR_RATES: 'published', APOR_TABLE: publishedRates() },
      ...{ VENDOR_COUNSELING: 'published', COUNSELING_LIST: publishedList() },
      ...{ VENDOR_CREDIT: 'mismo', MISMO_URL: bureau.url, MISMO_USER: testUser, MISMO_SUBSCRIBER: '0042' },
      ...{ MISMO_PASSWORD: testPassword.reveal(), MISMO_NAME: 'Our Bank' },
      ...{ VENDOR_BANK: 'plaid', VENDOR_INCOME: 'plaid', PLAID_URL: plaid.url },
      ...{ PLAID_CLIENT_ID: plaidKeys.clientId, PLAID_SECRET: plaidKeys.secret.reveal() },
      ...{ VENDOR_EMAIL: 'smtp', SMTP_URL: mail.url, VENDOR_MALWARE: 'clamd', CLAMD_URL: clamd.url },
      ...Object.fromEntries(remoteNeeds.flatMap((need) => Object.entries(remoteEnv(need, company.url)))),
    } as Readonly<Record<string, string>>,
  };
}

/** Today's list of agencies, in the form that HUD publishes: an array, and no word of a sample. */
function publishedList(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'hearthline-agencies-')), 'agencies.json');
  const { agencies } = JSON.parse(sandboxAgencies.atOnce?.('2026-01-01').text ?? '{}') as { agencies: unknown };
  writeFileSync(file, JSON.stringify(agencies));
  return file;
}

/** This week's table, as someone who fetches it every week would have laid it there. */
function publishedRates(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'hearthline-rates-')), 'apor.txt');
  writeFileSync(file, sandboxTable(dateIn('America/New_York', new Date())));
  return file;
}

/** Credit is ordered in the model of MISMO. */
const remoteNeeds = needNames.filter((need) => need in httpsCalls && need !== 'credit');

const remoteEnv = (need: NeedName, url: string) => ({
  [needs[need].variable]: 'https',
  [`${needs[need].variable}_URL`]: `${url}/${need}`,
  [`${needs[need].variable}_SECRET`]: secret.reveal(),
});

/** Companies are told where to call back before the product has a port: what comes here goes on to it. */
async function callbackDoor() {
  const door = { url: '', leadsTo: '', passed: 0 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = {
      'content-type': 'application/json',
      'x-vendor-signature': String(request.headers['x-vendor-signature']),
    };
    const answer = await fetch(`${door.leadsTo}${request.url}`, {
      method: 'POST',
      headers,
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

async function mailServer() {
  const taken: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        taken.push(text);
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  whenDone(() => new Promise<void>((closed) => server.close(() => closed())));
  return { taken, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

function deliverAllTheTime({ deliverDue }: { deliverDue(): Promise<unknown> }): void {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await deliverDue().catch(() => {});
      await sleep(100, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  whenDone(async () => {
    stopping.abort();
    await running;
  });
}
