/** What each product is priced and judged as. A crypto line is an ordinary line whose money goes to an exchange. */
import type { Product } from '#core/brand/brand.ts';
import type { Product as PricedProduct } from './guideline.ts';

export const pricedAs: Readonly<Record<Product, PricedProduct>> = {
  heloc: 'HELOC',
  crypto: 'HELOC',
  dscr: 'DSCR',
  plus62: 'HELOC_62_PLUS',
};
