import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import type { Message, Messages } from './port.ts';
import { createSandboxMessages } from './sandbox.ts';
import { createSmtpCarrier } from './smtp.ts';
import { memoryBook, startTwilio, testAccountSid, testToken } from './test-twilio.ts';
import { createTwilioTexts } from './twilio.ts';

interface Subject {
  readonly messages: Messages;
  readonly delivered: () => readonly Pick<Message, 'recipient' | 'words'>[];
  /** From now on it does not answer. */
  readonly fail?: () => void;
}

/** Every carrier must keep these promises; a new one adds a line here. */
const email = { channel: 'email', recipient: 'ann@example.com', subject: 'Hello' } as const;
const sms = { channel: 'sms', recipient: '4155550123', subject: '' } as const;
const carriers = [
  ['sandbox by email', sandbox, email, ['bounced@example.com'], ['undelivered@example.com']],
  ['sandbox by text', sandbox, sms, ['5555550100'], ['5555550199']],
  ['smtp', smtp, email, ['bounced@example.com'], ['undelivered@example.com', 'gone@example.com']],
  ['twilio', twilio, sms, ['5005550001', '5005550004', '5005550009', '5005550003'], ['4155550123']],
] as const;

async function sandbox(): Promise<Subject> {
  const kept = new Map<string, Message>();
  const put = async (message: Message) => {
    const isNew = !kept.has(message.key);
    if (isNew) kept.set(message.key, message);
    return isNew;
  };
  return { messages: createSandboxMessages({ put }), delivered: () => [...kept.values()] };
}

/** A real mail server. SMTP knows no keys: a letter that comes twice has one Message-ID, by which a mailbox knows it again. */
async function smtp(): Promise<Subject> {
  const kept = new Map<string, Pick<Message, 'recipient' | 'words'>>();
  const no = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  const server = new SMTPServer({
    ...{ disabledCommands: ['STARTTLS', 'AUTH'], authOptional: true, closeTimeout: 100 },
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('bounced@')) return done(no(550));
      done(address.startsWith('undelivered@') ? no(451) : null);
    },
    onData: async (stream, { envelope }, done) => {
      let text = '';
      for await (const part of stream) text += String(part);
      const [head = '', ...body] = text.split('\r\n\r\n');
      const recipient = envelope.rcptTo[0]?.address ?? '';
      if (recipient.startsWith('gone@')) return done(no(421));
      kept.set(/^Message-ID: (.+)$/im.exec(head)?.[1] ?? '', { recipient, words: body.join('\r\n\r\n').trim() });
      done();
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  const messages = createSmtpCarrier({
    ...{ url: new Secret(`smtp://127.0.0.1:${port}`), dkim: new Map() },
    senderOf: () => ({ name: 'Lender', address: 'help@lender.example' }),
  });
  whenDone(async () => {
    messages.close();
    await new Promise<void>((closed) => server.close(() => closed()));
  });
  return { messages, delivered: () => [...kept.values()] };
}

async function twilio(): Promise<Subject> {
  const { url, texts, state } = await startTwilio();
  const messages = createTwilioTexts({
    ...{ url, sid: testAccountSid, token: testToken, book: memoryBook() },
    senderOf: () => '+15105550100',
    receiptUrl: () => 'https://lender.example/callbacks/twilio',
  });
  return {
    messages,
    delivered: () =>
      texts.map(({ form }) => ({ recipient: form['To']?.replace('+1', '') ?? '', words: form['Body'] ?? '' })),
    fail: () => {
      state.mood = 'gone';
    },
  };
}

describe.each(carriers)('%s', (_, make, base, refused, failing) => {
  const message: Message = { key: 'letter-1', orgCode: 'ORG_A', words: 'Good morning.', ...base };

  test('carries a message as it was given', async () => {
    const { messages, delivered } = await make();
    expect(await messages.send(message)).toBe('accepted');
    expect(delivered()).toMatchObject([{ recipient: message.recipient, words: message.words }]);
  });

  test('delivers the same key once, and says accepted both times', async () => {
    const { messages, delivered } = await make();
    await messages.send(message);
    expect(await messages.send(message)).toBe('accepted');
    expect(delivered()).toHaveLength(1);
  });

  test.each(refused)('refuses %s for good, and delivers nothing', async (recipient) => {
    const { messages, delivered } = await make();
    expect(['refused', 'unreachable', 'stopped']).toContain(await messages.send({ ...message, recipient }));
    expect(delivered()).toHaveLength(0);
  });

  test.each(failing)('throws when it cannot say what became of %s', async (recipient) => {
    const { messages, delivered, fail } = await make();
    fail?.();
    await expect(messages.send({ ...message, recipient })).rejects.toThrow();
    expect(delivered()).toHaveLength(0);
  });
});
