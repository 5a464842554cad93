/** Rows as the two sides see them. */
import { chatEndedText, offersSurvey, queuePosition } from '#core/chat/conversation.ts';
import { firstWords } from '#core/chat/first-words.ts';
import { isChatOpen, openMsBetween } from '#core/chat/hours.ts';
import { clockOf } from '#core/chat/sla.ts';
import type { ChatEntry, ChatStanding } from '#core/contract/chat.ts';
import type { DeskRow } from '#core/contract/chat-desk.ts';
import { namesOf, unreadOf } from '../../store/chat-desk.ts';
import { type FileRow, filesOf } from '../../store/conversation-files.ts';
import type { MessageRow, Which } from '../../store/conversation-messages.ts';
import { firstSaidOf, readMessages, unansweredOf } from '../../store/conversation-messages.ts';
import { type ConversationRow, openContact, waitingBefore } from '../../store/conversations.ts';
import type { Tx } from '../../store/database.ts';
import type { Vault } from '../../store/vault.ts';
import type { Hours } from './hours.ts';

export function entryOf(message: MessageRow, files: readonly FileRow[]): ChatEntry {
  const { seq, authorKind, clientKey, author, body, answer, sentAt } = message;
  const own = message.files.flatMap((uuid) => files.find((file) => file.uuid === uuid) ?? []);
  return {
    seq,
    kind: authorKind,
    clientKey,
    message: {
      author,
      body,
      media: own.map(({ filename, bytes }) => ({ filename, size: bytes })),
      timestamp: sentAt.toISOString(),
    },
    files: own.map(({ uuid, filename, bytes, mediaType }) => ({ uuid, filename, size: bytes, mediaType })),
    answer,
  };
}

export async function entriesOf(tx: Tx, vault: Vault, row: ConversationRow, which: Which): Promise<ChatEntry[]> {
  const messages = await readMessages(tx, vault, row, which);
  const hasFiles = messages.some(({ files }) => files.length > 0);
  const files = hasFiles ? await filesOf(tx, vault, row) : [];
  return messages.map((message) => entryOf(message, files));
}

type OpenHours = Awaited<ReturnType<Hours['of']>>;

export async function standingOf(tx: Tx, row: ConversationRow, { hours, now }: OpenHours): Promise<ChatStanding> {
  const isOpen = isChatOpen(hours, now.getTime());
  const names = row.claimedBy === null ? undefined : await namesOf(tx, row.orgCode, [row.claimedBy]);
  const isInLine = row.state === 'waiting' && isOpen;
  return {
    conversationId: row.uuid,
    omniProxyChannelId: row.channel,
    mode: row.mode,
    state: row.state,
    skill: row.skill,
    agentName: row.state === 'withAgent' ? (names?.get(row.claimedBy ?? '') ?? null) : null,
    placeInLine: isInLine ? queuePosition(await waitingBefore(tx, row)) : null,
    isOpen,
    endedBy: row.endedBy,
    endedText: row.state === 'ended' ? chatEndedText(row.endedBy) : null,
    offersSurvey: row.state === 'ended' && offersSurvey(row.endedBy) && row.surveyedAt === null,
    openedAt: row.openedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastSeq: row.lastSeq,
    agentReadSeq: row.agentReadSeq,
  };
}

export async function deskRowsOf(
  tx: Tx,
  vault: Vault,
  rows: readonly ConversationRow[],
  { hours, now }: OpenHours,
): Promise<DeskRow[]> {
  const [{ orgCode } = { orgCode: '' }] = rows;
  const agents = await namesOf(tx, orgCode, [...new Set(rows.flatMap(({ claimedBy }) => claimedBy ?? []))]);
  const uuids = rows.map(({ uuid }) => uuid);
  const unread = await unreadOf(tx, orgCode, uuids);
  const unanswered = await unansweredOf(tx, orgCode, uuids);
  const inLine = rows.filter(({ state }) => state === 'waiting').map(({ uuid }) => uuid);
  const first = await firstSaidOf(tx, vault, orgCode, inLine);
  const shown: DeskRow[] = [];
  for (const row of rows) {
    const { name } = await openContact(tx, vault, row);
    const { waitingSince, claimedBy } = row;
    shown.push({
      uuid: row.uuid,
      mode: row.mode,
      state: row.state,
      skill: row.skill,
      name,
      isSignedIn: row.identityUuid !== null,
      openedAt: row.openedAt.toISOString(),
      waitingSince: waitingSince?.toISOString() ?? null,
      waitedOpenMs: waitingSince === null ? 0 : openMsBetween(hours, waitingSince.getTime(), now.getTime()),
      agentUuid: claimedBy,
      agentName: claimedBy === null ? null : (agents.get(claimedBy) ?? null),
      lastSeq: row.lastSeq,
      unread: unread.get(row.uuid) ?? 0,
      endedAt: row.endedAt?.toISOString() ?? null,
      clock: clockOf({ ...row, unansweredSince: unanswered.get(row.uuid) ?? null }, hours, now),
      firstWords: firstWords(first.get(row.uuid) ?? ''),
      language: row.language,
    });
  }
  return shown;
}
