/** For specs of the chat's desk: a server that answers by address, a socket that can be spoken through, and rows. */
import { vi } from 'vitest';
import type { ChatHeard } from '#core/contract/chat.ts';
import type { Beside } from './beside.tsx';
import type { Conversation, DeskRow, Entry } from './desk.ts';

export const me = { identityUuid: 'amy', name: 'Amy Answer', email: 'amy@staff.example', roles: ['supportAgent'] };

export const row: DeskRow = {
  uuid: 'c1',
  mode: 'twilio',
  state: 'waiting',
  skill: 'FHEL',
  name: 'Vera Visitor',
  isSignedIn: false,
  openedAt: '2026-03-02T10:00:00.000Z',
  waitingSince: '2026-03-02T10:00:00.000Z',
  waitedOpenMs: 240_000,
  agentUuid: null,
  agentName: null,
  lastSeq: 1,
  unread: 1,
  endedAt: null,
  clock: null,
  firstWords: null,
  language: null,
};

export const entry = (seq: number, kind: Entry['kind'], body: string): Entry => ({
  seq,
  kind,
  clientKey: null,
  message: { author: kind === 'agent' ? 'Amy Answer' : 'Vera Visitor', body, media: [], timestamp: row.openedAt },
  files: [],
  answer: null,
});

export const conversation: Conversation = {
  ...row,
  ...{ state: 'withAgent', agentUuid: 'amy', agentName: 'Amy Answer', waitingSince: null, unread: 0 },
  emailAddress: 'vera@example.com',
  applicationUuid: null,
  pagePath: '/apply',
  endedBy: null,
  disposition: null,
  personReadSeq: 0,
  isPersonHere: true,
  entries: [entry(1, 'person', 'Do you lend in Hawaii?')],
  hasOlder: false,
  notes: [],
  previous: [],
};

export const beside: Beside = {
  application: null,
  noApplication: 'visitor',
  facts: {
    ...{ name: 'Vera Visitor', agent: 'Amy Answer', brand: 'Testhearth', phone: '888-555-0100' },
    ...{ hours: 'Monday-Friday', status: null, nextStep: null, when: null },
  },
};

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}
export const refusal = (message: string, status = 409) =>
  new Response(JSON.stringify({ code: 'conflict', message }), { status });

/** Answers each call by `METHOD path-ending`, a function by what it gives; what is asked for beside them is a 404. */
export function serveDesk(rows: Readonly<Record<string, unknown>>): Asked[] {
  const asked: Asked[] = [];
  const all: Readonly<Record<string, unknown>> = {
    'GET /me': me,
    'PUT /presence': { agents: [] },
    'GET /beside': beside,
    ...rows,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const one = { method: init.method ?? 'GET', url, body };
    asked.push(one);
    const found = Object.entries(all).find(([key]) => {
      const [method, ending = ''] = key.split(' ');
      return method === one.method && url.endsWith(ending);
    });
    if (!found) return refusal('It is not there.', 404);
    const answer = typeof found[1] === 'function' ? found[1](one) : found[1];
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer), { status: 200 });
  });
  return asked;
}

/** The last socket that was opened. */
export const line: { hears: (heard: ChatHeard) => void; drops: () => void; said: unknown[] } = {
  hears: () => {},
  drops: () => {},
  said: [],
};

export function serveLine(): void {
  // What was said in the test before is no answer to this one.
  line.said = [];
  class FakeSocket {
    static readonly OPEN = 1;
    readonly readyState = 1;
    onopen = () => {};
    onmessage = (_: { data: string }) => {};
    onclose = (_: { code: number }) => {};
    constructor() {
      line.said = [];
      line.hears = (heard) => this.onmessage({ data: JSON.stringify(heard) });
      line.drops = () => this.onclose({ code: 1006 });
      queueMicrotask(() => this.onopen());
    }
    send(text: string): void {
      line.said.push(JSON.parse(text));
    }
    close(): void {
      // Who hangs up wants no word of it.
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
}
