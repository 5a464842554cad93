/** One partner's lending rules for one product, read off its brand: where, to whom, and at what price. */
import type { Brand, Product } from '#core/brand/brand.ts';
import { type BusinessCalendar, conservativeCalendar, specificCalendar } from '#core/calendar/business-days.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import type { EligibilitySettings } from '#core/eligibility/eligibility.ts';
import type { Flags } from '#core/flags.ts';
import type { Apor } from '#core/law/apor.ts';
import {
  type Guideline,
  guidelineOn,
  guidelines,
  type Product as PricedProduct,
  withOverrides,
} from '#core/offers/guideline.ts';
import type { MembershipDiscount } from '#core/offers/offer.ts';
import { pricedAs } from '#core/offers/priced-as.ts';

export interface LendingSettings {
  readonly eligibility: EligibilitySettings;
  readonly pricedAs: PricedProduct;
  readonly guideline: Guideline;
  readonly membership: MembershipDiscount | undefined;
  readonly rescissionCalendar: BusinessCalendar;
  readonly isHmdaReporter: boolean;
  /** Every borrower of this partner meets a notary in person. */
  readonly isManualNotaryOnly: boolean;
  readonly isValuationCoveredByCompany: boolean;
  /** Closings in the District of Columbia include its tax return. */
  readonly hasDistrictReturn: boolean;
  /** By which lines are high-cost or not; none where the newest table is too old, and then no rate is set. */
  readonly apor: Apor | undefined;
}

export function lendingSettings(
  brand: Brand,
  product: Product,
  flags: Flags,
  { today, apor }: { readonly today: CalendarDate; readonly apor: Apor | undefined },
): LendingSettings {
  const settings = brand.products[product] ?? { ...brand.products.heloc, enabled: false, licensedStates: [] };
  const membership = settings.discounts.find((type): type is MembershipDiscount => type !== 'AUTOPAY');
  return {
    eligibility: eligibilitySettings(brand, product, flags),
    pricedAs: pricedAs[product],
    guideline: partnersGuideline(brand, today),
    membership,
    rescissionCalendar: rescissionCalendarOf(brand, product),
    isHmdaReporter: settings.hmdaReporter,
    isManualNotaryOnly: settings.eNotary === 'manualOnly',
    isValuationCoveredByCompany: flags['fe-heloc-company-covers-appraisal'].enabled,
    hasDistrictReturn: flags['fe-heloc-dc-fp7'].enabled,
    apor,
  };
}

/** Who pays an appraiser that is arranged now. */
export const appraisalPayerOf = ({ isValuationCoveredByCompany }: LendingSettings) =>
  isValuationCoveredByCompany ? ('company' as const) : ('borrower' as const);

/** By which days a lender counts the right to cancel. */
export function rescissionCalendarOf({ products }: Pick<Brand, 'products'>, product: Product): BusinessCalendar {
  const { rescissionCalendar } = products[product] ?? products.heloc;
  return rescissionCalendar === 'conservative' ? conservativeCalendar({ closedOnSaturdays: false }) : specificCalendar;
}

function eligibilitySettings(brand: Brand, product: Product, flags: Flags): EligibilitySettings {
  const settings = brand.products[product];
  const modal = flags['fe-heloc-figure-ny-modal'].enabled
    ? { isNewYorkSite: brand.newYork, otherSite: { label: brand.names.display, url: brand.counterpartUrl } }
    : undefined;
  return {
    statesServed: settings?.enabled ? (settings.licensedStates as StateCode[]) : [],
    zipsExcluded: settings?.excludedZips ?? [],
    referredStates: { HI: { label: brand.hawaiiPartner.name, url: brand.hawaiiPartner.url } },
    isNewYorkUnderReview: settings?.newYorkRegulatorReview ?? false,
    newYorkModal: modal,
    disasterZips: flags['fe-heloc-ca-fires-01-07-2025'].enabled
      ? flags['fe-heloc-ca-fires-01-07-2025'].variables.zips
      : [],
    isForSeniors: product === 'plus62',
    usesPersonalIncome: product !== 'dscr',
  };
}

export function partnersGuideline(brand: Brand, today: CalendarDate): Guideline {
  const { guidelineVersion, marginAdjustmentBps, originationFeeOptionsBps, originatorCompensation, discountsBps } =
    brand.pricing;
  const { AUTOPAY: autopayBps, ...membershipBps } = discountsBps;
  const guideline = guidelineOn(today) ?? guidelines.at(-1);
  if (!guideline) throw new Error('There is no pricing guideline.');
  return withOverrides(guideline, {
    version: guidelineVersion,
    rateAddBps: marginAdjustmentBps,
    feesBps: originationFeeOptionsBps,
    originatorCompensation,
    autopayBps,
    membershipBps,
  });
}
