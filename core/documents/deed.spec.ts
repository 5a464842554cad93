import { describe, expect, test } from 'vitest';
import { upTo5YearsWhile } from '#core/words/en/papers/closing.ts';
import { draftsOf } from './papers.ts';
import { deedSamples, deedStates, sampleApplications, sampleFacts, sampleFile } from './stories/sample-papers.ts';
import { fieldsOf, textOf } from './test-blocks.ts';

const deed = (of: (typeof deedSamples)[number], file = sampleFile) => {
  const [draft] = draftsOf('SECURITY_INSTRUMENT', sampleFacts(of, undefined, file));
  if (!draft) throw new Error('no deed');
  return { ...draft, text: textOf(draft.blocks) };
};
const inState = (state: (typeof deedStates)[number]) => {
  const sample = deedSamples[deedStates.indexOf(state)];
  if (!sample) throw new Error(state);
  return sample;
};

describe('[issue 19] a deed that can be recorded', () => {
  test.each(deedSamples.map((sample) => [sample.property.address.state, sample] as const))(
    '%s: who gives and takes, which land, how much, until when, who prepared it and where it returns to',
    (_, sample) => {
      const { text, blocks } = deed(sample);
      for (const fact of [
        'Return to; prepared by: Partner One Bank, N.A., 1 Sample Street, Reno, NV 89501',
        'Grantors: Zoë Mae Łukasik-Ortega',
        'Lot 14, Block 7, Orchard Park, Plat Book 61, Page 22',
        '041-2277-018',
        'Most principal: $51,495.00',
        'no later than November 15, 2041, the maturity date',
      ])
        expect(text, fact).toContain(fact);
      expect(fieldsOf(blocks)).toHaveLength(1);
    },
  );

  test('the draw period and the term of the first draw make the maturity', () => {
    expect(upTo5YearsWhile).toContain('5 years');
    expect(deed(sampleApplications.senior).text).toContain('Date; maturity: November 15, 2026; November 15, 2041');
  });

  test('a trustee by name where land is held in trust, the county’s own in Colorado, and none for a mortgage', () => {
    expect(deed(inState('CA')).text).toContain('Trustee: Sample Trustee Company, 2 Sample Street, Reno, NV 89501');
    expect(deed(inState('CO')).text).toContain('Trustee: The Public Trustee of Boulder County, Colorado');
    for (const state of ['FL', 'NY', 'OH', 'GA'] as const) expect(deed(inState(state)).text).not.toContain('Trustee:');
  });

  test('no deed of trust is drawn without a trustee', () => {
    const lender = { ...sampleFacts(inState('CA')).lender, trustees: [] };
    expect(() => draftsOf('SECURITY_INSTRUMENT', sampleFacts(inState('CA'), lender))).toThrow('names no trustee');
    expect(() => draftsOf('SECURITY_INSTRUMENT', sampleFacts(inState('FL'), lender))).not.toThrow();
  });

  test('the title company’s description counts before the county’s; a long one stands in full, and in short on the first page', () => {
    const long = `Beginning at an iron pin ${'thence north 12 degrees east 40 feet to a stone, '.repeat(20)}to the beginning`;
    const searched = { ...sampleFile, title: { exceptions: [], newLiens: [], legalDescription: long } };
    const { text } = deed(inState('NY'), searched);
    expect(text).toContain(long);
    expect(text).toMatch(/Legal description: Beginning at an iron pin .{100,200}… \(in full below\)/);
    expect(text).not.toContain('Orchard Park');
  });

  test('a file of before is described by its parcel', () => {
    const { legalDescription: _, ...property } = sampleFile.property ?? { legalDescription: '' };
    const before = { ...sampleFile, property: property as typeof sampleFile.property };
    expect(deed(inState('OH'), before).text).toContain('records of Montgomery show as parcel 041-2277-018');
  });

  test.each([
    ['TX', 'Section 50(a)(6), Article XVI'],
    ['TX', 'NOTICE OF CONFIDENTIALITY RIGHTS'],
    ['VA', 'THIS IS A CREDIT LINE DEED OF TRUST'],
    ['OH', 'OPEN-END MORTGAGE'],
    [
      'OR',
      'LINE OF CREDIT INSTRUMENT. The maximum principal amount to be advanced under the credit agreement is $51,495.00',
    ],
    ['IA', 'I understand that homestead property is in many cases protected'],
    ['IN', 'redact each Social Security number'],
    ['NY', 'not more than six residential dwelling units'],
    ['FL', 'within 20 years'],
    ['GA', 'Witness 2'],
  ] as const)('%s says: %s', (state, words) => {
    expect(deed(inState(state)).text).toContain(words);
    expect(deed(inState('CA')).text).not.toContain(words);
  });

  test('it is drawn as recorders want it, and returned at the top left where the state wants that', () => {
    expect(deed(inState('OH')).recorded).toMatchObject({ topFirst: 216, top: 108, side: 72, isReturnedAtTop: false });
    expect(deed(inState('WA')).recorded).toMatchObject({ isReturnedAtTop: true });
    expect(draftsOf('HELOC_AGREEMENT', sampleFacts(inState('OH')))[0]?.recorded).toBeUndefined();
  });
});
