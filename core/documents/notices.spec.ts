import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { charters } from '#core/brand/charters.ts';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import type { CreditFindings } from '#core/underwriting/file.ts';
import { factsOf, type PaperFacts } from './facts.ts';
import { sampleApplications, sampleFacts, sampleFile } from './stories/sample-papers.ts';
import { adverseActionNotice, counterOfferNotice } from './templates/decisions.ts';
import { textOf } from './test-blocks.ts';

const { declined, counterOffer } = sampleApplications;
const asked: Application = { ...declined, credit: { ...declined.credit, bureau: 'Meridian Bureau' } };

function noticeWith(credit: Partial<CreditFindings>, of: Application = asked): string {
  const file = { ...sampleFile, credit: { ...(sampleFile.credit as CreditFindings), ...credit } };
  const about = { application: of, file, lender: sampleBrand('PARTNER_ONE'), on: '2026-11-15' } as const;
  return textOf(adverseActionNotice(factsOf({ ...about, isValuationCovered: false, isManualNotaryOnly: false })));
}

describe('the notice of action taken', () => {
  const agencyIn = (facts: PaperFacts) =>
    /concerning this creditor: ([^,]+)/.exec(textOf(adverseActionNotice(facts)))?.[1];

  test('names the agency of its lender, by charter and by size', () => {
    const named = charters.map((charter) => [
      charter,
      agencyIn(sampleFacts(declined, sampleBrand('PARTNER_ONE', { charter }))),
    ]);
    expect(Object.fromEntries(named)).toEqual({
      nationalBank: 'Office of the Comptroller of the Currency',
      federalSavings: 'Office of the Comptroller of the Currency',
      stateMemberBank: 'Federal Reserve Consumer Help Center',
      stateBank: 'Federal Deposit Insurance Corporation',
      savingsBank: 'Federal Deposit Insurance Corporation',
      federalCreditUnion: 'National Credit Union Administration',
      stateCreditUnion: 'Federal Trade Commission',
      nonBank: 'Federal Trade Commission',
    });
    const large = sampleBrand('PARTNER_ONE', { charter: 'federalCreditUnion', hasOver10Billion: true });
    expect(agencyIn(sampleFacts(declined, large))).toBe('Bureau of Consumer Financial Protection');
  });

  test('has the bureau with address and toll-free number, and the score with its day and range', () => {
    const text = noticeWith({ scoredOn: '2026-11-03' });
    expect(text).toContain('12 Sample Avenue, Reno, NV 89501');
    expect(text).toContain('1-800-555-0171');
    expect(text).toContain('November 3, 2026');
    expect(text).toContain('300 to 850');
  });

  test('has four key factors, and a fifth only where it is inquiries (FCRA 609(f)(9))', () => {
    const factors = ['One', 'Two', 'Three', 'Four', 'Too many inquiries'].map((name) => `Factor ${name}`);
    const keyFactors = ['CREDIT_SCORE', 'CREDIT_SCORE', 'CREDIT_SCORE', 'CREDIT_SCORE', 'INQUIRIES'] as const;
    expect(noticeWith({ factors, keyFactors })).toContain('Factor Too many inquiries');
    expect(noticeWith({ factors, keyFactors: keyFactors.toSpliced(4, 1, 'THIN_FILE' as never) })).not.toContain(
      'Factor Too many inquiries',
    );
  });

  test('says that what others told us can be asked for, where that decided, and only there', () => {
    const sentence = 'information from someone other than you or a consumer reporting agency';
    expect(noticeWith({}, { ...asked, declineReasons: ['VOE_FAILED'] })).toContain(sentence);
    expect(noticeWith({}, { ...asked, declineReasons: ['DTI_EXCEEDED'] })).not.toContain(sentence);
  });

  test('says in figures what would have led to an offer, where something would', () => {
    const text = noticeWith({}, { ...asked, remedy: [{ kind: 'INCOME', cents: 21_000 }] });
    expect(text).toContain('Show $210 more income a month, before taxes.');
    expect(noticeWith({})).not.toContain('What would have led to an offer');
  });
});

test('a counter-offer states its terms', () => {
  const counterTerms = {
    drawCentsMin: 1_500_000,
    drawCentsMax: 4_000_000,
    rateBpsMin: 899,
    rateBpsMax: 1_050,
    termsYears: [10, 30],
  };
  const text = textOf(
    counterOfferNotice(sampleFacts({ ...counterOffer, offers: { ...counterOffer.offers, counterTerms } })),
  );
  expect(text).toContain('$15,000.00 to $40,000.00');
  expect(text).toContain('8.99% to 10.50%');
  expect(text).toContain('10, 30 years');
});
