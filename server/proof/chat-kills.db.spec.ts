/**
 * Nothing is lost. Two processes behind one database; people and an agent write while their sockets are killed again and
 * again: what is kept and what each side has heard is everything that was sent, once and in order.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { deskLimits } from '#core/chat/desk-limits.ts';
import { type ChatEntry, type ChatHeard, chatSocketPath } from '#core/contract/chat.ts';
import type { Person } from '../actor.ts';
import { testDatabase } from '../store/test-database.ts';
import { hire } from './test-staff.ts';
import { tally } from './test-tally.ts';
import { wholeProduct } from './test-whole.ts';

const killsMin = process.env['FULL'] ? 1000 : 40;
const people = process.env['FULL'] ? 10 : 4;

const db = await testDatabase();
const env = { ROOT_KEY: Buffer.alloc(32, 9).toString('base64') };
const [first, second] = [
  await wholeProduct(db, { hasWorker: false, env }),
  await wholeProduct(db, { hasWorker: false, env }),
];
const products = [first, second] as const;
afterAll(async () => {
  await first.stop();
  await second.stop();
});

const { orgCode } = first;
const agents: Person[] = [];
beforeAll(async () => {
  for (const firstName of ['Amy', 'Abe', 'Ada']) {
    const { identityUuid } = await hire(first, { role: 'supportAgent', firstName });
    agents.push({ roles: ['supportAgent'], identityUuid, orgCode, sessionId: firstName });
  }
});

/** At most four conversations each. */
const agentOf = (n: number) => agents[n % agents.length] as Person;

const visitor = { roles: [] } as const;
const wish = { chatMode: 'twilio', attributes: {}, contact: { name: 'Vera', email: '' } } as const;
const hostOf = ({ server }: typeof first) => {
  const address = server.server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};

async function begin() {
  const { conversation, token } = await first.conversations.start({ actor: visitor, orgCode }, wish);
  return { uuid: conversation.uuid, caller: { actor: visitor, orgCode, token } };
}
type Begun = Awaited<ReturnType<typeof begin>>;

/** A browser that is killed whenever the test likes, comes back to either process, and sends again what was not taken. */
function browser({ uuid, caller }: Begun) {
  const heard: ChatEntry[] = [];
  const unsent = new Map<string, string>();
  const refusals: string[] = [];
  let socket: WebSocket | undefined;
  let isDone = false;
  let isIn = false;
  // Nothing before the welcome: what was not taken goes first, in the order in which it was written.
  const say = (clientKey: string, text: string) =>
    isIn && socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ kind: 'send', clientKey, text }));
  const hear = (said: ChatHeard) => {
    if (said.kind === 'entry') heard.push(said.entry);
    if (said.kind === 'taken') unsent.delete(said.clientKey);
    if (said.kind === 'refused') refusals.push(said.message);
    // In the order in which they were written, each until it is taken.
    if (said.kind !== 'welcome') return;
    isIn = true;
    for (const [key, text] of unsent) say(key, text);
  };
  const connect = async (): Promise<void> => {
    const { conversations, ...product } = products[randomInt(2)] ?? first;
    const ticket = conversations.socket.personTicket(await conversations.find(caller, uuid), caller);
    const origin = `http://${hostOf(product as typeof first)}`;
    const opened = new WebSocket(`${origin.replace('http', 'ws')}${chatSocketPath}`, { headers: { origin } });
    socket = opened;
    isIn = false;
    opened.on('open', () => opened.send(JSON.stringify({ kind: 'enter', ticket, after: heard.at(-1)?.seq ?? 0 })));
    // Of a socket that was given up nothing counts any more, as in a browser.
    opened.on('message', (data: Buffer) => opened === socket && hear(JSON.parse(data.toString()) as ChatHeard));
    opened.on('error', () => {});
    opened.on('close', () => !isDone && opened === socket && void connect().catch(() => sleep(200).then(connect)));
  };
  return {
    heard,
    refusals,
    unsent,
    connect,
    write: (text: string) => {
      const key = randomUUID();
      unsent.set(key, text);
      say(key, text);
    },
    kill: () => {
      const killed = socket;
      socket = undefined;
      killed?.terminate();
      return connect();
    },
    end: () => {
      isDone = true;
      socket?.terminate();
    },
  };
}

