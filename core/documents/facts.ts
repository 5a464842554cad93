/**
 * What papers are written from: one application, its lender, and one day. Every figure comes from the functions that
 * price the offer and show it on the screens; a paper never works a number out by itself.
 */
import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { canBeRescinded } from '#core/calendar/rescission.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { changesInWords } from '#core/eligibility/remedies.ts';
import type { CounselingList } from '#core/law/counseling.ts';
import { keyFactorsTold } from '#core/law/key-factors.ts';
import type { ClosingCost } from '#core/offers/closing-cost-kinds.ts';
import { type Division, divideDraw } from '#core/offers/closing-costs.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { monthlyPaymentCents, type RepaymentPlan, repaymentSeries } from '#core/offers/payments.ts';
import { type CostCase, expectedCosts } from '#core/underwriting/closing-facts.ts';
import type { ModelValuation, ReportedValuation, UnderwritingFile } from '#core/underwriting/file.ts';
import { type Payoff, payoffsOf } from '#core/underwriting/payoffs.ts';
import { longDay } from '#core/words/en/days.ts';

export type Lender = Pick<
  Brand,
  'names' | 'nmlsId' | 'mailingAddress' | 'support' | 'charter' | 'hasOver10Billion' | 'trustees'
>;

export interface Owner {
  readonly identityUuid: string;
  readonly name: string;
}

interface ChosenTerms {
  readonly drawCents: number;
  readonly feeCents: number;
  readonly feeBps: number;
  /** Draw and fee: the line, and what is owed on the first day. */
  readonly lineCents: number;
  readonly rateBps: number;
  readonly termYears: number;
  readonly plan: RepaymentPlan;
  readonly paymentCents: number;
  readonly lastPaymentCents: number;
  readonly interestCents: number;
  /** Whether the rate has a discount for automatic payments in it. */
  readonly hasAutopay: boolean;
  /** What the first draw costs without that discount; null where there is none, and in files of before. */
  readonly withoutAutopay: { readonly rateBps: number; readonly paymentCents: number } | null;
}

/** What the bureau said of the borrower, as the notices print it. */
interface Report {
  readonly bureau: string | null;
  readonly score: number | null;
  readonly scoreModel: string | null;
  readonly factors: readonly string[];
  /** Null where the file does not say. */
  readonly scoredOn: CalendarDate | null;
}

export interface PaperFacts {
  readonly application: Application;
  readonly report: Report;
  /** What, all of it together, would have led to an offer on the day of the decision. */
  readonly remedy: readonly string[];
  readonly lender: Lender;
  /** The day that stands on the paper, where the house stands. */
  readonly on: CalendarDate;
  readonly borrower: Owner;
  /** Everyone who owns the house, the borrower first. */
  readonly owners: readonly Owner[];
  readonly state: StateCode;
  readonly address: string;
  /** As title was searched, or as the county describes the land; null where neither said. */
  readonly legalDescription: string | null;
  /** Null before an offer is chosen. */
  readonly terms: ChosenTerms | null;
  /** What the borrower pays at closing: as disclosed, or before that as expected. */
  readonly costs: readonly ClosingCost[];
  readonly payoffs: readonly Payoff[];
  /** How the first draw is divided, and how it was when the disclosure had to be corrected. */
  readonly division: Division<Payoff>;
  readonly divisionBefore: Division<Payoff> | null;
  /** What was found of the home's value; null where nothing was, or files of before do not say. */
  readonly valuations: {
    readonly model: ModelValuation | null;
    readonly report: ReportedValuation | null;
  };
  /** The counseling agencies nearest to the home; null where no paper of this drawing lists them. */
  readonly counseling: CounselingList | null;
  readonly isRescindable: boolean;
  /** The last day to cancel; null while it cannot be known. */
  readonly cancelBy: CalendarDate | null;
}

export interface FactsInput extends CostCase {
  readonly lender: Lender;
  readonly cancelBy?: CalendarDate | null;
  readonly counseling?: CounselingList | null;
}

