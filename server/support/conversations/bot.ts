/**
 * The chatbot's part. What it knows comes by a port; here is only when it answers, and that it falls silent: an answer is
 * written under the same lock as the question, and only while the conversation is still the bot's.
 */
import { isChatOpen } from '#core/chat/hours.ts';
import type { AnswerParts } from '#core/contract/chat.ts';
import * as words from '#core/words/en/chat/conversation.ts';
import type { Person } from '../../actor.ts';
import type { ConversationRow } from '../../store/conversations.ts';
import type { Held } from './engine.ts';
import type { Hours } from './hours.ts';

export type BotReply =
  | { readonly kind: 'answer'; readonly text: string; readonly parts: AnswerParts }
  /** It does not know, or a person was asked for. */
  | { readonly kind: 'handOver'; readonly text: string };

interface Asked {
  readonly question: string;
  readonly row: ConversationRow;
  /** Who is signed in; a visitor has nothing of their own to be told. */
  readonly person: Person | undefined;
}
export type AskBot = (asked: Asked) => Promise<BotReply>;

const bot = { kind: 'bot', name: words.assistant } as const;
export const house = { kind: 'system', name: words.house } as const;

export async function reply(held: Held, said: BotReply, open: Awaited<ReturnType<Hours['of']>>): Promise<void> {
  if (held.row().state !== 'withBot') return;
  if (said.kind === 'answer') {
    await held.say({ author: bot, text: said.text, answer: said.parts });
    return;
  }
  await held.say({ author: bot, text: said.text });
  await handOver(held, open);
}

/** The conversation waits in line with all that was said. Outside hours it says when an answer comes. */
export async function handOver(held: Held, { hours, now }: Awaited<ReturnType<Hours['of']>>): Promise<void> {
  if (held.row().state !== 'withBot') return;
  await held.change({ state: 'waiting', waitingSince: held.now, handedOverAt: held.now });
  if (!isChatOpen(hours, now.getTime())) await held.say({ author: house, text: words.waitsUntilMorning });
}
