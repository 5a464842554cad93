/** The sentences of the questions about the borrower. */
import type { OwnershipType } from '../../application/enums.ts';
import type { LinePurpose, MaritalStatus } from '../../application/information.ts';

interface Words {
  readonly label: string;
  readonly hint?: string;
}

export const ownershipWords: Readonly<Record<OwnershipType, Words>> = {
  SOLE: { label: 'I own it alone', hint: 'Only your name is on the deed.' },
  JOINT: { label: 'I own it with others', hint: 'They sign the deed of trust or mortgage, never the loan itself.' },
  TRUST: { label: 'A trust owns it', hint: 'We will ask for the certificate of trust.' },
};

export const maritalWords: Readonly<Record<MaritalStatus, Words>> = {
  MARRIED: { label: 'Married' },
  UNMARRIED: { label: 'Unmarried', hint: 'Single, divorced or widowed.' },
  SEPARATED: { label: 'Separated' },
};

export const purposeWords: Readonly<Record<LinePurpose, string>> = {
  HOME_IMPROVEMENT: 'Improving my home',
  DEBT_CONSOLIDATION: 'Paying off other debts',
  LARGE_PURCHASE: 'A large purchase',
  EDUCATION: 'Education',
  EMERGENCY_FUND: 'Emergency fund',
  INVESTMENT: 'An investment',
  BUSINESS: 'My business',
  OTHER: 'Something else',
};
