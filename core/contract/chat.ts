/**
 * Calls of a chat: those that the specification names, with their paths and bodies, and ours beside them. Who someone is comes
 * from their login alone: what a body says of it is accepted, because it is sent, and not believed. A visitor's conversation
 * is theirs by its token, which travels in the header `x-chat-token` and never in an address.
 */
import * as v from 'valibot';
import { feedbackMessage } from '#core/chat/bot-feedback.ts';
import { conversationStates, endings } from '#core/chat/conversation.ts';
import { authorKinds, chatMessage, messageText, said } from '#core/chat/message.ts';
import { chatModes } from '#core/chat/modes.ts';
import { chatEmail, chatName } from '#core/chat/pre-chat.ts';
import { chatProductTypes, chatSkills } from '#core/chat/skills.ts';
import { uuid } from '#core/people/uuid.ts';
import { businessDaySchema } from '#core/support/hours.ts';
import * as words from '#core/words/en/chat/message.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

/** The header by which a visitor shows that a conversation is theirs. */
export const chatTokenHeader = 'x-chat-token';

const short = v.pipe(v.string(), v.maxLength(200));
const pageUrl = v.pipe(v.string(), v.maxLength(2000));
/** Sent because the specification sends it. Our own login and records are read instead. */
const notBelieved = v.nullish(short);
const nonce = v.nullish(v.pipe(v.string(), v.maxLength(1000)));
const token = v.pipe(v.string(), v.maxLength(200));

/** What goes with the start of a chat beside its named members. */
const attributes = v.strictObject({
  productType: v.optional(v.picklist(chatProductTypes)),
  utmSource: v.optional(short),
  /** The agent chosen in the picker; heeded outside production alone. */
  targetWorkerSid: v.optional(uuid),
});

const initBody = v.strictObject({
  name: chatName,
  email: chatEmail,
  applicationUuid: v.nullish(uuid),
  tag: v.nullish(short),
  skill: notBelieved,
  welcomeMessage: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
  pageUrl: v.nullish(pageUrl),
  chatMode: v.picklist(chatModes),
  identityUuid: notBelieved,
  orgCode: notBelieved,
  nonce,
  attributes: v.optional(attributes, {}),
});
export type InitChat = v.InferOutput<typeof initBody>;

const initAnswer = v.object({
  token: v.optional(v.string()),
  conversationSid: v.optional(v.string()),
  omniProxyChannelId: v.string(),
  providerChannelId: v.optional(v.string()),
  providerUserId: v.optional(v.string()),
  providerUserToken: v.optional(v.string()),
  skill: v.picklist(chatSkills),
  targetWorkerSid: v.nullable(v.string()),
  targetWorkerFriendlyName: v.nullable(v.string()),
});
export type InitChatAnswer = v.InferOutput<typeof initAnswer>;

export const chatFile = v.object({
  uuid: v.string(),
  filename: v.string(),
  size: v.number(),
  mediaType: v.string(),
});

export type ChatFile = v.InferOutput<typeof chatFile>;

const answerSource = v.object({
  kind: v.picklist(['status', 'application', 'brand', 'article']),
  id: v.string(),
  title: v.string(),
});

/** What a bot answer has beside its words: where it is from, and what can be done next. */
const answerParts = v.object({
  questionId: v.string(),
  source: answerSource,
  /** Where its second half is from, when a status is told together with how it works. */
  alsoFrom: v.optional(answerSource),
  steps: v.array(v.object({ label: v.string(), to: v.string() })),
});
export type AnswerParts = v.InferOutput<typeof answerParts>;

/** A message at its place in the conversation. */
export const chatEntry = v.object({
  seq: v.number(),
  kind: v.picklist(authorKinds),
  clientKey: v.nullable(v.string()),
  message: chatMessage,
  files: v.array(chatFile),
  answer: v.nullable(answerParts),
});
export type ChatEntry = v.InferOutput<typeof chatEntry>;

/** Where a conversation stands, as the person who asked sees it. */
const chatStanding = v.object({
  conversationId: v.string(),
  omniProxyChannelId: v.string(),
  mode: v.picklist(chatModes),
  state: v.picklist(conversationStates),
  skill: v.picklist(chatSkills),
  agentName: v.nullable(v.string()),
  /** A sentence about the place in line, while someone waits in open hours. */
  placeInLine: v.nullable(v.string()),
  isOpen: v.boolean(),
  endedBy: v.nullable(v.picklist(endings)),
  endedText: v.nullable(v.string()),
  offersSurvey: v.boolean(),
  openedAt: v.string(),
  expiresAt: v.string(),
  lastSeq: v.number(),
  /** What the other side has read. */
  agentReadSeq: v.number(),
});
export type ChatStanding = v.InferOutput<typeof chatStanding>;

/** The last page unless told: what is after a number, or what is before one. */
export const pageQuery = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
});
export const chatPage = v.object({ entries: v.array(chatEntry), hasOlder: v.boolean() });

