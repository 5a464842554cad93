/** What a decision rested on, written down at the moment it is made: a table says which events hold which rules. */
import type { Application } from '#core/application/application.ts';
import { ageOn, type CalendarDate, daysBetween } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import type { EventOf } from '#core/desk/case-events.ts';
import { rulesSetAside } from '#core/desk/set-aside.ts';
import { eligibilityVerdicts } from '#core/eligibility/eligibility.ts';
import { ageMinOf } from '#core/eligibility/person.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { Payload } from '#core/journey/events.ts';
import { roundHalfEven } from '#core/offers/decimal.ts';
import type { Explanation } from '#core/offers/explanation.ts';
import { limits } from '#core/offers/limits.ts';
import { lateYears } from './conclusions/credit.ts';
import type { UnderwritingFile } from './file.ts';
import { incomeToleranceBps } from './income-tolerance.ts';
import type { KeptDecision, Measure } from './kept-decision.ts';
import { eligibilityFacts } from './pricing-input.ts';
import { inputsOf, type Looked } from './rule-inputs.ts';
import type { LendingSettings } from './settings.ts';

type DecisionEvent = EventOf<'decisions'>;

/** What an event's conclusion itself found: true is a pass. A rule that it did not look into is not in it. */
type Settled = (looked: Looked, settings: LendingSettings) => ReadonlyMap<RuleCode, boolean>;

interface Held {
  readonly rules: readonly RuleCode[];
  /** Without it, the outcome alone says what came of its rules. */
  readonly settled?: Settled;
}

const none: Held = { rules: [] };
const title: Held = { rules: ['TITLE_DEFECT'] };
const value: Held = { rules: ['CLTV', 'CONDITION'] };

/** Its conclusion looks into each of these, and names those that were not passed. */
const namesAll = (...rules: readonly RuleCode[]): Held => ({
  rules,
  settled: () => new Map(rules.map((rule) => [rule, true])),
});

/** Worked out again in full: an event names four reasons at most, and none where the last line was too recent. */
const ofEligibility: Settled = ({ application, file, today }, settings) => {
  const facts = eligibilityFacts({ application, file, settings, today });
  const verdicts = eligibilityVerdicts(facts, settings.eligibility, today);
  return file.lastHelocCompletedOn === null ? new Map(verdicts).set('RECENT_HELOC', true) : verdicts;
};

/** Answers of a bureau that settle no rule of the report: there is none, or it may be someone else's. */
const reportsNothing: readonly unknown[] = ['noFile', 'frozen', 'minor', 'alert'] satisfies (
  | Payload<'softCreditReturned'>
  | Payload<'hardCreditReturned'>
)['outcome'][];

const ofReport: Settled = ({ payload: { outcome } }) =>
  new Map(reportsNothing.includes(outcome) ? [] : [['NO_FILE', true] as const, ['DELINQUENCY', true] as const]);

/** A county that publishes nothing answers nothing, whatever the event says so that the case goes on. */
const ofCounty: Settled = ({ payload: { bypass, isTransferRecent, isApplicantOwner } }) =>
  new Map(
    bypass === 'BYPASS'
      ? []
      : [['TITLE_SEASONING_90D', isTransferRecent === false] as const, ['NOT_ON_TITLE', isApplicantOwner === true]],
  );

/** Beside the rules that a pricing held, and those that the event names. An event without a row does not compile. */
const heldBy: Readonly<Record<DecisionEvent, Held>> = {
  eligibilityChecked: {
    rules: [
      'STATE_NOT_SERVED',
      'ORIGINATOR_LICENSE',
      'LISTED_FOR_SALE',
      'TITLE_SEASONING_90D',
      'EMPLOYMENT_TYPE',
      'AGE',
      'RECENT_HELOC',
    ],
    settled: ofEligibility,
  },
  softCreditReturned: { rules: ['NO_FILE', 'DELINQUENCY'], settled: ofReport },
  // The score is held against the one before it, not against the lowest: that is for the pricing.
  hardCreditReturned: { rules: ['NO_FILE', 'DELINQUENCY', 'CREDIT_SCORE'], settled: ofReport },
  identityReviewed: { rules: ['IDENTITY'] },
  delinquencyReviewed: { rules: ['DELINQUENCY'] },
  noCreditFileConfirmed: { rules: ['NO_FILE'] },
  minorConfirmed: { rules: ['AGE'] },
  propertyValued: { rules: ['PROPERTY_NOT_FOUND'] },
  propertyNotFoundConfirmed: { rules: ['PROPERTY_NOT_FOUND'] },
  propertyReportReturned: { rules: ['TITLE_SEASONING_90D', 'NOT_ON_TITLE'], settled: ofCounty },
  cltvComputed: namesAll('CLTV'),
  counterOfferRefused: none,
  counterOfferExpired: none,
  offersPriced: none,
  revisedOffersPriced: none,
  assetsSkipped: { rules: ['DTI_MIN_DRAW'] },
  incomeVerified: { rules: ['INCOME_UNVERIFIED'] },
  employmentVerified: { rules: ['VOE_FAILED'] },
  identityChecked: { rules: ['IDENTITY'] },
  signerIdentityChecked: none,
  valueDecided: value,
  appraisalReviewed: value,
  trustReviewed: { rules: ['TRUST_NOT_ACCEPTED'] },
  titleReviewed: title,
  titleCured: title,
  titleNotCurable: title,
  closingCostsWorkedOut: namesAll('DRAW_TOO_SMALL'),
  payoffLettersReceived: namesAll('DRAW_TOO_SMALL'),
  attorneyApproved: title,
  attorneyRejected: title,
  applicantsScreened: none,
  likenessSettled: none,
  declinedForCause: none,
  fundingApproved: none,
  fundingFindingSettled: none,
  fundingStopped: none,
  reconsidered: none,
  forced: none,
};

