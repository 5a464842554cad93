/** Rows the desk reads and keeps: agents and how they are, lists of conversations, hours. */
import type { Presence } from '#core/chat/conversation.ts';
import type { ChatHours } from '#core/chat/hours.ts';
import type { ChatSkill } from '#core/chat/skills.ts';
import { type ConversationRow, conversationColumns } from './conversations.ts';
import type { Queryable } from './database.ts';

export interface AgentRow {
  readonly agentUuid: string;
  readonly name: string;
  readonly presence: Presence;
  readonly conversations: number;
}

export async function keepPresence(
  tx: Queryable,
  orgCode: string,
  agent: { readonly identityUuid: string; readonly presence: Presence },
  now: Date,
): Promise<void> {
  await tx`insert into app.chat_agent (org_code, identity_uuid, presence, seen_at)
    values (${orgCode}, ${agent.identityUuid}, ${agent.presence}, ${now})
    on conflict (org_code, identity_uuid) do update set presence = excluded.presence, seen_at = excluded.seen_at`;
}

/** Someone who acts is here, whatever they said of themselves. */
export async function touchAgent(tx: Queryable, orgCode: string, identityUuid: string, now: Date): Promise<void> {
  await tx`insert into app.chat_agent (org_code, identity_uuid, presence, seen_at)
    values (${orgCode}, ${identityUuid}, 'available', ${now})
    on conflict (org_code, identity_uuid) do update set seen_at = excluded.seen_at`;
}

export function listAgents(tx: Queryable, orgCode: string, since: Date): Promise<readonly AgentRow[]> {
  return tx<AgentRow[]>`
    select a.identity_uuid as agent_uuid, a.presence, trim(concat(p.first_name, ' ', p.last_name)) as name,
           (select count(*)::integer from app.conversation c
             where c.org_code = a.org_code and c.claimed_by = a.identity_uuid and c.state = 'withAgent') as conversations
      from app.chat_agent a
      join app.profile p on p.org_code = a.org_code and p.identity_uuid = a.identity_uuid
     where a.org_code = ${orgCode} and a.seen_at > ${since}
     order by name, agent_uuid`;
}

/** How many conversations an agent has. Their row is held first, so that of two claims at once the second counts the first. */
export async function countHeld(tx: Queryable, orgCode: string, identityUuid: string): Promise<number> {
  await tx`select from app.chat_agent where org_code = ${orgCode} and identity_uuid = ${identityUuid} for update`;
  const [row] = await tx<{ held: number }[]>`select count(*)::integer as held from app.conversation
    where org_code = ${orgCode} and claimed_by = ${identityUuid} and state = 'withAgent'`;
  return row?.held ?? 0;
}

/** Conversations of agents who were not heard of since. */
export async function abandoned(tx: Queryable, orgCode: string, since: Date): Promise<readonly string[]> {
  const rows = await tx<{ uuid: string }[]>`
    select c.uuid from app.conversation c
      left join app.chat_agent a on a.org_code = c.org_code and a.identity_uuid = c.claimed_by
     where c.org_code = ${orgCode} and c.state = 'withAgent' and (a.seen_at is null or a.seen_at <= ${since})
     order by c.uuid`;
  return rows.map(({ uuid }) => uuid);
}

