import { expect, test } from 'vitest';
import type { Case } from './pricing-input.ts';
import { rules } from './rules.ts';

const askedOf = (type: 'SOLE' | 'TRUST', needsHazardProof: boolean, zone: string | null) => {
  const application = { ownership: { type }, trustAndInsurance: { needsHazardProof }, flood: { zone } };
  return rules.askForTrustAndInsurance({ application } as unknown as Case, '')?.payload;
};

test('anyone who must send papers before closing is told which, and why', () => {
  expect(askedOf('SOLE', true, 'X')).toMatchObject({
    categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
    requestDocuments: ['PROOFOFHAZARDINSURANCE'],
    commentsToBorrower: expect.stringContaining('could not find homeowner’s insurance'),
  });
  expect(askedOf('SOLE', false, 'VE')).toMatchObject({
    requestDocuments: ['PROOF_OF_FLOOD_INSURANCE'],
    commentsToBorrower: expect.stringContaining('lies in a flood zone'),
  });
});

test('a trust is asked for its certificate, and for insurance in the same breath', () => {
  expect(askedOf('TRUST', true, 'AE')).toMatchObject({
    categoryEnum: 'REVIEW_TRUST_REQUIREMENTS',
    requestDocuments: ['CERTIFICATE_OF_TRUST', 'PROOFOFHAZARDINSURANCE', 'PROOF_OF_FLOOD_INSURANCE'],
    commentsToBorrower: expect.stringMatching(/held in a trust.*homeowner’s insurance.*flood policy/),
  });
});
