import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chatEndedText, conversationRefusal, offersSurvey, queuePosition } from './conversation.ts';
import { chatHours, defaultHours, isChatOpen, openMsBetween } from './hours.ts';

const hours = defaultHours({ weekdays: { start: '06:00', end: '17:30' }, weekend: 'closed' }, 'Test Lender');
const at = (iso: string) => Date.parse(iso);
const standing = (state: 'waiting' | 'withBot' | 'withAgent' | 'ended', claimedBy: string | null = null) =>
  ({ state, claimedBy, skill: 'FHEL' }) as const;

test('one agent has a conversation; another takes it over only on purpose', () => {
  const claim = (by: string, isTakeOver = false) => ({ do: 'claim', by, isTakeOver }) as const;
  expect(conversationRefusal(standing('waiting'), claim('a'))).toBeUndefined();
  expect(conversationRefusal(standing('withAgent', 'a'), claim('a'))).toBeUndefined();
  expect(conversationRefusal(standing('withAgent', 'a'), claim('b'))).toContain('Someone else');
  expect(conversationRefusal(standing('withAgent', 'a'), claim('b', true))).toBeUndefined();
  expect(conversationRefusal(standing('ended'), claim('b', true))).toContain('over');
});

test('the bot is silent once an agent is waited for or has come; an agent speaks in their own conversations', () => {
  const bot = { do: 'say', as: 'bot' } as const;
  expect(conversationRefusal(standing('withBot'), bot)).toBeUndefined();
  expect(conversationRefusal(standing('waiting'), bot)).toContain('does not answer');
  expect(conversationRefusal(standing('withAgent', 'a'), bot)).toContain('does not answer');
  const says = (by: string) => ({ do: 'say', as: 'agent', by }) as const;
  expect(conversationRefusal(standing('withAgent', 'a'), says('a'))).toBeUndefined();
  expect(conversationRefusal(standing('withAgent', 'a'), says('b'))).toBe('Take this conversation first.');
  expect(conversationRefusal(standing('waiting'), says('a'))).toBe('Take this conversation first.');
});

test('a supervisor may end what another has; no one says anything more when it is over', () => {
  const end = (isSupervisor: boolean) => ({ do: 'end', by: 's', isSupervisor }) as const;
  expect(conversationRefusal(standing('withAgent', 'a'), end(false))).toBe('Take this conversation first.');
  expect(conversationRefusal(standing('withAgent', 'a'), end(true))).toBeUndefined();
  expect(conversationRefusal(standing('ended'), { do: 'say', as: 'person' })).toContain('over');
  expect(conversationRefusal(standing('ended'), { do: 'note' })).toBeUndefined();
});

test('[ERR-19] how it ended is said', () => {
  expect(chatEndedText('agent')).toBe('Customer representative has ended the chat');
  expect(chatEndedText('frozen')).toBe('Customer representative has ended the chat');
  expect(chatEndedText('person')).toBe('This chat has ended');
});

test('[CHAT-09] a survey is offered after an agent ended it', () => {
  expect([offersSurvey('agent'), offersSurvey('frozen'), offersSurvey('person'), offersSurvey('expired')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the place in line is said', () => {
  expect([queuePosition(0), queuePosition(2)]).toEqual(['You are next in line.', 'You are number 3 in line.']);
});

test('a holiday closes the chat, and the clock of a promise runs in open hours alone', () => {
  const onThanksgiving = { ...hours, holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }] };
  const noon = at('2026-11-26T20:00:00Z');
  expect([isChatOpen(hours, noon), isChatOpen(onThanksgiving, noon)]).toEqual([true, false]);
  const [wednesday, friday] = [at('2026-11-26T01:00:00Z'), at('2026-11-27T15:00:00Z')];
  // Half an hour until 5:30 PM on Wednesday, nothing on the holiday, an hour from 6:00 AM on Friday.
  expect(openMsBetween(onThanksgiving, wednesday, friday)).toBe(90 * 60_000);
});

test('hours that cannot be kept are refused in a sentence', () => {
  expect(v.is(chatHours, hours)).toBe(true);
  const [monday, ...others] = hours.week;
  const late = [{ ...monday, startTime: '18:00', endTime: '06:00' }, ...others];
  expect(v.safeParse(chatHours, { ...hours, week: late }).issues?.[0].message).toContain('later time');
  expect(v.safeParse(chatHours, { ...hours, week: others }).issues?.[0].message).toContain('seven days');
  const tooLong = { ...hours, welcome: 'x'.repeat(301) };
  expect(v.safeParse(chatHours, tooLong).issues?.[0].message).toBe('Please use 300 characters or fewer.');
  const holidays = Array(61).fill({ date: '2026-11-26', name: 'Thanksgiving' });
  expect(v.safeParse(chatHours, { ...hours, holidays }).issues?.[0].message).toBe('Keep at most 60 holidays.');
  expect(v.is(chatHours, { ...hours, holidays: [{ date: '2026-13-40', name: 'x' }] })).toBe(false);
});
