/**
 * Every kind of condition: what the borrower is told, where the button leads, which papers help, who clears it. Which
 * statuses a kind holds back stands in the journey's table (`heldBy`; `blocksLeaving` reads it the other way round).
 */
import type { Permission } from '#core/roles.ts';
import type { BlockingTask, DocumentType } from '../application/enums.ts';

/** The pages on which a condition is answered. */
type ActionPage = 'upload-document' | 'phone-number' | 'identity';

export interface CategoryRow {
  readonly header: string;
  readonly button: string;
  readonly description: string;
  readonly page: ActionPage;
  /** Any of these will do, unless the condition itself names others. */
  readonly documents: readonly DocumentType[];
  /** `answer`: saving it is enough. Otherwise a person looks at it first, who needs this permission. */
  readonly clearedBy: Extract<Permission, 'clearConditions' | 'underwrite'> | 'answer';
  /** Our notes are meant for them too. Otherwise they are for the file: what we suspect is no one's to read but ours. */
  readonly tellsNotes?: true;
}

export const categories: { readonly [C in BlockingTask]: CategoryRow } = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    header: 'Verify Your Bank Account',
    button: 'Upload Document',
    description:
      'We could not confirm that the bank account ending in {lastFour} is yours. Please upload a recent statement, a voided check or a letter from your bank that shows your name and the account number.',
    page: 'upload-document',
    documents: ['BANK_STATEMENT', 'VOIDED_CHECK', 'BANK_LETTER', 'CREDIT_UNION_LETTER'],
    clearedBy: 'underwrite',
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    header: 'Confirm Who Owns Your Home',
    button: 'Upload Document',
    description:
      'Public records show other owners than your application does. Please upload the deed, or another paper that shows how you hold title.',
    page: 'upload-document',
    documents: ['PROPERTY_DEED', 'CERTIFICATE_OF_TRUST'],
    clearedBy: 'underwrite',
  },
  GENERIC_DOCUMENT_REQUEST: {
    header: 'Upload a Document',
    button: 'Upload Document',
    description: 'We need one more document before we can go on.',
    page: 'upload-document',
    documents: ['OTHER'],
    clearedBy: 'clearConditions',
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    header: 'Explain Recent Credit Inquiries',
    button: 'Upload Letter',
    description:
      'Your credit report shows recent inquiries. Please upload a short signed letter that says what each was for.',
    page: 'upload-document',
    documents: ['LETTER_OF_EXPLANATION'],
    clearedBy: 'underwrite',
    tellsNotes: true,
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    header: 'Upload Your Paystubs',
    button: 'Upload Paystub',
    description: 'To confirm your income we need {count}, with your name, your employer and the pay period in view.',
    page: 'upload-document',
    documents: ['USER_UPLOADED_PAYSTUB'],
    clearedBy: 'underwrite',
  },
  ID_VERIFICATION_FAILURE: {
    header: 'Verify Your Identity',
    button: 'Verify Identity',
    description:
      'We could not read your identity document. Please take new pictures in good light, with all four corners in view.',
    page: 'identity',
    documents: ['DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK', 'PASSPORT', 'SELFIE'],
    clearedBy: 'underwrite',
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    header: 'Verify Your Identity Again',
    button: 'Verify Identity',
    description:
      'We need another look at your identity document. Please photograph the original, not a copy or a screen.',
    page: 'identity',
    documents: ['DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK', 'PASSPORT', 'SELFIE'],
    clearedBy: 'underwrite',
  },
  MISSING_PHONE_NUMBER: {
    header: 'Add Your Phone Number',
    button: 'Add Phone Number',
    description: 'The notary calls you before the signing. Please add a phone number where you can be reached.',
    page: 'phone-number',
    documents: [],
    clearedBy: 'answer',
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    header: 'Confirm Your Property Description',
    button: 'Upload Document',
    description:
      'The legal description of your property does not match public records. Please upload your deed or a survey that shows it.',
    page: 'upload-document',
    documents: ['PROPERTY_DEED'],
    clearedBy: 'clearConditions',
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    header: 'Confirm Your Ownership',
    button: 'Upload Document',
    description:
      'Ownership of your home was recorded recently or under another name. Please upload the deed by which you received it.',
    page: 'upload-document',
    documents: ['PROPERTY_DEED'],
    clearedBy: 'underwrite',
  },
  REVIEW_TRUST_REQUIREMENTS: {
    header: 'Upload Your Trust Documents',
    button: 'Upload Document',
    description: 'Your home is held in a trust. Please upload the certificate of trust, signed by every trustee.',
    page: 'upload-document',
    documents: ['CERTIFICATE_OF_TRUST'],
    clearedBy: 'underwrite',
  },
  ESCALATION_REVIEW: {
    header: 'We Are Looking Into Your Question',
    button: 'Upload Document',
    description:
      'Our team is looking into something you raised. If a document helps to explain it, you can upload it here.',
    page: 'upload-document',
    documents: ['OTHER'],
    clearedBy: 'underwrite',
  },
};
