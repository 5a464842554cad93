import { describe, expect, test } from 'vitest';
import { addDays } from '#core/calendar/dates.ts';
import { checkEligibility, type EligibilityFacts, type EligibilitySettings } from './eligibility.ts';
import { isBlocking } from './finding.ts';
import { checkNewYork, checkOriginatorLicensed, checkOwnership, checkSite, checkZipServed } from './property.ts';
import { isStateCode, stateNames, statesNeedingSpecificHandling } from './states.ts';

const today = '2026-11-15';
const notAvailable =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";

const settings: EligibilitySettings = {
  statesServed: ['CA', 'TX', 'AL', 'NY'],
  zipsExcluded: [],
  referredStates: { HI: { label: 'Island Lending', url: 'https://lender.example/hi' } },
  isNewYorkUnderReview: false,
  disasterZips: ['90272'],
  isForSeniors: false,
  usesPersonalIncome: true,
};

const facts: EligibilityFacts = {
  propertyState: 'CA',
  propertyZip: '94105',
  isListedForSale: false,
  acquiredOn: '2019-05-01',
  employmentType: 'FULL_TIME',
  annualIncomeDollars: 120_000,
  birthDate: '1980-01-31',
};

const codes = (changed: Partial<EligibilityFacts>, other: Partial<EligibilitySettings> = {}) =>
  checkEligibility({ ...facts, ...changed }, { ...settings, ...other }, today).map((finding) => finding.code);

describe('all rules together', () => {
  test('an ordinary homeowner passes all of them', () => {
    expect(codes({})).toEqual([]);
  });

  test('nothing known, nothing judged', () => {
    expect(checkEligibility({}, settings, today)).toEqual([]);
  });

  test('findings come in the order in which the form asks', () => {
    expect(
      codes({
        propertyState: 'HI',
        propertyZip: '90272',
        isListedForSale: true,
        acquiredOn: today,
        employmentType: 'UNEMPLOYED',
        annualIncomeDollars: 100,
        birthDate: '2010-01-01',
        lastHelocCompletedOn: today,
      }),
    ).toEqual([
      'STATE_REFERRED_ELSEWHERE',
      'STATE_NOT_SERVED',
      'DISASTER_AREA',
      'LISTED_FOR_SALE',
      'OWNED_TOO_SHORT',
      'INCOME_TO_CONFIRM',
      'UNEMPLOYED',
      'TOO_YOUNG',
      'HELOC_TOO_RECENT',
    ]);
  });

  test('every refusal of a person or a home names a principal reason; warnings never block', () => {
    const findings = checkEligibility(
      { ...facts, isListedForSale: true, acquiredOn: today, employmentType: 'UNEMPLOYED', propertyZip: '90272' },
      settings,
      today,
    );
    for (const finding of findings) expect(isBlocking(finding)).toBe(finding.reason !== undefined);
    expect(findings.map((finding) => finding.reason?.hmdaCode)).toEqual([undefined, 9, 9, 2]);
  });

  test('a product that lives on rent asks neither wages nor employment', () => {
    expect(codes({ employmentType: 'UNEMPLOYED', annualIncomeDollars: 0 }, { usesPersonalIncome: false })).toEqual([]);
  });
});

describe('where we lend', () => {
  test('[VAL-050] New York is refused while regulator review is on', () => {
    expect(checkNewYork('NY', { ...settings, isNewYorkUnderReview: true })).toMatchObject({
      code: 'NEW_YORK_UNDER_REVIEW',
      kind: 'refusal',
      message: notAvailable,
    });
    expect(checkNewYork('NY', settings).ok).toBe(true);
    expect(checkNewYork('CA', { ...settings, isNewYorkUnderReview: true }).ok).toBe(true);
  });

  test('a state or a zip the partner does not serve goes to the waitlist', () => {
    const [finding] = checkEligibility({ ...facts, propertyState: 'NV' }, settings, today);
    expect(finding).toMatchObject({ code: 'STATE_NOT_SERVED', kind: 'waitlist', message: notAvailable });
    expect(checkZipServed('94105', { ...settings, zipsExcluded: ['94106'] }).ok).toBe(true);
    expect(checkZipServed('94106', { ...settings, zipsExcluded: ['94106'] })).toMatchObject({ kind: 'waitlist' });
  });

  test('Hawaii is sent to a partner lender', () => {
    const [finding] = checkEligibility({ propertyState: 'HI' }, settings, today);
    expect(finding).toMatchObject({
      kind: 'redirect',
      message: "We don't lend in Hawaii, but our partner Island Lending does.",
      link: { url: 'https://lender.example/hi' },
    });
  });

  test('brand and property state must match, only while the modal is on', () => {
    const otherSite = { label: 'the other site', url: 'https://ny.lender.example/account/heloc/register' };
    const site = (isNewYorkSite: boolean) => ({ ...settings, newYorkModal: { isNewYorkSite, otherSite } });
    expect(checkSite('NY', site(false))).toMatchObject({ kind: 'redirect', link: otherSite });
    expect(checkSite('NY', site(false))).toMatchObject({ message: expect.stringContaining('in New York') });
    expect(checkSite('CA', site(true))).toMatchObject({ message: expect.stringContaining('outside New York') });
    expect(checkSite('NY', site(true)).ok).toBe(true);
    expect(checkSite('CA', site(false)).ok).toBe(true);
    expect(checkSite('NY', settings).ok).toBe(true);
  });

  test('an originator that enforces its licenses refuses other states in the words of the specification', () => {
    const originator = { enforceLicensedStatesForReferral: true, licensedStates: ['CA'] };
    expect(checkOriginatorLicensed('TX', originator)).toMatchObject({
      kind: 'refusal',
      message:
        'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
    });
    expect(checkOriginatorLicensed('CA', originator).ok).toBe(true);
    expect(checkOriginatorLicensed('TX', { ...originator, enforceLicensedStatesForReferral: false }).ok).toBe(true);
    expect(codes({ propertyState: 'TX', originator })).toEqual(['ORIGINATOR_NOT_LICENSED']);
  });

  test('a home in a disaster area is warned about an inspection', () => {
    const [finding] = checkEligibility({ ...facts, propertyZip: '90272' }, settings, today);
    expect(finding).toMatchObject({ kind: 'warning', message: expect.stringContaining('inspection') });
  });

  test('[VAL-059] ownership of less than 90 days is refused', () => {
    const answer = (days: number) => checkOwnership(addDays(today, -days), today);
    expect(answer(0).ok).toBe(false);
    expect(answer(89)).toMatchObject({ kind: 'refusal', reason: { rule: 'TITLE_SEASONING_90D', isOther: true } });
    expect(answer(90).ok).toBe(true);
    expect(answer(91).ok).toBe(true);
    expect(answer(-5).ok).toBe(false);
  });

  test('a listed home is refused', () => {
    expect(codes({ isListedForSale: true })).toEqual(['LISTED_FOR_SALE']);
  });
});

describe('states', () => {
  test('[STATEREF-01] the 21 states needing specific handling', () => {
    expect(statesNeedingSpecificHandling.join(', ')).toBe(
      'AR, CO, HI, IL, IN, KY, LA, MD, ME, MI, MN, MO, NJ, NV, OK, OR, PA, SD, UT, WV, WY',
    );
  });

  test('codes are known by name, and nothing inherited passes for one', () => {
    expect(Object.keys(stateNames)).toHaveLength(51);
    expect(isStateCode('CA')).toBe(true);
    for (const text of ['ZZ', 'ca', 'C1', '', 'toString', 'constructor']) expect(isStateCode(text)).toBe(false);
  });
});
