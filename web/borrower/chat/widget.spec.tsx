import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { clearToken, keepIdentity } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { forgetDecisions } from '../decided.ts';
import { startData, withFlags } from '../testing.tsx';
import { beginChat, conversationId, entry, fillIn, openChat, serveChat, showLauncher, standingOf } from './testing.tsx';

beforeAll(servePage);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const production = { ...startData, environment: 'production' as const };
const alertText = async (text: string) =>
  expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
const bodyOf = (world: ReturnType<typeof serveChat>, part: string) =>
  world.asked.find(({ key }) => key.includes(part))?.body;

describe('the launcher', () => {
  test('[FLAG-17] is there with fe-webchat on, and not with it off', () => {
    serveChat();
    showLauncher('/', withFlags({ 'fe-webchat': false })).unmount();
    expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
    showLauncher('/', withFlags({ 'fe-webchat': true }));
    expect(screen.getByRole('button', { name: 'Chat with us' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('[CHAT-23] [CALL-55] what is decided is asked for every minute, and counts without a new page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem('telemetry_trackerUuid', '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f');
    let enabled = false;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json({ decisions: [{ key: 'fe-webchat', enabled, variables: {} }] });
    });
    const isThere = () => screen.queryByRole('button', { name: 'Chat with us' }) !== null;
    const { unmount } = showLauncher('/');
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect([asked.length, isThere()]).toEqual([0, true]);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(isThere()).toBe(false));
    enabled = true;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(isThere()).toBe(true));
    expect(asked).toEqual(Array(2).fill('/service-optimize/external/api/v2/decision'));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
    forgetDecisions();
  });

  test('[CHAT-02] opens by itself where the address says pop-webchat; Escape closes it and focus returns', async () => {
    serveChat();
    showLauncher('/dashboard?pop-webchat');
    const name = await screen.findByLabelText('Your name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chat with us' }));
  });

  test('[CHAT-02] one that opens by itself leaves someone in the field they type in: a password must not land in the chat', async () => {
    serveChat();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    showLauncher('/auth/login?pop-webchat');
    await screen.findByLabelText('Your name');
    await userEvent.keyboard('a secret');
    expect([document.activeElement, field.value]).toEqual([field, 'a secret']);
    field.remove();
  });

  test('[CHAT-02] nor does it on a phone, where it covers the page', async () => {
    serveChat();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    showLauncher('/auth/login?pop-webchat');
    const name = await screen.findByLabelText<HTMLInputElement>('Your name');
    await userEvent.keyboard('a secret');
    expect(name.value).toBe('');
    field.remove();
  });

  test('counts what came while the window was closed', async () => {
    const world = serveChat();
    world.isOpen = true;
    await beginChat();
    await userEvent.click(screen.getByRole('button', { name: 'Close the chat' }));
    act(() => void world.say('agent', 'Are you there?'));
    expect(await screen.findByRole('button', { name: 'Chat with us, 1 new message' })).toBeTruthy();
  });
});

test('[CHAT-04] the link of an email leads back into the thread, leaves the address, and its new token counts', async () => {
  const world = serveChat({
    resume: () => ({ token: 't-new', standing: world.standing, friendlyName: '', emailAddress: '' }),
  });
  world.entries.push(entry(2, 'agent', 'Here is your answer.'));
  history.replaceState(null, '', '/contact#chat=link-token');
  await openChat();
  expect(await screen.findByText('Here is your answer.')).toBeTruthy();
  expect(bodyOf(world, 'resume')).toEqual({ token: 'link-token' });
  expect(location.hash).toBe('');
  const later = world.asked.filter(({ key }) => key.includes(conversationId));
  expect(later.map(({ headers }) => headers.get('x-chat-token'))).not.toContain(null);
  expect(later.every(({ headers }) => headers.get('x-chat-token') === 't-new')).toBe(true);
});

