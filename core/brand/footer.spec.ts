import { describe, expect, test } from 'vitest';
import { legalLinks, licensedStatesText, supportHours, supportPhone } from './footer.ts';
import { sampleBrand } from './stories/sample-brand.ts';

describe('legal links', () => {
  test('[ORG-09] privacy falls back to /privacy', () => {
    expect(legalLinks({}).privacy.href).toBe('/privacy');
    expect(legalLinks({ legal: { privacy: 'https://x.example/p' } }).privacy.href).toBe('https://x.example/p');
  });

  test('[ORG-10] terms fall back to /terms', () => {
    expect(legalLinks({}).terms.href).toBe('/terms');
    expect(legalLinks({ legal: { terms: 'https://x.example/t' } }).terms.href).toBe('https://x.example/t');
  });

  test('[ORG-11] communications fall back to {baseUrl}/communications', () => {
    expect(legalLinks({ baseUrl: 'https://x' }).communications.href).toBe('https://x/communications');
    expect(legalLinks({ baseUrl: 'https://x/' }).communications.href).toBe('https://x/communications');
    expect(legalLinks({}).communications.href).toBe('/communications');
    expect(legalLinks({ baseUrl: 'https://x', legal: { communications: 'https://y' } }).communications.href).toBe(
      'https://y',
    );
  });

  test('[ORG-08] terms are labelled Terms of Use for the brands that say so, Terms of Service for all others', () => {
    expect(legalLinks({ termsLabel: 'Terms of Use' }).terms.label).toBe('Terms of Use');
    expect(legalLinks(sampleBrand('OTHER')).terms.label).toBe('Terms of Service');
  });
});

describe('support', () => {
  test('[BRAND-04] the phone falls back to 888-819-6388', () => {
    expect(supportPhone({})).toBe('888-819-6388');
    expect(supportPhone({ phone: '775-555-0100' })).toBe('775-555-0100');
  });

  test('hours are two lines in Pacific Time', () => {
    const support = {
      email: 'help@two.example',
      hours: { weekdays: { start: '05:30', end: '17:00' }, weekend: { start: '07:00', end: '12:00' } },
    };
    expect(supportHours(sampleBrand('TWO', { support }))).toEqual([
      'Monday-Friday: 5:30 AM - 5:00 PM PT',
      'Saturday-Sunday: 7:00 AM - 12:00 PM PT',
    ]);
  });
});

describe('licensed states', () => {
  const states = (count: number) =>
    Array.from({ length: count }, (_, index) => `State ${String(index).padStart(2, '0')}`);

  test('are sorted without regard to case', () => {
    const given = ['nevada', 'Utah', 'arizona', 'California'];
    expect(licensedStatesText('heloc', given)).toBe('arizona, California, nevada, Utah');
    expect(given[0]).toBe('nevada');
  });

  test('[BRAND-02] promise more states to come for dscr with fewer than 50', () => {
    expect(licensedStatesText('dscr', states(49))).toMatch(/State 48 with more states to come$/);
    expect(licensedStatesText('dscr', states(50))).not.toContain('more states');
    expect(licensedStatesText('dscr', states(51))).not.toContain('more states');
  });

  test('[BRAND-02] never promise them for another product', () => {
    expect(licensedStatesText('heloc', states(40))).not.toContain('more states');
  });
});
