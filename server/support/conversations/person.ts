/** The person's side: to say, to read, to end, to come back. Each verb begins with whose conversation it is. */
import type { Said } from '#core/chat/message.ts';
import { transports } from '#core/chat/modes.ts';
import { redact, redactionNotice } from '#core/chat/redaction.ts';
import { firstPageSize } from '#core/chat/timings.ts';
import type { ChatEntry, ChatStanding } from '#core/contract/chat.ts';
import * as words from '#core/words/en/chat/conversation.ts';
import { Failure } from '../../failure.ts';
import { filesOf } from '../../store/conversation-files.ts';
import { readMessages } from '../../store/conversation-messages.ts';
import { type ConversationRow, expiredRows, openContact, openOf } from '../../store/conversations.ts';
import type { Tx } from '../../store/database.ts';
import type { Vault } from '../../store/vault.ts';
import { type Caller, customerOf } from './access.ts';
import { type AskBot, handOver, reply } from './bot.ts';
import { type Engine, type Held, refused } from './engine.ts';
import type { Hours } from './hours.ts';
import { entriesOf, entryOf, standingOf } from './show.ts';

export interface PersonDeps {
  readonly engine: Engine;
  readonly hours: Hours;
  readonly askBot: AskBot;
}

export interface Page {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

export interface Sent {
  readonly entry: ChatEntry;
  readonly notice: string | null;
}

/** The chatbot's own call may come without a key: then it cannot be known again. */
type Saying = Omit<Said, 'clientKey'> & { readonly clientKey: string | null };

const afterMax = 500;
const wholeMax = 5000;
const endless = 1_000_000_000;

/** The last page unless told. One more than a page is read, to know whether there is more. */
export async function pageIn(tx: Tx, vault: Vault, row: ConversationRow, { after, before }: Page) {
  if (after !== undefined)
    return { entries: await entriesOf(tx, vault, row, { after: Number(after), max: afterMax }), hasOlder: false };
  const wanted = { before: before === undefined ? endless : Number(before), max: firstPageSize + 1 };
  const found = await entriesOf(tx, vault, row, wanted);
  return { entries: found.slice(-firstPageSize), hasOlder: found.length > firstPageSize };
}

export function pageOf({ database, vault }: Engine, row: ConversationRow, page: Page) {
  return database.inOrg(row.orgCode, (tx) => pageIn(tx, vault, row, page));
}

export type PersonSide = ReturnType<typeof createPersonSide>;

export function createPersonSide(deps: PersonDeps) {
  const { engine, hours } = deps;
  const { database, vault } = engine;
  const standing = async (row: ConversationRow): Promise<ChatStanding> => {
    const open = await hours.of(row.orgCode);
    return database.inOrg(row.orgCode, (tx) => standingOf(tx, row, open));
  };
  const held = async (row: ConversationRow, work: (held: Held) => Promise<void>): Promise<ChatStanding> =>
    standing(
      await engine.hold(row.orgCode, row.uuid, async (one) => {
        await work(one);
        return one.row();
      }),
    );
  return {
    standing,
    say: (caller: Pick<Caller, 'actor'>, row: ConversationRow, said: Saying) => say(deps, caller, row, said),
    read: (row: ConversationRow, page: Page) => pageOf(engine, row, page),
    all: (row: ConversationRow) =>
      database.inOrg(row.orgCode, (tx) => readMessages(tx, vault, row, { after: 0, max: wholeMax })),
    /** The conversation that someone who is signed in can go on with. */
    mine: async (caller: Caller): Promise<ChatStanding | null> => {
      const person = customerOf(caller.actor);
      if (!person) return null;
      const row = await database.inOrg(person.orgCode, (tx) => openOf(tx, person.orgCode, person.identityUuid));
      return row ? standing(row) : null;
    },
    askForPerson: async (row: ConversationRow) => {
      const open = await hours.of(row.orgCode);
      return held(row, async (one) => {
        mustNotBeExpired(one);
        await handOver(one, open);
      });
    },
    end: (row: ConversationRow) =>
      held(row, async (one) => {
        if (one.row().state !== 'ended') await one.change(ended(one, 'person'));
      }),
    noteRead: (row: ConversationRow, seq: number) =>
      engine.hold(row.orgCode, row.uuid, async (one) => {
        const upTo = Math.min(seq, one.row().lastSeq);
        if (upTo > one.row().personReadSeq) await one.change({ personReadSeq: upTo });
      }),
    /** For the worker: conversations with the chatbot that no one came back to. */
    expireOld: async (orgCode: string): Promise<number> => {
      const uuids = await database.inOrg(orgCode, (tx, now) => expiredRows(tx, orgCode, now));
      for (const uuid of uuids)
        await engine.hold(orgCode, uuid, async (one) => {
          if (isExpired(one)) await one.change(ended(one, 'expired'));
        });
      return uuids.length;
    },
  };
}

/** What was said, and the bot's answer with it, in one transaction. What the bot needs is read before the lock. */
async function say(
  { engine, hours, askBot }: PersonDeps,
  caller: Pick<Caller, 'actor'>,
  row: ConversationRow,
  { text, clientKey, attachments }: Saying,
): Promise<Sent> {
  const question = redact(text).text;
  const mayAnswer = row.state === 'withBot' && question !== '';
  const said = mayAnswer ? await askBot({ question, row, person: customerOf(caller.actor) }) : undefined;
  const open = said && (await hours.of(row.orgCode));
  return engine.hold(row.orgCode, row.uuid, async (one) => {
    mustNotBeExpired(one);
    const files = await ownFiles(one, engine.vault, 'person', attachments);
    const { name } = await openContact(one.tx, engine.vault, row);
    const expiresAt = new Date(one.now.getTime() + transports[row.mode].lifeMs);
    const saying = { author: { kind: 'person', name }, text, clientKey, files: attachments } as const;
    const kept = await one.say(saying, (seq) => ({ personReadSeq: seq, expiresAt }));
    if (!kept.isRepeated && said && open) await reply(one, said, open);
    return { entry: entryOf(kept.message, files), notice: redactionNotice(kept.removed) };
  });
}

/** The files of the conversation, where those that are named were sent by this author. */
export async function ownFiles(one: Held, vault: Vault, authorKey: string, named: readonly string[]) {
  const files = named.length > 0 ? await filesOf(one.tx, vault, one.row()) : [];
  if (!named.every((uuid) => files.some((file) => file.uuid === uuid && file.authorKey === authorKey)))
    throw new Failure('invalid', { param: 'attachments', message: words.noFileOfYours });
  return files;
}

const isExpired = (one: Held) => one.row().state === 'withBot' && one.row().expiresAt <= one.now;

function mustNotBeExpired(one: Held): void {
  if (isExpired(one)) throw refused(words.isOver);
}

export function ended(one: Held, endedBy: 'person' | 'agent' | 'frozen' | 'expired') {
  return { state: 'ended', endedBy, endedAt: one.now, claimedBy: one.row().claimedBy } as const;
}
