/**
 * The inbox of what people told us. Promises that staff see what was said to their organization alone, that what they do
 * about it stays written, that a reply and its trace are there together, and that a withdrawn consent stays withdrawn.
 */
import { randomUUID } from 'node:crypto';
import { csvOf } from '#core/support/csv.ts';
import {
  consentOf,
  consents,
  type Handling,
  type InboxQuery,
  saidKinds,
  saidStatuses,
  saidTopics,
} from '#core/support/inbox.ts';
import * as words from '#core/words/en/console/feedback.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import { writeAudit } from '../../store/audit.ts';
import { type Marking, once } from '../../store/command-answers.ts';
import type { Database, Tx } from '../../store/database.ts';
import { givenUpBySubject, tryGivenUpAgain } from '../../store/outbox.ts';
import {
  actsOn,
  findSaid,
  holdHandling,
  insertAct,
  insertWithdrawal,
  listSaid,
  type SaidRow,
  saveHandling,
  withdrawalsOf,
} from '../../store/said.ts';

const pageMax = 50;
const exportMax = 5000;
const replyKind = 'feedbackReply';

interface FeedbackInboxDeps {
  readonly database: Database;
  readonly marking: Marking;
  readonly outbox: Outbox;
  readonly lenderOf: (orgCode: string) => { readonly name: string } | undefined;
  readonly now: () => Date;
}

export type FeedbackInbox = ReturnType<typeof createFeedbackInbox>;

export function createFeedbackInbox(deps: FeedbackInboxDeps) {
  return { ...reading(deps), ...acting(deps) };
}

async function found(tx: Tx, orgCode: string, uuid: string): Promise<SaidRow> {
  const row = await findSaid(tx, orgCode, uuid);
  if (!row) throw new Failure('notFound');
  return row;
}

function reading({ database, now }: FeedbackInboxDeps) {
  return {
    list: async (person: Person, query: InboxQuery) => {
      const { orgCode, identityUuid: me } = person;
      const { rows, failed } = await database.inOrg(orgCode, async (tx) => ({
        rows: await listSaid(tx, orgCode, { ...query, me, max: pageMax + 1 }),
        failed: await givenUpBySubject(tx, orgCode, replyKind),
      }));
      const items = rows.slice(0, pageMax);
      const last = items.at(-1);
      const next = rows.length > pageMax && last ? `${last.createdAt.toISOString()}_${last.uuid}` : null;
      return { items: items.map((row) => shown(row, me, failed)), next };
    },

    read: ({ orgCode, identityUuid }: Person, uuid: string) =>
      database.inOrg(orgCode, async (tx) => {
        const row = await found(tx, orgCode, uuid);
        return {
          ...shown(row, identityUuid, await givenUpBySubject(tx, orgCode, replyKind)),
          acts: await actsOn(tx, orgCode, uuid),
          withdrawals: await withdrawalsOf(tx, orgCode, row.identityUuid),
        };
      }),

    /** Who took it is written down with how much they took: a list of people and their words. */
    exportAll: ({ orgCode, identityUuid: me }: Person, query: InboxQuery): Promise<string> =>
      database.inOrg(orgCode, async (tx) => {
        const rows = await listSaid(tx, orgCode, { ...query, me, max: exportMax });
        const entry = { act: 'feedbackExported', what: String(rows.length) } as const;
        await writeAudit(tx, orgCode, { identityUuid: me }, entry, now());
        return csvOf(words.exportHeads, rows.map(exported));
      }),
  };
}

