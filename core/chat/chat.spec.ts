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

  test('[CHAT-07] [CHAT-08] an agent chat ends when it is over; in the stream mode, when the channel is frozen', () => {
    expect(chatModes.map((mode) => transports[mode].ends)).toEqual(['inactive', 'inactive', 'frozen', 'expired']);
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

  test('[CHAT-15] [CHAT-16] ten minutes with the chatbot, six hours with an agent', () => {
    expect(expirationOf('chatbot', 5)).toBe(5 + 10 * minuteMs);
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
  test('[CHAT-10] [CHAT-11] [CHAT-12] crypto, the main organization, everyone else', () => {
    expect(skillOf({ isCrypto: true, isMainOrg: true })).toBe('CLOC_HELOC');
    expect(skillOf({ isCrypto: true, isMainOrg: false })).toBe('CLOC_HELOC');
    expect(skillOf({ isCrypto: false, isMainOrg: true })).toBe('FHEL');
    expect(skillOf({ isCrypto: false, isMainOrg: false })).toBe('White Label');
  });

  test('[VARIANT-04] [VARIANT-05] crypto by the application, or by how a visitor came', () => {
    expect(chatProductType({ app: { isCrypto: true }, loggedIn: true })).toBe('CRYPTO_HELOC');
    expect(chatProductType({ loggedIn: false, utm_source: 'cloc' })).toBe('CRYPTO_HELOC');
    expect(chatProductType({ loggedIn: true, utm_source: 'cloc' })).toBe('HELOC');
    expect(chatProductType({ loggedIn: true, app: { isCrypto: false }, utm_source: 'cloc' })).toBe('HELOC');
    expect(chatProductType({ utm_source: 'other' })).toBe('HELOC');
  });
});

test('[CHAT-17] [CHAT-18] [CHAT-19] [CHAT-20] [CHAT-21] [CHAT-22] [CHAT-23] [CHAT-13] how long things take', () => {
  const { pingMs, keepAliveMs, socketLifeMs, typingPreviewMs, streamClientTimeoutMs } = chatTimings;
  expect([pingMs, keepAliveMs, socketLifeMs]).toEqual([10_000, 720 * minuteMs, 720 * minuteMs]);
  expect([typingPreviewMs, streamClientTimeoutMs]).toEqual([2000, 6000]);
  const { openStatusMs, nonceRefreshMs, flagsMs } = chatTimings;
  expect([openStatusMs, nonceRefreshMs, flagsMs]).toEqual([minuteMs, minuteMs, minuteMs]);
  expect(firstPageSize).toBe(20);
});

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
  test('[VAL-077] [VAL-078] a name, of at most 128 characters', () => {
    expect(fieldMessages(preChatForm, right)).toEqual({});
    expect(fieldMessages(preChatForm, { ...right, name: '  ' })['name']).toBe('Please enter your name');
    expect(fieldMessages(preChatForm, { ...right, name: 'x'.repeat(128) })).toEqual({});
    expect(fieldMessages(preChatForm, { ...right, name: 'x'.repeat(129) })['name']).toContain('128');
  });

  test('[VAL-079] [VAL-080] [Q-63] a valid email, of at most 128 characters', () => {
    expect(fieldMessages(preChatForm, { ...right, email: 'abc' })['email']).toBe('Please enter a valid email address');
    expect(fieldMessages(preChatForm, { ...right, email: '' })['email']).toBe('Please enter your email');
    const long = `${'x'.repeat(60)}@${'y'.repeat(30)}.${'z'.repeat(32)}.com`;
    expect(long).toHaveLength(128);
    expect(fieldMessages(preChatForm, { ...right, email: long })).toEqual({});
    expect(fieldMessages(preChatForm, { ...right, email: `x${long}` })['email']).toContain('128');
  });

  test('[VAL-084] [VAL-085] a reason, and at most 140 characters beside it', () => {
    expect(additionalInformationMax).toBe(140);
    const added = 'x'.repeat(140);
    for (const reason of Object.keys(botFeedbackReasons)) expect(v.is(feedbackMessage, reason)).toBe(true);
    expect(fieldMessages(botFeedback, { reason: '' })['reason']).toBe('Please select a reason');
    expect(fieldMessages(botFeedback, { reason: 'WRONG', additionalInformation: added })).toEqual({});
    const tooLong = fieldMessages(botFeedback, { reason: 'WRONG', additionalInformation: `${added}x` });
    expect(tooLong['additionalInformation']).toBe('Please restrict your response to 140 characters.');
    const sent = feedbackMessageOf({ reason: 'OTHER', additionalInformation: 'a: b' });
    expect(readFeedbackMessage(sent)).toEqual({ reason: 'OTHER', additionalInformation: 'a: b' });
    expect(v.is(feedbackMessage, sent)).toBe(true);
    expect(fieldMessages(feedbackMessage, 'toString')).toEqual({ '': 'Please select a reason' });
    expect(v.is(feedbackMessage, `OTHER: ${added}x`)).toBe(false);
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
  test('[ERR-11] [ERR-12] [ERR-13] [ERR-14] four alerts', () => {
    expect(chatAlerts).toEqual({
      connectionLost: { variant: 'warning', text: 'Connection lost. Attempting to reconnect.' },
      general: { variant: 'error', text: 'Something went wrong. Please try again later.' },
      tokenInvalid: { variant: 'warning', text: 'Token state is invalid.' },
      sendFailed: { variant: 'error', text: 'Something went wrong. Please try resending the message.' },
    });
  });

  test('[ERR-15] [ERR-16] [ERR-17] nothing stored, no channel, no contact', () => {
    expect(() => storedSession(undefined)).toThrow(new ChatFault('Webchat session data not found'));
    expect(() => channelOf({ omniProxyChannelId: null })).toThrow('Omni Proxy value not available');
    expect(() => contactOf({})).toThrow('Contact ID not available');
    expect(contactOf({ contactId: 'c' })).toBe('c');
  });

  test('[ERR-18] [Q-75] a user is found by either lookup; by neither is a fault', async () => {
    const fails = () => Promise.reject(new Error('down'));
    await expect(eitherUser(fails, async () => 'ann')).resolves.toBe('ann');
    await expect(eitherUser(fails, fails)).rejects.toThrow('User not found');
  });
});
