import { describe, expect, test } from 'vitest';
import { checkDisasterZip, checkReferredState, checkSite } from '#core/eligibility/property.ts';
import { evaluateFlag } from '#core/flags.ts';
import { registrationSentence, registrationWords } from './words.ts';

const otherSite = { label: 'the other site', url: 'https://ny.example.test/account/heloc/register' };
const place = { statesServed: [], zipsExcluded: [], referredStates: {}, isNewYorkUnderReview: false, disasterZips: [] };
const names = { lender: 'Oak Bank', partner: 'Palm Lending', state: 'Hawaii' };

describe('what the place of a property makes the form say', () => {
  test('we do not lend in Hawaii, and a partner lender does', () => {
    const settings = { ...place, referredStates: { HI: { label: 'Palm Lending', url: 'https://palm.example.test' } } };
    expect(checkReferredState('HI', settings)).toMatchObject({ kind: 'redirect', link: settings.referredStates.HI });
    expect(checkReferredState('CA', settings)).toEqual({ ok: true });
    expect(registrationSentence('referred.title', names)).toBe('We do not lend in Hawaii');
    expect(registrationSentence('referred.link', names)).toBe('Go to Palm Lending');
  });

  const site = (isFlagOn: boolean, isNewYorkSite: boolean) => {
    const flag = evaluateFlag(
      'fe-heloc-figure-ny-modal',
      { 'fe-heloc-figure-ny-modal': isFlagOn },
      { isProduction: true },
    );
    return { ...place, newYorkModal: flag.enabled ? { isNewYorkSite, otherSite } : undefined };
  };

  test('[VAL-056] the New York brand sends a property elsewhere away', () => {
    expect(checkSite('CA', site(true, true))).toMatchObject({ kind: 'redirect', link: otherSite });
    expect(checkSite('NY', site(true, true))).toEqual({ ok: true });
    expect(registrationWords['outsideNewYork.text']).toContain('with a property outside New York');
  });

  test('[VAL-057] every other brand sends a New York property away', () => {
    expect(checkSite('NY', site(true, false))).toMatchObject({ kind: 'redirect', link: otherSite });
    expect(checkSite('CA', site(true, false))).toEqual({ ok: true });
    expect(registrationWords['newYork.text']).toContain('with a property in New York');
  });

  test('[FLAG-08] with its flag off no one is sent away', () => {
    expect(checkSite('CA', site(false, true))).toEqual({ ok: true });
    expect(checkSite('NY', site(false, false))).toEqual({ ok: true });
  });

  test('[FLAG-05] [Q-23] a flag lists the zip codes of a disaster', () => {
    const key = 'fe-heloc-ca-fires-01-07-2025';
    const settings = { [key]: { enabled: true, variables: { zips: ['90272'] } } };
    expect(evaluateFlag(key, settings, { isProduction: true }).variables.zips).toEqual(['90272']);
  });

  test('[VAL-058] a zip code of a disaster warns of an inspection', () => {
    const settings = { ...place, disasterZips: ['90272'] };
    expect(checkDisasterZip('90272', settings)).toMatchObject({ kind: 'warning' });
    expect(checkDisasterZip('90001', settings)).toEqual({ ok: true });
    expect(registrationWords['disaster.text']).toMatch(/disaster.*inspected/);
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
    const own = { 'referred.link': 'Ask {partner} ({other})' };
    expect(registrationSentence('referred.link', names, own)).toBe('Ask Palm Lending ({other})');
    expect(registrationSentence('referred.link')).toBe('Go to {partner}');
  });
});
