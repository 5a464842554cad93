/** What moves the price beside amount and term: the origination fee and the discounts. Below the first sight, so it comes later. */
export { DiscountsPart } from './discounts-part.tsx';
export { FeeChoice } from './fee-part.tsx';
