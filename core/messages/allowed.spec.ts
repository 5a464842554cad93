import { expect, test } from 'vitest';
import { mayGo, type Standing } from './allowed.ts';
import { type MessageKind, type MessageKindRow, messageKinds } from './kinds.ts';
import { replyIn } from './reply.ts';

const agreed: Standing = {
  isEmailOn: true,
  phone: '4155550123',
  agreedPhone: '4155550123',
  isStopped: false,
  isUnreachable: false,
};

test('a text goes only with consent, at the number it was given for, and not after STOP', () => {
  expect(mayGo('tellOfCondition', 'sms', agreed)).toBe(true);
  expect(mayGo('tellOfCondition', 'sms', { ...agreed, agreedPhone: null })).toBe(false);
  expect(mayGo('tellOfCondition', 'sms', { ...agreed, phone: '4155550124' })).toBe(false);
  expect(mayGo('tellOfCondition', 'sms', { ...agreed, phone: null, agreedPhone: null })).toBe(false);
  expect(mayGo('tellOfCondition', 'sms', { ...agreed, isStopped: true })).toBe(false);
});

test('an email goes unless it is theirs to choose and they said no; what the law requires always goes', () => {
  const off = { ...agreed, isEmailOn: false };
  expect(mayGo('tellOfCondition', 'email', agreed)).toBe(true);
  expect(mayGo('tellOfCondition', 'email', off)).toBe(false);
  for (const [kind, { isChosen }] of Object.entries(messageKinds) as [MessageKind, MessageKindRow][])
    expect(mayGo(kind, 'email', off), kind).toBe(!isChosen);
  for (const kind of ['sendAdverseActionNotice', 'sendCounterOfferNotice', 'sendIncompletenessNotice'] as const)
    expect(messageKinds[kind].isChosen).toBe(false);
});

test('after STOP a number gets its confirmation and the codes its owner asks for; a new number is not proven that way', () => {
  const stopped = { ...agreed, isStopped: true };
  const kinds = (Object.keys(messageKinds) as MessageKind[]).filter((kind) => mayGo(kind, 'sms', stopped));
  expect(kinds.sort()).toEqual(['stepUpCode', 'textHelp', 'textStarted', 'textStopped']);
  expect(mayGo('phoneCode', 'sms', stopped)).toBe(false);
});

test.each([
  ...['STOP', 'stop', ' Stop. ', 'STOP!!', 'Stop ALL', 'stopall', 'Unsubscribe', 'CANCEL', 'end', 'Quit', 'revoke'].map(
    (text) => [text, 'stop'],
  ),
  ...['opt out', 'Opt-Out', 'OPTOUT', 'please stop', 'Stop texting me', 'ＳＴＯＰ', '“STOP”'].map((text) => [
    text,
    'stop',
  ]),
  ...['START', 'unstop', 'Start.'].map((text) => [text, 'start']),
  ...['HELP', 'help?', 'info'].map((text) => [text, 'help']),
  ...['', '?', 'Can you cancel my appointment?', 'the end', 'non-stop', 'S T O P P E R', 'helpful', '__proto__'].map(
    (text) => [text, undefined],
  ),
])('%j is understood as %s', (text, reply) => {
  expect(replyIn(text ?? '')).toBe(reply);
});