/** Of these organizations those that have a conversation to give back or to end: one statement, however many there are. */
export async function withChatsToTidy(sql: Queryable, orgCodes: readonly string[], lostSince: Date): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select code from app.with_chats_to_tidy(${orgCodes as string[]}::text[], ${lostSince}) code`;
  return rows.map(({ code }) => code);
}

export async function isAbandoned(tx: Queryable, row: ConversationRow, since: Date): Promise<boolean> {
  const [found] = await tx`select from app.chat_agent
    where org_code = ${row.orgCode} and identity_uuid = ${row.claimedBy} and seen_at > ${since}`;
  return found === undefined;
}

export interface Listing {
  readonly show: 'waiting' | 'mine' | 'all';
  readonly agentUuid: string;
  readonly skill?: ChatSkill | undefined;
  readonly after?: { readonly at: Date; readonly uuid: string } | undefined;
  readonly max: number;
}

export function listConversations(
  tx: Queryable,
  orgCode: string,
  listing: Listing,
): Promise<readonly ConversationRow[]> {
  const { show, agentUuid, skill, after, max } = listing;
  const ofSkill = skill === undefined ? tx`` : tx`and skill = ${skill}`;
  if (show === 'all') {
    const from = after === undefined ? tx`` : tx`and (opened_at, uuid) < (${after.at}, ${after.uuid})`;
    return tx<ConversationRow[]>`select ${conversationColumns(tx)} from app.conversation
      where org_code = ${orgCode} and forgotten_at is null ${ofSkill} ${from} order by opened_at desc, uuid desc limit ${max}`;
  }
  const from =
    after === undefined ? tx`` : tx`and (coalesce(waiting_since, opened_at), uuid) > (${after.at}, ${after.uuid})`;
  const which = show === 'waiting' ? tx`state = 'waiting'` : tx`state = 'withAgent' and claimed_by = ${agentUuid}`;
  return tx<ConversationRow[]>`select ${conversationColumns(tx)} from app.conversation
    where org_code = ${orgCode} and forgotten_at is null and ${which} ${ofSkill} ${from}
    order by coalesce(waiting_since, opened_at), uuid limit ${max}`;
}

export function previousOf(tx: Queryable, row: ConversationRow, max: number): Promise<readonly ConversationRow[]> {
  if (row.identityUuid === null) return Promise.resolve([]);
  return tx<ConversationRow[]>`select ${conversationColumns(tx)} from app.conversation
    where org_code = ${row.orgCode} and identity_uuid = ${row.identityUuid} and uuid <> ${row.uuid}
    order by opened_at desc limit ${max}`;
}

/** How many of the person's messages came after what the desk has read. */
export async function unreadOf(tx: Queryable, orgCode: string, uuids: readonly string[]): Promise<Map<string, number>> {
  if (uuids.length === 0) return new Map();
  const rows = await tx<{ uuid: string; unread: number }[]>`
    select c.uuid, count(m.seq)::integer as unread from app.conversation c
      join app.conversation_message m on m.org_code = c.org_code and m.conversation_uuid = c.uuid
        and m.seq > c.agent_read_seq and m.author_kind = 'person'
     where c.org_code = ${orgCode} and c.uuid = any(${uuids as string[]}::uuid[]) group by c.uuid`;
  return new Map(rows.map(({ uuid, unread }) => [uuid, unread]));
}

/** Names of those who work here, by their identity. */
export async function namesOf(
  tx: Queryable,
  orgCode: string,
  identities: readonly string[],
): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  const rows = await tx<{ identityUuid: string; name: string }[]>`
    select identity_uuid, trim(concat(first_name, ' ', last_name)) as name from app.profile
     where org_code = ${orgCode} and identity_uuid = any(${identities as string[]}::uuid[])`;
  return new Map(rows.map(({ identityUuid, name }) => [identityUuid, name]));
}

export async function readHours(tx: Queryable, orgCode: string): Promise<unknown> {
  const [row] = await tx<{ hours: unknown }[]>`select hours from app.chat_hours where org_code = ${orgCode}`;
  return row?.hours;
}

/** Who changed them last, and when. */
export async function readHoursChange(
  tx: Queryable,
  orgCode: string,
): Promise<{ readonly name: string; readonly changedAt: Date } | undefined> {
  const [row] = await tx<{ name: string; changedAt: Date }[]>`
    select h.changed_at, trim(concat(p.first_name, ' ', p.last_name)) as name from app.chat_hours h
      left join app.profile p on p.org_code = h.org_code and p.identity_uuid = h.changed_by
     where h.org_code = ${orgCode}`;
  return row;
}

/** False where they are not those of `changedAt`: someone else has kept others. */
export async function keepHours(
  tx: Queryable,
  orgCode: string,
  { hours, changedAt }: { readonly hours: ChatHours; readonly changedAt: string | null },
  changedBy: string,
  now: Date,
): Promise<boolean> {
  const { count } = await tx`insert into app.chat_hours (org_code, hours, changed_by, changed_at)
    values (${orgCode}, ${tx.json(hours as never)}, ${changedBy}, ${now})
    on conflict (org_code) do update
      set hours = excluded.hours, changed_by = excluded.changed_by,
          changed_at = greatest(excluded.changed_at, chat_hours.changed_at + interval '1 millisecond')
      where chat_hours.changed_at = ${changedAt}`;
  return count === 1;
}
