/** What people call each product. */
import type { Product } from '#core/brand/brand.ts';
import * as words from '#core/words/en/borrower.ts';

export const productNames: Readonly<Record<Product, string>> = {
  heloc: words.homeEquityLine,
  dscr: words.rentalPropertyDscrLoan,
  crypto: words.cryptoBackedHomeEquity,
  plus62: words.homeEquityLineFor62,
};