function acting({ database, marking, outbox, lenderOf, now }: FeedbackInboxDeps) {
  return {
    handle: ({ orgCode, identityUuid: by }: Person, uuid: string, { status, owner }: Handling): Promise<void> =>
      database.inOrg(orgCode, async (tx) => {
        await found(tx, orgCode, uuid);
        const at = now();
        const before = await holdHandling(tx, orgCode, uuid, at);
        const ownerUuid = owner === undefined ? before.ownerUuid : owner === 'me' ? by : null;
        const next = { status: status ?? before.status, ownerUuid };
        await saveHandling(tx, orgCode, uuid, next, at);
        if (next.status !== before.status)
          await insertAct(tx, orgCode, { uuid, act: 'status', detail: next.status, by, at });
        if (ownerUuid !== before.ownerUuid)
          await insertAct(tx, orgCode, { uuid, act: 'owner', detail: ownerUuid === null ? '' : 'me', by, at });
      }),

    /** The same key is the same reply: sent again, no second email goes out and nothing more is written down. */
    reply: async (person: Person, uuid: string, message: string, requestKey: string): Promise<void> => {
      const { orgCode, identityUuid: by } = person;
      const lender = lenderOf(orgCode)?.name ?? orgCode;
      const claim = { orgCode, identityUuid: by, key: requestKey, content: ['feedback reply', uuid, message] };
      await database.inOrg(orgCode, async (tx) => {
        const { email, message: said, topic } = await found(tx, orgCode, uuid);
        await once(tx, marking, claim, async () => {
          const at = now();
          const before = await holdHandling(tx, orgCode, uuid, at);
          const theirs = said === '' ? (saidTopics[topic] ?? topic) : said;
          const details = { subject: words.subject(lender), words: words.replyWords(message, lender, theirs) };
          // The key says whose reply it is, should it not be sent.
          const key = `feedback ${uuid} ${by} ${requestKey}`;
          await outbox.add(tx, orgCode, { kind: replyKind, identityKind: 'customer', recipient: email, details, key });
          await saveHandling(tx, orgCode, uuid, { status: 'answered', ownerUuid: before.ownerUuid ?? by }, at);
          await insertAct(tx, orgCode, { uuid, act: 'reply', detail: message, by, at });
        });
      });
      outbox.nudge(orgCode);
    },

    retryReply: async ({ orgCode }: Person, uuid: string): Promise<void> => {
      await database.inOrg(orgCode, async (tx, at) => {
        await found(tx, orgCode, uuid);
        const count = await tryGivenUpAgain(tx, orgCode, { kind: replyKind, subject: uuid }, at);
        if (count === 0) throw new Failure('conflict', { message: words.noReplyIsStuck });
      });
      outbox.nudge(orgCode);
    },

    withdrawConsent: ({ orgCode, identityUuid: by }: Person, uuid: string, why: string): Promise<void> =>
      database.inOrg(orgCode, async (tx) => {
        // Held first: of two who withdraw at once, the second finds it done.
        await found(tx, orgCode, uuid);
        await holdHandling(tx, orgCode, uuid, now());
        const row = await found(tx, orgCode, uuid);
        if (row.isConsentGiven === null) throw new Failure('conflict', { errors: [words.aSurveyAsksNoConsent] });
        if (consentIn(row) !== 'given') throw new Failure('conflict', { errors: [words.theConsentIsWithdrawn] });
        const { identityUuid } = row;
        await insertWithdrawal(tx, orgCode, { uuid: randomUUID(), identityUuid, by, why }, now());
      }),
  };
}

function consentIn({ isConsentGiven, createdAt, withdrawnAt }: SaidRow) {
  return consentOf(isConsentGiven, createdAt, withdrawnAt);
}

function shown(row: SaidRow, me: string, failed: ReadonlyMap<string, Date>) {
  const { uuid, kind, topic, message, place, createdAt, status, firstName, lastName, email, applicationUuid } = row;
  const { ownerUuid, ownerName } = row;
  return {
    ...{ uuid, kind, topic, message, place, status, email, applicationUuid },
    at: createdAt.toISOString(),
    name: `${firstName} ${lastName}`.trim(),
    owner: ownerUuid === null ? null : { name: ownerName ?? '', isMe: ownerUuid === me },
    consent: consentIn(row),
    replyFailedAt: failed.get(uuid)?.toISOString() ?? null,
  };
}

function exported(row: SaidRow): readonly string[] {
  const consent = consentIn(row);
  return [
    row.createdAt.toISOString(),
    saidKinds[row.kind],
    saidTopics[row.topic] ?? row.topic,
    row.message,
    `${row.firstName} ${row.lastName}`.trim(),
    row.email,
    row.place,
    saidStatuses[row.status],
    row.ownerName ?? '',
    consent === null ? '' : consents[consent],
  ];
}
