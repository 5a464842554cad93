/** What staff read of one application beyond what is open: each part that a tab of its page shows. No whole number of a person or an account is in it. */
import * as v from 'valibot';
import { borrowerViewSchema } from '#core/application/view.ts';
import { caseFlagNames } from '#core/desk/case-flags.ts';
import { conditionStates } from '#core/desk/condition-acts.ts';
import { clockNames } from '#core/desk/due.ts';
import { queueIds } from '#core/desk/queues.ts';
import { ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { inputUnits, measureUnits, verdicts } from '#core/underwriting/kept-decision.ts';
import { particulars } from './application.ts';
import { offeredAct } from './review.ts';

const at = v.nullable(v.string());
const cents = v.number();
const rule = v.picklist(ruleCodes);

/** Who said so, when; `outcome` in the word of the event. */
const proof = v.object({
  seq: v.number(),
  at: v.string(),
  by: v.string(),
  event: v.string(),
  outcome: v.nullable(v.string()),
  cents: v.nullable(cents),
  rules: v.array(rule),
});

/** What a rule looked at, as it stood on the day. */
const ruleInput = v.object({
  label: v.string(),
  unit: v.picklist(inputUnits),
  value: v.union([v.number(), v.string(), v.boolean()]),
});

/** What happened, and what it rested on when it happened. */
const decision = v.object({
  ...proof.entries,
  /** In the words of the person who decided, and what they entered, field by field. */
  why: v.nullable(v.string()),
  entered: v.array(v.object({ label: v.string(), value: v.string() })),
  /** Null where the figures of that day were not kept. */
  basis: v.nullable(
    v.object({
      on: v.string(),
      guidelineVersion: v.string(),
      guidelineEffectiveFrom: v.string(),
      held: v.array(
        v.object({
          rule,
          verdict: v.picklist(verdicts),
          unit: v.picklist(measureUnits),
          actual: v.nullable(v.number()),
          limit: v.nullable(v.number()),
          inputs: v.array(ruleInput),
        }),
      ),
    }),
  ),
});

/** The last pricing as it was kept on its day: the rules held against the inputs, and by which guideline. */
const pricing = v.object({
  decision: v.string(),
  subDecision: v.string(),
  pricedOn: v.string(),
  guidelineVersion: v.string(),
  guidelineEffectiveFrom: v.string(),
  aporAsOf: v.string(),
  inputs: v.object({
    product: v.string(),
    state: v.string(),
    occupancy: v.string(),
    score: v.nullable(v.number()),
    valueCents: cents,
    liensKeptCents: cents,
    payoffCents: cents,
    monthlyIncomeCents: cents,
    monthlyObligationsCents: cents,
    isIncomeVerified: v.boolean(),
  }),
  checks: v.array(
    v.object({
      rule,
      passes: v.boolean(),
      unit: v.picklist(['score', 'cents', 'bps', 'years', 'fact']),
      actual: v.nullable(v.number()),
      limit: v.nullable(v.number()),
      inputs: v.array(ruleInput),
    }),
  ),
  leftOut: v.array(v.object({ rule, offers: v.number() })),
  offersMade: v.number(),
  largestDrawCents: cents,
  largestDrawLimitedBy: v.nullable(v.picklist(['MAXIMUM_LINE', 'CLTV', 'DTI', 'DSCR'])),
  /** The same sentences as on the borrower’s page of offers. */
  why: v.array(v.string()),
});

const income = v.object({
  verifiedCents: v.nullable(cents),
  isVerified: v.boolean(),
  isEmploymentVerified: v.boolean(),
  assetsCents: v.nullable(cents),
  proofs: v.array(proof),
});

const credit = v.object({
  phase: v.picklist(['soft', 'hard']),
  outcome: v.nullable(v.string()),
  score: v.nullable(v.number()),
  scoreModel: v.nullable(v.string()),
  factors: v.array(v.string()),
  ssnLastFour: v.nullable(v.string()),
  isStale: v.boolean(),
  marks: v.array(v.object({ rule, on: v.string() })),
  debts: v.array(
    v.object({
      uuid: v.string(),
      creditor: v.string(),
      accountMask: v.nullable(v.string()),
      balanceCents: cents,
      monthlyPaymentCents: cents,
      isPaidOff: v.boolean(),
    }),
  ),
  homeLoanBalancesCents: v.array(cents),
  /** Credit asked for elsewhere since the first report, as the bureau said it. */
  inquiries: v.nullable(v.string()),
  reports: v.array(proof),
});

const property = v.object({
  county: v.nullable(v.string()),
  parcelId: v.nullable(v.string()),
  type: v.nullable(v.string()),
  dwellingUnits: v.nullable(v.number()),
  acquiredOn: v.nullable(v.string()),
  monthlyUpkeepCents: v.nullable(cents),
  monthlyRentCents: v.nullable(cents),
  isListedForSale: v.boolean(),
  valuationNeed: v.string(),
  isValuationDone: v.boolean(),
  values: v.array(proof),
  recordedOwnership: v.nullable(v.object({ type: v.string(), coOwners: v.number() })),
  liens: v.array(
    v.object({
      uuid: v.string(),
      holder: v.string(),
      position: v.number(),
      kind: v.nullable(v.picklist(['MORTGAGE', 'LINE'])),
      balanceCents: cents,
      limitCents: v.nullable(cents),
      monthlyPaymentCents: v.nullable(cents),
      payoffCents: v.nullable(cents),
      isPaidOff: v.boolean(),
      isToldByBorrower: v.boolean(),
    }),
  ),
  title: v.object({
    status: v.string(),
    isFullTitleNeeded: v.boolean(),
    isTransferRecent: v.boolean(),
    isApplicantOwner: v.boolean(),
    exceptions: v.array(v.string()),
    newLiens: v.array(v.object({ holder: v.string(), balanceCents: cents })),
    rulings: v.array(proof),
  }),
  floodZone: v.nullable(v.string()),
  isFloodInsured: v.boolean(),
  needsHazardProof: v.boolean(),
});

const signing = v.object({
  noteSignedAt: at,
  deedSignedAt: at,
  /** The notary, by name. */
  sealedBy: v.nullable(v.string()),
  isInPerson: v.boolean(),
  needsAttorney: v.boolean(),
  scans: v.number(),
  instrumentNumber: v.nullable(v.string()),
  /** Every signature, appointment, notice and recording, the newest first. */
  acts: v.array(proof),
});

const account = v.nullable(v.object({ mask: v.string(), institution: v.nullable(v.string()) }));
const money = v.object({
  disburse: account,
  autopay: account,
  appraisal: account,
  paymentType: v.nullable(v.string()),
  disbursedAt: at,
  /** How the hand-over to the servicer stands; null before there is anything to hand over. */
  servicing: v.nullable(
    v.object({
      state: v.picklist(['sent', 'refused', 'boarded']),
      at: v.string(),
      why: v.nullable(v.string()),
      number: v.nullable(v.string()),
    }),
  ),
  acts: v.array(proof),
});

const condition = v.object({
  uuid: v.string(),
  header: v.string(),
  /** As the person who is asked reads it. */
  description: v.string(),
  notes: v.nullable(v.string()),
  askedOf: v.string(),
  askedAt: v.string(),
  /** A person, or the event that led a rule to it. */
  askedBy: v.nullable(v.string()),
  isByRule: v.boolean(),
  /** Why, in the words of the person who raised or sent it. */
  askedWhy: v.nullable(v.string()),
  dueOn: v.nullable(v.string()),
  answeredAt: at,
  state: v.picklist(conditionStates),
  /** What it holds back, by the names of the statuses. */
  blocks: v.array(v.string()),
  clearedAt: at,
  clearedBy: v.nullable(v.string()),
  clearedWhy: v.nullable(v.string()),
  documents: v.number(),
  acts: v.array(offeredAct),
});

export const caseFile = v.object({
  brand: v.string(),
  createdAt: v.string(),
  submittedAt: at,
  /** By which day the law wants an answer; null when there is none to give. */
  decisionDueOn: at,
  /** The list it waits in, and the clock that runs out first; null where nothing is ours to do. */
  due: v.nullable(v.object({ queue: v.picklist(queueIds), dueAt: at, clock: v.nullable(v.picklist(clockNames)) })),
  flags: v.array(v.picklist(caseFlagNames)),
  /** The very answers that the borrower’s site is given: figures here and there come from the same functions. */
  borrowerSees: v.object({ view: borrowerViewSchema, particulars }),
  pricing: v.nullable(pricing),
  /** Every decision in the history, the newest first, each with its reasons. */
  decisions: v.array(decision),
  income,
  credit,
  property,
  signing,
  money,
  conditions: v.array(condition),
});
