/** What people call each product. */
import type { Product } from '#core/brand/brand.ts';

export const productNames: Readonly<Record<Product, string>> = {
  heloc: 'Home equity line',
  dscr: 'Rental property (DSCR) loan',
  crypto: 'Crypto-backed home equity line',
  plus62: 'Home equity line for 62 and over',
};
