import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from '#core/people/check.ts';
import { ChatFault, channelOf, chatAlerts, contactOf, eitherUser, storedSession } from './alerts.ts';
import { attachmentBytesMax, attachmentEndings, attachmentKinds, attachmentRefusal, sizeText } from './attachments.ts';
import {
  additionalInformationMax,
  botFeedback,
  botFeedbackReasons,
  feedbackMessage,
  feedbackMessageOf,
  readFeedbackMessage,
} from './bot-feedback.ts';
import { approvedDomains, linkParts } from './links.ts';
import { chatMessage, mayBeSent, messageCharsMax, messageFilesMax, said } from './message.ts';
import { chatModes, modeFor, transports } from './modes.ts';
import { type PreChatForm, preChatForm } from './pre-chat.ts';
import { chatSession, expirationOf, hasExpired, resumable } from './session.ts';
import { chatProductType, skillOf } from './skills.ts';
import { chatTimings, firstPageSize } from './timings.ts';

const minuteMs = 60_000;
const session = {
  friendlyName: 'Ann',
  emailAddress: 'ann@example.com',
  token: 't',
  conversationSid: 'c',
  omniProxyChannelId: 'o',
  expiration: 1000,
  initialMessage: null,
  stream: null,
  customerId: null,
  threadId: null,
};

describe('modes', () => {
  test('[ENUM-22] there are four', () => {
    expect(chatModes).toEqual(['twilio', 'nice', 'stream', 'chatbot']);
    expect(Object.keys(transports)).toEqual([...chatModes]);
  });

  test('[CHAT-05] [Q-61] an agent in hours, by stream where its flag is on; the chatbot otherwise', () => {
    const asked = (isOpen: boolean, isStreamOn = false) => modeFor({ isOpen, isStreamOn, isProduction: true });
    expect([asked(true), asked(true, true), asked(false), asked(false, true)]).toEqual([
      'twilio',
      'stream',
      'chatbot',
      'chatbot',
    ]);
    expect(chatModes.map((mode) => transports[mode].by)).toEqual(['agent', 'agent', 'agent', 'bot']);
  });

  test('[CHAT-03] a mode can be asked for outside production, and only a mode', () => {
    const asked = (mode: string, isProduction: boolean) =>
      modeFor({ isOpen: true, isStreamOn: false, asked: mode, isProduction });
    expect(chatModes.map((mode) => asked(mode, false))).toEqual([...chatModes]);
    expect([asked('chatbot', true), asked('carrier-pigeon', false)]).toEqual(['twilio', 'twilio']);
  });

  test.each([
    ['[CHAT-07] an agent chat by Twilio ends when it is over', 'twilio', 'inactive'],
    ['[CHAT-07] an agent chat by NICE ends when it is over', 'nice', 'inactive'],
    ['[CHAT-08] in the stream mode a chat ends when its channel is frozen', 'stream', 'frozen'],
    ['a chat with the chatbot ends when it expires', 'chatbot', 'expired'],
  ] as const)('%s', (_, mode, ends) => {
    expect(transports[mode].ends).toBe(ends);
  });
});

