/**
 * The four ways a chat is carried, and which one it is. The table says of each how it starts, how a message is sent and
 * heard, and what ends it; the widget and the engine read the same rows.
 */
import { chatTimings } from './timings.ts';

export const chatModes = ['twilio', 'nice', 'stream', 'chatbot'] as const;
export type ChatMode = (typeof chatModes)[number];

const csp = 'POST /service-csp/external/api/v1/twilio/initWebChat';
const stream = 'POST /service-omni-proxy/insecure/api/v1/stream/init-web-chat';
const autobot = 'POST /service-chat-chatbot/external/api/v1/message/chatWithAutobot';
const history = 'GET /service-chat-chatbot/external/api/v1/message/getChatHistory/{conversationId}';

interface Transport {
  /** Who answers first. */
  readonly by: 'agent' | 'bot';
  readonly init: typeof csp | typeof stream;
  /** By a word on the socket, or by a call of its own. */
  readonly sends: 'socket' | typeof autobot;
  readonly hears: 'socket' | typeof history;
  /** `inactive`: the conversation is over. `frozen`: its channel takes no more. `expired`: no one wrote for too long. */
  readonly ends: 'inactive' | 'frozen' | 'expired';
  readonly lifeMs: number;
}

/** `nice` has no call of its own in the specification: it is an agent's mode on the same road as `twilio`. */
const agentByCsp = { by: 'agent', init: csp, sends: 'socket', hears: 'socket', ends: 'inactive' } as const;

export const transports = {
  twilio: { ...agentByCsp, lifeMs: chatTimings.agentSessionMs },
  nice: { ...agentByCsp, lifeMs: chatTimings.agentSessionMs },
  stream: { ...agentByCsp, init: stream, ends: 'frozen', lifeMs: chatTimings.agentSessionMs },
  chatbot: { by: 'bot', init: csp, sends: autobot, hears: history, ends: 'expired', lifeMs: chatTimings.botSessionMs },
} as const satisfies Record<ChatMode, Transport>;

export interface ModeQuestion {
  readonly isOpen: boolean;
  /** The flag fe-heloc-stream-chat. */
  readonly isStreamOn: boolean;
  /** What the address or the call asks for. */
  readonly asked?: string | null | undefined;
  readonly isProduction: boolean;
}

/** An agent when they are in, the chatbot otherwise. Outside production one may be asked for by name. */
export function modeFor({ isOpen, isStreamOn, asked, isProduction }: ModeQuestion): ChatMode {
  if (!isProduction && isChatMode(asked)) return asked;
  if (!isOpen) return 'chatbot';
  return isStreamOn ? 'stream' : 'twilio';
}

function isChatMode(value: unknown): value is ChatMode {
  return (chatModes as readonly unknown[]).includes(value);
}
