import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { organizationInfo, organizationInfoSchema } from './organization-info.ts';
import { sampleBrand, sampleData } from './stories/sample-brand.ts';

const dscr = { licensedStates: 'AZ CA', chatSkill: 'White Label' as const };
const brand = sampleBrand('PARTNER_ONE', {
  baseUrl: 'https://my.partner-one.example',
  canonicalOrgCode: 'PARTNER_HOLDING',
  products: { heloc: { ...sampleData.products.heloc, forSaleWording: 'listed within 6 months' }, dscr },
});

describe('organization info', () => {
  test('[ENT-01] has baseUrl, canonicalOrgCode, orgBrand, orgCode, orgMetaData and orgPricingData', () => {
    const info = organizationInfo(brand);
    expect(v.is(organizationInfoSchema, info)).toBe(true);
    expect(info).toMatchObject({
      baseUrl: 'https://my.partner-one.example',
      canonicalOrgCode: 'PARTNER_HOLDING',
      orgBrand: 'partner-one',
      orgCode: 'PARTNER_ONE',
      orgPricingData: { guidelineVersion: 'standard-2026-1', discountsBps: { AUTOPAY: 25 } },
    });
    expect(Object.keys(info)).toHaveLength(6);
  });

  test('[ENT-01] orgMetaData has companyInfo and the settings of each product', () => {
    const { companyInfo, products } = organizationInfo(brand).orgMetaData;
    expect(companyInfo).toMatchObject({ email: 'help@partner-one.example', phone: '888-819-6388', darkMode: true });
    expect(companyInfo.legalLinks.communications.href).toBe('https://my.partner-one.example/communications');
    expect(products.heloc).toMatchObject({ forSaleWording: 'listed within 6 months', interestOnlyFromAge: null });
    expect(products.dscr).toMatchObject({ enabled: true, minimumAge: 18 });
    expect(products.crypto).toBeUndefined();
  });

  test('is the same after a journey through JSON', () => {
    const info = organizationInfo(brand);
    expect(v.parse(organizationInfoSchema, JSON.parse(JSON.stringify(info)))).toEqual(info);
  });

  test('keeps to itself how the partner is priced and where the lists of places are', () => {
    const wire = JSON.stringify(organizationInfo(brand));
    for (const secret of ['margin', 'hmda', 'licensedStates', 'theme']) expect(wire).not.toContain(secret);
  });

  test('a brand without a dashboard of its own begins its links at our root', () => {
    expect(organizationInfo(sampleBrand('PARTNER_TWO')).baseUrl).toBe('');
  });

  test('a brand without dark colours does not allow dark mode', () => {
    const { dark: _, ...theme } = sampleData.theme;
    expect(organizationInfo(sampleBrand('DAY', { theme })).orgMetaData.companyInfo.darkMode).toBe(false);
  });
});
