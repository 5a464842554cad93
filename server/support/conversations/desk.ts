/** The agents' side. Promises: one agent has a conversation at a time; what an agent may not do says why; notes stay here. */
import { randomUUID } from 'node:crypto';
import { conversationRefusal, fullRefusal, type Presence } from '#core/chat/conversation.ts';
import type { Said } from '#core/chat/message.ts';
import { transports } from '#core/chat/modes.ts';
import { openRefusal } from '#core/chat/placeholders.ts';
import { redact, redactionNotice } from '#core/chat/redaction.ts';
import { byClock } from '#core/chat/sla.ts';
import { chatTimings } from '#core/chat/timings.ts';
import type { DeskAction, DeskConversation } from '#core/contract/chat-desk.ts';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/chat/conversation.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import {
  abandoned,
  countHeld,
  isAbandoned,
  keepPresence,
  type Listing,
  listAgents,
  listConversations,
  namesOf,
  previousOf,
  touchAgent,
  withChatsToTidy,
} from '../../store/chat-desk.ts';
import { insertNote, readNotes } from '../../store/conversation-messages.ts';
import { type ConversationRow, openContact, readConversation } from '../../store/conversations.ts';
import type { Tx } from '../../store/database.ts';
import { house } from './bot.ts';
import { type Author, type Engine, type Held, refused } from './engine.ts';
import type { Hours } from './hours.ts';
import { ended, ownFiles, type Page, pageIn, pageOf, type Sent } from './person.ts';
import { deskRowsOf, entryOf } from './show.ts';

export interface DeskDeps {
  readonly engine: Engine;
  readonly hours: Hours;
  /** Puts an email down in the same transaction: an agent has answered. */
  readonly tellOfReply: (tx: Tx, row: ConversationRow, email: string) => Promise<void>;
  /** After the commit. */
  readonly nudge: (orgCode: string) => void;
  /** The clock on the wall: hearts beat by it, also where the product's clock was moved. */
  readonly now: () => Date;
}

const pageSize = 50;
const previousMax = 10;
const seenMs = 25_000;

export function createDesk(deps: DeskDeps) {
  const { engine, now: wall } = deps;
  const { database, vault } = engine;
  const lostSince = () => new Date(wall().getTime() - chatTimings.agentLostMs);
  const find = async ({ orgCode }: Person, uuid: string): Promise<ConversationRow> => {
    const row = await database.inOrg(orgCode, (tx) => readConversation(tx, orgCode, uuid));
    if (!row) throw new Failure('notFound');
    return row;
  };
  const show = async (person: Person, uuid: string): Promise<DeskConversation> => {
    const row = await find(person, uuid);
    return describe(deps, row, await pageOf(engine, row, {}));
  };

  return {
    find,
    show,
    list: (person: Person, wanted: Wanted) => list(deps, person, wanted),
    page: (person: Person, uuid: string, wanted: Page) => pageAt(engine, person, uuid, wanted),
    say: (person: Person, uuid: string, said: Said): Promise<Sent> => say(deps, person, uuid, said),
    act: async (person: Person, uuid: string, action: DeskAction): Promise<DeskConversation> => {
      await touch(deps, person);
      await engine.hold(person.orgCode, uuid, async (held) => {
        await act({ person, held, vault, lostSince: lostSince() }, action);
      });
      return show(person, uuid);
    },
    /** That an agent is here. Everyone who is gone for too long gives back what they had. */
    beHere: async (person: Person, presence: Presence) => {
      const { orgCode, identityUuid } = person;
      const agents = await database.inOrg(orgCode, async (tx) => {
        await keepPresence(tx, orgCode, { identityUuid, presence }, wall());
        return listAgents(tx, orgCode, lostSince());
      });
      return { agents: agents.map((agent) => ({ ...agent, isMe: agent.agentUuid === identityUuid })) };
    },
    agents: (orgCode: string) => database.inOrg(orgCode, (tx) => listAgents(tx, orgCode, lostSince())),
    /** Those among them that have something to give back, or that the bot waits in for no one. */
    toTidy: (orgCodes: readonly string[]) => withChatsToTidy(database.app, orgCodes, lostSince()),
    giveBack: (orgCode: string): Promise<number> => giveBack(engine, orgCode, lostSince()),
  };
}

/** The conversation and the page of it in one transaction: every message makes its agent's browser ask for it. */
function pageAt({ database, vault }: Engine, { orgCode }: Person, uuid: string, page: Page) {
  return database.inOrg(
    orgCode,
    async (tx, _now, row: ConversationRow | undefined) => {
      if (!row) throw new Failure('notFound');
      return pageIn(tx, vault, row, page);
    },
    (tx) => readConversation(tx, orgCode, uuid),
  );
}

type Wanted = Omit<Listing, 'agentUuid' | 'max' | 'after'> & { readonly cursor?: string | undefined };

