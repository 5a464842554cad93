/**
 * Four eyes: which acts of staff need a second person, and when. The door reads it before anything is done; an act that
 * needs one becomes a request, which another person with the permission confirms or refuses. The two approvals of a
 * funding are no row here: each is an act of its own (two-people.ts).
 */
import type { Application } from '#core/application/application.ts';
import type { Payload } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import { formatCents } from '#core/offers/money.ts';
import { mayDo, type Permission, type Role } from '#core/roles.ts';
import * as words from '#core/words/en/desk.ts';
import { rulesSetAside } from './set-aside.ts';

/** Above it, the decisions that name it are two people's. */
const twoPeopleAboveCents = 250_000_00;

/** Up to which line one person waives alone, by the most that they may; above it a second person who underwrites agrees. */
const waiveLimitsCents = { waiveConditions: 100_000_00, underwrite: 250_000_00 } as const;

/** Whether the person who would do it has a permission. */
type May = (permission: Permission) => boolean;

interface Rule<E extends StaffEvent> {
  readonly when: (application: Application, payload: Payload<E>, may: May) => boolean;
  readonly why: string;
  /** Who confirms, where that is not who may ask. */
  readonly confirmedBy?: Permission;
}

const always = () => true;
const isLarge = ({ offers }: Application) => (offers.selected?.amountCents ?? 0) > twoPeopleAboveCents;
const large = { when: isLarge, why: words.lineOver(formatCents(twoPeopleAboveCents)) };

const waiveLimit = (may: May) => waiveLimitsCents[may('underwrite') ? 'underwrite' : 'waiveConditions'];
const isOverWaiveLimit = ({ offers }: Application, _: unknown, may: May) =>
  (offers.selected?.amountCents ?? 0) > waiveLimit(may);

export const policies: { readonly [E in StaffEvent]?: readonly Rule<E>[] } = {
  identityCorrected: [{ when: (_, { ssnLastFour }) => ssnLastFour !== undefined, why: words.ssnChanges }],
  identityReviewed: [{ when: (_, { isConfirmed }) => !isConfirmed, why: words.identityNotConfirmed }, large],
  delinquencyReviewed: [
    {
      when: (application, payload) => rulesSetAside('delinquencyReviewed', application, payload).length > 0,
      why: words.overridesARule,
    },
  ],
  valueDecided: [
    { when: (_, { outcome }) => outcome === 'unacceptable', why: words.valueNotAcceptable },
    {
      when: ({ valuation: { reportedValueCents } }, { valueCents }) =>
        valueCents !== undefined && reportedValueCents !== null && valueCents > reportedValueCents,
      why: words.valueAboveReported,
    },
  ],
  appraisalReviewed: [large],
  trustReviewed: [{ when: (_, { isApproved }) => !isApproved, why: words.trustNotAcceptable }],
  titleNotCurable: [{ when: always, why: words.titleNotCurable }],
  attorneyRejected: [{ when: (_, { reasons }) => reasons.length > 0, why: words.attorneyRejects }],
  reconsidered: [{ when: always, why: words.reconsidering }],
  conditionWaived: [
    {
      when: isOverWaiveLimit,
      why: words.waivesOver(formatCents(waiveLimitsCents.waiveConditions), formatCents(waiveLimitsCents.underwrite)),
      confirmedBy: 'underwrite',
    },
  ],
  // No one is held for a forger by one person's eyes, and the borrower hears nothing before compliance has agreed.
  fraudSuspected: [{ when: always, why: words.fraudTakesCompliance, confirmedBy: 'settleFindings' }],
  likenessSettled: [{ when: always, why: words.sanctionsLikeness }],
  declinedForCause: [{ when: always, why: words.declinedForCause }],
  fundingFindingSettled: [{ when: (_, { check }) => check === 'watchLists', why: words.sanctionsLikeness }],
};

export interface SecondPerson {
  readonly why: string;
  readonly confirmedBy: Permission;
}

/**
 * Whether this takes a second person, in a sentence, and what they need; null where one person is enough. Without `held`
 * the least that anyone may do alone counts: so it does when the second person confirms, whatever they may do themselves.
 */
export function secondPersonFor<E extends StaffEvent>(
  event: E,
  application: Application,
  payload: Payload<E>,
  held: readonly Role[] = [],
): SecondPerson | null {
  const rules: readonly Rule<E>[] = policies[event] ?? [];
  const rule = rules.find(({ when }) => when(application, payload, (permission) => mayDo(held, permission)));
  return rule ? { why: rule.why, confirmedBy: rule.confirmedBy ?? operations[event].permission } : null;
}
