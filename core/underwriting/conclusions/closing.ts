/** What states and lenders want of the signing of a deed, and the clocks that the law starts with papers. */

import { lastEquityLoanOn } from '#core/application/equity-loan.ts';
import { refuse } from '#core/journey/refusal.ts';
import { earliestClosing } from '#core/notary/earliest-closing.ts';
import { mustMeetNotary, needsAttorney } from '#core/notary/states.ts';
import * as words from '#core/words/en/underwriting/conclusions/closing.ts';
import { printedLastDay, rightToCancel } from '../right-to-cancel.ts';
import { type Conclusions, concluded } from './conclusion.ts';

export const closingConclusions = {
  /** The platform may only want more than we do: an attorney, a notary in the room, a later day. */
  notaryPackageReady: {
    needsFile: true,
    conclude: (platform, { application, settings, today, file, now }) => {
      const { state } = application.property.address;
      const lawful = earliestClosing(application, {
        figuresAt: platform.figuresAt === null ? null : new Date(platform.figuresAt),
        lastEquityLoanOn: lastEquityLoanOn(application, file),
        now,
      });
      return concluded('notaryPackageReady', {
        needsAttorney: platform.needsAttorney || needsAttorney(state),
        isManual: platform.isManual || mustMeetNotary(state, today, settings),
        closingNotBefore: laterOf(lawful, platform.closingNotBefore),
      });
    },
  },
  rescissionNoticesDelivered: {
    needsFile: false,
    conclude: ({ deliveredTo, askedAt }, { application, settings, now }) => {
      const { borrower, signers } = application;
      // Each owner has the right, so each must have the notice before the days of any of them begin (1026.15(b)(1)).
      const isMissing = [borrower, ...signers].some(({ identityUuid }) => !deliveredTo.includes(identityUuid));
      if (isMissing) return refuse('tooEarly', words.notEveryOwnerHasThe);
      // Counted from when we know of it, which is never too early.
      const { lastDay, endsAt } = rightToCancel(application, now, settings);
      const printed = printedLastDay(application, new Date(askedAt), settings);
      // A notice must say the day on which the right ends (1026.15(b)(5)): one that came too late for its day is no notice.
      if (printed !== lastDay) return concluded('rescissionNoticesOutdated', { printed, lastDay });
      const at = now.toISOString();
      return concluded('rescissionNoticesDelivered', {
        endsAt: endsAt.toISOString(),
        deliveredTo: deliveredTo.map((identityUuid) => ({ identityUuid, at })),
      });
    },
  },
} satisfies Partial<Conclusions>;

function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) >= Date.parse(other) ? one : other;
}
