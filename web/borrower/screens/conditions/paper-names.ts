/** What a person calls each paper they can send us. */
import type { UploadType } from '#core/application/uploads.ts';

export const paperNames: Readonly<Record<UploadType, string>> = {
  USER_UPLOADED_PAYSTUB: 'Pay stub',
  TAX_RETURN: 'Tax return',
  AWARD_LETTER: 'Award letter',
  BANK_STATEMENT: 'Bank statement',
  BANK_LETTER: 'Letter from your bank',
  CREDIT_UNION_LETTER: 'Letter from your credit union',
  VOIDED_CHECK: 'Voided check',
  LETTER_OF_EXPLANATION: 'Signed letter of explanation',
  CERTIFICATE_OF_TRUST: 'Certificate of trust',
  PROOFOFHAZARDINSURANCE: 'Proof of homeowner’s insurance',
  PROOF_OF_FLOOD_INSURANCE: 'Proof of flood insurance',
  PROPERTY_DEED: 'Deed of your home',
  DRIVERSLICENSEFRONT: 'Driver’s license, front',
  DRIVERSLICENSEBACK: 'Driver’s license, back',
  PASSPORT: 'Passport',
  STATE_ID_FRONT: 'State ID card, front',
  STATE_ID_BACK: 'State ID card, back',
  PERMANENT_RESIDENT_CARD_FRONT: 'Permanent resident card, front',
  PERMANENT_RESIDENT_CARD_BACK: 'Permanent resident card, back',
  SELFIE: 'Photo of yourself',
  OTHER: 'Something else',
};
