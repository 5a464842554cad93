/** A message in the sender's hand, and what can become of it. */
import type { MessageKind } from '#core/messages/kinds.ts';
import type { WaitingMessage } from '../store/outbox.ts';

/** A message of a kind we know, about to be sent. */
export interface DueMessage extends WaitingMessage {
  readonly kind: MessageKind;
  readonly orgCode: string;
}

/**
 * `waiting`: it could not be sent, and is due again when its lease ends; or it was put off, or given up. `unwanted`: its
 * reader does not want it, or may not be sent it.
 */
export type Outcome = 'sent' | 'refused' | 'unwanted' | 'waiting';
