/** The address of another screen of this application, in the brand that the address asks for. */

import { useLocation } from '#web/app/router.tsx';
import { inSameBrand } from '../../admit.ts';
import { useJourney } from '../../journey-screen.tsx';
import { useProduct } from '../../site.ts';

export function useScreenPath(): (screen: string) => string {
  const { uuid } = useJourney().application;
  const { search } = useLocation();
  const product = useProduct();
  return (screen) => inSameBrand(`/account/${product}/${uuid}/${screen}`, search);
}