export const sent = v.object({
  entry: chatEntry,
  /** A word to the writer when something was taken out of the message. */
  notice: v.nullable(v.string()),
});

/** By the login that has it, or by the token of a visitor. */
const theirs = { who: 'anyone', errors: ['notFound', 'unauthenticated', 'conflict'] } as const;

export const chatCalls = calls({
  'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus': {
    why: 'Whether agents are in now. Asked of the main organization, whose agents they are.',
    who: 'anyone',
    context: 'external',
    answer: v.object({ isOpen: v.boolean() }),
    limit: limits.poll,
  },
  'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT/week': {
    why: 'The week of the chat, day by day, in Pacific Time.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ display: v.optional(v.picklist(['true', 'false'])) }),
    answer: v.object({ weekdays: v.array(businessDaySchema), welcome: v.string() }),
    limit: limits.poll,
  },
  'POST /service-csp/external/api/v1/twilio/initWebChat': {
    why: 'Begins a conversation, for the person who is signed in or for a visitor, and puts it in line or gives it to the chatbot.',
    ...theirs,
    body: initBody,
    answer: initAnswer,
    limit: everywhere([30, 3600], [600, 3600]),
  },
  'POST /service-omni-proxy/insecure/api/v1/stream/init-web-chat': {
    why: 'The same, for a chat that is carried by stream.',
    ...theirs,
    body: initBody,
    answer: initAnswer,
    limit: everywhere([30, 3600], [600, 3600]),
  },
  'POST /service-csp/external/api/v1/twilio/refreshToken': {
    why: 'A new token for an old one, which is good for a moment longer.',
    ...theirs,
    body: v.strictObject({ token }),
    answer: v.object({ token: v.string() }),
    limit: everywhere([60, 600], [3000, 600]),
  },
  'POST /service-csp/external/api/v1/twilio/web-chat-info': {
    why: 'The contact that a survey is about; null unless an agent has ended the conversation.',
    ...theirs,
    body: v.strictObject({ omniProxyChannelId: token }),
    answer: v.object({ contactId: v.nullable(v.string()) }),
    limit: limits.lookUp,
  },
  'POST /service-csp/customer/secure/api/v1/webchat/authenticate': {
    why: 'A nonce that ties a chat to this login, for a few minutes.',
    who: may('useBorrowerSite', 'own'),
    answer: v.object({ nonce: v.string() }),
    limit: limits.step,
  },
  'PUT /service-csp/customer/secure/api/v1/webchat/refresh': {
    why: 'A new nonce for one of the same login.',
    who: may('useBorrowerSite', 'own'),
    query: v.strictObject({ nonce: v.pipe(v.string(), v.maxLength(1000)) }),
    answer: v.object({ nonce: v.string() }),
    errors: ['unauthenticated'],
    limit: limits.step,
  },
  'POST /service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all': {
    why: 'The agents a chat can be given to, for the picker outside production; in production there is none.',
    who: may('useBorrowerSite', 'own'),
    answer: v.object({ agents: v.array(v.object({ chatId: v.string(), friendlyName: v.string() })) }),
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /service-chat-chatbot/external/api/v1/message/getChatHistory/{conversationId}': {
    why: 'What was said in a conversation, the last messages first loaded.',
    ...theirs,
    answer: v.object({ conversationId: v.string(), messages: v.array(chatMessage), entries: v.array(chatEntry) }),
    limit: limits.poll,
  },
  'POST /service-chat-chatbot/external/api/v1/message/chatWithAutobot': {
    why: 'Says something to the chatbot; without a conversation one begins, whose token is in the header of the answer. The key counts within a conversation: without one, each call begins another.',
    ...theirs,
    body: v.strictObject({
      applicationId: v.nullish(uuid),
      conversationId: v.nullish(uuid),
      message: v.pipe(messageText, v.nonEmpty(words.writeSomethingFirst)),
      nonce,
      organization: notBelieved,
      pageUrl: v.nullish(pageUrl),
      senderId: notBelieved,
      senderType: v.literal('APPLICANT'),
      tag: v.nullish(short),
    }),
    answer: v.object({ conversationId: v.string() }),
    errors: [...theirs.errors, 'keyReused'],
    idempotent: true,
    limit: everywhere([60, 60], [1200, 60]),
  },
  'POST /service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback': {
    why: 'Says why an answer of the chatbot did not help.',
    ...theirs,
    body: v.strictObject({
      questionId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
      conversationId: uuid,
      responseToCustomer: v.nullish(v.pipe(v.string(), v.maxLength(10_000))),
      feedbackMessage,
      rating: v.literal(0),
      senderEmail: notBelieved,
      senderType: v.literal('APPLICANT'),
      nonce,
    }),
    answer: null,
    limit: everywhere([60, 3600], [1200, 3600]),
  },
});

