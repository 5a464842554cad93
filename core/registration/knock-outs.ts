/**
 * What would end in a no, told by the step that reveals it and not after a password. The rules are those that decide
 * when the registration is sent and when the application is judged; here they are asked with what one step knows.
 * None of them stops anyone who goes on, but for an age, which the form itself refuses.
 */
import type { Product } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Answer, Finding } from '#core/eligibility/finding.ts';
import { checkAge } from '#core/eligibility/person.ts';
import { principalReason } from '#core/eligibility/principal-reasons.ts';
import {
  checkListedForSale,
  checkStateServed,
  checkZipServed,
  type PlaceSettings,
} from '#core/eligibility/property.ts';
import { isStateCode } from '#core/eligibility/states.ts';
import { type Guideline, guidelineOn, guidelines, lendsOnUse } from '#core/offers/guideline.ts';
import { limits } from '#core/offers/limits.ts';
import { formatMoney } from '#core/offers/money.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import { pricedAs } from '#core/offers/priced-as.ts';
import type { OccupancyType } from '#core/people/address.ts';
import { toCalendarDate } from '#core/people/birth-date.ts';
import * as person from '#core/words/en/eligibility/person.ts';
import * as property from '#core/words/en/eligibility/property.ts';
import { homeKinds, listed } from '#core/words/en/support/articles/figures.ts';
import type { RegistrationAnswers } from './data.ts';
import type { StepKey } from './steps.ts';

/** Where a lender lends; both lists come with a call, so a step may have to judge without them. */
export type LendingArea = Pick<PlaceSettings, 'statesServed' | 'zipsExcluded'>;

export interface Lending {
  readonly product: Product;
  readonly today: CalendarDate;
  readonly area?: LendingArea | undefined;
}

type Rule = (answers: RegistrationAnswers, lending: Lending) => readonly (Answer | undefined)[];

const rules: Partial<Record<StepKey, Rule>> = {
  property: ({ propertyAddress: { state, zip, occupancyType } }, { area, ...lending }) => [
    area && isStateCode(state) ? checkStateServed(state, { ...noPlaces, ...area }) : undefined,
    area && zip !== '' ? checkZipServed(zip, { ...noPlaces, ...area }) : undefined,
    occupancyType === null ? undefined : checkUse(occupancyType, lending),
  ],
  forSale: ({ isListedForSale }) => [isListedForSale === null ? undefined : checkListedForSale(isListedForSale)],
  income: ({ income: { income, otherIncome } }, lending) => [
    income === null ? undefined : checkIncomeReach(income + (otherIncome ?? 0), lending),
  ],
  birthdate: ({ dob, propertyAddress: { state } }, { product, today }) => {
    const birthDate = dob === null ? undefined : toCalendarDate(dob);
    const rule = { isForSeniors: product === 'plus62', propertyState: isStateCode(state) ? state : undefined };
    return [birthDate && checkAge(birthDate, rule, today)];
  },
};

/** What a step's answers reveal, in the order in which the step asks. */
export function knockOutsAt(step: StepKey, answers: RegistrationAnswers, lending: Lending): readonly Finding[] {
  const judged = rules[step]?.(answers, lending) ?? [];
  return judged.filter((answer): answer is Finding => answer !== undefined && !answer.ok);
}

/** Whether this home, and someone of this age, could have another product: what to point to instead. */
export function couldTake(answers: RegistrationAnswers, lending: Lending & { readonly area: LendingArea }): boolean {
  return [...knockOutsAt('property', answers, lending), ...knockOutsAt('birthdate', answers, lending)].length === 0;
}

const noPlaces: PlaceSettings = {
  statesServed: [],
  zipsExcluded: [],
  referredStates: {},
  isNewYorkUnderReview: false,
  disasterZips: [],
};

/** Which homes are lent on at all. What kind a home is shows only when it is looked up, so it is told before. */
export function homeKindsTaken(today: CalendarDate): string {
  const { propertyTypes = [] } = guidelineFor({ today }) ?? {};
  return property.weLendOnKinds(
    listed(
      propertyTypes.map((type) => homeKinds[type]),
      'and',
    ),
  );
}

function guidelineFor({ today }: Pick<Lending, 'today'>): Guideline | undefined {
  return guidelineOn(today) ?? guidelines.at(-1);
}

function checkUse(occupancy: OccupancyType, lending: Lending): Answer {
  const guideline = guidelineFor(lending);
  const product = pricedAs[lending.product];
  if (!guideline || lendsOnUse(guideline, product, occupancy)) return { ok: true };
  const message = property.onlyForUses(guideline.products[product].occupancies);
  return { ok: false, code: 'USE_NOT_TAKEN', kind: 'refusal', message, reason: principalReason('PROPERTY_USE') };
}

/** Where income carries the line: whether it could carry the smallest one, with no other debt. */
function checkIncomeReach(annualDollars: number, lending: Lending): Answer {
  const leastCents = leastAnnualIncomeCents(lending);
  if (annualDollars * 100 >= leastCents) return { ok: true };
  const message = person.tooLowForSmallestLine(formatMoney(limits.lineCentsMin / 100, 0));
  return { ok: false, code: 'INCOME_BELOW_SMALLEST_LINE', kind: 'warning', message };
}

/** Below this no offer can be made on income: the smallest line, over the longest term, at the lowest rate there is. */
export function leastAnnualIncomeCents(lending: Lending): number {
  const guideline = guidelineFor(lending);
  const rule = guideline?.products[pricedAs[lending.product]];
  if (!guideline || rule?.capacity !== 'DTI') return 0;
  const termYears = rule.qualifyingTermYears ?? Math.max(...Object.keys(guideline.baseBpsByTermYears).map(Number));
  const terms = { totalCents: limits.lineCentsMin, rateBps: limits.aprBpsMin, termYears, plan: 'ANNUITY' } as const;
  const shareBps = Math.max(...guideline.dtiBands.map(({ dtiBpsMax }) => dtiBpsMax));
  return Math.floor(((monthlyPaymentCents(terms) ?? 0) * 12 * 10_000) / shareBps);
}
