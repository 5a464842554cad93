/** The brand's own wording of the question: for sale now, or within half a year. */
import { registrationWords } from '#core/registration/words.ts';
import { useStart } from '../../site.ts';
import { useRegistration } from './registration.ts';

export function useForSaleQuestion(): string {
  const { product } = useRegistration();
  const wording = useStart().organization.orgMetaData.products[product]?.forSaleWording;
  const key = wording === 'listed within 6 months' ? 'forSale.withinSixMonths' : 'forSale.currently';
  return registrationWords[key];
}
