import { describe, expect, test } from 'vitest';
import { declineKind, principalReason, principalRules, ruleCodes } from './principal-reasons.ts';

describe('reasons for a decline', () => {
  test('the first decides which screen explains it', () => {
    expect(declineKind(['DELINQUENCY', 'DTI_MIN_DRAW'])).toBe('credit');
    expect(declineKind(['DTI_EXCEEDED'])).toBe('income');
    expect(declineKind(['CLTV', 'DEROGATORY_BANKRUPTCY'])).toBe('other');
    expect(declineKind([])).toBe('other');
  });

  test('each can be printed in a notice and reported to HMDA', () => {
    for (const rule of ruleCodes) {
      const { text, hmdaCode } = principalReason(rule);
      expect(text, rule).toMatch(/^[A-Z][^.]{5,}$/);
      expect(hmdaCode, rule).toBeGreaterThan(0);
    }
  });

  test('a notice names at most four, and never the same sentence twice', () => {
    expect(principalRules(['CLTV', 'CONDITION', 'LIEN_POSITION'])).toEqual(['CLTV']);
    expect(principalRules(['DELINQUENCY', 'INQUIRIES', 'THIN_FILE', 'CLTV', 'AGE'])).toHaveLength(4);
    expect(principalRules([])).toEqual([]);
  });
});
