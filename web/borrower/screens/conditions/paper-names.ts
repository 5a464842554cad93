/** What a person calls each paper they can send us. */
import type { UploadType } from '#core/application/uploads.ts';
import * as words from '#core/words/en/conditions.ts';

export const paperNames: Readonly<Record<UploadType, string>> = {
  USER_UPLOADED_PAYSTUB: words.payStub,
  TAX_RETURN: words.taxReturn,
  AWARD_LETTER: words.awardLetter,
  BANK_STATEMENT: words.bankStatement,
  BANK_LETTER: words.letterFromYourBank,
  CREDIT_UNION_LETTER: words.letterFromYourCredit,
  VOIDED_CHECK: words.voidedCheck,
  LETTER_OF_EXPLANATION: words.signedLetterOfExplanation,
  CERTIFICATE_OF_TRUST: words.certificateOfTrust,
  PROOFOFHAZARDINSURANCE: words.proofOfHomeownersInsurance,
  PROOF_OF_FLOOD_INSURANCE: words.proofOfFloodInsurance,
  PROPERTY_DEED: words.deedOfYourHome,
  DRIVERSLICENSEFRONT: words.driversLicenseFront,
  DRIVERSLICENSEBACK: words.driversLicenseBack,
  PASSPORT: words.passport,
  STATE_ID_FRONT: words.stateIdCardFront,
  STATE_ID_BACK: words.stateIdCardBack,
  PERMANENT_RESIDENT_CARD_FRONT: words.permanentResidentCardFront,
  PERMANENT_RESIDENT_CARD_BACK: words.permanentResidentCardBack,
  SELFIE: words.photoOfYourself,
  OTHER: words.somethingElse,
};
