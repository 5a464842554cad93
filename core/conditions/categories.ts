/**
 * Every kind of condition: what the borrower is told, where the button leads, which papers help, who clears it. Which
 * statuses a kind holds back stands in the journey's table (`heldBy`; `blocksLeaving` reads it the other way round).
 */
import type { Permission } from '#core/roles.ts';
import * as words from '#core/words/en/conditions/categories.ts';
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
  /** Who may say that it is no longer wanted; null: no one, it must be answered. */
  readonly waivedBy: Extract<Permission, 'waiveConditions' | 'underwrite'> | null;
  /** What a rule finds of this kind is a proposal: a person reads it first, and sends or drops it. */
  readonly isProposedFirst?: true;
  /** Our notes are meant for them too. Otherwise they are for the file: what we suspect is no one's to read but ours. */
  readonly tellsNotes?: true;
}

export const categories: { readonly [C in BlockingTask]: CategoryRow } = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    header: words.verifyYourBankAccount,
    button: words.uploadDocument,
    description: words.couldNotConfirmThatThe,
    page: 'upload-document',
    documents: ['BANK_STATEMENT', 'VOIDED_CHECK', 'BANK_LETTER', 'CREDIT_UNION_LETTER'],
    clearedBy: 'underwrite',
    waivedBy: null,
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    header: words.confirmWhoOwnsYourHome,
    button: words.uploadDocument,
    description: words.publicRecordsShowOtherOwners,
    page: 'upload-document',
    documents: ['PROPERTY_DEED', 'CERTIFICATE_OF_TRUST'],
    clearedBy: 'underwrite',
    waivedBy: 'underwrite',
    // County records lag and abbreviate: whether they truly contradict the borrower, a person sees at a glance.
    isProposedFirst: true,
  },
  GENERIC_DOCUMENT_REQUEST: {
    header: words.uploadADocument,
    button: words.uploadDocument,
    description: words.needOneMoreDocumentBefore,
    page: 'upload-document',
    documents: ['OTHER'],
    clearedBy: 'clearConditions',
    waivedBy: 'waiveConditions',
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    header: words.explainRecentCreditInquiries,
    button: words.uploadLetter,
    description: words.creditReportShowsRecentInquiries,
    page: 'upload-document',
    documents: ['LETTER_OF_EXPLANATION'],
    clearedBy: 'underwrite',
    waivedBy: 'underwrite',
    // Shopping for a rate looks like many inquiries and is none to explain.
    isProposedFirst: true,
    tellsNotes: true,
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    header: words.uploadYourPaystubs,
    button: words.uploadPaystub,
    description: words.toConfirmYourIncomeWe,
    page: 'upload-document',
    documents: ['USER_UPLOADED_PAYSTUB'],
    clearedBy: 'underwrite',
    waivedBy: 'underwrite',
  },
  ID_VERIFICATION_FAILURE: {
    header: words.verifyYourIdentity,
    button: words.verifyIdentity,
    description: words.couldNotReadYourIdentity,
    page: 'identity',
    documents: ['DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK', 'PASSPORT', 'SELFIE'],
    clearedBy: 'underwrite',
    waivedBy: null,
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    header: words.verifyYourIdentityAgain,
    button: words.verifyIdentity,
    description: words.needAnotherLookAtYour,
    page: 'identity',
    documents: ['DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK', 'PASSPORT', 'SELFIE'],
    clearedBy: 'underwrite',
    waivedBy: null,
  },
  MISSING_PHONE_NUMBER: {
    header: words.addYourPhoneNumber,
    button: words.addPhoneNumber,
    description: words.notaryCallsYouBeforeThe,
    page: 'phone-number',
    documents: [],
    clearedBy: 'answer',
    waivedBy: null,
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    header: words.confirmYourPropertyDescription,
    button: words.uploadDocument,
    description: words.legalDescriptionOfYourProperty,
    page: 'upload-document',
    documents: ['PROPERTY_DEED'],
    clearedBy: 'clearConditions',
    waivedBy: 'waiveConditions',
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    header: words.confirmYourOwnership,
    button: words.uploadDocument,
    description: words.ownershipOfYourHomeWas,
    page: 'upload-document',
    documents: ['PROPERTY_DEED'],
    clearedBy: 'underwrite',
    waivedBy: null,
  },
  REVIEW_TRUST_REQUIREMENTS: {
    header: words.uploadYourTrustDocuments,
    button: words.uploadDocument,
    description: words.homeIsHeldInA,
    page: 'upload-document',
    documents: ['CERTIFICATE_OF_TRUST'],
    clearedBy: 'underwrite',
    waivedBy: null,
  },
  ESCALATION_REVIEW: {
    header: words.areLookingIntoYourQuestion,
    button: words.uploadDocument,
    description: words.ourTeamIsLookingInto,
    page: 'upload-document',
    documents: ['OTHER'],
    clearedBy: 'underwrite',
    waivedBy: 'underwrite',
  },
};
