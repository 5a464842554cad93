/**
 * A conversation and who may do what to it. The engine asks these questions while it holds the row, so that of two people
 * who act at once the second meets what the first has done.
 */
import * as words from '#core/words/en/chat/conversation.ts';
import { deskLimits } from './desk-limits.ts';
import type { AuthorKind } from './message.ts';
import type { ChatSkill } from './skills.ts';

/** `waiting`: for an agent. `withBot`: the chatbot answers. `withAgent`: one agent has it. */
export const conversationStates = ['waiting', 'withBot', 'withAgent', 'ended'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** `frozen`: the channel was closed in the stream mode. `expired`: no one wrote for too long. */
export const endings = ['person', 'agent', 'frozen', 'expired'] as const;
export type Ending = (typeof endings)[number];

export const dispositions = {
  ANSWERED: words.answered,
  SENT_TO_TEAM: words.sentToTeam,
  CALL_BACK: words.callBack,
  NO_REPLY: words.noReply,
  UNWANTED: words.unwanted,
} as const;
export type Disposition = keyof typeof dispositions;

export const presences = ['available', 'busy', 'away'] as const;
export type Presence = (typeof presences)[number];

export interface Standing {
  readonly state: ConversationState;
  readonly skill: ChatSkill;
  readonly claimedBy: string | null;
}

type Act =
  | {
      readonly do: 'say';
      readonly as: AuthorKind;
      readonly by?: string | undefined;
      readonly isSupervisor?: boolean;
    }
  | { readonly do: 'claim'; readonly by: string; readonly isTakeOver: boolean }
  | { readonly do: 'note' }
  | { readonly do: 'transfer' | 'end' | 'release'; readonly by: string; readonly isSupervisor: boolean };

/** Why it may not be done now, in a sentence; undefined where it may. */
export function conversationRefusal({ state, claimedBy }: Standing, act: Act): string | undefined {
  if (act.do === 'note') return undefined;
  if (state === 'ended') return words.isOver;
  if (act.do === 'say') return refusalToSay(state, claimedBy, act);
  if (act.do === 'claim') {
    if (claimedBy === act.by) return undefined;
    return claimedBy !== null && !act.isTakeOver ? words.someoneElseHasIt : undefined;
  }
  return claimedBy === act.by || act.isSupervisor ? undefined : words.takeItFirst;
}

/** Why an agent who has so many conversations gets no other; undefined where they do. With a name it is said of them. */
export function fullRefusal(held: number, name?: string): string | undefined {
  const { conversationsAtOnce: max } = deskLimits;
  if (held < max) return undefined;
  return name === undefined ? words.youAreFull(max) : words.agentIsFull(name, max);
}

function refusalToSay(
  state: ConversationState,
  claimedBy: string | null,
  { as, by, isSupervisor = false }: Extract<Act, { do: 'say' }>,
): string | undefined {
  // The bot is silent from the moment an agent has it, or is waited for.
  if (as === 'bot') return state === 'withBot' ? undefined : words.botIsSilent;
  // A supervisor speaks beside the agent who has it.
  if (as === 'agent') return claimedBy !== null && (claimedBy === by || isSupervisor) ? undefined : words.takeItFirst;
  return undefined;
}

export function chatEndedText(endedBy: Ending | null): string {
  return endedBy === 'agent' || endedBy === 'frozen' ? words.representativeHasEndedTheChat : words.chatIsOver;
}

/** A survey is offered only after an agent has ended it. */
export function offersSurvey(endedBy: Ending | null): boolean {
  return endedBy === 'agent' || endedBy === 'frozen';
}

/** Who waits before this one, for the same team: the first in line is 1. */
export function queuePosition(waitingBefore: number): string {
  return words.placeInLine(waitingBefore + 1);
}
