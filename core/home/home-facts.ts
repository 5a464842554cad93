/**
 * What the home page of a brand says, worked out of the brand, its prices and the help articles: no figure of it is
 * written by hand. The advertised terms are those that 12 CFR 1026.16(b) and (d) ask for once any of them is named (rate
 * as an APR, its highest value, fees to open the plan); counsel must confirm page and wording before it is public.
 */
import type { Brand } from '#core/brand/brand.ts';
import { supportHours } from '#core/brand/footer.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { type ExamplePrices, examplePricesOf, type Wanted } from '#core/offers/estimate.ts';
import { recordingTaxRange, type TaxRange } from '#core/offers/recording-tax-range.ts';
import { type ArticleId, articleOf, brandFactsOf } from '#core/support/articles/index.ts';
import { partnersGuideline } from '#core/underwriting/settings.ts';
import { halfFundedWithin } from '#core/words/en/home.ts';
import { type Character, characterOf } from './character-of.ts';

/** How long it took, counted over fundings of ours. */
export interface FundingTimes {
  readonly fundings: number;
  /** Half of them took no longer, from application to money. */
  readonly medianDays: number;
}

/** From so many fundings on, our own records say more than a promise. */
export const FUNDINGS_MIN = 100;

export interface HomeFacts {
  readonly character: Character;
  readonly startPath: string;
  readonly prices: ExamplePrices;
  readonly example: Wanted;
  readonly originationFeeBpsMax: number;
  readonly autopayBps: number | undefined;
  /** On $100,000, in the states where the brand lends. */
  readonly recordingTax: TaxRange;
  readonly states: readonly string[];
  /** It is listed among the states and is none. */
  readonly hasDistrict: boolean;
  readonly questions: readonly { readonly id: ArticleId; readonly title: string; readonly short: string }[];
  readonly hours: readonly [string, string];
  readonly times: FundingTimes | undefined;
}

/** What people ask before they begin. */
const asked: readonly ArticleId[] = ['soft-credit', 'who-can-apply', 'rate', 'paying-early', 'right-to-cancel'];

/** Round figures that fit most homes; they are an example, and the page says so. */
const example: Wanted = {
  valueCents: 40_000_000,
  owedCents: 11_000_000,
  drawCents: 6_000_000,
  termYears: 10,
  score: 740,
};

/** What our records say, where there are enough of them: then it is said wherever the page would give the tagline. */
export function measuredTagline({ times }: Pick<HomeFacts, 'times'>): string | undefined {
  return times && halfFundedWithin(times.medianDays);
}

interface Today {
  readonly today: CalendarDate;
  readonly isRedesignOn: boolean;
  readonly times?: FundingTimes | undefined;
}

export function homeFacts(brand: Brand, { today, isRedesignOn, times }: Today): HomeFacts {
  const { heloc } = brand.products;
  const facts = brandFactsOf(brand);
  return {
    character: characterOf(brand),
    startPath: `/account/heloc/register${isRedesignOn ? '-v2' : ''}`,
    prices: examplePricesOf(partnersGuideline(brand, today)),
    example,
    originationFeeBpsMax: Math.max(...brand.pricing.originationFeeOptionsBps),
    autopayBps: heloc.discounts.includes('AUTOPAY') ? brand.pricing.discountsBps.AUTOPAY : undefined,
    recordingTax: recordingTaxRange(heloc.licensedStates.filter(isStateCode), 10_000_000, today),
    states: heloc.licensedStates.flatMap((code) => (isStateCode(code) ? [stateNames[code]] : [])).toSorted(),
    hasDistrict: heloc.licensedStates.includes('DC'),
    questions: asked.map((id) => {
      const { title, short } = articleOf(id, facts);
      return { id, title, short };
    }),
    hours: supportHours(brand),
    times: times && times.fundings >= FUNDINGS_MIN ? times : undefined,
  };
}
