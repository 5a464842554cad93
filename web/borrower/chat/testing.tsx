/** For specs: the other side of a chat, as the contract has it. It keeps messages, answers calls, and speaks on a socket. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ChatEntry, ChatHeard, ChatRequest, ChatStanding } from '#core/contract/chat.ts';
import type { LinePing, LinePong } from '#core/contract/line.ts';
import { inSite, startData } from '../testing.tsx';
import { Launcher } from './launcher.tsx';

export const conversationId = 'c0ffee00-0000-4000-8000-000000000001';
const hourMs = 3_600_000;

interface Asked {
  readonly key: string;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a spec looks into bodies of every shape
  readonly body: any;
}

type Answer = (asked: Asked) => unknown;

type Request = ChatRequest | LinePing;

class Sockets {
  readonly all: FakeSocket[] = [];
  get last(): FakeSocket {
    const last = this.all.at(-1);
    if (!last) throw new Error('No socket was opened.');
    return last;
  }
  said(kind: Request['kind']): Request[] {
    return this.all.flatMap(({ sent }) => sent).filter((request) => request.kind === kind);
  }
}

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: Request[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onRequest: (request: Request, socket: FakeSocket) => void = () => {};

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    const request = JSON.parse(text) as Request;
    this.sent.push(request);
    this.onRequest(request, this);
  }
  hear(heard: ChatHeard | LinePong): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(heard) });
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function entry(seq: number, kind: ChatEntry['kind'], body: string, more: Partial<ChatEntry> = {}): ChatEntry {
  const message = { author: kind === 'agent' ? 'Ana' : kind, body, media: [], timestamp: '2026-03-02T18:00:00Z' };
  return { seq, kind, clientKey: null, message, files: [], answer: null, ...more };
}

/** The other side, with answers of its own replaced by key. */
export function serveChat(answers: Readonly<Record<string, Answer>> = {}) {
  const asked: Asked[] = [];
  const sockets = new Sockets();
  const world = {
    isOpen: false,
    entries: [entry(1, 'system', 'Welcome to Spec Lender.')],
    standing: standingOf('withBot'),
    asked,
    sockets,
    answers: { ...answers } as Record<string, Answer>,
    /** Keeps a message and tells it on the socket. */
    say: (kind: ChatEntry['kind'], body: string, more: Partial<ChatEntry> = {}) => {
      const next = entry((world.entries.at(-1)?.seq ?? 0) + 1, kind, body, more);
      world.entries.push(next);
      sockets.all.at(-1)?.hear({ kind: 'entry', entry: next });
      return next;
    },
    stand: (change: Partial<ChatStanding>) => {
      world.standing = { ...world.standing, ...change };
      sockets.all.at(-1)?.hear({ kind: 'standing', standing: world.standing });
    },
    keys: () => asked.map(({ key }) => key),
  };
  const usual = usualAnswers(world);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${url.split('?')[0]?.replace(conversationId, '{id}')}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const one = { key, headers: new Headers(init.headers), body };
    asked.push(one);
    const rows = [...Object.entries(world.answers), ...Object.entries(usual)];
    const answer = rows.find(([name]) => key.includes(name))?.[1];
    const given = await answer?.(one);
    if (given instanceof Response) return given;
    return given === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(given));
  });
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super();
        sockets.all.push(this);
        this.onRequest = (request) => hearRequest(world, this, request);
        setTimeout(() => this.open(), 0);
      }
    },
  );
  return world;
}

type World = ReturnType<typeof serveChat>;

export function standingOf(state: ChatStanding['state'], more: Partial<ChatStanding> = {}): ChatStanding {
  return {
    conversationId,
    omniProxyChannelId: 'channel-1',
    mode: state === 'withBot' ? 'chatbot' : 'twilio',
    state,
    skill: 'White Label',
    agentName: state === 'withAgent' ? 'Ana' : null,
    placeInLine: null,
    isOpen: false,
    endedBy: null,
    endedText: null,
    offersSurvey: false,
    openedAt: '2026-03-02T18:00:00Z',
    expiresAt: new Date(Date.now() + hourMs).toISOString(),
    lastSeq: 1,
    agentReadSeq: 0,
    ...more,
  };
}