test(`${killsMin} sockets killed during conversations on two processes: nothing lost, doubled or out of order`, async () => {
  const rooms = await Promise.all(Array.from({ length: people }, begin));
  const browsers = rooms.map(browser);
  for (const [n, { uuid }] of rooms.entries()) {
    await products[n % 2]?.conversations.desk.act(agentOf(n), uuid, { do: 'claim', isTakeOver: false });
    await browsers[n]?.connect();
  }
  /** Writes, is answered, is killed in the middle of it, writes again. */
  const live = async (n: number): Promise<void> => {
    const [room, one] = [rooms[n] as Begun, browsers[n] as (typeof browsers)[number]];
    for (let kills = 0; kills < killsMin / people; kills += 1) {
      one.write(`p ${kills} a`);
      const said = { clientKey: randomUUID(), text: `a ${kills}`, attachments: [] };
      // A desk that is told to try again does, with the same key.
      const answer = async (at: number, tries = 5): Promise<{ entry: { seq: number } }> => {
        const { desk } = (products[at % 2] ?? first).conversations;
        return desk.say(agentOf(n), room.uuid, said).catch((error: unknown) => {
          if (tries === 0) throw error;
          return answer(at, tries - 1);
        });
      };
      const reply = answer(kills);
      // Sometimes before it can have been taken, sometimes after.
      await sleep(randomInt(30));
      await one.kill();
      one.write(`p ${kills} b`);
      const [once, again] = await Promise.all([reply, answer(kills + 1)]);
      expect(once.entry.seq).toBe(again.entry.seq);
      // Slower than a flood.
      if (process.env['FULL']) await sleep(400);
    }
  };
  await Promise.all(rooms.map((_, n) => live(n)));
  for (const [n, one] of browsers.entries()) {
    await expect.poll(() => one.unsent.size, { timeout: 30_000, message: one.refusals.join() }).toBe(0);
    expect(one.refusals).toEqual([]);
    const { lastSeq } = await first.conversations.desk.show(agents[0] as Person, rooms[n]?.uuid ?? '');
    await expect.poll(() => one.heard.at(-1)?.seq, { timeout: 20_000 }).toBe(lastSeq);
    one.end();
    // Every number once and in order: what was heard is what is kept.
    expect(one.heard.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, seq) => seq + 1));
    const bodies = (kind: string) =>
      one.heard.filter((entry) => entry.kind === kind).map(({ message }) => message.body);
    const rounds = Array.from({ length: killsMin / people }, (_, kills) => kills);
    expect(bodies('person')).toEqual(rounds.flatMap((kills) => [`p ${kills} a`, `p ${kills} b`]));
    expect(bodies('agent')).toEqual(rounds.map((kills) => `a ${kills}`));
  }
  tally({ fault: 'F27', cases: killsMin });
}, 600_000);

test('who writes faster than may be is slowed down on the socket: all is kept in order, nothing is refused', async () => {
  const room = await begin();
  const one = browser(room);
  await one.connect();
  const texts = Array.from({ length: 45 }, (_, n) => `fast ${n}`);
  for (const text of texts) one.write(text);
  await expect.poll(() => texts.length - one.unsent.size, { timeout: 10_000 }).toBe(40);
  await first.advanceClock('11 seconds');
  await expect.poll(() => one.unsent.size, { timeout: 10_000, message: one.refusals.join() }).toBe(0);
  expect(one.refusals).toEqual([]);
  const bodies = () => one.heard.filter(({ kind }) => kind === 'person').map(({ message }) => message.body);
  await expect.poll(bodies, { timeout: 10_000 }).toEqual(texts);
  one.end();
});

test('two tabs of one person both hear every message once and in order, whichever of them wrote it', async () => {
  await endAll();
  const room = await begin();
  const tabs = [browser(room), browser(room)];
  for (const tab of tabs) await tab.connect();
  await first.conversations.desk.act(agents[0] as Person, room.uuid, { do: 'claim', isTakeOver: false });
  for (let n = 0; n < 6; n += 1) {
    tabs[n % 2]?.write(`tab ${n % 2} ${n}`);
    const said = { clientKey: randomUUID(), text: `agent ${n}`, attachments: [] };
    await second.conversations.desk.say(agents[0] as Person, room.uuid, said);
  }
  for (const tab of tabs) await expect.poll(() => tab.unsent.size, { timeout: 10_000 }).toBe(0);
  const { lastSeq } = await first.conversations.desk.show(agents[0] as Person, room.uuid);
  const all = Array.from({ length: lastSeq }, (_, seq) => seq + 1);
  for (const tab of tabs) {
    await expect.poll(() => tab.heard.map(({ seq }) => seq), { timeout: 10_000 }).toEqual(all);
    tab.end();
  }
  expect(tabs[0]?.heard).toEqual(tabs[1]?.heard);
});

/** Nothing is left at the desk. */
async function endAll(): Promise<void> {
  await db.owner`update app.conversation set state = 'ended', ended_at = now(), ended_by = 'agent' where state = 'withAgent'`;
}

test('two agents who race for conversations on two processes: none is claimed twice', async () => {
  const rounds = process.env['FULL'] ? 50 : 5;
  const [amy, abe] = [agentOf(0), agentOf(1)];
  const race = async ({ uuid }: Begun, n: number) => {
    const tries = [amy, abe].map((agent, at) =>
      (products[(n + at) % 2] ?? first).conversations.desk.act(agent, uuid, { do: 'claim', isTakeOver: false }).then(
        () => agent,
        (error: unknown) => {
          // Told that someone else has it, and not that something broke.
          expect(error).toMatchObject({ code: 'conflict' });
          return undefined;
        },
      ),
    );
    const winners = (await Promise.all(tries)).filter((winner) => winner !== undefined);
    const { agentUuid, entries } = await first.conversations.desk.show(amy, uuid);
    const joined = entries.filter(({ message }) => message.body.endsWith('joined the chat.'));
    expect([winners.map(({ identityUuid }) => identityUuid), joined.length]).toEqual([[agentUuid], 1]);
    return () => first.conversations.desk.act(winners[0] ?? amy, uuid, { do: 'end', disposition: 'ANSWERED' });
  };
  await endAll();
  for (let round = 0; round < rounds; round += 1) {
    // As many as one agent may have: neither is ever full.
    const rooms = await Promise.all(Array.from({ length: deskLimits.conversationsAtOnce }, begin));
    for (const end of await Promise.all(rooms.map(race))) await end();
  }
}, 300_000);