describe('session and message', () => {
  test('[ENT-17] a session has exactly these members', () => {
    expect(Object.keys(chatSession.entries)).toEqual(Object.keys(session));
    expect(v.is(chatSession, session)).toBe(true);
    const stream = { providerUserId: 'u', providerUserToken: 't', providerChannelId: 'c' };
    expect(v.is(chatSession, { ...session, stream })).toBe(true);
    expect(v.is(chatSession, { ...session, stream: { ...stream, more: 1 } })).toBe(false);
    expect(v.is(chatSession, { ...session, more: 1 })).toBe(false);
  });

  test('[ENT-18] a message has exactly these members', () => {
    const message = { author: 'Ann', body: 'Hi', media: [{ filename: 'a.pdf', size: 3 }], timestamp: '2026-11-16' };
    expect(Object.keys(chatMessage.entries)).toEqual(Object.keys(message));
    expect(v.is(chatMessage, message)).toBe(true);
    expect(v.is(chatMessage, { ...message, more: 1 })).toBe(false);
  });

  test('[CHAT-15] ten minutes with the chatbot', () => {
    expect(expirationOf('chatbot', 5)).toBe(5 + 10 * minuteMs);
  });

  test('[CHAT-16] six hours with an agent', () => {
    for (const mode of ['twilio', 'nice', 'stream'] as const) expect(expirationOf(mode, 5)).toBe(5 + 360 * minuteMs);
  });

  test('[CHAT-06] a session is resumed until it expires', () => {
    expect(resumable(session, 999)).toEqual(session);
    expect(resumable(session, 1000)).toBeUndefined();
    expect([hasExpired(session, 999), hasExpired(session, 1000)]).toEqual([false, true]);
    expect(resumable({ token: 't' }, 0)).toBeUndefined();
  });

  test('[VAL-081] a message needs more than spaces, or a file', () => {
    expect([mayBeSent('  \n', 0), mayBeSent('', 1), mayBeSent(' x ', 0)]).toEqual([false, true, true]);
    const key = 'key-12345';
    expect(v.is(said, { clientKey: key, text: '   ' })).toBe(false);
    const files = (count: number) => Array.from({ length: count }, () => '7f0e4f1e-2b1c-4d8e-9a55-0b6f3a1c2d3e');
    expect(v.is(said, { clientKey: key, text: '', attachments: files(messageFilesMax) })).toBe(true);
    expect(v.is(said, { clientKey: key, text: '', attachments: files(messageFilesMax + 1) })).toBe(false);
    expect(v.is(said, { clientKey: key, text: 'x'.repeat(messageCharsMax) })).toBe(true);
    expect(fieldMessages(said, { clientKey: key, text: 'x'.repeat(10_000) })).toEqual({
      text: 'A message has at most 4,000 characters. Please send it in parts.',
    });
  });
});

describe('who it is for', () => {
  test.each([
    ['[CHAT-10] crypto of the main organization', true, true, 'CLOC_HELOC'],
    ['[CHAT-10] crypto of a partner', true, false, 'CLOC_HELOC'],
    ['[CHAT-11] the main organization', false, true, 'FHEL'],
    ['[CHAT-12] every other organization', false, false, 'White Label'],
  ])('%s', (_, isCrypto, isMainOrg, skill) => {
    expect(skillOf({ isCrypto, isMainOrg })).toBe(skill);
  });

  test('[VARIANT-04] an application with crypto is of the crypto product', () => {
    expect(chatProductType({ app: { isCrypto: true }, loggedIn: true })).toBe('CRYPTO_HELOC');
    expect(chatProductType({ loggedIn: true, app: { isCrypto: false } })).toBe('HELOC');
  });

  test('[VARIANT-05] so is a visitor who came by the advertisement for crypto, until they log in', () => {
    expect(chatProductType({ loggedIn: false, utm_source: 'cloc' })).toBe('CRYPTO_HELOC');
    expect(chatProductType({ loggedIn: true, utm_source: 'cloc' })).toBe('HELOC');
    expect(chatProductType({ loggedIn: true, app: { isCrypto: false }, utm_source: 'cloc' })).toBe('HELOC');
    expect(chatProductType({ utm_source: 'other' })).toBe('HELOC');
  });
});

test.each([
  ['[CHAT-17] the socket is pinged every 10 seconds', 'pingMs', 10_000],
  ['[CHAT-18] the socket is kept alive for 12 hours', 'keepAliveMs', 720 * minuteMs],
  ['[CHAT-18] the socket lives for 12 hours', 'socketLifeMs', 720 * minuteMs],
  ['[CHAT-19] a typing preview goes out every 2 seconds', 'typingPreviewMs', 2000],
  ['[CHAT-20] the stream client waits 6 seconds', 'streamClientTimeoutMs', 6000],
  ['[CHAT-21] the open status is asked for every minute', 'openStatusMs', minuteMs],
  ['[CHAT-22] the nonce is renewed every minute', 'nonceRefreshMs', minuteMs],
  ['[CHAT-23] the flags are asked for every minute', 'flagsMs', minuteMs],
] as const)('%s', (_, timing, ms) => {
  expect(chatTimings[timing]).toBe(ms);
});