export function factsOf(input: FactsInput): PaperFacts {
  const { application, file, lender, on } = input;
  const { borrower, signers, property, product } = application;
  const { street1, street2, city, state, zip } = property.address;
  const terms = termsOf(application);
  const payoffs = payoffsOf(application, file);
  const costs = costsOf(input);
  const { corrected } = application.closing;
  const divided = (of: readonly ClosingCost[]) => divideDraw(terms?.drawCents ?? 0, payoffs, of);
  const primary = { identityUuid: borrower.identityUuid, name: nameOf(borrower.name) };
  return {
    application,
    report: reportOf(application, file),
    remedy: changesInWords(
      application.remedy ?? [],
      (debtUuid) => file.credit?.liabilities.find(({ uuid }) => uuid === debtUuid)?.creditor,
    ),
    lender,
    on,
    borrower: primary,
    owners: [primary, ...signers.map(({ identityUuid, name }) => ({ identityUuid, name }))],
    state: state as StateCode,
    address: `${[street1, street2].filter(Boolean).join(', ')}, ${city}, ${state} ${zip}`,
    legalDescription: file.title?.legalDescription ?? file.property?.legalDescription ?? null,
    terms,
    costs,
    payoffs,
    division: divided(costs),
    divisionBefore: corrected && divided(corrected.before),
    valuations: { model: file.property?.modelValuation ?? null, report: file.valuation ?? null },
    counseling: input.counseling ?? null,
    isRescindable: canBeRescinded({ occupancyType: property.occupancy, isBusinessPurpose: product === 'dscr' }),
    cancelBy: input.cancelBy ?? null,
  };
}

function reportOf({ credit: { bureau } }: Application, { credit }: UnderwritingFile): Report {
  const { score = null, scoreModel = null, factors = [], keyFactors = [], scoredOn = null } = credit ?? {};
  const named = factors.map((text, index) => ({ text, rule: keyFactors[index] }));
  const told = keyFactorsTold(named, ({ rule }) => rule === 'INQUIRIES');
  return { bureau, score, scoreModel, scoredOn, factors: told.map(({ text }) => text) };
}

export function termsOf({ offers }: Pick<Application, 'offers'>): ChosenTerms | null {
  const { selected } = offers;
  if (!selected) return null;
  const {
    amountCents: lineCents,
    drawCents,
    rateBps,
    termYears,
    originationFeeBps: feeBps,
    discounts,
    autopayBps,
  } = selected;
  const plan = selected.type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY';
  const terms = { totalCents: lineCents, rateBps, termYears, plan } as const;
  const last = repaymentSeries(terms).at(-1);
  const paymentAt = (bps: number) => monthlyPaymentCents({ ...terms, rateBps: bps }) ?? 0;
  const hasAutopay = discounts.includes('AUTOPAY');
  const dearer = rateBps + (autopayBps ?? 0);
  return {
    drawCents,
    feeCents: lineCents - drawCents,
    feeBps,
    lineCents,
    rateBps,
    termYears,
    plan,
    paymentCents: paymentAt(rateBps),
    lastPaymentCents: last?.paymentCents ?? 0,
    interestCents: last?.interestToDateCents ?? 0,
    hasAutopay,
    withoutAutopay: hasAutopay && autopayBps ? { rateBps: dearer, paymentCents: paymentAt(dearer) } : null,
  };
}

/** Once the deed is signed, what was never disclosed is not paid either. */
function costsOf(input: FactsInput): readonly ClosingCost[] {
  const { closing, notary } = input.application;
  if (closing.costs !== null) return closing.costs;
  return notary.signedAt === null ? expectedCosts(input) : [];
}

export function nameOf({ firstName, middleName, lastName, suffix }: Application['borrower']['name']): string {
  return [firstName, middleName, lastName, suffix].filter((part) => part !== '').join(' ');
}

/** For papers that exist only once an offer is chosen. */
export function chosen({ terms }: PaperFacts): ChosenTerms {
  if (!terms) throw new Error('This paper needs the terms that were chosen.');
  return terms;
}

export const money = (cents: number): string => formatCents(cents);
export const rate = (bps: number): string => formatRate(rateOf(bps));

/** As November 15, 2026. */
export function longDate(date: CalendarDate): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return longDay(year, month, day);
}