test('one agent who takes six at once on two processes gets four, and is told why not the others', async () => {
  const rooms = await Promise.all(Array.from({ length: 6 }, begin));
  await endAll();
  const tries = rooms.map(({ uuid }, n) =>
    (products[n % 2] ?? first).conversations.desk.act(agentOf(0), uuid, { do: 'claim', isTakeOver: false }).then(
      () => 'taken',
      (error: Error) => error.message,
    ),
  );
  const said = await Promise.all(tries);
  expect(said.filter((one) => one === 'taken')).toHaveLength(deskLimits.conversationsAtOnce);
  const refused = said.filter((one) => one !== 'taken');
  expect(refused).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('You have 4 conversations')));
  const free = rooms[said.findIndex((one) => one !== 'taken')]?.uuid ?? '';
  const { desk } = first.conversations;
  await desk.act(agentOf(1), free, { do: 'claim', isTakeOver: false });
  const to = { agentUuid: agentOf(0).identityUuid };
  await expect(desk.act(agentOf(1), free, { do: 'transfer', to })).rejects.toThrow('Amy Desk has 4 conversations');
  await endAll();
});

test('[T22] [CALL-51] a ticket of the chat counts once, and one that is forged or of another room opens nothing', async () => {
  const room = await begin();
  const { conversations } = first;
  const ticket = conversations.socket.personTicket(await conversations.find(room.caller, room.uuid), room.caller);
  expect(await conversations.socket.admit(ticket)).toMatchObject({ side: 'person', uuid: room.uuid });
  expect(await second.conversations.socket.admit(ticket)).toBeUndefined();
  const [body = '', seal = ''] = ticket.split('.');
  const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace(room.uuid, randomUUID())).toString(
    'base64url',
  );
  for (const forged of ['', 'a.b', `${body}.`, `${other}.${seal}`])
    expect(await conversations.socket.admit(forged)).toBeUndefined();
});

test('[CHAT-19] an agent sees what is typed, at most every two seconds and without secrets; the person sees that an agent types', async () => {
  const room = await begin();
  const [agent] = agents as [Person];
  await first.conversations.desk.act(agent, room.uuid, { do: 'claim', isTakeOver: false });
  const [atDesk, atHome]: [ChatHeard[], ChatHeard[]] = [[], []];
  const seats = {
    desk: { side: 'agent', orgCode, agentUuid: agent.identityUuid, name: 'Amy Desk', sessionId: '' },
    home: { side: 'person', orgCode, uuid: room.uuid, roles: [], identityUuid: null, sessionId: null },
  } as const;
  const lineTo = (all: ChatHeard[]) => ({ send: (said: ChatHeard) => all.push(said), hangUp: () => {} });
  const desk = first.conversations.socket.attend(seats.desk, 0, lineTo(atDesk));
  const home = second.conversations.socket.attend(seats.home, 0, lineTo(atHome));
  const stops = [
    first.bus.subscribe(first.conversations.socket.topicOf(orgCode), desk.hear),
    second.bus.subscribe(second.conversations.socket.topicOf(orgCode), home.hear),
  ];
  for (let n = 0; n < 5; n += 1) home.say({ kind: 'typing', text: 'my ssn is 123-45-6789' });
  desk.say({ kind: 'typing', conversationId: room.uuid, text: 'never shown' });
  const typing = (all: ChatHeard[]) => all.filter(({ kind }) => kind === 'typing');
  await expect
    .poll(() => typing(atDesk))
    .toEqual([
      { kind: 'typing', conversationId: room.uuid, author: 'Vera', text: 'my ssn is [Social Security number removed]' },
    ]);
  await expect.poll(() => typing(atHome)).toEqual([{ kind: 'typing', author: 'Amy Desk' }]);
  // What the person has read is known at the desk.
  home.say({ kind: 'read', seq: 2 });
  const shown = () => first.conversations.desk.show(agent, room.uuid);
  await expect.poll(async () => (await shown()).personReadSeq).toBe(2);
  expect((await shown()).isPersonHere).toBe(true);
  await first.conversations.desk.act(agent, room.uuid, { do: 'read', seq: 2 });
  const lastTold = () => atHome.findLast(({ kind }) => kind === 'standing');
  await expect.poll(lastTold).toMatchObject({ standing: { agentReadSeq: 2, agentName: 'Amy Desk' } });
  for (const stop of stops) stop();
  home.leave();
});
