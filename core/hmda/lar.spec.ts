import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { sampleBrand } from '#core/brand/stories/sample-brand.ts';
import { sampleApplications, sampleFile } from '#core/documents/stories/sample-papers.ts';
import { ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { ethnicities, races, sexes } from '#core/people/demographics.ts';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { lendingSettings } from '#core/underwriting/settings.ts';
import { checkFile, checkRow } from './check.ts';
import { isReportable, type LarFacts, larOf } from './lar.ts';
import { printRegister } from './register.ts';
import { readTracts } from './tracts.ts';

const brand = sampleBrand('PARTNER_ONE');
const hmda = brand.hmda;
if (!hmda) throw new Error('The sample brand reports.');
const isFull = process.env['FULL'] !== undefined;
const codes = (table: object) => fc.subarray(Object.keys(table).map(Number), { minLength: 1, maxLength: 5 });

const anyone = fc.record({
  of: fc.constantFrom(...Object.values(sampleApplications)),
  action: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
  reasons: fc.subarray([...ruleCodes], { minLength: 1, maxLength: 4 }),
  isChosen: fc.boolean(),
  product: fc.constantFrom('heloc' as const, 'dscr' as const, 'plus62' as const),
  occupancy: fc.constantFrom('HOME' as const, 'SECONDARY' as const, 'INVESTMENT' as const),
  purpose: fc.constantFrom('HOME_IMPROVEMENT' as const, 'OTHER' as const, null),
  valueCents: fc.option(fc.integer({ min: 1, max: 500_000_000 }), { nil: null }),
  incomeCents: fc.integer({ min: 0, max: 900_000_000 }),
  score: fc.option(fc.integer({ min: 300, max: 850 }), { nil: null }),
  scoreModel: fc.constantFrom('FICO Score 8', 'VantageScore 4.0', 'Meridian Score 8', null),
  days: fc.integer({ min: 0, max: 200 }),
  isExempt: fc.boolean(),
  isAsked: fc.boolean(),
  told: fc.record({
    ethnicities: codes(ethnicities),
    otherEthnicity: fc.constantFrom('', 'Basque'),
    races: codes(races),
    tribe: fc.constantFrom('', 'Navajo'),
    otherAsian: fc.constantFrom('', 'Hmong'),
    otherPacificIslander: fc.constantFrom('', 'Tongan'),
    sex: fc.constantFrom(...Object.keys(sexes).map(Number)),
  }),
});
type Anyone = typeof anyone extends fc.Arbitrary<infer T> ? T : never;

function factsOf(person: Anyone, number = 1): LarFacts {
  const { of, action, reasons, isChosen, product, occupancy, purpose, valueCents, incomeCents } = person;
  const createdAt = new Date(Date.UTC(2026, 0, 5, 18));
  const endedAt = new Date(createdAt.getTime() + person.days * 86_400_000);
  const application: Application = {
    ...of,
    loanNumber: String(2_695_000_000 + number),
    product,
    createdAt: createdAt.toISOString(),
    submittedAt: createdAt.toISOString(),
    outcome: { hmdaAction: action, at: endedAt.toISOString() },
    declineReasons: action === 3 ? reasons : [],
    property: { ...of.property, occupancy, valueCents },
    applicant: { ...of.applicant, purpose },
    income: { ...of.income, annualIncomeCents: incomeCents },
    credit: { ...of.credit, outcome: person.score === null ? null : 'file' },
    offers: { ...of.offers, selected: isChosen || action <= 2 ? sampleApplications.california.offers.selected : null },
  };
  const credit = sampleFile.credit && { ...sampleFile.credit, score: person.score, scoreModel: person.scoreModel };
  return {
    application,
    file: { ...sampleFile, credit },
    settings: lendingSettings(brand, product, evaluateFlags({}, { isProduction: true }), {
      today: '2026-03-02',
      apor: { asOf: '2026-03-02', bpsByTermYears: {} },
    }),
    demographics: person.isAsked ? person.told : null,
    reporter: { lei: hmda?.lei ?? '', isPartlyExempt: person.isExempt, originatorNmlsId: '123456' },
    tract: null,
    aporBps: () => 680,
  };
}

describe('our applications', () => {
  test('give no syntactical and no validity edit, whatever came of them', () => {
    const seen: string[] = [];
    fc.assert(
      fc.property(anyone, (person) => {
        const row = larOf(factsOf(person, seen.length));
        const wrong = checkRow(row, { year: '2026' }).filter(({ kind }) => kind !== 'quality');
        expect(wrong).toEqual([]);
        seen.push(row.uli);
      }),
      { numRuns: isFull ? 10_000 : 200, seed: 3, endOnFailure: true },
    );
  }, 600_000);

  test('say the county that staff named where no report of the property did', () => {
    const [one] = fc.sample(anyone, { numRuns: 1, seed: 5 });
    const facts = factsOf(one as Anyone);
    const home = { ...facts.application.property, county: 'Alameda' };
    const countyOf = (property: Application['property']) =>
      larOf({ ...facts, file: { ...facts.file, property: null }, application: { ...facts.application, property } })
        .county;
    expect(countyOf(home)).toBe('NA');
    expect(countyOf({ ...home, namedCounty: '06001' })).toBe('06001');
  });

  test('as a file with its transmittal sheet, too', () => {
    const rows = fc.sample(anyone, { numRuns: 20, seed: 7 }).map((person, index) => larOf(factsOf(person, index)));
    const text = printRegister({ ...brand, hmda }, 2026, rows);
    expect(text.split('\n')[0]).toBe(
      `1|Partner One Bank, N.A.|2026|4|HMDA Officer|${hmda.contact.phone}|help@partner-one.example|1 Sample Street|Reno|NV|89501|1|20|${hmda.taxId}|${hmda.lei}`,
    );
    expect(checkFile(text, { year: '2026' }).filter(({ kind }) => kind !== 'quality')).toEqual([]);
  });

  test('a decline is told by its reasons, and in words where the code is 9', () => {
    const [person] = fc.sample(anyone, { numRuns: 1, seed: 1 });
    if (!person) return;
    const declined = { ...person, action: 3 as const, reasons: ['CLTV', 'LISTED_FOR_SALE', 'CONDITION'] as never };
    expect(larOf(factsOf(declined))).toMatchObject({
      action: '3',
      denial1: '4',
      denial2: '9',
      denial3: '',
      denialText: 'Property is listed for sale',
      rate: 'NA',
      rateSpread: 'NA',
      aus1: person.isExempt ? '1111' : '6',
    });
  });

  test('inquiries, duplicates, lenders who do not report and what was never sent are left out', () => {
    const [person] = fc.sample(anyone, { numRuns: 1, seed: 1 });
    if (!person) return;
    const { application } = factsOf({ ...person, product: 'heloc', action: 4 });
    expect(isReportable(application, true)).toBe(true);
    expect(isReportable(application, false)).toBe(false);
    expect(isReportable({ ...application, isInquiry: true }, true)).toBe(false);
    expect(isReportable({ ...application, isDuplicate: true }, true)).toBe(false);
    expect(isReportable({ ...application, submittedAt: null }, true)).toBe(false);
    expect(isReportable({ ...application, outcome: null }, true)).toBe(false);
    expect(isReportable({ ...application, product: 'dscr', liens: [] }, true)).toBe(
      person.purpose === 'HOME_IMPROVEMENT',
    );
  });
});

describe('census tracts', () => {
  const text = [
    '# SAMPLE census tracts as of 2026-11-01',
    '"1","12 Cedar St., Oakland, CA, 94601","Match","Exact","12 CEDAR ST","-122.2,37.7","1","L","06","001","406100","1000"',
    '"2","1 Nowhere, Oakland, CA, 94601","No_Match"',
  ].join('\n');

  test('are found by street and ZIP code, however they are written', () => {
    const tracts = readTracts(text);
    expect(tracts).toMatchObject({ asOf: '2026-11-01', isSample: true });
    expect(tracts.tractOf('12 cedar st', '94601-1234')).toBe('06001406100');
    expect(tracts.tractOf('1 Nowhere', '94601')).toBeNull();
    expect(tracts.isTract('06001406100')).toBe(true);
  });

  test('a file that does not say its day is refused', () => {
    expect(() => readTracts('"1"')).toThrow('of which day');
  });
});
