/** What proof of income comes to, a year, and what that does to the terms that were chosen on the borrower's word. */
import { addDays, type CalendarDate, daysBetween } from '#core/calendar/dates.ts';
import { roundHalfEven } from '#core/offers/decimal.ts';
import { bpsOf, dollarsOf } from '#core/offers/money.ts';
import { offerForDraw, rateWithDiscounts } from '#core/offers/offer.ts';
import { type Pricing, priceOffers } from '#core/offers/pricing.ts';
import { incomeToleranceBps } from './income-tolerance.ts';
import { type Case, pricingInput } from './pricing-input.ts';

export interface IncomeEvidence {
  readonly jobs: readonly {
    /** Who pays, as payroll names it; a document may not say. */
    readonly employer?: string | undefined;
    readonly isActive: boolean;
    readonly pays: readonly { readonly paidOn: CalendarDate; readonly grossCents: number }[];
  }[];
  readonly deposits: readonly { readonly receivedOn: CalendarDate; readonly amountCents: number }[];
  readonly taxYears: readonly { readonly year: number; readonly wagesCents: number; readonly businessCents: number }[];
}

const payPeriodDaysMin = 60;
const depositDays = 90;

/** The strongest proof counts: pay slips of running jobs, else regular deposits, else the mean of two tax years. */
export function annualIncomeCents({ jobs, deposits, taxYears }: IncomeEvidence, today: CalendarDate): number {
  const paid = jobs.filter(({ isActive }) => isActive).reduce((sum, { pays }) => sum + yearlyPayCents(pays, today), 0);
  if (paid > 0) return paid;
  const recent = deposits.filter(({ receivedOn }) => receivedOn > addDays(today, -depositDays));
  if (recent.length > 0) return yearlyDepositsCents(recent, today);
  const years = taxYears.toSorted((a, b) => b.year - a.year).slice(0, 2);
  if (years.length === 0) return 0;
  return Math.max(
    0,
    roundHalfEven(
      years.reduce((sum, { wagesCents, businessCents }) => sum + wagesCents + businessCents, 0) / years.length,
      0,
    ),
  );
}

/**
 * Deposits over the days they stand for: one interval each, so that it makes no difference whether six or seven paydays
 * fall into the window. A silence longer than an interval counts as days without pay.
 */
function yearlyDepositsCents(deposits: IncomeEvidence['deposits'], today: CalendarDate): number {
  const days = deposits.map(({ receivedOn }) => daysBetween(receivedOn, today)).sort((a, b) => a - b);
  const [sinceLast = 0] = days;
  const span = (days.at(-1) ?? 0) - sinceLast;
  const interval = days.length > 1 ? span / (days.length - 1) : depositDays;
  const total = deposits.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return roundHalfEven((total * 365.25) / (span + interval + Math.max(0, sinceLast - interval)), 0);
}

/** Pay over the days it was earned in; a single slip is taken for a month's. */
function yearlyPayCents(pays: IncomeEvidence['jobs'][number]['pays'], today: CalendarDate): number {
  const recent = pays
    .filter(({ paidOn }) => daysBetween(paidOn, today) <= 365)
    .toSorted((a, b) => a.paidOn.localeCompare(b.paidOn));
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last) return 0;
  const total = recent.reduce((sum, { grossCents }) => sum + grossCents, 0);
  if (recent.length === 1) return total * 12;
  const days = daysBetween(first.paidOn, last.paidOn);
  // The first slip pays for days before it: each slip stands for one interval.
  const interval = days / (recent.length - 1);
  const earnedIn = Math.max(days + interval, Math.min(payPeriodDaysMin, interval * recent.length));
  return roundHalfEven((total * 365.25) / earnedIn, 0);
}

export interface IncomeDecision {
  readonly outcome: 'matched' | 'higher' | 'lower' | 'unverifiable';
  /** What the verified income allows; to be kept when the borrower is to choose again. */
  readonly pricing: Pricing | undefined;
}

/** How much more it must be for a second choice to be worth anyone's time. */
const betterBps = 2500;

export function decideIncome(about: Case, verifiedCents: number): IncomeDecision {
  if (verifiedCents <= 0) return { outcome: 'unverifiable', pricing: undefined };
  const { application, settings, today } = about;
  const statedCents = application.income.annualIncomeCents + application.income.otherIncomeCents;
  const verified = {
    ...about,
    application: {
      ...application,
      income: { ...application.income, verifiedIncomeCents: verifiedCents, isVerified: true },
    },
  };
  const isShort = verifiedCents * 10_000 < statedCents * (10_000 - incomeToleranceBps);
  const isMore = verifiedCents * 10_000 > statedCents * (10_000 + betterBps);
  if (!isShort && !(isMore && wasLimited(about))) return { outcome: 'matched', pricing: undefined };
  const pricing = priceOffers(pricingInput(verified), settings.guideline, today);
  if (!isShort) return pricing.offerSet ? { outcome: 'higher', pricing } : { outcome: 'matched', pricing: undefined };
  return stillStands(verified, pricing) ? { outcome: 'matched', pricing: undefined } : { outcome: 'lower', pricing };
}

/** Whether it was the stated income that kept the offers small; only then is more of it worth a second choice. */
function wasLimited(stated: Case): boolean {
  const { subDecision } = priceOffers(pricingInput(stated), stated.settings.guideline, stated.today);
  return subDecision === 'UNVERIFIED_DTI_LIMITED';
}

function stillStands({ application }: Case, { offerSet }: Pricing): boolean {
  const { selected } = application.offers;
  if (!selected || !offerSet) return false;
  const wanted = {
    term: selected.termYears,
    type: selected.type,
    originationFee: selected.originationFeeBps / 10_000,
    draw: dollarsOf(selected.drawCents),
  };
  const same = offerForDraw(offerSet.offers, wanted);
  const rate = same && rateWithDiscounts(same, selected.discounts);
  return rate !== undefined && bpsOf(rate) <= selected.rateBps;
}
