/** What each discount asks of a borrower. */
import type { DiscountType } from '../../offers/offer.ts';

export const discountWords: Readonly<Record<DiscountType, string>> = {
  ALL_IN: 'Relationship discount',
  AUTOPAY: 'Pay automatically from my bank account',
  CREDIT_UNION: 'I’m a credit union member, or will join',
  DEPARTMENT_OF_COMMERCE_CU: 'I am a member of Department of Commerce Federal Credit Union',
  QUORUM: 'I am a member of Quorum Federal Credit Union',
  TEACHERS_FEDERAL_CU: 'I am a member of Teachers Federal Credit Union',
  VALLEY_STRONG_FFA: 'I am a Valley Strong member through FFA',
  VALLEY_STRONG_NON_FFA: 'I am a Valley Strong member',
};
