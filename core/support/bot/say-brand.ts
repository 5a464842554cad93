/** What is said about the brand: what its own site publishes, by the figures the product goes by. */
import { stateNames } from '#core/eligibility/states.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import type { PagePattern } from '#core/pages.ts';
import type { BrandFacts } from '#core/support/articles/index.ts';
import { listed } from '#core/words/en/support/articles/figures.ts';
import * as words from '#core/words/en/support/bot/replies.ts';
import type { BrandTopic } from './context.ts';

interface BrandRow {
  readonly title: string;
  readonly leadsTo: PagePattern;
  readonly say: (brand: BrandFacts, asked: { readonly plain: string; readonly isOpenNow: boolean }) => string;
}

const percent = (bps: number) => formatRate(rateOf(bps));
const dollars = (cents: number) => formatCents(cents, 0);

export const brandRows: Readonly<Record<BrandTopic, BrandRow>> = {
  hours: {
    title: words.supportHours,
    leadsTo: '/contact',
    say: ({ hours: [weekdays, weekend] }, { isOpenNow }) => words.hoursAre(weekdays, weekend, isOpenNow),
  },
  contact: {
    title: words.contactDetails,
    leadsTo: '/contact',
    say: ({ phone, email, address }) => words.reachUs(phone, email, address),
  },
  licenses: {
    title: words.licensesAndStates,
    leadsTo: '/licenses',
    say: (brand, { plain }) => sayLicenses(brand, plain),
  },
  fees: {
    title: words.feesAsPublished,
    leadsTo: '/terms',
    say: ({ feeOptionsBps }) =>
      words.feesAre({
        options: listed(feeOptionsBps.map(percent), 'or'),
        valuation: dollars(limits.valuationCents),
        notary: dollars(limits.manualNotarizationCents),
        recordingMost: dollars(limits.recordingFeeCentsMax),
      }),
  },
  rates: {
    title: words.ratesAsPublished,
    leadsTo: '/account/{product}/register',
    say: () => words.ratesAre(percent(limits.aprBpsMin), percent(limits.aprBpsMax)),
  },
};

const states = Object.entries(stateNames).map(([code, name]) => ({ code, name, spoken: name.toLowerCase() }));
/** Two letters that are also words of everyday talk: a state only where the place is asked for. */
const wordLikeCodes = new Set(['IN', 'OR', 'ME', 'HI', 'OK', 'OH', 'ID', 'LA', 'MA', 'PA', 'DE', 'AL']);

/** The state that a question names, the longest name first: West Virginia is not Virginia. */
export function stateIn(plain: string): string | undefined {
  const named = states.filter(({ spoken }) => ` ${plain} `.includes(` ${spoken} `));
  const [longest] = named.toSorted((one, other) => other.spoken.length - one.spoken.length);
  if (longest) return longest.code;
  return states.find(({ code }) => !wordLikeCodes.has(code) && plain.split(' ').includes(code.toLowerCase()))?.code;
}

function sayLicenses(brand: BrandFacts, plain: string): string {
  const all = words.licensedAs(brand.legalName, brand.nmlsId, brand.statesText);
  const code = stateIn(plain);
  if (code === undefined) return all;
  const name = stateNames[code as keyof typeof stateNames];
  if (brand.states.includes(code)) return `${words.lendIn(name)} ${all}`;
  if (code === 'HI') return words.partnerLendsIn(name, brand.hawaiiPartner);
  return `${words.doNotLendIn(name)}${code === 'NY' && !brand.isNewYorkSite ? ` ${words.newYorkElsewhere}` : ''}`;
}
