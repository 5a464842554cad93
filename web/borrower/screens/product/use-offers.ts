/** The offers of the application at hand, as the server priced them. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ClosingFacts } from '#core/offers/closing-costs.ts';
import type { OfferSet } from '#core/offers/offer.ts';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { useJourney } from '../../journey-screen.tsx';
import { useFlag } from '../../site.ts';

const key = 'GET /service-application/api/v2/application/heloc/{uuid}/offers';

export type Offered = OfferSet & { readonly closing: ClosingFacts } & Omit<
    Answer<typeof key>,
    keyof OfferSet | 'closing'
  >;

export function useOffers(): UseQueryResult<Offered> {
  const { uuid } = useJourney().application;
  // Never from an earlier visit: terms may have been chosen or changed since. The wire has plain strings where the
  // engine has calendar dates and states.
  const query = useRead(key, [{ params: { uuid } }], { gcTime: 0 });
  return query as unknown as UseQueryResult<Offered>;
}

/** A lower rate for a higher fee is shown only where the flag says so. */
export function useShown(offered: Offered | undefined): Offered | undefined {
  const isBuyDownOn = useFlag('fe-heloc-rate-buy-down').enabled;
  if (isBuyDownOn || !offered) return offered;
  return { ...offered, offers: offered.offers.filter(({ type }) => type !== 'BUY_DOWN') };
}