async function list({ engine: { database, vault }, hours }: DeskDeps, person: Person, wanted: Wanted) {
  const { orgCode, identityUuid: agentUuid } = person;
  const open = await hours.of(orgCode);
  const after = wanted.cursor === undefined ? undefined : readCursor(wanted.cursor);
  return database.inOrg(orgCode, async (tx) => {
    const found = await listConversations(tx, orgCode, { ...wanted, agentUuid, after, max: pageSize + 1 });
    const rows = found.slice(0, pageSize);
    const last = found.length > pageSize ? rows.at(-1) : undefined;
    const shown = await deskRowsOf(tx, vault, rows, open);
    // Those whose clock runs out first; all run alike, so the order holds until the next look.
    if (wanted.show !== 'all') shown.sort((one, other) => byClock(one.clock, other.clock));
    return { rows: shown, nextCursor: last ? cursorOf(wanted.show, last) : null };
  });
}

/** For the worker: an agent whose browser died gives their conversations back. */
async function giveBack({ database, hold }: Engine, orgCode: string, since: Date): Promise<number> {
  const uuids = await database.inOrg(orgCode, (tx) => abandoned(tx, orgCode, since));
  for (const uuid of uuids)
    await hold(orgCode, uuid, async (held) => {
      if (held.row().state === 'withAgent' && (await isAbandoned(held.tx, held.row(), since))) await release(held);
    });
  return uuids.length;
}

/** By itself and at once: an agent with several conversations must not wait in one for another. */
function touch({ engine, now }: DeskDeps, { orgCode, identityUuid }: Person): Promise<void> {
  return engine.database.inOrg(orgCode, (tx) => touchAgent(tx, orgCode, identityUuid, now()));
}

async function say(deps: DeskDeps, person: Person, uuid: string, said: Said) {
  const { engine, tellOfReply, nudge } = deps;
  const { orgCode, identityUuid, roles } = person;
  const open = openRefusal(said.text);
  if (open !== undefined) throw new Failure('invalid', { param: 'text', message: open });
  await touch(deps, person);
  const sent = await engine.hold(orgCode, uuid, async (held): Promise<Sent> => {
    const name = await nameOf(held, identityUuid);
    const author: Author = { kind: 'agent', name, identityUuid, isSupervisor: mayDo(roles, 'superviseChats') };
    const files = await ownFiles(held, engine.vault, `agent ${identityUuid}`, said.attachments);
    const { firstReplyAt, personReadSeq, mailedReadSeq } = held.row();
    const kept = await held.say(
      { author, text: said.text, clientKey: said.clientKey, files: said.attachments },
      (seq) => ({ agentReadSeq: seq, ...(firstReplyAt === null && { firstReplyAt: held.now }) }),
    );
    if (!kept.isRepeated && mailedReadSeq !== personReadSeq) {
      // One email for each stretch that the person has not read, however much is said in it.
      const { email } = await openContact(held.tx, engine.vault, held.row());
      if (email !== '') {
        await tellOfReply(held.tx, held.row(), email);
        await held.change({ mailedReadSeq: personReadSeq });
      }
    }
    return { entry: entryOf(kept.message, files), notice: redactionNotice(kept.removed) };
  });
  nudge(orgCode);
  return sent;
}

interface Acting {
  readonly person: Person;
  readonly held: Held;
  readonly vault: Engine['vault'];
  readonly lostSince: Date;
}

async function act(acting: Acting, action: DeskAction): Promise<void> {
  const { person, held } = acting;
  const by = person.identityUuid;
  const isSupervisor = mayDo(person.roles, 'superviseChats');
  if (action.do === 'claim') return claim(acting, action.isTakeOver);
  if (action.do === 'note') return note(acting, action.text);
  if (action.do === 'read') {
    const upTo = Math.min(action.seq, held.row().lastSeq);
    if (upTo > held.row().agentReadSeq) await held.change({ agentReadSeq: upTo });
    return;
  }
  if (action.do === 'join') {
    if (!isSupervisor) throw new Failure('forbidden');
    if (held.row().state === 'ended') throw refused(words.isOver);
    await held.say({ author: house, text: words.joined(await nameOf(held, by)) });
    return;
  }
  const what = action.do === 'freeze' ? 'end' : action.do;
  const refusal = conversationRefusal(held.row(), { do: what, by, isSupervisor });
  if (refusal !== undefined) throw refused(refusal);
  if (action.do === 'release') return release(held);
  if (action.do === 'transfer') return transfer(acting, action.to);
  if (action.do === 'freeze' && transports[held.row().mode].ends !== 'frozen') throw refused(words.onlyStreamIsFrozen);
  await held.say({ author: house, text: words.representativeHasEndedTheChat });
  await held.change({
    ...ended(held, action.do === 'freeze' ? 'frozen' : 'agent'),
    ...(action.do === 'end' && { disposition: action.disposition }),
  });
}

