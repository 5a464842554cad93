/** The clocks that the law starts with papers. */
import { refuse } from '#core/journey/refusal.ts';
import { rightToCancel } from '../right-to-cancel.ts';
import { type Conclusions, concluded } from './conclusion.ts';

export const closingConclusions = {
  rescissionNoticesDelivered: {
    needsFile: false,
    conclude: ({ deliveredTo }, { application, settings, now }) => {
      const { borrower, signers } = application;
      // Each owner has the right, so each must have the notice before the days of any of them begin (1026.15(b)(1)).
      const isMissing = [borrower, ...signers].some(({ identityUuid }) => !deliveredTo.includes(identityUuid));
      if (isMissing) return refuse('tooEarly', 'Not every owner has the notice of the right to cancel.');
      // Counted from when we know of it, which is never too early.
      const { endsAt } = rightToCancel(application, now, settings);
      const at = now.toISOString();
      return concluded('rescissionNoticesDelivered', {
        endsAt: endsAt.toISOString(),
        deliveredTo: deliveredTo.map((identityUuid) => ({ identityUuid, at })),
      });
    },
  },
} satisfies Partial<Conclusions>;
