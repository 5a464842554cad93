/** Rows of app.conversation. Who someone says they are is sealed under a key of the conversation's own. */

import type { PendingQuery, Row } from 'postgres';
import type { ConversationState, Disposition, Ending } from '#core/chat/conversation.ts';
import type { ChatMode } from '#core/chat/modes.ts';
import type { ChatSkill } from '#core/chat/skills.ts';
import { type Queryable, together } from './database.ts';
import type { Vault } from './vault.ts';

export interface Contact {
  readonly name: string;
  readonly email: string;
}

export interface ConversationRow {
  readonly orgCode: string;
  readonly uuid: string;
  readonly channel: string;
  readonly contactId: string;
  readonly mode: ChatMode;
  readonly skill: ChatSkill;
  readonly state: ConversationState;
  readonly identityUuid: string | null;
  readonly applicationUuid: string | null;
  readonly contactSealed: Buffer;
  readonly pagePath: string | null;
  readonly openedAt: Date;
  readonly waitingSince: Date | null;
  readonly handedOverAt: Date | null;
  readonly claimedBy: string | null;
  readonly firstReplyAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedBy: Ending | null;
  readonly disposition: Disposition | null;
  readonly expiresAt: Date;
  readonly lastSeq: number;
  readonly personReadSeq: number;
  readonly agentReadSeq: number;
  readonly mailedReadSeq: number | null;
  readonly personSeenAt: Date | null;
  readonly surveyedAt: Date | null;
  readonly language: string | null;
}

export const conversationColumns = (tx: Queryable) => tx`org_code, uuid, channel, contact_id, mode, skill, state,
  identity_uuid, application_uuid, contact_sealed, page_path, opened_at, waiting_since, handed_over_at, claimed_by,
  first_reply_at, ended_at, ended_by, disposition, expires_at, last_seq, person_read_seq, agent_read_seq, mailed_read_seq,
  person_seen_at, surveyed_at, language`;

export const subjectOf = (uuid: string): string => `conversation ${uuid}`;
const placeOf = ({ orgCode, uuid }: Pick<ConversationRow, 'orgCode' | 'uuid'>, field: string) => ({
  orgCode,
  subject: subjectOf(uuid),
  field,
});

export interface NewConversation
  extends Pick<
    ConversationRow,
    | 'orgCode'
    | 'uuid'
    | 'channel'
    | 'contactId'
    | 'mode'
    | 'skill'
    | 'state'
    | 'identityUuid'
    | 'applicationUuid'
    | 'pagePath'
    | 'expiresAt'
    | 'language'
  > {
  readonly contact: Contact;
  readonly tokenHash: Buffer;
}

export async function insertConversation(tx: Queryable, vault: Vault, made: NewConversation, now: Date): Promise<void> {
  const { orgCode, uuid, contact, state } = made;
  const sealed = await vault.sealFirst(tx, placeOf(made, 'contact'), Buffer.from(JSON.stringify(contact)));
  await tx`
    insert into app.conversation (org_code, uuid, channel, contact_id, mode, skill, state, identity_uuid, application_uuid,
                                  contact_sealed, page_path, token_hash, opened_at, waiting_since, expires_at, language)
    values (${orgCode}, ${uuid}, ${made.channel}, ${made.contactId}, ${made.mode}, ${made.skill}, ${state},
            ${made.identityUuid}, ${made.applicationUuid}, ${sealed}, ${made.pagePath}, ${made.tokenHash}, ${now},
            ${state === 'waiting' ? now : null}, ${made.expiresAt}, ${made.language})`;
}

export async function openContact(tx: Queryable, vault: Vault, row: ConversationRow): Promise<Contact> {
  return JSON.parse((await vault.open(tx, placeOf(row, 'contact'), row.contactSealed)).reveal()) as Contact;
}

/** One conversation of an organization, by whatever names it. */
async function one(tx: Queryable, orgCode: string, where: Condition): Promise<ConversationRow | undefined> {
  const [row] = await tx<ConversationRow[]>`
    select ${conversationColumns(tx)} from app.conversation
     where org_code = ${orgCode} and forgotten_at is null and ${where}`;
  return row;
}

type Condition = PendingQuery<Row[]>;
type Found = Promise<ConversationRow | undefined>;

export const readConversation = (tx: Queryable, orgCode: string, uuid: string): Found =>
  one(tx, orgCode, tx`uuid = ${uuid}`);

/** Held until the transaction is over: the second one to act meets what the first has done. */
export const lockConversation = (tx: Queryable, orgCode: string, uuid: string): Found =>
  one(tx, orgCode, tx`uuid = ${uuid} for update`);

/** That a browser of the person is here: said so often that the commit need not wait for the disk. */
export async function noteHere(tx: Queryable, orgCode: string, uuid: string, at: Date): Found {
  const [, [row]] = await together([
    tx`select set_config('synchronous_commit', 'off', true)`,
    tx<ConversationRow[]>`update app.conversation set person_seen_at = ${at}
      where org_code = ${orgCode} and uuid = ${uuid} returning ${conversationColumns(tx)}`,
  ]);
  return row;
}

export const byChannel = (tx: Queryable, orgCode: string, channel: string): Found =>
  one(tx, orgCode, tx`channel = ${channel}`);

export const byContactId = (tx: Queryable, orgCode: string, id: string): Found =>
  one(tx, orgCode, tx`contact_id = ${id}`);

/** The newest of a person that is not over. */
export const openOf = (tx: Queryable, orgCode: string, identityUuid: string): Found =>
  one(tx, orgCode, tx`identity_uuid = ${identityUuid} and state <> 'ended' order by opened_at desc limit 1`);

