/**
 * How long a conversation is kept after its end. What someone with an account says may belong to the record of their
 * application, which Regulation B keeps for 25 months (12 CFR § 1002.12(b)); a visitor's question does not. Counsel must
 * confirm both.
 */
import { CREDIT_RECORD_DAYS } from '#core/law/clocks.ts';

export const conversationKept = {
  /** Of someone who was signed in. */
  account: { days: CREDIT_RECORD_DAYS },
  visitor: { days: 180 },
} as const;
