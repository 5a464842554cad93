/** What may be said of a brand in help and chat: nothing that a visitor of its site could not read there. */
import type { Brand, Product } from '#core/brand/brand.ts';
import { licensedStatesText, supportHours, supportPhone } from '#core/brand/footer.ts';
import type { DiscountType } from '#core/offers/offer.ts';

export interface BrandFacts {
  readonly name: string;
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  /** One line for weekdays, one for the weekend. */
  readonly hours: readonly [string, string];
  readonly address: string;
  readonly nmlsId: string;
  readonly states: readonly string[];
  readonly statesText: string;
  /** Where homes go that are New York's here, or are not on a New York site. */
  readonly isNewYorkSite: boolean;
  readonly hawaiiPartner: string;
  readonly feeOptionsBps: readonly number[];
  readonly discountsBps: Readonly<Partial<Record<DiscountType, number>>>;
}

export function brandFactsOf(brand: Brand, product: Product = 'heloc'): BrandFacts {
  const { names, support, mailingAddress: at, nmlsId, newYork, hawaiiPartner, pricing } = brand;
  const settings = brand.products[product] ?? brand.products.heloc;
  const offered = settings.discounts.flatMap((type) => {
    const bps = pricing.discountsBps[type];
    return bps === undefined ? [] : [[type, bps] as const];
  });
  return {
    name: names.display,
    legalName: names.legal,
    phone: supportPhone(support),
    email: support.email,
    hours: supportHours(brand),
    address: `${at.street}, ${at.city}, ${at.state} ${at.zip}`,
    nmlsId,
    states: settings.licensedStates,
    statesText: licensedStatesText(product, settings.licensedStates),
    isNewYorkSite: newYork,
    hawaiiPartner: hawaiiPartner.name,
    feeOptionsBps: pricing.originationFeeOptionsBps,
    discountsBps: Object.fromEntries(offered),
  };
}