/** Whose token it is: the present one, or the one before it for a moment. */
export const byToken = (tx: Queryable, orgCode: string, hash: Buffer, now: Date): Found =>
  one(tx, orgCode, tx`(token_hash = ${hash} or (former_token_hash = ${hash} and former_token_until > ${now}))`);

export const byLinkToken = (tx: Queryable, orgCode: string, hash: Buffer, now: Date): Found =>
  one(tx, orgCode, tx`link_token_hash = ${hash} and link_token_until > ${now}`);

export async function changeToken(
  tx: Queryable,
  { orgCode, uuid }: Pick<ConversationRow, 'orgCode' | 'uuid'>,
  change: { readonly tokenHash: Buffer; readonly formerUntil: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx`update app.conversation set former_token_hash = token_hash, former_token_until = ${change.formerUntil},
      token_hash = ${change.tokenHash}, expires_at = greatest(expires_at, ${change.expiresAt})
    where org_code = ${orgCode} and uuid = ${uuid}`;
}

export async function keepLinkToken(
  tx: Queryable,
  { orgCode, uuid }: Pick<ConversationRow, 'orgCode' | 'uuid'>,
  hash: Buffer,
  until: Date,
): Promise<void> {
  await tx`update app.conversation set link_token_hash = ${hash}, link_token_until = ${until}
    where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** What may be changed of a conversation, each by its name; the row is locked by the caller. */
export interface ConversationChange {
  readonly state?: ConversationState;
  readonly skill?: ChatSkill;
  readonly claimedBy?: string | null;
  readonly claimedAt?: Date | null;
  readonly waitingSince?: Date | null;
  readonly handedOverAt?: Date;
  readonly firstReplyAt?: Date;
  readonly endedAt?: Date;
  readonly endedBy?: Ending;
  readonly disposition?: Disposition;
  readonly expiresAt?: Date;
  readonly lastSeq?: number;
  readonly personReadSeq?: number;
  readonly agentReadSeq?: number;
  readonly mailedReadSeq?: number;
  readonly personSeenAt?: Date | null;
}

const columnOf: Readonly<Record<keyof ConversationChange, string>> = {
  state: 'state',
  skill: 'skill',
  claimedBy: 'claimed_by',
  claimedAt: 'claimed_at',
  waitingSince: 'waiting_since',
  handedOverAt: 'handed_over_at',
  firstReplyAt: 'first_reply_at',
  endedAt: 'ended_at',
  endedBy: 'ended_by',
  disposition: 'disposition',
  expiresAt: 'expires_at',
  lastSeq: 'last_seq',
  personReadSeq: 'person_read_seq',
  agentReadSeq: 'agent_read_seq',
  mailedReadSeq: 'mailed_read_seq',
  personSeenAt: 'person_seen_at',
};

export async function changeConversation(
  tx: Queryable,
  { orgCode, uuid }: Pick<ConversationRow, 'orgCode' | 'uuid'>,
  change: ConversationChange,
): Promise<void> {
  const named = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [columnOf[name as keyof ConversationChange], value]),
  );
  await tx`update app.conversation set ${tx(named as Record<string, never>)}
    where org_code = ${orgCode} and uuid = ${uuid}`;
}

/** How many wait longer for the same team. */
export async function waitingBefore(tx: Queryable, row: ConversationRow): Promise<number> {
  const [found] = await tx<{ before: number }[]>`
    select count(*)::integer as before from app.conversation
     where org_code = ${row.orgCode} and state = 'waiting' and skill = ${row.skill}
       and (waiting_since, uuid) < (${row.waitingSince}, ${row.uuid})`;
  return found?.before ?? 0;
}

export async function keepSurvey(
  tx: Queryable,
  vault: Vault,
  row: ConversationRow,
  { rating, comment }: { readonly rating: number; readonly comment: string },
  now: Date,
): Promise<boolean> {
  const sealed = await vault.seal(tx, placeOf(row, 'survey'), comment);
  const kept = await tx`update app.conversation
    set survey_rating = ${rating}, survey_sealed = ${sealed}, surveyed_at = ${now}
    where org_code = ${row.orgCode} and uuid = ${row.uuid} and surveyed_at is null`;
  return kept.count === 1;
}

/** Conversations with the chatbot in which no one wrote any more. */
export async function expiredRows(tx: Queryable, orgCode: string, now: Date): Promise<readonly string[]> {
  const rows = await tx<{ uuid: string }[]>`
    select uuid from app.conversation where org_code = ${orgCode} and state = 'withBot' and expires_at <= ${now} limit 500`;
  return rows.map(({ uuid }) => uuid);
}

/** Without its data key nothing of what was said can be opened any more, wherever a copy of it lies. */
export async function forgetConversations(
  tx: Queryable,
  orgCode: string,
  before: { readonly account: Date; readonly visitor: Date },
  now: Date,
): Promise<number> {
  const gone = await tx<{ uuid: string }[]>`
    update app.conversation set forgotten_at = ${now}, identity_uuid = null, page_path = null, survey_sealed = null,
           token_hash = null, former_token_hash = null, link_token_hash = null
     where (org_code, uuid) in (
       select org_code, uuid from app.conversation
        where org_code = ${orgCode} and forgotten_at is null and state <> 'withAgent'
          and coalesce(ended_at, expires_at) < case when identity_uuid is null then ${before.visitor}::timestamptz
                                                    else ${before.account}::timestamptz end
        limit 500 for update skip locked)
    returning uuid`;
  const subjects = gone.map(({ uuid }) => subjectOf(uuid));
  await tx`delete from app.data_key where org_code = ${orgCode} and subject = any(${subjects})`;
  return gone.length;
}
