import { describe, expect, test } from 'vitest';
import { propertyNotices } from './notices.ts';
import { registrationSentence, registrationWords } from './words.ts';

const plain = { isNewYorkModalOn: true, isNewYorkBrand: false, disasterZips: ['90001'] };
const notices = (state: string, change: Partial<typeof plain> = {}, zip = '10001') =>
  propertyNotices({ state, zip }, { ...plain, ...change });

describe('where the property is', () => {
  test('[MODAL-04] Hawaii is not lent on', () => {
    expect(notices('HI')).toEqual(['hawaii']);
    expect(notices('HI', { isNewYorkBrand: true })).toEqual(['hawaii']);
  });

  test.each([
    [true, true, 'CA', ['propertyOutsideNewYork']],
    [true, true, 'NY', []],
    [false, true, 'CA', []],
  ])(
    '[VAL-056] modal on %s, New York brand %s, property in %s',
    (isNewYorkModalOn, isNewYorkBrand, state, expected) => {
      expect(notices(state, { isNewYorkModalOn, isNewYorkBrand })).toEqual(expected);
    },
  );

  test.each([
    [true, false, 'NY', ['newYorkProperty']],
    [true, false, 'CA', []],
    [false, false, 'NY', []],
  ])(
    '[VAL-057] modal on %s, New York brand %s, property in %s',
    (isNewYorkModalOn, isNewYorkBrand, state, expected) => {
      expect(notices(state, { isNewYorkModalOn, isNewYorkBrand })).toEqual(expected);
    },
  );

  test('[VAL-058] a disaster zip code warns of an inspection, beside whatever else is said', () => {
    expect(notices('CA', {}, '90001')).toEqual(['disaster']);
    expect(notices('CA', {}, '90002')).toEqual([]);
    expect(notices('HI', {}, '90001')).toEqual(['hawaii', 'disaster']);
    expect(registrationWords['disaster.text']).toContain('inspected');
  });
});

describe('the words', () => {
  test('[VAL-044] marketing consent is not a condition of approval, and says so', () => {
    expect(registrationWords['consent.smsMarketing']).toContain('still be approved');
  });

  test('alimony need not be told (12 CFR 1002.5(d)(2))', () => {
    expect(registrationWords['income.alimony']).toMatch(
      /do not have to.*alimony, child support or separate maintenance/,
    );
  });

  test('[VAL-067] the low-income warning asks for annual pre-tax income, and has a Confirm button', () => {
    expect(registrationWords['income.low.text']).toMatch(/year, before taxes/);
    expect(registrationWords['income.low.confirm']).toBe('Confirm');
  });

  test('[VAL-055] for-sale has two wordings', () => {
    expect(registrationWords['forSale.currently']).toContain('currently listed for sale');
    expect(registrationWords['forSale.withinSixMonths']).toContain('6 months');
  });

  test('names are filled in, and a brand may say it its own way', () => {
    const names = { lender: 'Oak Bank', partner: 'Palm Lending' };
    expect(registrationSentence('hawaii.link', names)).toBe('Go to Palm Lending');
    expect(registrationSentence('hawaii.link', names, { 'hawaii.link': 'Ask {partner} ({other})' })).toBe(
      'Ask Palm Lending ({other})',
    );
    expect(registrationSentence('hawaii.link', {})).toBe('Go to {partner}');
  });
});
