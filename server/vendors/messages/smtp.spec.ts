import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import type { Message } from './port.ts';
import { createSmtpCarrier, type DkimKey, dkimKeysIn } from './smtp.ts';

const message: Message = {
  key: 'offers-ready 1',
  orgCode: 'PARTNER_ONE',
  channel: 'email',
  recipient: 'ada@example.com',
  subject: 'Your offers are ready, Ada',
  words: 'Log in to see them.',
  html: '<p>Log in to <b>see them</b>.</p>',
};
const senderOf = () => ({ name: 'Partner One', address: 'help@partner.example' });
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** A real mail server of this process; what it takes is kept. */
async function mailServer(
  options: SMTPServerOptions = {},
  dkim: ReadonlyMap<string, DkimKey> = new Map(),
  isMarked = false,
) {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  const bounceTo = (orgCode: string, recipient: string) => `bounces+${orgCode}.${recipient.length}@partner.example`;
  const url = new Secret(`smtp://hal:sesame@127.0.0.1:${port}`);
  const carrier = createSmtpCarrier({ url, senderOf, dkim, ...(isMarked && { bounceTo }) });
  ends.push(() => carrier.close());
  whenDone(() => new Promise<void>((closed) => server.close(() => closed())));
  return { carrier, taken, port };
}

const believing: SMTPServerOptions = { onAuth: (_auth, _session, done) => done(null, { user: 'hal' }) };
const saying = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

test('a message arrives whole: from the brand, as text and in its look, and the same key is the same message', async () => {
  const { carrier, taken } = await mailServer(believing);
  expect(await carrier.send(message)).toBe('accepted');
  expect(await carrier.send(message)).toBe('accepted');
  const [first, again] = taken;
  expect(first).toMatchObject({ from: 'help@partner.example', to: ['ada@example.com'] });
  expect(first?.text).toContain('From: Partner One <help@partner.example>');
  expect(first?.text).toContain('Subject: Your offers are ready, Ada');
  expect(first?.text).toContain('Log in to see them.');
  expect(first?.text).toContain('<b>see them</b>');
  expect(first?.text).toContain('Auto-Submitted: auto-generated');
  const idOf = (one: Taken | undefined) => /^Message-ID: (.*)$/m.exec(one?.text ?? '')?.[1];
  expect(idOf(first)).toMatch(/^<[0-9a-f]{40}@partner\.example>$/);
  expect(idOf(again)).toBe(idOf(first));
});

test('nothing that a borrower typed makes a header or another recipient', async () => {
  const { carrier, taken } = await mailServer(believing);
  await carrier.send({ ...message, subject: 'Hello\r\nBcc: eve@example.com', recipient: 'ada@example.com' });
  expect(taken[0]?.to).toEqual(['ada@example.com']);
  expect(taken[0]?.text).not.toMatch(/^Bcc:/m);
});

test('a final no to the address or to the message is a refusal', async () => {
  const unknown = await mailServer({
    ...believing,
    onRcptTo: (_to, _session, done) => done(saying(550, 'No such user')),
  });
  expect(await unknown.carrier.send(message)).toBe('refused');
  const spam = await mailServer({
    ...believing,
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(saying(554, 'Looks like spam')));
    },
  });
  expect(await spam.carrier.send(message)).toBe('refused');
});

test.each([
  [
    'a mailbox that is full for now',
    { ...believing, onRcptTo: (_to, _session, done) => done(saying(452, 'ada@example.com is full')) },
  ],
  ['a password that is not ours', { onAuth: (_auth, _session, done) => done(saying(535, 'Who are you?')) }],
] as [string, SMTPServerOptions][])(
  '%s is an error, so that it is tried again, and quotes no address',
  async (_name, options) => {
    const { carrier } = await mailServer(options);
    const failed = carrier.send(message);
    await expect(failed).rejects.toThrow('The mail server did not take a message');
    await expect(failed).rejects.not.toThrow('ada@example.com');
  },
);

test('no server is an error, and the check says so too', async () => {
  const carrier = createSmtpCarrier({ url: new Secret('smtp://127.0.0.1:9'), senderOf, dkim: new Map() });
  ends.push(() => carrier.close());
  await expect(carrier.send(message)).rejects.toThrow('The mail server did not take a message');
  await expect(carrier.check()).rejects.toThrow();
  await expect((await mailServer(believing)).carrier.check()).resolves.toBeUndefined();
});

test('nothing goes over a line that others can read: a server elsewhere without TLS gets no message', async () => {
  const { taken, port } = await mailServer(believing);
  // The same machine by a name that is not known to be it.
  const carrier = createSmtpCarrier({ url: new Secret(`smtp://127.0.0.2:${port}`), senderOf, dkim: new Map() });
  ends.push(() => carrier.close());
  await expect(carrier.send(message)).rejects.toThrow('The mail server did not take a message');
  expect(taken).toEqual([]);
});

test('a domain whose key lies in the folder signs what is written from it, and no other does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-dkim-'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  writeFileSync(join(folder, 'partner.example.mail2026.pem'), pem);
  writeFileSync(join(folder, 'README'), 'not a key');
  expect([...dkimKeysIn(folder).keys()]).toEqual(['partner.example']);
  expect(dkimKeysIn('').size).toBe(0);
  const signing = await mailServer(believing, dkimKeysIn(folder));
  await signing.carrier.send(message);
  expect(signing.taken[0]?.text).toMatch(/^DKIM-Signature: .*d=partner\.example;[\s\S]*s=mail2026;/m);
  const bare = await mailServer(believing);
  await bare.carrier.send(message);
  expect(bare.taken[0]?.text).not.toContain('DKIM-Signature');
});

test('what its reader may choose has a way out by one press, and nothing else has; reports go to their own address', async () => {
  const { carrier, taken } = await mailServer(believing, new Map(), true);
  const unsubscribeUrl = 'https://partner.example/unsubscribe?token=abc';
  await carrier.send({ ...message, unsubscribeUrl });
  await carrier.send({ ...message, key: 'law' });
  const [chosen, law] = taken;
  expect(chosen?.text.replaceAll(/\r\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(chosen?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(law?.text).not.toContain('List-Unsubscribe');
  expect(chosen).toMatchObject({ from: 'bounces+PARTNER_ONE.15@partner.example', to: ['ada@example.com'] });
  expect(chosen?.text).toContain('From: Partner One <help@partner.example>');
});
