/**
 * One application that has ended, as a row of the register (12 CFR 1003.4). Every figure is that of the decision: what
 * was not known then, or was not asked for by the action taken, is NA. Where the regulation leaves a choice, the comment
 * says which was taken; counsel must confirm.
 */

import type { Application, HmdaAction } from '#core/application/application.ts';
import { ageOn, type CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { sheetOf } from '#core/offers/applicant.ts';
import { limits } from '#core/offers/limits.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import type { Demographics } from '#core/people/demographics.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { countyFipsOf } from '#core/underwriting/home-county.ts';
import { pricingInput } from '#core/underwriting/pricing-input.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';
import { principalReason } from '../eligibility/principal-reasons.ts';
import { uliOf } from './check-digits.ts';
import { demographicColumns } from './demographic-columns.ts';
import { type LarRow, larColumns } from './fields.ts';
import { rateSpread } from './rate-spread.ts';

interface Reporter {
  readonly lei: string;
  readonly isPartlyExempt: boolean;
  readonly originatorNmlsId?: string | undefined;
}

export interface LarFacts {
  readonly application: Application;
  readonly file: UnderwritingFile;
  readonly settings: LendingSettings;
  /** Null where the applicant was never asked. */
  readonly demographics: Demographics | null;
  readonly reporter: Reporter;
  /** Null where the file of tracts does not have the address. */
  readonly tract: string | null;
  /** The average prime offer rate of a comparable line, by its term, on the day the rate was set; null where none is known. */
  readonly aporBps: (termYears: number) => number | null;
}

/**
 * Whether it belongs in the register. What someone only asked about (comment 2(b)-2), what stood in the way of another
 * application of theirs, and what was left before it was sent and not decided on, is no application. A line for business
 * counts where it improves or refinances a home (1003.3(c)(10)).
 */
export function isReportable(application: Application, isReporter: boolean): boolean {
  const { outcome, isInquiry, isDuplicate, submittedAt, product } = application;
  if (!isReporter || outcome === null || isInquiry || isDuplicate) return false;
  if (submittedAt === null && outcome.hmdaAction !== 3) return false;
  return product !== 'dscr' || purposeOf(application) !== '4';
}

/** 2 home improvement, 31 refinancing: a loan on the home is paid off with it, 4 anything else. */
function purposeOf({ applicant, liens }: Application): '2' | '31' | '4' {
  if (applicant.purpose === 'HOME_IMPROVEMENT') return '2';
  return liens.some(({ isPaidOff }) => isPaidOff) ? '31' : '4';
}

const NA = 'NA';
const compact = (date: CalendarDate) => date.replaceAll('-', '');
/** Dollars without needless zeros. */
const dollars = (cents: number) => String(cents / 100);
/** Hundredths as a percentage of three decimals at most. */
const percent = (part: number, whole: number) => String(Math.round((part * 100_000) / whole) / 1000);

const blank = Object.fromEntries(larColumns.map((column) => [column, ''])) as LarRow;

export function larOf(facts: LarFacts): LarRow {
  const { application, file, reporter } = facts;
  const { outcome, property } = application;
  if (outcome === null) throw new Error('Only an application that has ended is reported.');
  const timeZone = homeZone(property);
  const dayOf = (at: string) => dateIn(timeZone, new Date(at));
  const appliedOn = dayOf(application.submittedAt ?? application.createdAt);
  const loanId = application.loanNumber ?? application.uuid.replaceAll('-', '').slice(0, 22);
  return {
    ...blank,
    recordId: '2',
    lei: reporter.lei,
    uli: uliOf(reporter.lei, loanId),
    applicationDate: compact(appliedOn),
    loanType: '1',
    purpose: purposeOf(application),
    preapproval: '2',
    construction: '1',
    occupancy: { HOME: '1', SECONDARY: '2', INVESTMENT: '3' }[property.occupancy],
    amount: dollars(lineCentsOf(application)),
    action: String(outcome.hmdaAction),
    actionDate: compact(dayOf(outcome.at)),
    ...placeColumns(facts),
    ...demographicColumns(facts.demographics),
    age: String(ageOn(file.birthDate, appliedOn)),
    coAge: '9999',
    ...decisionColumns(facts, outcome.hmdaAction),
    ...figureColumns(facts, outcome.hmdaAction, appliedOn),
    ...fixedColumns(facts),
  };
}

/** The limit of the line; before one was chosen, what was agreed to, else the smallest there is: no one asks for less. */
function lineCentsOf({ offers }: Application): number {
  return offers.selected?.amountCents ?? offers.lineCentsMax ?? limits.lineCentsMin;
}

function placeColumns({ application, file, tract }: LarFacts) {
  const { street1, street2, city, state, zip } = application.property.address;
  const county = countyFipsOf(application, file) ?? tract?.slice(0, 5) ?? NA;
  return {
    street: [street1, street2].filter(Boolean).join(' '),
    city,
    state,
    zip,
    county,
    tract: tract !== null && (county === NA || tract.startsWith(county)) ? tract : NA,
  };
}

/** What came of it. Of an application that was withdrawn or left incomplete neither score nor ratio is reported. */
function decisionColumns({ application, file }: LarFacts, action: HmdaAction) {
  const isDecided = action <= 3;
  const score = isDecided ? (file.credit?.score ?? null) : null;
  const reasons = action === 3 ? application.declineReasons.map(principalReason) : [];
  const codes = [...new Set(reasons.map(({ hmdaCode }) => String(hmdaCode)))];
  const [denial1 = '10', denial2 = '', denial3 = '', denial4 = ''] = codes;
  return {
    purchaser: '0',
    score: score === null ? '8888' : String(score),
    ...scoreModel(score === null ? null : (file.credit?.scoreModel ?? '')),
    // By V664 an application that was not decided has 'not applicable' here, though no one else applied.
    coScore: isDecided ? '9999' : '8888',
    coScoreModel: isDecided ? '10' : '9',
    denial1,
    denial2,
    denial3,
    denial4,
    denialText: reasons
      .filter(({ hmdaCode }) => hmdaCode === 9)
      .map(({ text }) => text)
      .join('; ')
      .slice(0, 255),
  };
}

/** Codes of the guide; a model that it does not list is 8, with its name. */
const models: readonly (readonly [name: RegExp, code: string])[] = [
  [/^FICO.* 10 ?T$/i, '14'],
  [/^FICO.* 10$/i, '13'],
  [/^FICO.* 9$/i, '11'],
  [/^FICO.* 8$/i, '12'],
  [/^VantageScore.* 4/i, '15'],
  [/^VantageScore.* 3/i, '6'],
];

function scoreModel(name: string | null) {
  if (name === null) return { scoreModel: '9', scoreModelText: '' };
  const code = models.find(([pattern]) => pattern.test(name))?.[1] ?? '8';
  return { scoreModel: code, scoreModelText: code === '8' ? name || 'Not stated' : '' };
}

function figureColumns(facts: LarFacts, action: HmdaAction, on: CalendarDate) {
  const { application, settings, aporBps } = facts;
  const { selected } = application.offers;
  const { product, income, property } = application;
  const isBusiness = product === 'dscr';
  const isApproved = action <= 2 && selected !== null;
  const apor = isApproved && !isBusiness ? aporBps(selected.termYears) : null;
  const annualCents = income.verifiedIncomeCents ?? income.annualIncomeCents + income.otherIncomeCents;
  const isHoepa = action === 1 && !isBusiness && property.occupancy === 'HOME';
  // No figure here goes by the week's rates, and those of the day may long be gone.
  const known = { ...settings, apor: settings.apor ?? { asOf: on, bpsByTermYears: {} } };
  const sheet = sheetOf(pricingInput({ ...facts, settings: known, today: on }), settings.guideline, on);
  return {
    income: isBusiness ? NA : String(Math.round(annualCents / 100_000)),
    rateSpread: isApproved && apor !== null ? rateSpread(selected.rateBps, apor) : NA,
    // An offer that is high-cost is never made.
    hoepa: isHoepa ? '2' : '3',
    lien: sheet.position === 'FIRST' ? '1' : '2',
    rate: isApproved ? percent(selected.rateBps, 10_000) : NA,
    dti: action <= 3 && !isBusiness ? dtiOf(application, sheet) : NA,
    cltv: action <= 3 ? cltvOf(application, sheet) : NA,
    term: selected === null ? NA : String(selected.termYears * 12),
    value: action <= 3 && (property.valueCents ?? 0) > 0 ? dollars(property.valueCents ?? 0) : NA,
  };
}

type Sheet = ReturnType<typeof sheetOf>;

/** With the payment of the line that was chosen; before one was, what is owed already, which is what was judged. */
function dtiOf({ offers: { selected }, credit }: Application, { obligationsCents, monthlyIncomeCents }: Sheet): string {
  if (credit.outcome === null || monthlyIncomeCents <= 0) return NA;
  const payment =
    selected === null
      ? 0
      : (monthlyPaymentCents({
          totalCents: selected.amountCents,
          rateBps: selected.rateBps,
          termYears: selected.termYears,
          plan: selected.type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY',
        }) ?? 0);
  return percent(obligationsCents + payment, monthlyIncomeCents);
}

function cltvOf(application: Application, { liensKeptCents, valueCents }: Sheet): string {
  const totalCents = liensKeptCents + lineCentsOf(application);
  return valueCents > 0 && totalCents > 0 ? percent(totalCents, valueCents) : NA;
}

/** What is the same for every line of ours, or for every one of this lender. */
function fixedColumns({ application, file, reporter }: LarFacts) {
  const isInterestOnly = application.offers.selected?.type === 'INTEREST_ONLY';
  const [aus1, ausResult1] = reporter.isPartlyExempt ? ['1111', '1111'] : ['6', '17'];
  return {
    loanCosts: NA,
    pointsAndFees: NA,
    originationCharges: NA,
    discountPoints: NA,
    lenderCredits: NA,
    penaltyTerm: NA,
    introPeriod: NA,
    // What is not repaid by instalments is due at the end.
    balloon: isInterestOnly ? '1' : '2',
    interestOnly: isInterestOnly ? '1' : '2',
    negativeAmortization: '2',
    otherNonAmortizing: '2',
    manufacturedType: '3',
    manufacturedLand: '5',
    units: String(file.property?.dwellingUnits ?? 1),
    affordableUnits: NA,
    channel: application.referrer?.wholesaleBrokerNmls ? '2' : '1',
    payable: '1',
    nmls: reporter.originatorNmlsId ?? NA,
    aus1,
    ausResult1,
    reverse: '2',
    openEnd: '1',
    business: application.product === 'dscr' ? '1' : '2',
  };
}