test('[CHAT-13] the first page has twenty messages', () => expect(firstPageSize).toBe(20));

describe('files', () => {
  test('[CHAT-14] sizes in bytes, KB and MB by thousands', () => {
    expect([0, 1, 999, 1000, 1500, 999_949, 1_000_000, 2_500_000].map(sizeText)).toEqual([
      '0 bytes',
      '1 byte',
      '999 bytes',
      '1 KB',
      '1.5 KB',
      '999.9 KB',
      '1 MB',
      '2.5 MB',
    ]);
  });

  test('[VAL-083] seven kinds and no other', () => {
    expect(Object.keys(attachmentKinds)).toEqual(['jpg', 'png', 'amr', 'mp3', 'mp4', 'pdf', 'txt']);
    for (const kind of Object.keys(attachmentKinds))
      expect(attachmentRefusal({ name: `A.${kind.toUpperCase()}`, size: 1 })).toBeUndefined();
    for (const name of ['a.exe', 'a.pdf.exe', 'pdf', 'a.', '.toString'])
      expect(attachmentRefusal({ name, size: 1 })).toBe('kind');
    expect(attachmentRefusal({ name: 'a.pdf', size: 0 })).toBe('empty');
    expect(attachmentRefusal({ name: 'a.pdf', size: attachmentBytesMax + 1 })).toBe('tooLarge');
    expect(attachmentEndings).toBe('.jpg,.png,.amr,.mp3,.mp4,.pdf,.txt');
    expect(attachmentRefusal({ name: 'photo.jpeg', size: attachmentBytesMax })).toBeUndefined();
  });
});

describe('forms', () => {
  const right: PreChatForm = { name: 'Ann', email: 'ann@example.com' };
  test('[VAL-077] a name is required', () => {
    expect(fieldMessages(preChatForm, right)).toEqual({});
    expect(fieldMessages(preChatForm, { ...right, name: '  ' })['name']).toBe('Please enter your name');
  });

  test('[VAL-078] a name has at most 128 characters', () => {
    expect(fieldMessages(preChatForm, { ...right, name: 'x'.repeat(128) })).toEqual({});
    expect(fieldMessages(preChatForm, { ...right, name: 'x'.repeat(129) })['name']).toContain('128');
  });

  test('[VAL-079] an email must be valid', () => {
    expect(fieldMessages(preChatForm, right)).toEqual({});
    expect(fieldMessages(preChatForm, { ...right, email: 'abc' })['email']).toBe('Please enter a valid email address');
  });

  test('[Q-63] an email is required', () => {
    expect(fieldMessages(preChatForm, { ...right, email: '' })['email']).toBe('Please enter your email');
  });

  test('[VAL-080] an email has at most 128 characters', () => {
    const long = `${'x'.repeat(60)}@${'y'.repeat(30)}.${'z'.repeat(32)}.com`;
    expect(long).toHaveLength(128);
    expect(fieldMessages(preChatForm, { ...right, email: long })).toEqual({});
    expect(fieldMessages(preChatForm, { ...right, email: `x${long}` })['email']).toContain('128');
  });

  test('[VAL-084] feedback needs a reason', () => {
    for (const reason of Object.keys(botFeedbackReasons)) expect(v.is(feedbackMessage, reason)).toBe(true);
    expect(fieldMessages(botFeedback, { reason: '' })['reason']).toBe('Please select a reason');
    expect(fieldMessages(feedbackMessage, 'toString')).toEqual({ '': 'Please select a reason' });
  });

  test('[VAL-085] the additional information has at most 140 characters', () => {
    expect(additionalInformationMax).toBe(140);
    const added = 'x'.repeat(140);
    expect(fieldMessages(botFeedback, { reason: 'WRONG', additionalInformation: added })).toEqual({});
    const tooLong = fieldMessages(botFeedback, { reason: 'WRONG', additionalInformation: `${added}x` });
    expect(tooLong['additionalInformation']).toBe('Please restrict your response to 140 characters.');
    expect(v.is(feedbackMessage, `OTHER: ${added}`)).toBe(true);
    expect(v.is(feedbackMessage, `OTHER: ${added}x`)).toBe(false);
  });

  test('feedback is read back as it was sent', () => {
    const sent = feedbackMessageOf({ reason: 'OTHER', additionalInformation: 'a: b' });
    expect(readFeedbackMessage(sent)).toEqual({ reason: 'OTHER', additionalInformation: 'a: b' });
    expect(v.is(feedbackMessage, sent)).toBe(true);
  });
});

