/** Answers the calls of the person's side of a chat: each finds the conversation that is theirs, and does one thing to it. */
import { type chatCalls, chatTokenHeader, type ownChatCalls } from '#core/contract/chat.ts';
import * as chatWords from '#core/words/en/chat/conversation.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Caller, Conversations } from '../support/conversations/index.ts';
import { download } from './download.ts';
import { type Call, type Handlers, Reply } from './handler.ts';
import { asUuid } from './request.ts';

type Keys = keyof typeof chatCalls | keyof typeof ownChatCalls;

/** All that says whose a conversation can be. */
function callerOf({ actor, orgCode, headers }: Pick<Call<Keys>, 'actor' | 'orgCode' | 'headers'>): Caller {
  const token = headers[chatTokenHeader];
  return { actor, orgCode, token: typeof token === 'string' && token !== '' ? token : undefined };
}

export function chatHandlers(chats: Conversations): Handlers<Keys> {
  return {
    ...specifiedHandlers(chats),
    ...beginHandlers(chats),
    ...botHandlers(chats),
    ...ownHandlers(chats),
    ...fileHandlers(chats),
  };
}

type CspKeys = Extract<
  keyof typeof chatCalls,
  `${string}/service-csp/customer/${string}` | `${string}OPS_CHAT/${string}` | `${string}/onboarding/all`
>;

function specifiedHandlers({ hours, authenticate, renewNonce, pickableAgents }: Conversations): Handlers<CspKeys> {
  return {
    'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus': async () => ({
      isOpen: await hours.isOpen(),
    }),
    'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT/week': async ({ orgCode }) => {
      const { week, welcome } = (await hours.ofSite(orgCode)).hours;
      return { weekdays: week, welcome };
    },
    'POST /service-csp/customer/secure/api/v1/webchat/authenticate': ({ actor }) => ({
      nonce: authenticate(personOf(actor)),
    }),
    'PUT /service-csp/customer/secure/api/v1/webchat/refresh': ({ actor, query }) => ({
      nonce: renewNonce(personOf(actor), query.nonce),
    }),
    'POST /service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all': async ({ actor }) => ({
      agents: await pickableAgents(personOf(actor)),
    }),
  };
}

type BeginKeys = Extract<keyof typeof chatCalls, `${string}/twilio/${string}` | `${string}/init-web-chat`>;
type InitKey =
  | 'POST /service-csp/external/api/v1/twilio/initWebChat'
  | 'POST /service-omni-proxy/insecure/api/v1/stream/init-web-chat';

function beginHandlers({ start, answerOf, comeBack }: Conversations): Handlers<BeginKeys> {
  const begin = async (call: Call<InitKey>, isStream: boolean) => {
    const { name, email, ...wish } = call.body;
    const { 'accept-language': acceptLanguage } = call.headers;
    return answerOf(await start(callerOf(call), { ...wish, contact: { name, email }, acceptLanguage }), isStream);
  };
  return {
    'POST /service-csp/external/api/v1/twilio/initWebChat': (call) => begin(call, false),
    'POST /service-omni-proxy/insecure/api/v1/stream/init-web-chat': (call) => begin(call, true),
    'POST /service-csp/external/api/v1/twilio/refreshToken': async (call) => ({
      token: await comeBack.refresh(callerOf(call), call.body.token),
    }),
    'POST /service-csp/external/api/v1/twilio/web-chat-info': async (call) => ({
      contactId: await comeBack.contact(callerOf(call), call.body.omniProxyChannelId),
    }),
  };
}

type BotKeys = Extract<keyof typeof chatCalls, `${string}/service-chat-chatbot/${string}`>;