export const ownChatCalls = calls({
  'GET /service-chat/external/api/v1/conversations': {
    why: 'The conversation that the person who is signed in can go on with; null when there is none.',
    ...theirs,
    answer: v.object({ standing: v.nullable(chatStanding) }),
    limit: limits.read,
  },
  'POST /service-chat/external/api/v1/conversations/resume': {
    why: 'Goes on with the conversation that an email leads to, by the token in its link; it answers a new token.',
    ...theirs,
    body: v.strictObject({ token }),
    answer: v.object({ token: v.string(), standing: chatStanding, friendlyName: v.string(), emailAddress: v.string() }),
    limit: limits.lookUp,
  },
  'GET /service-chat/external/api/v1/conversations/{conversationId}': {
    why: 'Where a conversation stands.',
    ...theirs,
    answer: chatStanding,
    limit: limits.poll,
  },
  'GET /service-chat/external/api/v1/conversations/{conversationId}/messages': {
    why: 'The last twenty messages; or all after one, or twenty before one.',
    ...theirs,
    query: pageQuery,
    answer: chatPage,
    limit: limits.poll,
  },
  'POST /service-chat/external/api/v1/conversations/{conversationId}/messages': {
    why: 'Says something. The same key is the same message, and is answered as it was the first time.',
    ...theirs,
    errors: [...theirs.errors, 'keyReused'],
    body: said,
    answer: sent,
    limit: limits.step,
  },
  'POST /service-chat/external/api/v1/conversations/{conversationId}/person': {
    why: 'Asks for a person instead of the chatbot: the conversation waits in line with all that was said.',
    ...theirs,
    answer: chatStanding,
    limit: limits.step,
  },
  'POST /service-chat/external/api/v1/conversations/{conversationId}/end': {
    why: 'The person ends the conversation.',
    ...theirs,
    answer: chatStanding,
    limit: limits.step,
  },
  'POST /service-chat/external/api/v1/conversations/{conversationId}/ticket': {
    why: 'Lets one browser onto the socket of this conversation, once, within half a minute.',
    ...theirs,
    answer: v.object({ ticket: v.string() }),
    limit: everywhere([120, 600], [3000, 600]),
  },
  'POST /service-chat/external/api/v1/conversations/{conversationId}/attachments': {
    why: 'Takes a file for the next message. What it really is, is looked at; what is not one of the seven kinds is refused.',
    ...theirs,
    accepts: 'file',
    answer: chatFile,
    limit: limits.upload,
  },
  'GET /service-chat/external/api/v1/conversations/{conversationId}/attachments/{attachmentUuid}': {
    why: 'A file of the conversation, to be kept and not opened here.',
    ...theirs,
    answer: 'file',
    limit: limits.read,
  },
  'GET /service-chat/external/api/v1/conversations/{conversationId}/transcript': {
    why: 'All that was said, as text.',
    ...theirs,
    answer: 'file',
    limit: limits.read,
  },
  'POST /service-chat/external/api/v1/conversations/{conversationId}/transcript': {
    why: 'Sends the transcript to the email that was given.',
    ...theirs,
    answer: null,
    limit: everywhere([5, 3600], [300, 3600]),
  },
  'POST /service-chat/external/api/v1/surveys/{contactId}': {
    why: 'What someone says about a conversation that an agent has ended; once.',
    ...theirs,
    body: v.strictObject({
      rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
    }),
    answer: null,
    limit: limits.lookUp,
  },
});

/** The address of the socket. The ticket travels in the first message, never in the address. */
export const chatSocketPath = '/service-omni-proxy/websocket';

const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));

/** What a browser says on it: its ticket and what it has seen; after the welcome all that was not taken, in order; then messages, what is being typed, what was read. */
export const chatRequest = v.variant('kind', [
  v.strictObject({
    kind: v.literal('enter'),
    ticket: v.pipe(v.string(), v.maxLength(1000)),
    after: v.optional(seq, 0),
  }),
  v.strictObject({ kind: v.literal('send'), ...said.pipe[0].entries }),
  v.strictObject({
    kind: v.literal('typing'),
    conversationId: v.optional(uuid),
    text: v.pipe(v.string(), v.maxLength(4000)),
  }),
  v.strictObject({ kind: v.literal('read'), seq }),
]);
export type ChatRequest = v.InferOutput<typeof chatRequest>;

/** What a browser hears. `desk`: something changed in this conversation; an agent's browser reads it. */
export type ChatHeard =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'entry'; readonly entry: ChatEntry }
  | { readonly kind: 'taken'; readonly clientKey: string; readonly seq: number; readonly notice: string | null }
  | { readonly kind: 'refused'; readonly clientKey: string; readonly message: string }
  | { readonly kind: 'standing'; readonly standing: ChatStanding }
  | { readonly kind: 'typing'; readonly author: string; readonly conversationId?: string; readonly text?: string }
  | { readonly kind: 'desk'; readonly conversationId: string; readonly seq: number };