export const isDecision = (event: string): event is DecisionEvent => Object.hasOwn(heldBy, event);

/** Where the outcome of an event names the rule, before a person or a later step decides by it. */
const failsByOutcome: Readonly<Record<string, readonly RuleCode[] | undefined>> = {
  'softCreditReturned noFile': ['NO_FILE'],
  'softCreditReturned delinquent': ['DELINQUENCY'],
  'softCreditReturned minor': ['AGE'],
  'softCreditReturned alert': ['IDENTITY'],
  'hardCreditReturned delinquent': ['DELINQUENCY'],
  'hardCreditReturned alert': ['IDENTITY'],
  'propertyValued notFound': ['PROPERTY_NOT_FOUND'],
};

const sinceDay = (day: CalendarDate | null | undefined, today: CalendarDate, limit: number): Measure => ({
  unit: 'days',
  actual: day ? daysBetween(day, today) : null,
  limit,
});

/** Thresholds of the rules that no pricing holds; the others are yes or no. */
const measures: { readonly [R in RuleCode]?: (looked: Looked, settings: LendingSettings) => Measure } = {
  AGE: ({ application, file, today }, { eligibility }) => ({
    unit: 'age',
    actual: ageOn(file.birthDate, today),
    limit: ageMinOf({ ...eligibility, propertyState: application.property.address.state as StateCode }),
  }),
  // The day in the county's report is not kept, and the one that we have is another vendor's.
  TITLE_SEASONING_90D: ({ file, today, payload }) =>
    sinceDay('isTransferRecent' in payload ? null : file.property?.acquiredOn, today, limits.ownershipDaysMin),
  RECENT_HELOC: ({ file, today }) => sinceDay(file.lastHelocCompletedOn, today, limits.daysBetweenHelocs),
  DELINQUENCY: () => ({ unit: 'years', actual: null, limit: lateYears }),
  CREDIT_SCORE: ({ file }, { guideline, pricedAs }) => ({
    unit: 'score',
    actual: file.credit?.score ?? null,
    limit: guideline.products[pricedAs].scoreMin,
  }),
  INCOME_UNVERIFIED: ({ application: { income }, payload }) => {
    const stated = income.annualIncomeCents + income.otherIncomeCents;
    const verified = (payload['verifiedIncomeCents'] as number | undefined) ?? income.verifiedIncomeCents;
    const limit = roundHalfEven((stated * (10_000 - incomeToleranceBps)) / 10_000, 0);
    return { unit: 'cents', actual: verified, limit };
  },
};

export interface Decided {
  readonly event: string;
  readonly payload: unknown;
  readonly before: Application;
  readonly after: Application;
  readonly file: UnderwritingFile;
  readonly today: CalendarDate;
  readonly settings: LendingSettings;
  readonly explanation: Explanation | null;
}

/** The rules that it named: in its own words, and by what the application was refused or offered less for. */
function namedBy({ event, payload, before, after }: Decided): RuleCode[] {
  const said = (payload ?? {}) as Readonly<Record<string, unknown>>;
  const {
    reasons = [],
    counterOfferReasons = [],
    outcome,
    isDuplicate,
  } = said as {
    readonly reasons?: readonly RuleCode[];
    readonly counterOfferReasons?: readonly RuleCode[];
    readonly outcome?: unknown;
    readonly isDuplicate?: boolean;
  };
  const refused = after.declineReasons.filter((rule) => !before.declineReasons.includes(rule));
  const lessBy = after.offers.counterOffer !== before.offers.counterOffer ? after.offers.counterOffer?.reasons : [];
  const byOutcome = failsByOutcome[`${event} ${String(outcome)}`] ?? [];
  const tooSoon: RuleCode[] = isDuplicate ? ['RECENT_HELOC'] : [];
  return [...reasons, ...counterOfferReasons, ...refused, ...(lessBy ?? []), ...byOutcome, ...tooSoon];
}

export function basisOf(decided: Decided): KeptDecision {
  const { event, payload, before, after, file, today, settings, explanation } = decided;
  const looked: Looked = {
    application: after,
    file,
    today,
    payload: (payload ?? {}) as Looked['payload'],
    explanation,
  };
  const row: Held = isDecision(event) ? heldBy[event] : none;
  const named = new Set(namedBy(decided));
  const aside = new Set(rulesSetAside(event, before, payload));
  const checks = new Map(explanation?.checks.map((check) => [check.rule, check]));
  const rules = new Set([...named, ...checks.keys(), ...row.rules]);
  const settled = row.settled?.(looked, settings);
  const verdictOf = (rule: RuleCode) => {
    if (aside.has(rule)) return 'setAside';
    const found = checks.get(rule)?.passes ?? settled?.get(rule);
    if (named.has(rule) || found === false) return 'fails';
    return found === true ? 'passes' : 'unsettled';
  };
  return {
    on: today,
    guidelineVersion: settings.guideline.version,
    guidelineEffectiveFrom: settings.guideline.effectiveFrom,
    held: [...rules].map((rule) => {
      const { unit, actual, limit } = checks.get(rule) ??
        measures[rule]?.(looked, settings) ?? { unit: 'fact' as const, actual: null, limit: null };
      return { rule, verdict: verdictOf(rule), unit, actual, limit, inputs: inputsOf(rule, looked) };
    }),
  };
}