function usualAnswers(world: {
  isOpen: boolean;
  entries: ChatEntry[];
  standing: ChatStanding;
  say: (kind: ChatEntry['kind'], body: string, more?: Partial<ChatEntry>) => ChatEntry;
}): Record<string, Answer> {
  const init = {
    omniProxyChannelId: 'channel-1',
    skill: 'White Label',
    targetWorkerSid: null,
    targetWorkerFriendlyName: null,
  };
  return {
    'OPS_CHAT/openStatus': () => ({ isOpen: world.isOpen }),
    'OPS_CHAT/week': () => ({ weekdays: [], welcome: 'Hello.' }),
    'twilio/initWebChat': ({ body }) => {
      const state = body.chatMode === 'chatbot' ? 'withBot' : 'waiting';
      world.standing = { ...world.standing, mode: body.chatMode, state };
      return { ...init, token: 'token-1', conversationSid: conversationId };
    },
    'stream/init-web-chat': () => {
      world.standing = { ...world.standing, mode: 'stream', state: 'waiting' };
      const provider = { providerChannelId: conversationId, providerUserId: 'user-1', providerUserToken: 'token-1' };
      return { ...init, ...provider };
    },
    '/ticket': () => ({ ticket: 'ticket-1' }),
    'GET /service-chat/external/api/v1/conversations/{id}/messages': () => ({
      entries: world.entries,
      hasOlder: false,
    }),
    '/getChatHistory/': () => ({ conversationId, messages: [], entries: world.entries }),
    chatWithAutobot: ({ body, headers }) => {
      world.say('person', body.message, { clientKey: headers.get('idempotency-key') });
      world.say('bot', `You asked: ${body.message}`);
      return { conversationId };
    },
    '/end': () => {
      world.standing = { ...world.standing, state: 'ended', endedBy: 'person', endedText: 'This chat has ended' };
      return world.standing;
    },
    'web-chat-info': () => ({ contactId: 'contact-1' }),
    '/attachments': ({ body }) => {
      const file = (body as FormData).get('file') as File;
      return {
        uuid: 'f11e0000-0000-4000-8000-000000000001',
        filename: file.name,
        size: file.size,
        mediaType: file.type,
      };
    },
    'GET /service-chat/external/api/v1/conversations/{id}': () => world.standing,
    'GET /service-chat/external/api/v1/conversations': () => ({ standing: null }),
  };
}

function hearRequest(world: World, socket: FakeSocket, request: Request): void {
  if (request.kind === 'ping') socket.hear({ kind: 'pong' });
  if (request.kind === 'enter') {
    socket.hear({ kind: 'welcome' });
    for (const one of world.entries) if (one.seq > (request.after ?? 0)) socket.hear({ kind: 'entry', entry: one });
  }
  if (request.kind !== 'send') return;
  const { clientKey, text } = request;
  const known = world.entries.find((one) => one.clientKey === clientKey);
  const { seq } = known ?? world.say('person', text, { clientKey });
  socket.hear({ kind: 'taken', clientKey, seq, notice: null });
}

/** The launcher on a page, as anyone finds it. */
export function showLauncher(at = '/', start = startData) {
  return render(inSite(<Launcher />, { at, start }));
}

export async function openChat(at?: string, start?: typeof startData): Promise<void> {
  showLauncher(at, start);
  await userEvent.click(screen.getByRole('button', { name: 'Chat with us' }));
  await screen.findByRole('dialog');
}

export async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Your name'), 'Walter Nakai');
  await userEvent.type(screen.getByLabelText('Your email'), 'walter@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Start the chat' }));
}

/** From the press to the first message. */
export async function beginChat(at?: string, start?: typeof startData): Promise<HTMLElement> {
  await openChat(at, start);
  await fillIn();
  await screen.findByText('Welcome to Spec Lender.');
  return screen.findByLabelText('Message');
}
