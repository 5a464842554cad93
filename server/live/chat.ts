/** The chat's socket, of people and of agents: what is said is kept by the module, and each seat hears what it has not had. */
import { chatTimings } from '#core/chat/timings.ts';
import { type ChatRequest, chatRequest, chatSocketPath } from '#core/contract/chat.ts';
import type { ChatSeat, Conversations } from '../support/conversations/index.ts';
import type { Enter, ServedChannel } from './channel.ts';

export function chatChannel({
  admit,
  topicOf,
  attend,
}: Pick<Conversations['socket'], 'admit' | 'topicOf' | 'attend'>): ServedChannel<
  ChatSeat,
  Exclude<ChatRequest, Enter>
> {
  return {
    path: chatSocketPath,
    pingMs: chatTimings.pingMs,
    lifeMs: chatTimings.socketLifeMs,
    request: chatRequest,
    admit,
    topicOf: ({ orgCode }) => topicOf(orgCode),
    loginOf: (seat) => {
      const identityUuid = seat.side === 'agent' ? seat.agentUuid : seat.identityUuid;
      const { orgCode, sessionId } = seat;
      return identityUuid === null || sessionId === null ? undefined : { orgCode, identityUuid, sessionId };
    },
    serve: (seat, enter, line) => attend(seat, 'after' in enter ? Number(enter.after) : 0, line),
  };
}
