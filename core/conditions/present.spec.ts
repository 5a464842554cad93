import { describe, expect, test } from 'vitest';
import { blockingTasks, documentTypes } from '../application/enums.ts';
import { categories } from './categories.ts';
import type { ConditionAsSent } from './condition.ts';
import { type Answerer, categoryOf, present, presentConditions } from './present.ts';

const borrower: Answerer = { as: 'borrower', applicationUuid: 'app-1', accountNumber: '123456789' };
const signer: Answerer = { ...borrower, as: 'signer' };

function condition(categoryEnum: string, changes: Partial<ConditionAsSent> = {}): ConditionAsSent {
  return {
    uuid: 'condition-1',
    categoryEnum,
    created: '2026-03-02T16:00:00.000Z',
    requestDocuments: [],
    notes: null,
    commentsToBorrower: null,
    actionNeeded: null,
    xtraData: { numDocsRequired: null },
    ...changes,
  };
}

const bank = (...requestDocuments: string[]) =>
  present(condition('BANK_ACCOUNT_FRAUD_REVIEW', { requestDocuments }), borrower);

describe('which conditions are shown', () => {
  test('[COND-01] the categories are the twelve blocking tasks', () => {
    expect(Object.keys(categories).sort()).toEqual([...blockingTasks].sort());
  });

  test.each(['X', '', 'constructor', '__proto__', 'bank_account_fraud_review'])(
    '[COND-02] %j is no category, and hidden',
    (name) => {
      expect(present(condition(name), borrower)).toBeUndefined();
      expect(presentConditions([condition(name), condition('ESCALATION_REVIEW')], borrower)).toHaveLength(1);
    },
  );

  test('[COND-03] the oldest comes first', () => {
    const made = ['2026-03-04T10:00:00.000Z', '2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00+09:00'];
    const shown = presentConditions(
      made.map((created) => condition('ESCALATION_REVIEW', { created })),
      borrower,
    );
    expect(shown.map(({ created }) => created)).toEqual([made[1], made[2], made[0]]);
  });

  test('[COND-04] each has a header, a button and a description, with no gap left in it', () => {
    for (const task of blockingTasks) {
      const { header = '', button = '', description = '' } = present(condition(task), borrower) ?? {};
      expect(header).toMatch(/^[A-Z]\w+ \w+/);
      expect(button).toMatch(/^(Upload|Verify|Add) /);
      expect(description).toMatch(/^[A-Z][^{}]+\.$/);
    }
  });

  test('the papers a category asks for are papers we know', () => {
    for (const { documents } of Object.values(categories))
      expect(documentTypes).toEqual(expect.arrayContaining([...documents]));
  });
});

describe('words', () => {
  test('[COND-05] a doubtful account is named by its last four digits, and no more', () => {
    expect(bank()?.description).toContain('ending in 6789');
    expect(bank()?.description).not.toContain('56789');
    const unknown = present(condition('BANK_ACCOUNT_FRAUD_REVIEW'), { ...borrower, accountNumber: undefined });
    expect(unknown?.description).toContain('the bank account is yours');
  });

  test('[COND-06] several papers about an account', () => {
    expect(bank('BANK_STATEMENT', 'BANK_LETTER')?.header).toBe('Upload Bank Verification Documentation');
  });

  test('[COND-07] a letter from the bank', () => {
    expect(bank('BANK_LETTER')?.header).toBe('Upload Bank Letter');
    expect(bank('BANK_STATEMENT')?.header).toBe('Verify Your Bank Account');
    expect(bank()?.header).toBe('Verify Your Bank Account');
  });

  test('[COND-08] inquiries are listed as noted', () => {
    const inquiry = condition('HARD_CREDIT_INQUIRY_REVIEW', { notes: 'Auto loan, 2 March' });
    expect(present(inquiry, borrower)?.description).toContain('Auto loan, 2 March');
  });

  test('[COND-09] [COND-10] paystubs are counted, one unless said otherwise', () => {
    const paystubs = (numDocsRequired: number | null) =>
      present(condition('HELOC_MANUAL_PAYSTUB_UPLOAD', { xtraData: { numDocsRequired } }), borrower)?.description;
    expect(paystubs(2)).toContain('2 recent pay stubs,');
    expect(paystubs(null)).toContain('1 recent pay stub,');
  });

  test('[COND-11] a generic request about trust requirements is one about the trust', () => {
    const generic = condition('GENERIC_DOCUMENT_REQUEST', { actionNeeded: 'REVIEW_TRUST_REQUIREMENTS' });
    expect(categoryOf(generic)).toBe('REVIEW_TRUST_REQUIREMENTS');
    expect(present(generic, borrower)?.header).toBe('Upload Your Trust Documents');
    const other = condition('ESCALATION_REVIEW', { actionNeeded: 'REVIEW_TRUST_REQUIREMENTS' });
    expect(categoryOf(other)).toBe('ESCALATION_REVIEW');
  });

  test.each(blockingTasks)('[COND-12] what was written to the borrower replaces the description of %s', (task) => {
    const commentsToBorrower = 'Please send page two as well.';
    expect(present(condition(task, { commentsToBorrower, notes: 'internal' }), borrower)?.description).toBe(
      commentsToBorrower,
    );
  });

  test.each(blockingTasks)('[COND-13] more than one document asked for %s changes the button', (task) => {
    const several = condition(task, { requestDocuments: ['BANK_STATEMENT', 'BANK_LETTER'] });
    expect(present(several, borrower)?.button).toBe('Upload Documents');
    const one = condition(task, { requestDocuments: ['BANK_STATEMENT'] });
    expect(present(one, borrower)?.button).toBe(categories[task].button);
  });
});

describe('where the button leads', () => {
  test('[COND-16] the link says which condition it answers', () => {
    const generic = condition('GENERIC_DOCUMENT_REQUEST', { uuid: 'a&b', actionNeeded: 'REVIEW_TRUST_REQUIREMENTS' });
    expect(present(generic, borrower)?.href).toBe(
      '/account/heloc/app-1/conditions/upload-document?conditionUuid=a%26b&conditionType=REVIEW_TRUST_REQUIREMENTS&conditionEnum=GENERIC_DOCUMENT_REQUEST',
    );
  });

  const pageOf = (task: string, answerer: Answerer) => present(condition(task), answerer)?.href.split('?')[0];

  test.each(blockingTasks)('[COND-17] %s is answered by the borrower on its page', (task) => {
    const special: Record<string, string> = {
      MISSING_PHONE_NUMBER: 'conditions/phone-number',
      ID_VERIFICATION_FAILURE: 'identity',
      IDENTITY_DOCUMENT_FRAUD_REVIEW: 'identity',
    };
    expect(pageOf(task, borrower)).toBe(`/account/heloc/app-1/${special[task] ?? 'conditions/upload-document'}`);
  });

  test('[COND-18] a signer answers among the signer’s pages', () => {
    expect(pageOf('GENERIC_DOCUMENT_REQUEST', signer)).toBe('/account/heloc/heloc-signer/conditions/upload-document');
    expect(pageOf('MISSING_PHONE_NUMBER', signer)).toBe('/account/heloc/heloc-signer/conditions/phone-number');
    expect(pageOf('ID_VERIFICATION_FAILURE', signer)).toBe('/account/heloc/heloc-signer/conditions/identity');
  });
});
