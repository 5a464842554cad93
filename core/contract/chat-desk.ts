/** Calls of the agents' desk: what waits, who has what, what is said and done. Everything is of one's own organization. */
import * as v from 'valibot';
import { conversationStates, type Disposition, dispositions, endings, presences } from '#core/chat/conversation.ts';
import { chatHours } from '#core/chat/hours.ts';
import { said } from '#core/chat/message.ts';
import { chatModes } from '#core/chat/modes.ts';
import { chatSkills } from '#core/chat/skills.ts';
import { replyClock } from '#core/chat/sla.ts';
import { uuid } from '#core/people/uuid.ts';
import * as words from '#core/words/en/chat/desk.ts';
import { chatEntry, chatFile, chatPage, pageQuery, sent } from './chat.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const text = (max: number, missing: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(max));

/** One conversation in a list. */
const deskRow = v.object({
  uuid: v.string(),
  mode: v.picklist(chatModes),
  state: v.picklist(conversationStates),
  skill: v.picklist(chatSkills),
  name: v.string(),
  isSignedIn: v.boolean(),
  openedAt: v.string(),
  /** Since when someone waits for a person, and how much of that was in open hours. */
  waitingSince: v.nullable(v.string()),
  waitedOpenMs: v.number(),
  agentUuid: v.nullable(v.string()),
  agentName: v.nullable(v.string()),
  lastSeq: v.number(),
  /** How many of the person's messages the desk has not read. */
  unread: v.number(),
  endedAt: v.nullable(v.string()),
  /** How long an answer has still; null where no one waits for us. */
  clock: v.nullable(replyClock),
  /** Of someone who waits: how their first message begins. */
  firstWords: v.nullable(v.string()),
  /** What their browser asks for, as a primary language tag. */
  language: v.nullable(v.string()),
});
export type DeskRow = v.InferOutput<typeof deskRow>;

const note = v.object({ uuid: v.string(), at: v.string(), byName: v.string(), text: v.string() });

const deskConversation = v.object({
  ...deskRow.entries,
  emailAddress: v.string(),
  applicationUuid: v.nullable(v.string()),
  pagePath: v.nullable(v.string()),
  endedBy: v.nullable(v.picklist(endings)),
  disposition: v.nullable(v.picklist(Object.keys(dispositions) as Disposition[])),
  personReadSeq: v.number(),
  /** Whether a browser of the person is on the socket now. */
  isPersonHere: v.boolean(),
  entries: v.array(chatEntry),
  hasOlder: v.boolean(),
  notes: v.array(note),
  previous: v.array(deskRow),
});
export type DeskConversation = v.InferOutput<typeof deskConversation>;

const action = v.variant('do', [
  v.strictObject({ do: v.literal('claim'), isTakeOver: v.optional(v.boolean(), false) }),
  /** Gives it back to the line. `join`: a supervisor listens, and is named. `freeze` closes a channel of stream. */
  v.strictObject({ do: v.picklist(['release', 'join', 'freeze']) }),
  v.strictObject({
    do: v.literal('transfer'),
    to: v.union([v.strictObject({ agentUuid: uuid }), v.strictObject({ skill: v.picklist(chatSkills) })]),
  }),
  v.strictObject({ do: v.literal('note'), text: text(2000, words.writeTheNote) }),
  v.strictObject({
    do: v.literal('read'),
    seq: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
  }),
  v.strictObject({
    do: v.literal('end'),
    disposition: v.picklist(Object.keys(dispositions) as Disposition[], words.chooseHowItEnded),
  }),
]);
export type DeskAction = v.InferOutput<typeof action>;

const agent = v.object({
  agentUuid: v.string(),
  name: v.string(),
  presence: v.picklist(presences),
  conversations: v.number(),
  isMe: v.boolean(),
});

const keptHours = v.object({
  hours: chatHours,
  /** False: hours and holidays are the main organization's, whose agents answer; only the welcome is one's own. */
  keepsHours: v.boolean(),
  /** Who changed them last, and when; null where no one has. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
});

/** With when the ones that were read were changed: what someone else has kept meanwhile is not written over. */
const keptHoursChange = v.strictObject({
  hours: chatHours,
  changedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

const desk = { who: may('answerChats', 'organization'), errors: ['notFound', 'conflict'] } as const;

export const chatDeskCalls = calls({
  'GET /service-chat/api/v1/desk/conversations': {
    why: 'Conversations: those that wait and one’s own, the clock that runs out first on top; or all, the newest first, a page at a time.',
    ...desk,
    query: v.strictObject({
      show: v.picklist(['waiting', 'mine', 'all']),
      skill: v.optional(v.picklist(chatSkills)),
      cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    answer: v.object({ rows: v.array(deskRow), nextCursor: v.nullable(v.string()) }),
    limit: limits.poll,
  },
  'GET /service-chat/api/v1/desk/conversations/{uuid}': {
    why: 'One conversation with its last messages, its notes, and earlier conversations of the same person.',
    ...desk,
    answer: deskConversation,
    limit: limits.poll,
  },
  'GET /service-chat/api/v1/desk/conversations/{uuid}/messages': {
    why: 'The last twenty messages; or all after one, or twenty before one.',
    ...desk,
    query: pageQuery,
    answer: chatPage,
    limit: limits.poll,
  },
  'POST /service-chat/api/v1/desk/conversations/{uuid}/messages': {
    why: 'The agent who has the conversation says something.',
    ...desk,
    errors: [...desk.errors, 'keyReused'],
    body: said,
    answer: sent,
    limit: limits.step,
  },
  'POST /service-chat/api/v1/desk/conversations/{uuid}/actions': {
    why: 'What an agent does: takes it, gives it back, hands it on, writes a note, has read it, ends it.',
    ...desk,
    body: action,
    answer: deskConversation,
    limit: limits.step,
  },
  'POST /service-chat/api/v1/desk/conversations/{uuid}/attachments': {
    why: 'Takes a file for the agent’s next message, by the same rules as the person’s.',
    ...desk,
    accepts: 'file',
    answer: chatFile,
    limit: limits.upload,
  },
  'GET /service-chat/api/v1/desk/conversations/{uuid}/attachments/{attachmentUuid}': {
    why: 'A file of the conversation, once its virus check is clean.',
    ...desk,
    answer: 'file',
    limit: limits.read,
  },
  'PUT /service-chat/api/v1/desk/presence': {
    why: 'That an agent is here, and how; said again every twenty seconds. Silence for a minute gives conversations back.',
    ...desk,
    body: v.strictObject({ presence: v.picklist(presences) }),
    answer: v.object({ agents: v.array(agent) }),
    limit: limits.poll,
  },
  'POST /service-chat/api/v1/desk/ticket': {
    why: 'Lets one browser of an agent onto the socket, once, within half a minute.',
    ...desk,
    answer: v.object({ ticket: v.string() }),
    limit: limits.step,
  },
  'GET /service-chat/api/v1/desk/hours': {
    why: 'The hours, holidays and welcome that the chat keeps, and whether this organization keeps its own hours.',
    ...desk,
    answer: keptHours,
    limit: limits.read,
  },
  'PUT /service-chat/api/v1/desk/hours': {
    why: 'Keeps them, unless someone else has changed them meanwhile. The open status and the week follow from the next look on.',
    who: may('superviseChats', 'organization'),
    body: keptHoursChange,
    answer: keptHours,
    errors: ['conflict'],
    limit: limits.step,
  },
});
