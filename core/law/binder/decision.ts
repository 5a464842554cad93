/** What Regulation B wants someone told, and by when (12 CFR 1002.9). */
import type { Instant } from '#core/application/application.ts';
import type { EffectName } from '#core/journey/effects.ts';
import { isStatus, statuses } from '#core/journey/statuses.ts';
import { arrival, type BinderFacts, earliest, ending, last, lately, type PastEvent, said, sent } from './facts.ts';
import type { NotOwed, ObligationRow } from './row.ts';

const DAY_MS = 86_400_000;
const daysAfter = (at: Instant, days: number) => new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** What a status begins, by the table. */
const starts = (status: string | null, effect: EffectName) =>
  status !== null && isStatus(status) && (statuses[status].starts as readonly EffectName[]).includes(effect);

const submission = (f: BinderFacts) => last(f, 'applicationSubmitted');
const counterOffered = (f: BinderFacts) => lately(f).find(cameIntoCounterOffer);
const cameIntoCounterOffer = ({ fromStatus, toStatus }: PastEvent) =>
  fromStatus !== toStatus && starts(toStatus, 'sendCounterOfferNotice');
const decline = (f: BinderFacts) => (f.application.status === 'DECLINED' ? arrival(f, 'DECLINED') : undefined);
const since = (event: PastEvent | undefined) => event?.seq ?? Number.POSITIVE_INFINITY;

/** Nothing is owed to someone who only asked (comment 2(f)-3), or whose application gave way to another of theirs. */
function noApplication({ application }: BinderFacts): NotOwed | null {
  if (application.isInquiry) return 'inquiryOnly';
  return application.isDuplicate ? 'duplicate' : null;
}

const told = {
  counterOffer: (f: BinderFacts) => sent(f, 'sendCounterOfferNotice', since(counterOffered(f)), 'COUNTEROFFER_NOTICE'),
  adverseAction: (f: BinderFacts) => sent(f, 'sendAdverseActionNotice', since(decline(f)), 'ADVERSE_ACTION_NOTICE'),
  whatIsMissing: (f: BinderFacts) => sent(f, 'sendIncompletenessNotice', since(noticed(f))),
};

const noticed = (f: BinderFacts) => lately(f).find(({ event }) => event === 'incompletenessNoticed');

/** The final terms were delivered: that is how someone hears of an approval. */
const approved = (f: BinderFacts) =>
  lately(f).find(({ seq, event, fromStatus, toStatus }) => {
    const isAfter = seq > (submission(f)?.seq ?? Number.POSITIVE_INFINITY);
    const isOfTerms = fromStatus !== toStatus && starts(fromStatus, 'deliverClosingDocuments');
    return isAfter && event === 'documentsDelivered' && isOfTerms;
  });

function decisionNotOwed(f: BinderFacts): NotOwed | null {
  const none = noApplication(f);
  if (none) return none;
  if (!submission(f)) return ending(f) ? 'notSubmitted' : null;
  const isWithdrawn = ending(f)?.event === 'withdrawn' && !approved(f) && !counterOffered(f);
  return isWithdrawn ? 'withdrawn' : null;
}

/** An applicant who declines our terms heard of them with the combined notice, form C-4; silence is the same. */
function isAccepted(f: BinderFacts): boolean {
  const offered = counterOffered(f);
  return lately(f).some(({ event, seq }) => event === 'revisedOfferAccepted' && seq > since(offered));
}

export const decisionObligations = {
  decision: {
    citation: '12 CFR 1002.9(a)(1)(i)',
    owed: 'days30',
    notOwed: decisionNotOwed,
    by: (f) => {
      const submitted = submission(f);
      return submitted ? daysAfter(submitted.at, 30) : null;
    },
    met: (f) =>
      earliest(
        said(approved(f)),
        told.counterOffer(f),
        told.adverseAction(f),
        submission(f) ? told.whatIsMissing(f) : null,
      ),
    counsel: 'tenDays',
  },
  counterOffer: {
    citation: '12 CFR 1002.9(a)(1)(i), (b)(2)',
    owed: 'days30',
    notOwed: (f) => noApplication(f) ?? (counterOffered(f) || !ending(f) ? null : 'noCounterOffer'),
    by: (f) => {
      const offered = counterOffered(f);
      return offered ? daysAfter(offered.at, 30) : null;
    },
    met: told.counterOffer,
  },
  counterOfferEnd: {
    citation: '12 CFR 1002.9(a)(1)(iv)',
    owed: 'days90',
    notOwed: (f) => {
      if (!counterOffered(f)) return noApplication(f) ?? (ending(f) ? 'noCounterOffer' : null);
      return isAccepted(f) ? 'acceptedCounterOffer' : null;
    },
    by: (f) => {
      const offered = counterOffered(f);
      return offered ? daysAfter(offered.at, 90) : null;
    },
    met: (f) => earliest(told.counterOffer(f), told.adverseAction(f)),
  },
  incompleteness: {
    citation: '12 CFR 1002.9(c)',
    owed: 'days30',
    notOwed: (f) => noApplication(f) ?? (noticed(f) || !ending(f) ? null : 'answeredOtherwise'),
    by: (f) => {
      const told30 = noticed(f);
      return told30 ? daysAfter(told30.at, 30) : null;
    },
    met: told.whatIsMissing,
  },
  adverseAction: {
    citation: '12 CFR 1002.9(a)(1), (a)(2), (b)(2); 15 U.S.C. 1681m(a)',
    owed: 'days30',
    notOwed: (f) => (decline(f) || !ending(f) ? null : 'notDeclined'),
    // Of an application that was not complete, thirty days from the decision ((a)(1)(ii)).
    by: (f) => {
      const declined = decline(f);
      return declined ? daysAfter(submission(f)?.at ?? declined.at, 30) : null;
    },
    met: told.adverseAction,
  },
} as const satisfies Record<string, ObligationRow>;