describe('before a conversation', () => {
  test.each([
    ['[VAL-077] an empty name', 'Your name', '', 'Please enter your name'],
    [
      '[VAL-078] a name of 129 characters',
      'Your name',
      'n'.repeat(129),
      'Please use at most 128 characters for your name',
    ],
    ['[VAL-079] a wrong email', 'Your email', 'abc', 'Please enter a valid email address'],
    ['[Q-63] an empty email', 'Your email', '', 'Please enter your email'],
    [
      '[VAL-080] an email of 129 characters',
      'Your email',
      `${'e'.repeat(60)}@${'d'.repeat(60)}.example`,
      'Please use an email of at most 128 characters',
    ],
  ])('%s is refused by its field, and nothing is asked', async (_, label, typed, message) => {
    const world = serveChat();
    await openChat();
    const field = await screen.findByLabelText(label);
    await userEvent.click(field);
    if (typed) await userEvent.paste(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Start the chat' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(world.keys().some((key) => key.includes('initWebChat'))).toBe(false);
  });

  test('[ERR-12] a start that fails shows the general alert and keeps what was typed', async () => {
    serveChat({ initWebChat: () => new Response('', { status: 500 }) });
    await openChat();
    await fillIn();
    await alertText('Something went wrong. Please try again later.');
    expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Walter Nakai');
  });

  test('[AUTH-03] someone whom only their identity names is known: the form is filled in, and the chat is theirs', async () => {
    const me = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
    const name = { firstName: 'Jane', lastName: 'Doe' };
    const world = serveChat({
      'service-profile/api/v1/profile': () => ({ name, email: 'jane@example.com', trackerUuid: null }),
      'webchat/authenticate': () => ({ nonce: 'once' }),
    });
    await openChat();
    expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe('');
    // Known only after the window was opened.
    act(() => keepIdentity(me));
    await screen.findByDisplayValue('Jane Doe');
    await userEvent.click(screen.getByRole('button', { name: 'Start the chat' }));
    await waitFor(() => expect(bodyOf(world, 'initWebChat')).toMatchObject({ identityUuid: me, nonce: 'once' }));
    clearToken();
  });

  test.each([
    ['[CHAT-05] closed: the chatbot', '/', false, startData, 'twilio/initWebChat', 'chatbot'],
    ['[CHAT-05] open: an agent', '/', true, startData, 'twilio/initWebChat', 'twilio'],
    ['[CHAT-03] forced outside production, twilio', '/?mode=twilio', false, startData, 'twilio/initWebChat', 'twilio'],
    [
      '[CALL-42] the stream mode has a path of its own',
      '/?mode=stream',
      false,
      startData,
      'stream/init-web-chat',
      'stream',
    ],
    ['[CHAT-03] forced outside production, nice', '/?mode=nice', false, startData, 'twilio/initWebChat', 'nice'],
    ['[CHAT-03] not forced in production', '/?mode=stream', false, production, 'twilio/initWebChat', 'chatbot'],
  ])('%s', async (_, at, isOpen, start, call, mode) => {
    const world = serveChat();
    world.isOpen = isOpen;
    await beginChat(at, start);
    expect(bodyOf(world, call)).toMatchObject({ name: 'Walter Nakai', email: 'walter@example.com', chatMode: mode });
  });

  test('[ROLE-05] a development machine can reset the chat; production has nothing of it', async () => {
    serveChat();
    await beginChat();
    await userEvent.click(await screen.findByRole('button', { name: 'Reset chat' }));
    expect(await screen.findByLabelText('Your name')).toBeTruthy();
    expect(sessionStorage.getItem('hearthline-chat')).toBeNull();
  });

  test('[ROLE-05] no reset and no agent picker in production', async () => {
    serveChat();
    await beginChat('/', production);
    expect(screen.queryByText('For developers')).toBeNull();
  });
});

describe('going on', () => {
  const stored = {
    friendlyName: '',
    emailAddress: '',
    token: 'token-1',
    conversationSid: conversationId,
    omniProxyChannelId: 'channel-1',
    expiration: Date.now() + 60_000,
    initialMessage: null,
    stream: null,
    customerId: null,
    threadId: null,
  };

  test('[STORE-11] keeps ids, the token and when it expires, and neither name nor email nor a message', async () => {
    serveChat();
    await beginChat();
    const kept = sessionStorage.getItem('hearthline-chat') ?? '';
    expect(JSON.parse(kept)).toMatchObject({ conversationSid: conversationId, token: 'token-1', friendlyName: '' });
    expect(JSON.parse(kept).expiration).toBeGreaterThan(Date.now());
    expect(kept).not.toMatch(/Walter|example|Welcome/);
  });

  test('[CHAT-06] a stored conversation is gone on with', async () => {
    sessionStorage.setItem('hearthline-chat', JSON.stringify(stored));
    const world = serveChat();
    await openChat();
    expect(await screen.findByText('Welcome to Spec Lender.')).toBeTruthy();
    expect(world.asked.find(({ key }) => key.endsWith('/{id}'))?.headers.get('x-chat-token')).toBe('token-1');
  });

  test('[CHAT-06] after it has expired, the form is shown', async () => {
    sessionStorage.setItem('hearthline-chat', JSON.stringify({ ...stored, expiration: Date.now() - 1 }));
    serveChat();
    await openChat();
    expect(await screen.findByLabelText('Your name')).toBeTruthy();
  });

  test('[ERR-13] a token that no longer counts is said to be so', async () => {
    sessionStorage.setItem('hearthline-chat', JSON.stringify(stored));
    serveChat({ '/ticket': () => new Response('{}', { status: 401 }) });
    await openChat();
    await alertText('Token state is invalid.');
  });

  test('[ERR-21] a history that cannot be read shows the general alert', async () => {
    sessionStorage.setItem('hearthline-chat', JSON.stringify(stored));
    serveChat({ '/getChatHistory/': () => new Response('', { status: 500 }) });
    await openChat();
    await alertText('Something went wrong. Please try again later.');
  });

  test('[CHAT-13] [Q-62] the last messages are there at first, and older ones come when asked for', async () => {
    const world = serveChat({
      '{id}/messages': ({ key }) =>
        key.startsWith('GET') && world.keys().filter((one) => one.endsWith('/messages')).length > 1
          ? { entries: [entry(10, 'agent', 'An old message')], hasOlder: false }
          : { entries: world.entries, hasOlder: true },
    });
    world.isOpen = true;
    world.entries = Array.from({ length: 20 }, (_, at) => entry(11 + at, 'agent', `Message ${11 + at}`));
    world.entries.push(entry(31, 'system', 'Welcome to Spec Lender.'));
    await beginChat();
    expect(screen.queryByText('An old message')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('An old message')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });
});

describe('the end', () => {
  test('[CHAT-04] form, messages, ended, and again the form', async () => {
    serveChat();
    const input = await beginChat();
    await userEvent.type(input, 'How long does it take?{Enter}');
    expect(await screen.findByText('You asked: How long does it take?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'End chat' }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'End chat' })).at(-1) as HTMLElement);
    expect(await screen.findByText('This chat has ended')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start a new chat' }));
    expect(await screen.findByLabelText('Your name')).toBeTruthy();
    expect(screen.queryByText('You asked: How long does it take?')).toBeNull();
  });

  const endedText = 'Customer representative has ended the chat';
  const endedChat = async (at: string, endedBy: 'agent' | 'frozen') => {
    const world = serveChat();
    world.isOpen = true;
    await beginChat(at);
    act(() => world.stand({ state: 'ended', endedBy, endedText, offersSurvey: true }));
    await screen.findByRole('button', { name: 'Start a new chat' });
    return world;
  };

  test('[CHAT-07] an agent ends it, and there is no place to write', async () => {
    await endedChat('/', 'agent');
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  test('[ERR-19] what an agent ended is said to be so', async () => {
    await endedChat('/', 'agent');
    expect(screen.getByText(endedText)).toBeTruthy();
  });

  test('[CHAT-08] a frozen channel ends it, as an agent would', async () => {
    await endedChat('/?mode=stream', 'frozen');
    expect(screen.queryByLabelText('Message')).toBeNull();
    expect(screen.getByText(endedText)).toBeTruthy();
  });

  test.each([
    ['[CHAT-09] an agent ended it', '/', 'agent'],
    ['its channel was frozen', '/?mode=stream', 'frozen'],
  ] as const)('%s: a survey is offered that knows the contact', async (_, at, endedBy) => {
    const world = await endedChat(at, endedBy);
    await userEvent.click(screen.getByRole('button', { name: 'Take our survey' }));
    await userEvent.click(await screen.findByLabelText('Good'));
    const more = screen.getByLabelText<HTMLTextAreaElement>(/Tell us more/);
    typeInto(more, 'x'.repeat(1001));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please use 1000 characters or fewer.')).toBeTruthy();
    typeInto(more, '');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you for telling us.')).toBeTruthy();
    expect(bodyOf(world, 'surveys/contact-1')).toEqual({ rating: 4, comment: '' });
  });

  test('[ERR-17] a survey without a contact shows the general alert', async () => {
    const world = serveChat({ 'web-chat-info': () => ({ contactId: null }) });
    world.isOpen = true;
    await beginChat();
    act(() => world.stand({ ...standingOf('ended'), endedBy: 'agent', offersSurvey: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take our survey' }));
    await alertText('Something went wrong. Please try again later.');
  });
});
