import { describe, expect, test } from 'vitest';
import { draftOf, emptyRule, rulesOf } from './draft.ts';
import type { RuleSet } from './rules.ts';

const bare = { isKilled: false, rules: [], enabled: false, variables: '' };

describe('what someone types', () => {
  test('comes back as it was stored', () => {
    const rules: RuleSet = {
      isKilled: true,
      rules: [
        {
          organizations: ['ALPHA', 'BETA'],
          states: ['CA'],
          share: { ofTenThousand: 1234, by: 'application' },
          enabled: true,
        },
        { from: '2027-03-01T09:00:00Z', until: '2027-03-02T09:00:00Z', enabled: false, variables: { zips: ['90272'] } },
      ],
      otherwise: { enabled: true },
    };
    expect(rulesOf(draftOf(rules))).toEqual({ rules });
  });

  test('an empty rule narrows nothing', () => {
    expect(rulesOf({ ...bare, rules: [emptyRule] })).toEqual({
      rules: { isKilled: false, rules: [{ enabled: true }], otherwise: { enabled: false } },
    });
  });

  test.each([
    [{ states: 'CA, XX' }, 'There is no such state.'],
    [{ share: 'many' }, 'Give a percentage from 0 to 100 with at most two decimals.'],
    [{ share: '12.345' }, 'Give a percentage from 0 to 100 with at most two decimals.'],
    [{ variables: '{zips}' }, 'Write the variables as JSON, for example {"zips": ["90272"]}.'],
    [{ from: 'tomorrow' }, 'Enter a date and a time.'],
    [{ from: '2027-03-02T00:00:00Z', until: '2027-03-01T00:00:00Z' }, 'A rule must end after it begins.'],
  ])('%j is told in a sentence', (part, fault) => {
    expect(rulesOf({ ...bare, rules: [{ ...emptyRule, ...part }] })).toEqual({ fault });
  });

  test('two decimals of a percentage are exact', () => {
    const share = (text: string) => rulesOf({ ...bare, rules: [{ ...emptyRule, share: text }] });
    for (const [text, ofTenThousand] of [
      ['0.01', 1],
      ['33.33', 3333],
      ['99.99', 9999],
      ['100', 10_000],
    ] as const)
      expect(share(text)).toMatchObject({ rules: { rules: [{ share: { ofTenThousand } }] } });
    expect('fault' in share('100.01')).toBe(true);
  });
});
