/** The offers of the application at hand, as the server priced them. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { OfferSet } from '#core/offers/offer.ts';
import { useRead } from '#web/client/queries.ts';
import { useJourney } from '../../journey-screen.tsx';
import { useFlag } from '../../site.ts';

export type Offered = OfferSet & { readonly why: readonly string[] };

export function useOffers(): UseQueryResult<Offered> {
  const { uuid } = useJourney().application;
  const query = useRead('GET /service-application/api/v2/application/heloc/{uuid}/offers', [{ params: { uuid } }]);
  // The wire has plain strings where the engine has calendar dates.
  return query as unknown as UseQueryResult<Offered>;
}

/** A lower rate for a higher fee is shown only where the flag says so. */
export function useShown(offered: Offered): Offered {
  const isBuyDownOn = useFlag('fe-heloc-rate-buy-down').enabled;
  if (isBuyDownOn) return offered;
  return { ...offered, offers: offered.offers.filter(({ type }) => type !== 'BUY_DOWN') };
}