function botHandlers({ find, start, person, comeBack, mustBeOwnNonce }: Conversations): Handlers<BotKeys> {
  return {
    'GET /service-chat-chatbot/external/api/v1/message/getChatHistory/{conversationId}': async (call) => {
      const row = await find(callerOf(call), asUuid(call.params.conversationId));
      const { entries } = await person.read(row, {});
      return { conversationId: row.uuid, messages: entries.map(({ message }) => message), entries };
    },
    'POST /service-chat-chatbot/external/api/v1/message/chatWithAutobot': async (call) => {
      const { body, idempotencyKey } = call;
      const caller = callerOf(call);
      mustBeOwnNonce(call.actor, body.nonce);
      const { applicationId: applicationUuid, nonce, pageUrl } = body;
      const { 'accept-language': acceptLanguage } = call.headers;
      const wish = { chatMode: 'chatbot', applicationUuid, nonce, pageUrl, attributes: {}, acceptLanguage } as const;
      // A visitor who gave no name has none; an answer that comes later cannot be sent to them.
      const begun = body.conversationId
        ? undefined
        : await start(caller, { ...wish, contact: { name: chatWords.visitor, email: '' } });
      const uuid = body.conversationId ?? begun?.conversation.uuid ?? '';
      const row = await find(begun ? { ...caller, token: begun.token } : caller, asUuid(uuid));
      await person.say(call, row, { text: body.message, clientKey: idempotencyKey ?? null, attachments: [] });
      const headers = begun && { [chatTokenHeader]: begun.token };
      return new Reply({ conversationId: uuid }, headers ? { headers } : {});
    },
    'POST /service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback': async (call) => {
      const { questionId, conversationId, feedbackMessage, nonce } = call.body;
      mustBeOwnNonce(call.actor, nonce);
      await comeBack.feedback(await find(callerOf(call), asUuid(conversationId)), questionId, feedbackMessage);
    },
  };
}

type FileKeys = Extract<keyof typeof ownChatCalls, `${string}/attachments${string}` | `${string}/transcript`>;

function ownHandlers({
  find,
  person,
  comeBack,
  socket,
}: Conversations): Handlers<Exclude<keyof typeof ownChatCalls, FileKeys>> {
  type Of = Pick<Call<Keys>, 'actor' | 'orgCode' | 'headers'> & {
    readonly params: { readonly conversationId: string };
  };
  const theirs = (call: Of) => find(callerOf(call), asUuid(call.params.conversationId));
  return {
    'GET /service-chat/external/api/v1/conversations': async (call) => ({
      standing: await person.mine(callerOf(call)),
    }),
    'POST /service-chat/external/api/v1/conversations/resume': (call) =>
      comeBack.resume(callerOf(call), call.body.token),
    'GET /service-chat/external/api/v1/conversations/{conversationId}': async (call) =>
      person.standing(await theirs(call)),
    'GET /service-chat/external/api/v1/conversations/{conversationId}/messages': async (call) =>
      person.read(await theirs(call), call.query),
    'POST /service-chat/external/api/v1/conversations/{conversationId}/messages': async (call) =>
      person.say(call, await theirs(call), call.body),
    'POST /service-chat/external/api/v1/conversations/{conversationId}/person': async (call) =>
      person.askForPerson(await theirs(call)),
    'POST /service-chat/external/api/v1/conversations/{conversationId}/end': async (call) =>
      person.end(await theirs(call)),
    'POST /service-chat/external/api/v1/conversations/{conversationId}/ticket': async (call) => ({
      ticket: socket.personTicket(await theirs(call), callerOf(call)),
    }),
    'POST /service-chat/external/api/v1/surveys/{contactId}': async (call) => {
      await comeBack.survey(callerOf(call), asUuid(call.params.contactId), call.body);
    },
  };
}

function fileHandlers({ find, files, transcript, mailTranscript }: Conversations): Handlers<FileKeys> {
  return {
    'POST /service-chat/external/api/v1/conversations/{conversationId}/attachments': async (call) => {
      const row = await find(callerOf(call), asUuid(call.params.conversationId));
      if (!call.file) throw new Failure('invalid', { param: 'file', message: words.chooseAFile });
      return files.take(row, 'person', call.file);
    },
    'GET /service-chat/external/api/v1/conversations/{conversationId}/attachments/{attachmentUuid}': async (call) => {
      const row = await find(callerOf(call), asUuid(call.params.conversationId));
      const { content, mediaType, filename } = await files.read(row, asUuid(call.params.attachmentUuid));
      return download(content, mediaType, filename);
    },
    'GET /service-chat/external/api/v1/conversations/{conversationId}/transcript': async (call) => {
      const row = await find(callerOf(call), asUuid(call.params.conversationId));
      return download(Buffer.from(await transcript(row)), 'text/plain; charset=utf-8', 'chat');
    },
    'POST /service-chat/external/api/v1/conversations/{conversationId}/transcript': async (call) => {
      await mailTranscript(await find(callerOf(call), asUuid(call.params.conversationId)));
    },
  };
}