describe('links', () => {
  test('[VAL-086] [OPEN-21] an approved domain gives a link, another stays text', () => {
    expect(approvedDomains).toHaveLength(19);
    expect(linkParts('See https://www.irs.gov/forms, or https://evil.example/irs.gov.')).toEqual([
      { text: 'See ' },
      { text: 'https://www.irs.gov/forms', href: 'https://www.irs.gov/forms' },
      { text: ', or https://evil.example/irs.gov.' },
    ]);
    expect(linkParts('https://heloc.lender.example/a', ['heloc.lender.example'])).toHaveLength(1);
  });

  test.each([
    'http://irs.gov',
    'https://irs.gov.evil.example',
    'https://xirs.gov',
    'https://irs.gov@evil.example',
    'https://irs.gov:8443/',
    'https://evil.example\\.irs.gov',
    'https://evil.example#.irs.gov',
    'javascript:https://irs.gov',
  ])('[VAL-086] %s is plain text', (address) => {
    expect(linkParts(address).filter(({ href }) => href !== undefined && !href.startsWith('https://irs.gov'))).toEqual(
      [],
    );
    expect(
      linkParts(address)
        .map(({ text }) => text)
        .join(''),
    ).toBe(address);
  });
});

describe('what goes wrong', () => {
  test.each([
    ['[ERR-11] a lost connection warns', 'connectionLost', 'warning', 'Connection lost. Attempting to reconnect.'],
    ['[ERR-12] the general alert', 'general', 'error', 'Something went wrong. Please try again later.'],
    ['[ERR-13] an invalid token warns', 'tokenInvalid', 'warning', 'Token state is invalid.'],
    [
      '[ERR-14] a message that was not sent',
      'sendFailed',
      'error',
      'Something went wrong. Please try resending the message.',
    ],
  ] as const)('%s', (_, alert, variant, text) => {
    expect(chatAlerts[alert]).toEqual({ variant, text });
  });

  test('there are four alerts', () => expect(Object.keys(chatAlerts)).toHaveLength(4));

  test('[ERR-15] no stored session is a fault', () => {
    expect(() => storedSession(undefined)).toThrow(new ChatFault('Webchat session data not found'));
  });

  test('[ERR-16] no channel is a fault', () => {
    expect(() => channelOf({ omniProxyChannelId: null })).toThrow('Omni Proxy value not available');
  });

  test('[ERR-17] no contact is a fault', () => {
    expect(() => contactOf({})).toThrow('Contact ID not available');
    expect(contactOf({ contactId: 'c' })).toBe('c');
  });

  test('[ERR-18] [Q-75] a user is found by either lookup; by neither is a fault', async () => {
    const fails = () => Promise.reject(new Error('down'));
    await expect(eitherUser(fails, async () => 'ann')).resolves.toBe('ann');
    await expect(eitherUser(fails, fails)).rejects.toThrow('User not found');
  });
});
