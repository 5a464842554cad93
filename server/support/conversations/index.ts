/**
 * Conversations with people. Promises: nothing that was said is lost, doubled or out of order; a conversation belongs to who
 * began it and to the organization they came to; one agent has it at a time; numbers that are secret are never kept.
 */
import { conversationKept } from '#core/chat/retention.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Secret } from '../../secret.ts';
import { forgetConversations } from '../../store/conversations.ts';
import type { Database } from '../../store/database.ts';
import { type Caller, createAccess } from './access.ts';
import { askCore, type BotDeps } from './ask-bot.ts';
import { type Asked, answerOf, type BeginDeps, createBegin, welcome } from './begin.ts';
import { createBeside } from './beside.ts';
import { createComeBack } from './come-back.ts';
import { createDesk } from './desk.ts';
import { createEngine, type EngineDeps } from './engine.ts';
import { createFiles, type FilesDeps } from './files.ts';
import { createHours, type HoursDeps } from './hours.ts';
import { composeChat } from './mail.ts';
import { createPersonSide } from './person.ts';
import { createSocket } from './socket.ts';
import { createTranscripts } from './transcript.ts';

export type { Caller } from './access.ts';
export type { ChatSeat } from './attend.ts';

interface ConversationsDeps
  extends EngineDeps,
    Pick<BeginDeps, 'flagsFor' | 'isProduction' | 'isMainBrand' | 'viewOf' | 'contactOf'>,
    Pick<HoursDeps, 'mainLender' | 'factsOf'>,
    Omit<FilesDeps, 'engine'>,
    BotDeps {
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly lenderOf: (orgCode: string) => { readonly name: string; readonly siteUrl: string } | undefined;
  readonly secret: Secret;
  readonly outbox: Pick<Outbox, 'add' | 'nudge'>;
  readonly now: () => Date;
}

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(deps: ConversationsDeps) {
  const { database, outbox, secret, now, canonicalOf, lenderOf, isProduction } = deps;
  const engine = createEngine(deps);
  const access = createAccess({ database, canonicalOf, secret, now });
  const hours = createHours(deps);
  const begin = createBegin({ ...deps, engine, access, hours });
  const person = createPersonSide({ engine, hours, askBot: askCore(deps, hours) });
  const files = createFiles({ ...deps, engine });
  const desk = createDesk({
    ...{ engine, hours, now, nudge: outbox.nudge },
    tellOfReply: (tx, row, recipient) =>
      outbox.add(tx, row.orgCode, {
        ...{ kind: 'chatReply', identityKind: 'customer', recipient, details: { conversation: row.uuid } },
        key: `chat ${row.uuid} reply after ${row.personReadSeq}`,
      }),
  });

  async function start(caller: Caller, asked: Asked) {
    const begun = await begin(caller, asked);
    const { orgCode } = begun.conversation;
    await welcome(engine, begun.conversation, (await hours.of(orgCode)).hours.welcome);
    return begun;
  }

  return {
    hours,
    person,
    comeBack: createComeBack({ engine, access, standing: person.standing }),
    files,
    desk,
    beside: createBeside({ ...deps, hours }),
    find: access.find,
    authenticate: access.issueNonce,
    renewNonce: (one: Person, nonce: string): string => {
      access.mustBeOwnNonce(one, nonce === '' ? 'none' : nonce);
      return access.issueNonce(one);
    },
    mustBeOwnNonce: access.mustBeOwnNonce,
    start,
    answerOf,
    /** The agents that a chat can be given to; in production no one is told. */
    pickableAgents: async ({ orgCode }: Person) => {
      if (isProduction) throw new Failure('notFound');
      return (await desk.agents(orgCode)).map(({ agentUuid, name }) => ({ chatId: agentUuid, friendlyName: name }));
    },
    ...createTranscripts({ engine, outbox, person }),
    compose: composeChat({ engine, lenderOf }),
    socket: createSocket({ engine, hours, person, secret, now }),
    /** For the worker, once a day: what is older than it is kept for. */
    forgetOld: (orgCode: string): Promise<number> => forgetOld(database, orgCode),
    /** For the worker, every few seconds: mostly there is nothing to do anywhere, and that is one statement. */
    tidyUp: async (orgCodes: readonly string[]): Promise<void> => {
      for (const orgCode of await desk.toTidy(orgCodes)) {
        await desk.giveBack(orgCode);
        await person.expireOld(orgCode);
      }
    },
  };
}

function forgetOld(database: Database, orgCode: string): Promise<number> {
  return database.inOrg(orgCode, (tx, at) => {
    const { account, visitor } = conversationKept;
    const daysBack = ({ days }: { readonly days: number }) => new Date(at.getTime() - days * 86_400_000);
    return forgetConversations(tx, orgCode, { account: daysBack(account), visitor: daysBack(visitor) }, at);
  });
}
