/** The two kinds of browser that a chat has, as programs: what each sends, when it had what, and nothing else. */
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { type ChatHeard, chatSocketPath, chatTokenHeader } from '#core/contract/chat.ts';

/** When a text left its writer, and each time that it reached the other side. */
export interface Post {
  sent(text: string): void;
  arrived(text: string): void;
}

export type Headers = Readonly<Record<string, string>>;

export async function ask(url: string, method: 'GET' | 'POST', headers: Headers, body?: object): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, origin: new URL(url).origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Open once it was let in. */
function enter(url: string, headers: Headers, ticket: string, hear: (heard: ChatHeard) => void): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws') + chatSocketPath, { headers: { ...headers, origin: url } });
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'enter', ticket, after: 0 })));
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`A socket was closed with ${code}.`)));
    socket.on('message', (data: Buffer) => {
      const heard = JSON.parse(data.toString()) as ChatHeard;
      if (heard.kind === 'welcome') resolve(socket);
      hear(heard);
    });
  });
}

/** Someone from an address of their own, who begins a conversation and stays on its socket. */
export async function visit(url: string, address: string, post: Post) {
  const from = { 'x-forwarded-for': address };
  const wish = { name: 'Vera', email: 'vera@example.com', chatMode: 'twilio' };
  const begun = await ask(`${url}/service-csp/external/api/v1/twilio/initWebChat`, 'POST', from, wish);
  const { conversationSid: uuid, token } = (await begun.json()) as { conversationSid: string; token: string };
  const own = { ...from, [chatTokenHeader]: token };
  const ticket = `${url}/service-chat/external/api/v1/conversations/${uuid}/ticket`;
  const { ticket: shown } = (await (await ask(ticket, 'POST', own)).json()) as { ticket: string };
  const socket = await enter(url, from, shown, (heard) => {
    if (heard.kind === 'entry' && heard.entry.kind === 'agent') post.arrived(heard.entry.message.body);
  });
  const say = (text: string) => {
    post.sent(text);
    socket.send(JSON.stringify({ kind: 'send', clientKey: randomUUID(), text }));
  };
  return { uuid, say, leave: () => socket.terminate() };
}

/** An agent's browser: told that something changed, it reads what is new in its own conversations, one look at a time. */
export async function sitAtDesk(url: string, headers: Headers, post: Post) {
  const desk = `${url}/service-chat/api/v1/desk`;
  const seen = new Map<string, number>();
  const looks = new Map<string, 'one' | 'another'>();
  const failures: unknown[] = [];
  const look = async (uuid: string): Promise<void> => {
    if (looks.has(uuid)) return void looks.set(uuid, 'another');
    looks.set(uuid, 'one');
    const page = await ask(`${desk}/conversations/${uuid}/messages?after=${seen.get(uuid)}`, 'GET', headers);
    const { entries } = (await page.json()) as { entries: { seq: number; kind: string; message: { body: string } }[] };
    for (const { seq, kind, message } of entries) {
      seen.set(uuid, seq);
      if (kind === 'person') post.arrived(message.body);
    }
    const isDue = looks.get(uuid) === 'another';
    looks.delete(uuid);
    if (isDue) await look(uuid);
  };
  const { ticket } = (await (await ask(`${desk}/ticket`, 'POST', headers)).json()) as { ticket: string };
  const socket = await enter(url, headers, ticket, (heard) => {
    if (heard.kind === 'desk' && seen.has(heard.conversationId))
      look(heard.conversationId).catch((error: unknown) => failures.push(error));
  });
  return {
    failures,
    claim: async (uuid: string) => {
      await ask(`${desk}/conversations/${uuid}/actions`, 'POST', headers, { do: 'claim' });
      seen.set(uuid, 0);
    },
    say: async (uuid: string, text: string) => {
      post.sent(text);
      const body = { clientKey: randomUUID(), text };
      await ask(`${desk}/conversations/${uuid}/messages`, 'POST', headers, body).catch((error: unknown) =>
        failures.push(error),
      );
    },
    leave: () => socket.terminate(),
  };
}
