/** What the footer and the error page say about a brand: legal links, phone, hours, licenses; with what to say when a brand is silent. */

import type { OpeningHours } from '#core/support/hours.ts';
import { businessWeek, hoursText } from '#core/support/hours.ts';
import * as words from '#core/words/en/brand/footer.ts';
import type { Brand, Product } from './brand.ts';

type LegalLink = { label: string; href: string };
type LegalSource = Partial<Pick<Brand, 'baseUrl' | 'legal' | 'termsLabel'>>;

export function legalLinks({ baseUrl = '', legal = {}, termsLabel = words.termsOfService }: LegalSource) {
  return {
    privacy: { label: words.privacyPolicy, href: legal.privacy ?? '/privacy' },
    terms: { label: termsLabel, href: legal.terms ?? '/terms' },
    communications: {
      label: words.electronicCommunications,
      href: legal.communications ?? `${withoutSlash(baseUrl)}/communications`,
    },
    licenses: { label: words.licenses, href: legal.licenses ?? '/licenses' },
  } satisfies Record<string, LegalLink>;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

export function supportPhone({ phone }: { readonly phone?: string | undefined }): string {
  return phone ?? '888-819-6388';
}

export function supportHours({ support }: { readonly support: { readonly hours: OpeningHours } }): [string, string] {
  const { weekdays, weekend } = hoursText(businessWeek(support.hours));
  return [weekdays, weekend];
}

/** The footer's list; only the DSCR loan, which is not everywhere yet, promises more. */
export function licensedStatesText(product: Product, states: readonly string[]): string {
  const sorted = states.toSorted((a, b) => compare(a.toLowerCase(), b.toLowerCase()));
  const list = sorted.join(', ');
  return product === 'dscr' && states.length < 50 ? words.withMoreStatesToCome(list) : list;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
