import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { transports } from '#core/chat/modes.ts';
import { saveToken } from '#web/client/session.ts';
import { servePageWith, startData } from '#web/client/testing.ts';
import { createChat, startChat } from './chat.ts';
import { keepNonce, watchHours } from './keeping.ts';
import { openLine } from './line.ts';
import { conversationId, serveChat, standingOf } from './testing.tsx';
import { openTransport } from './transport.ts';

const withMainOrg = { ...startData, mainOrg: 'MAIN' };
beforeAll(() => servePageWith(withMainOrg));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const ports = { ticket: async () => 'ticket-1', after: () => 0, onHeard: () => {} };

describe('the line', () => {
  test('[CHAT-17] [CALL-51] is pinged every 10 seconds', async () => {
    const { sockets } = serveChat();
    const line = openLine({ ...ports, onState: () => {} });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets.said('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets.said('ping')).toHaveLength(3);
    line.close();
  });

  test('one that no longer answers is opened again', async () => {
    const { sockets } = serveChat();
    const line = openLine({ ...ports, onState: () => {} });
    await vi.advanceTimersByTimeAsync(100);
    sockets.last.onRequest = () => {};
    await vi.advanceTimersByTimeAsync(32_000);
    expect(sockets.all).toHaveLength(2);
    line.close();
  });

  test('[CHAT-18] one that was open for as long as a socket may be is opened again without a word', async () => {
    const { sockets } = serveChat();
    const states: string[] = [];
    const line = openLine({ ...ports, onState: (state) => states.push(state) });
    await vi.advanceTimersByTimeAsync(100);
    sockets.last.close(4408);
    await vi.advanceTimersByTimeAsync(100);
    expect(states).toEqual(['connecting', 'connected', 'connected']);
    line.close();
  });

  test('[CHAT-20] [ERR-34] in the stream mode a line that is not back in 6 seconds is given up, until it is asked for', async () => {
    const world = serveChat();
    const states: string[] = [];
    const transport = openTransport('stream', {
      conversationId,
      token: () => null,
      nonce: () => null,
      about: () => ({ applicationId: null, organization: 'SPEC', pageUrl: '' }),
      after: () => 0,
      onEntries: () => {},
      onHeard: () => {},
      onHistoryFailed: () => {},
      onState: (state) => states.push(state),
    });
    await vi.advanceTimersByTimeAsync(100);
    world.answers['/ticket'] = () => new Response('', { status: 503 });
    world.sockets.last.close(1006);
    await vi.advanceTimersByTimeAsync(5000);
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states.at(-1)).toBe('givenUp');
    delete world.answers['/ticket'];
    transport.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toBe('connected');
    transport.close();
  });
});

describe('every minute', () => {
  test('[CHAT-21] [CALL-39] it is asked of the main organization whether agents are in', async () => {
    const { asked } = serveChat();
    const stop = watchHours(() => {});
    await vi.advanceTimersByTimeAsync(120_500);
    stop();
    const polls = asked.filter(({ key }) => key.endsWith('OPS_CHAT/openStatus'));
    expect(polls).toHaveLength(3);
    expect(polls[0]?.headers.get('x-org')).toBe('MAIN');
  });

  test('[CHAT-22] [CALL-46] someone who is signed in gets a new nonce', async () => {
    saveToken('Bearer spec');
    let count = 0;
    const { asked } = serveChat({
      'webchat/authenticate': () => ({ nonce: 'n0' }),
      'webchat/refresh': () => {
        count += 1;
        return { nonce: `n${count}` };
      },
    });
    const nonce = await keepNonce();
    expect(nonce.value()).toBe('n0');
    await vi.advanceTimersByTimeAsync(120_500);
    expect(nonce.value()).toBe('n2');
    expect(asked.filter(({ key }) => key.startsWith('PUT'))).toHaveLength(2);
    nonce.stop();
  });

  test('a visitor has no nonce, and none is asked for', async () => {
    const { asked } = serveChat();
    expect((await keepNonce()).value()).toBeNull();
    expect(asked).toEqual([]);
  });

  test('[CALL-43] the token of someone who is still here is changed halfway through its life, and the new one is used', async () => {
    const { lifeMs } = transports.twilio;
    const names = { friendlyName: '', emailAddress: '', initialMessage: null };
    const others = { omniProxyChannelId: 'channel-1', stream: null, customerId: null, threadId: null };
    const kept = { ...names, ...others, token: 'token-1', conversationSid: conversationId };
    sessionStorage.setItem('hearthline-chat', JSON.stringify({ ...kept, expiration: Date.now() + lifeMs }));
    const world = serveChat({ 'twilio/refreshToken': () => ({ token: 'token-2' }) });
    world.standing = standingOf('withAgent');
    const chat = createChat({ orgCode: 'SPEC', applicationUuid: () => null, pageUrl: () => '/' });
    const stop = startChat(chat);
    await vi.advanceTimersByTimeAsync(lifeMs / 2 - 60_000);
    chat.isTouched = true;
    expect(world.keys().filter((key) => key.includes('refreshToken'))).toEqual([]);
    await vi.advanceTimersByTimeAsync(180_000);
    const refreshes = world.asked.filter(({ key }) => key.includes('refreshToken'));
    expect(refreshes.map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
    expect(JSON.parse(sessionStorage.getItem('hearthline-chat') ?? '')).toMatchObject({ token: 'token-2' });
    await chat.talk?.older();
    expect(world.asked.at(-1)?.headers.get('x-chat-token')).toBe('token-2');
    stop();
  });
});