/** Under the lock, so that of two agents one is first; an agent who is gone keeps no one waiting. */
async function claim({ person, held, lostSince }: Acting, isTakeOver: boolean): Promise<void> {
  const by = person.identityUuid;
  const row = held.row();
  if (row.state === 'withAgent' && row.claimedBy === by) return;
  const isLost = row.state === 'withAgent' && (await isAbandoned(held.tx, row, lostSince));
  const refusal = conversationRefusal(row, { do: 'claim', by, isTakeOver: isTakeOver || isLost });
  if (refusal !== undefined) throw refused(refusal);
  const full = fullRefusal(await countHeld(held.tx, row.orgCode, by));
  if (full !== undefined) throw refused(full);
  const expiresAt = new Date(held.now.getTime() + chatTimings.agentSessionMs);
  await held.change({ state: 'withAgent', claimedBy: by, claimedAt: held.now, waitingSince: null, expiresAt });
  await held.say({ author: house, text: words.joined(await nameOf(held, by)) });
}

/** Back in line, at the place of those who came when this person did. */
async function release(held: Held): Promise<void> {
  const { claimedBy, handedOverAt, openedAt } = held.row();
  if (claimedBy !== null) await held.say({ author: house, text: words.left(await nameOf(held, claimedBy)) });
  await held.change({ state: 'waiting', claimedBy: null, claimedAt: null, waitingSince: handedOverAt ?? openedAt });
}

async function transfer({ held, lostSince }: Acting, to: Extract<DeskAction, { do: 'transfer' }>['to']): Promise<void> {
  if ('skill' in to) {
    await release(held);
    await held.change({ skill: to.skill });
    return;
  }
  const agents = await listAgents(held.tx, held.row().orgCode, lostSince);
  const other = agents.find(({ agentUuid }) => agentUuid === to.agentUuid);
  if (!other) throw refused(words.agentIsNotHere);
  const { orgCode, claimedBy } = held.row();
  const full = fullRefusal(await countHeld(held.tx, orgCode, other.agentUuid), other.name);
  if (full !== undefined && claimedBy !== other.agentUuid) throw refused(full);
  await held.change({ state: 'withAgent', claimedBy: other.agentUuid, claimedAt: held.now, waitingSince: null });
  await held.say({ author: house, text: words.joined(other.name) });
}

async function note({ person, held, vault }: Acting, text: string): Promise<void> {
  const clean = redact(text).text;
  const made = { uuid: randomUUID(), byIdentity: person.identityUuid, text: clean };
  await insertNote(held.tx, vault, held.row(), made, held.now);
}

async function nameOf(held: Held, identityUuid: string): Promise<string> {
  const name = (await namesOf(held.tx, held.row().orgCode, [identityUuid])).get(identityUuid) ?? '';
  return name === '' ? words.agent : name;
}

async function describe(
  { engine: { database, vault }, hours, now: wall }: DeskDeps,
  row: ConversationRow,
  page: Awaited<ReturnType<typeof pageOf>>,
): Promise<DeskConversation> {
  const open = await hours.of(row.orgCode);
  return database.inOrg(row.orgCode, async (tx) => {
    const [shown] = await deskRowsOf(tx, vault, [row], open);
    if (!shown) throw new Failure('notFound');
    const { email } = await openContact(tx, vault, row);
    const notes = await readNotes(tx, vault, row);
    const names = await namesOf(tx, row.orgCode, [...new Set(notes.map(({ byIdentity }) => byIdentity))]);
    const previous = await previousOf(tx, row, previousMax);
    return {
      ...shown,
      emailAddress: email,
      applicationUuid: row.applicationUuid,
      pagePath: row.pagePath,
      endedBy: row.endedBy,
      disposition: row.disposition,
      personReadSeq: row.personReadSeq,
      isPersonHere: row.personSeenAt !== null && wall().getTime() - row.personSeenAt.getTime() < seenMs,
      ...page,
      notes: notes.map(({ uuid, at, byIdentity, text }) => ({
        ...{ uuid, text, at: at.toISOString() },
        byName: names.get(byIdentity) ?? words.agent,
      })),
      previous: await deskRowsOf(tx, vault, previous, open),
    };
  });
}

function cursorOf(show: Listing['show'], { uuid, openedAt, waitingSince }: ConversationRow): string {
  const at = show === 'all' ? openedAt : (waitingSince ?? openedAt);
  return Buffer.from(JSON.stringify([at.toISOString(), uuid])).toString('base64url');
}

function readCursor(cursor: string): { at: Date; uuid: string } {
  try {
    const [at, uuid] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string];
    if (!Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(uuid)) return { at: new Date(at), uuid };
  } catch {}
  throw new Failure('invalid', { param: 'cursor' });
}
