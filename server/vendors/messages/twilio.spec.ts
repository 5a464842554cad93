/** The carrier of texts against an emulator of its published protocol (test-twilio.ts). */
import { describe, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import type { Message } from './port.ts';
import { type Mood, memoryBook, startTwilio, testAccountSid, testToken, twilioPost } from './test-twilio.ts';
import { createTwilioClient, createTwilioTexts } from './twilio.ts';
import { hearTwilio, receiptUrl, twilioSignature } from './twilio-callbacks.ts';

const text: Message = {
  ...{ key: 'k1', orgCode: 'PARTNER_ONE', channel: 'sms', recipient: '4155550123', subject: '' },
  words: 'Partner One: We don’t need more.',
};
const door = 'https://lender.example/callbacks/twilio';
const senders: Readonly<Record<string, string>> = { PARTNER_ONE: '+15105550100', PARTNER_TWO: `MG${'1'.repeat(32)}` };

async function bench() {
  const twilio = await startTwilio();
  const book = memoryBook();
  const options = {
    ...{ url: twilio.url, sid: testAccountSid, token: testToken, book, timeoutMs: 500 },
    senderOf: (orgCode: string) => senders[orgCode],
    receiptUrl: (orgCode: string, uuid: string) => receiptUrl(door, orgCode, uuid),
  };
  return { twilio, book, options, texts: createTwilioTexts(options) };
}

describe('a text', () => {
  test('goes from the lender’s own number, in letters that phones have, and says where its receipt goes', async () => {
    const { texts, twilio, book } = await bench();
    expect(await texts.send(text)).toBe('accepted');
    expect(await texts.send({ ...text, orgCode: 'PARTNER_TWO' })).toBe('accepted');
    const row = book.rows.get('PARTNER_ONE k1');
    expect(twilio.texts.map(({ form }) => form)).toMatchObject([
      {
        ...{ To: '+14155550123', From: '+15105550100', Body: "Partner One: We don't need more." },
        StatusCallback: `${door}?lender=PARTNER_ONE&text=${row?.uuid}`,
      },
      { MessagingServiceSid: senders['PARTNER_TWO'] },
    ]);
    expect(row).toMatchObject({ sid: twilio.texts[0]?.sid, segments: 1 });
  });

  test('of a lender without a number goes nowhere', async () => {
    const { texts, twilio } = await bench();
    expect(await texts.send({ ...text, orgCode: 'PARTNER_THREE' })).toBe('refused');
    expect(twilio.state.asked).toEqual([]);
  });

  test.each([
    ['5005550001', 'unreachable', 21211],
    ['5005550002', 'unreachable', 21612],
    ['5005550003', 'refused', 21408],
    ['5005550004', 'stopped', 21610],
    ['5005550009', 'unreachable', 21614],
  ])('to %s is %s', async (recipient, outcome, code) => {
    const { texts, book } = await bench();
    expect(await texts.send({ ...text, recipient })).toBe(outcome);
    expect(book.rows.get('PARTNER_ONE k1')).toMatchObject({ code, sid: null });
  });

  test.each(['busy', 'broken', 'gone', 'slow', 'odd'] as Mood[])(
    'whose carrier is %s is an error that quotes no number, and goes when it is well again',
    async (mood) => {
      const { texts, twilio } = await bench();
      twilio.state.mood = mood;
      const failed = texts.send(text);
      await expect(failed).rejects.toThrow('The text carrier');
      await expect(failed).rejects.not.toThrow('4155550123');
      twilio.state.mood = 'well';
      expect(await texts.send(text)).toBe('accepted');
      expect(twilio.texts).toHaveLength(1);
    },
  );

  test('whose answer was lost is found among theirs and not sent again, though others went since', async () => {
    const { texts, twilio, book } = await bench();
    twilio.state.mood = 'lost';
    await expect(texts.send(text)).rejects.toThrow('did not answer');
    twilio.state.mood = 'well';
    for (const key of ['k2', 'k3', 'k4']) await texts.send({ ...text, key, words: `Another, ${key}` });
    expect(await texts.send(text)).toBe('accepted');
    expect(twilio.texts).toHaveLength(4);
    expect(book.rows.get('PARTNER_ONE k1')?.sid).toBe(twilio.texts[0]?.sid);
  });

  test('of the same words is a text of its own: one that is another’s is not taken for it', async () => {
    const { texts, twilio } = await bench();
    await texts.send(text);
    twilio.state.mood = 'gone';
    await expect(texts.send({ ...text, key: 'k2' })).rejects.toThrow();
    twilio.state.mood = 'well';
    expect(await texts.send({ ...text, key: 'k2' })).toBe('accepted');
    expect(twilio.texts).toHaveLength(2);
  });

  test('with a token that is not ours is an error, and the check says so', async () => {
    const { options } = await bench();
    const stranger = { ...options, token: new Secret('not it') };
    await expect(createTwilioTexts(stranger).send(text)).rejects.toThrow('answered with 401');
    await expect(createTwilioClient(stranger).check()).rejects.toThrow();
    await expect(createTwilioClient(options).check()).resolves.toBeUndefined();
  });
});

describe('what Twilio tells', () => {
  const theirs = {
    ...{ url: door, accountSid: testAccountSid, tokens: [testToken] },
    organizationsOf: (given: readonly string[]) =>
      Object.keys(senders).filter((orgCode) => given.includes(senders[orgCode] ?? '')),
  };
  const sid = `SM${'a'.repeat(32)}`;
  const uuid = '11111111-2222-4333-8444-555555555555';
  const hear = ({ payload, headers }: ReturnType<typeof twilioPost>, place = {}, at = theirs) =>
    hearTwilio(at, { exactBody: payload, signature: headers['x-twilio-signature'], place });
  const stop = { MessageSid: sid, From: '+14155550123', To: '+15105550100', Body: ' stop ' };

  test('is signed as their own example is', () => {
    const form = new URLSearchParams({
      ...{ CallSid: 'CA1234567890ABCDE', Caller: '+14158675309', Digits: '1234' },
      ...{ From: '+14158675309', To: '+18005551212' },
    });
    expect(twilioSignature(new Secret('12345'), 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe(
      'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
    );
  });

  test('a text to a number is its lender’s', () => {
    expect(hear(twilioPost(door, stop))).toEqual([
      {
        ...{ id: `${sid} PARTNER_ONE`, kind: 'textReceived', reference: sid },
        content: { orgCode: 'PARTNER_ONE', from: '+14155550123', words: ' stop ', isAnswered: false },
      },
    ]);
  });

  test('a text to a number of several lenders is all of theirs, and one answers', () => {
    const shared = { ...theirs, organizationsOf: () => ['PARTNER_ONE', 'PARTNER_TWO'] };
    expect(hear(twilioPost(door, stop), {}, shared)).toMatchObject([
      { content: { orgCode: 'PARTNER_ONE', isAnswered: false } },
      { content: { orgCode: 'PARTNER_TWO', isAnswered: true } },
    ]);
  });

  test('what Twilio has answered itself is not answered again, and means what Twilio took it for', () => {
    const heard = hear(twilioPost(door, { ...stop, Body: 'Arrêt', OptOutType: 'STOP' }));
    expect(heard).toMatchObject([{ content: { words: 'STOP', isAnswered: true } }]);
  });

  test('the end of a text is told with what it means, and what comes before the end is not', () => {
    const place = { lender: 'PARTNER_ONE', text: uuid };
    const at = receiptUrl(door, 'PARTNER_ONE', uuid);
    const receipt = (fields: Record<string, string>) => hear(twilioPost(at, { MessageSid: sid, ...fields }), place);
    expect(receipt({ MessageStatus: 'sent' })).toEqual([]);
    expect(receipt({ MessageStatus: 'delivered' })).toMatchObject([
      { content: { isDelivered: true, errorCode: null } },
    ]);
    expect(receipt({ MessageStatus: 'undelivered', ErrorCode: '30006' })).toMatchObject([
      {
        id: `${sid} undelivered`,
        content: { text: uuid, isDelivered: false, errorCode: 30006, meaning: 'unreachable' },
      },
    ]);
    expect(receipt({ MessageStatus: 'undelivered', ErrorCode: '30003' })).toMatchObject([
      { content: { meaning: null } },
    ]);
    expect(receipt({ MessageStatus: 'failed', ErrorCode: '21610' })).toMatchObject([
      { content: { meaning: 'stopped' } },
    ]);
  });

  test.each([
    ['by another token', twilioPost(door, stop, new Secret('another')), {}],
    ['for another address', twilioPost('https://elsewhere.example/callbacks/twilio', stop), {}],
    ['for another account', twilioPost(door, { ...stop, AccountSid: `AC${'9'.repeat(32)}` }), {}],
    ['as a text, sent to a receipt’s address', twilioPost(door, stop), { lender: 'PARTNER_ONE', text: uuid }],
    [
      'before a field was changed',
      { ...twilioPost(door, stop), payload: twilioPost(door, { ...stop, Body: 'hi' }).payload },
      {},
    ],
  ])('one signed %s is not believed', (_name, post, place) => {
    expect(hear(post, place)).toBe('unproven');
  });

  test('the token of before is believed while it is replaced', () => {
    const two = { ...theirs, tokens: [new Secret('the new one'), testToken] };
    expect(hear(twilioPost(door, stop), {}, two)).toHaveLength(1);
  });

  test('a text to a number that no lender of ours has makes no sense', () => {
    expect(hear(twilioPost(door, { ...stop, To: '+15105550199' }))).toBe('senseless');
  });
});
