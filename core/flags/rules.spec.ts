/** Flags by rule: who is reached, when, and that the same people always are. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '#core/contract/stories/chance.ts';
import { type FlagKey, flags } from '#core/flags.ts';
import { bucketCount, bucketOf, murmur3 } from './bucket.ts';
import { changedLines, linesOf } from './changes.ts';
import { type Facts, prepareFlags, type StoredRules } from './evaluate.ts';
import { faultsOf, type Rule, type RuleSet, ruleSet } from './rules.ts';
import { outcomeOf, whyStale } from './stale.ts';

const key = 'fe-heloc-back-of-id';
const at = new Date('2027-03-01T12:00:00Z');
const set = (rules: readonly Rule[], more: Partial<RuleSet> = {}): RuleSet => ({
  ...{ isKilled: false, otherwise: { enabled: false } },
  ...more,
  rules: [...rules],
});
const ask = (rules: RuleSet, facts: Partial<Facts> = {}, when = at) =>
  prepareFlags({ [key]: rules }, {}, true).answerOne(key, { orgCode: 'ALPHA', ...facts }, when).enabled;

describe('the bucket', () => {
  test.each([
    ['', 0],
    ['hello', 0x248bfa47],
    ['hello, world', 0x149bbb7f],
    ['The quick brown fox jumps over the lazy dog', 0x2e4ff723],
    ['a', 0x3c2569b2],
    ['ab', 0x9bbfd75f],
    ['abc', 0xb3dd93fa],
  ])('is MurmurHash3 of the text: %j is %d', (text, hash) => {
    expect(murmur3(text)).toBe(hash);
  });

  test('of a flag and an id stays what it is, in every release', () => {
    const ids = ['7f0e4f1e-2b1c-4d8e-9a55-0b6f3a1c2d3e', '00000000-0000-4000-8000-000000000000'];
    expect(ids.map((id) => bucketOf(key, id))).toMatchInlineSnapshot(`
      [
        7181,
        4154,
      ]
    `);
  });

  test('is spread evenly, and two flags draw apart', () => {
    const chance = chanceOf(15);
    const ids = Array.from({ length: 4000 }, () => chance.uuid());
    const inTenth = (salt: string, tenth: number) =>
      ids.filter((id) => Math.floor((bucketOf(salt, id) * 10) / bucketCount) === tenth).length;
    for (let tenth = 0; tenth < 10; tenth += 1) expect(Math.abs(inTenth('a', tenth) - 400)).toBeLessThan(80);
    const both = ids.filter((id) => bucketOf('a', id) < 5000 && bucketOf('b', id) < 5000).length;
    expect(Math.abs(both - 1000)).toBeLessThan(120);
  });
});

describe('a rule', () => {
  const everyCondition = {
    organizations: ['ALPHA'],
    products: ['heloc'],
    states: ['CA'],
    roles: ['borrower'],
  } as const satisfies Partial<Record<keyof Rule, readonly string[]>>;
  const met = { orgCode: 'ALPHA', product: 'heloc', state: 'CA', role: 'borrower' };
  const names = { organizations: 'orgCode', products: 'product', states: 'state', roles: 'role' } as const;
  const rule = { ...structuredClone(everyCondition), enabled: true } as unknown as Rule;

  test('fits when all that it names is so', () => {
    expect(ask(set([rule]), met)).toBe(true);
  });

  test.each(Object.entries(names))('that names %s reaches no other %s, and none we do not know', (_list, fact) => {
    expect(ask(set([rule]), { ...met, [fact]: 'OTHER' })).toBe(false);
    expect(ask(set([rule]), { ...met, [fact]: undefined as never })).toBe(false);
  });

  test('the first that fits answers, else what stands for everyone else', () => {
    const rules = set([
      { states: ['CA'], enabled: false },
      { organizations: ['ALPHA'], enabled: true },
    ]);
    expect(ask(rules, { state: 'CA' })).toBe(false);
    expect(ask(rules, { state: 'NV' })).toBe(true);
    expect(ask(rules, { orgCode: 'BETA' })).toBe(false);
  });

  test('holds from its first instant on, and no longer at its last', () => {
    const rules = set([{ from: '2027-03-01T12:00:00Z', until: '2027-03-01T13:00:00Z', enabled: true }]);
    const when = (text: string) => ask(rules, {}, new Date(text));
    expect(when('2027-03-01T11:59:59.999Z')).toBe(false);
    expect(when('2027-03-01T12:00:00.000Z')).toBe(true);
    expect(when('2027-03-01T12:59:59.999Z')).toBe(true);
    expect(when('2027-03-01T13:00:00.000Z')).toBe(false);
  });

  test('the kill switch goes before every rule', () => {
    const all = set([{ enabled: true }], { isKilled: true, otherwise: { enabled: true } });
    expect(ask(all, met)).toBe(false);
  });
});

describe('a share', () => {
  const share = (ofTenThousand: number, by: 'person' | 'application' = 'person') =>
    set([{ share: { ofTenThousand, by }, enabled: true }]);
  const chance = chanceOf(7);
  const people = Array.from({ length: 2000 }, () => chance.uuid());
  const reached = (ofTenThousand: number) => {
    const { answerOne } = prepareFlags({ [key]: share(ofTenThousand) }, {}, true);
    return people.filter((identityUuid) => answerOne(key, { orgCode: 'ALPHA', identityUuid }, at).enabled);
  };

  test('is as large as it says, none at 0 and all at 100%', () => {
    expect(reached(0)).toEqual([]);
    expect(reached(10_000)).toEqual(people);
    expect(Math.abs(reached(2000).length - 400)).toBeLessThan(60);
  });

  test('keeps everyone it has when it is raised', () => {
    const steps = [0, 100, 2500, 5000, 9999, 10_000].map((share) => new Set(reached(share)));
    for (const [place, larger] of steps.slice(1).entries())
      expect([...(steps[place] ?? [])].filter((id) => !larger.has(id))).toEqual([]);
  });

  test('is sticky by person or by application; who is neither is not in it', () => {
    const bucket = bucketOf(key, people[0] as string);
    const [inside, outside] = [share(bucket + 1), share(bucket)];
    expect([
      ask(inside, { identityUuid: people[0] as string }),
      ask(outside, { identityUuid: people[0] as string }),
    ]).toEqual([true, false]);
    const byApplication = share(bucket + 1, 'application');
    expect(ask(byApplication, { applicationUuid: people[0] as string, identityUuid: people[1] as string })).toBe(true);
    expect(ask(byApplication, { identityUuid: people[0] as string })).toBe(false);
    expect([ask(share(9999)), ask(share(10_000)), ask(share(0))]).toEqual([false, true, false]);
  });

  test('of a visitor goes by the tracker, and by the person once they are known', () => {
    const bucket = bucketOf(key, people[0] as string);
    expect(ask(share(bucket + 1), { trackerId: people[0] as string })).toBe(true);
    const other = people.find((id) => bucketOf(key, id) > bucket) as string;
    expect(ask(share(bucket + 1), { trackerId: people[0] as string, identityUuid: other })).toBe(false);
  });
});

describe('what is stored', () => {
  test('is read with the schema of its own flag; what does not fit is not set at all', () => {
    const fires = 'fe-heloc-ca-fires-01-07-2025';
    const answer = (rules: unknown) =>
      prepareFlags({ [fires]: rules }, {}, true).answerOne(fires, { orgCode: 'ALPHA' }, at);
    const zips = { enabled: true, variables: { zips: ['90272'] } };
    expect(answer(set([], { otherwise: zips }))).toEqual({ key: fires, ...zips });
    for (const wrong of [
      null,
      7,
      {},
      { isKilled: false },
      set([], { otherwise: { enabled: true, variables: { zips: ['x'] } } }),
    ])
      expect(answer(wrong)).toEqual({ key: fires, enabled: false, variables: { zips: [] } });
  });

  test('goes before what the deployment sets, which goes before the default', () => {
    const settings = { [key]: true };
    const flag = (stored: StoredRules) =>
      prepareFlags(stored, settings, true).answerOne(key, { orgCode: 'ALPHA' }, at).enabled;
    expect([flag({}), flag({ [key]: set([]) }), flag(Object.create({ [key]: set([]) }))]).toEqual([true, false, true]);
  });

  test('every flag is answered, also with none stored', () => {
    const { answer, asksWho } = prepareFlags({}, {}, true);
    const all = answer({ orgCode: 'ALPHA' }, at);
    for (const [name, { isOnByDefault }] of Object.entries(flags))
      expect(all[name as FlagKey].enabled).toBe(isOnByDefault);
    expect(asksWho).toBe(false);
    expect(prepareFlags({ [key]: set([{ roles: ['borrower'], enabled: true }]) }, {}, true).asksWho).toBe(true);
  });

  test('a page of an application asks again where a rule of its organization is about the application', () => {
    const asks = (rule: Rule) => prepareFlags({ [key]: set([rule]) }, {}, true).asksApplication('ALPHA');
    expect(asks({ states: ['CA'], enabled: true })).toBe(true);
    expect(asks({ share: { ofTenThousand: 1, by: 'application' }, enabled: true })).toBe(true);
    expect(asks({ share: { ofTenThousand: 1, by: 'person' }, roles: ['borrower'], enabled: true })).toBe(false);
    expect(asks({ organizations: ['BETA'], states: ['CA'], enabled: true })).toBe(false);
    expect(prepareFlags({}, {}, true).asksApplication('ALPHA')).toBe(false);
  });
});

describe('what may be set', () => {
  test.each<[string, unknown]>([
    ['an unknown member', { ...set([]), more: 1 }],
    ['an unknown condition', set([{ zip: ['94601'], enabled: true } as never])],
    ['an empty list', set([{ states: [], enabled: true }])],
    ['a state there is not', set([{ states: ['XX'], enabled: true }])],
    ['a share beyond all', set([{ share: { ofTenThousand: 10_001, by: 'person' }, enabled: true }])],
    ['a half bucket', set([{ share: { ofTenThousand: 0.5, by: 'person' }, enabled: true }])],
    [
      'an end before its beginning',
      set([{ from: '2027-03-02T00:00:00Z', until: '2027-03-01T00:00:00Z', enabled: true }]),
    ],
    ['21 rules', set(Array.from({ length: 21 }, () => ({ enabled: true })))],
  ])('is not %s', (_what, given) => {
    expect(v.is(ruleSet, given)).toBe(false);
  });

  test('variables are those of the row, as they are, and nothing else', () => {
    const faults = (variables: Record<string, unknown>) =>
      faultsOf('fe-heloc-maintenance', set([], { otherwise: { enabled: true, variables } }));
    expect(faults({ routes: ['/register'], message: 'Back at noon.' })).toEqual([]);
    expect(faults({ message: 7 })).toEqual(['The variable message does not fit this flag.']);
    expect(faults({ routes: '/register' })).toEqual(['The variable routes does not fit this flag.']);
    expect(faults({ mesage: 'x' })).toEqual(['This flag has no variable mesage.']);
    expect(faultsOf(key, set([{ enabled: true, variables: { a: 1 } }]))).toEqual(['This flag has no variable a.']);
  });
});

describe('every flag', () => {
  test('has an owner, and says when it touches money or law', () => {
    const touching = Object.entries(flags).flatMap(([name, row]) =>
      'touches' in row ? [`${name} ${row.touches}`] : [],
    );
    expect(touching).toEqual([
      'fe-heloc-business-purpose law',
      'fe-heloc-ca-fires-01-07-2025 law',
      'fe-heloc-company-covers-appraisal money',
      'fe-heloc-dc-fp7 law',
      'fe-heloc-figure-ny-modal law',
      'fe-heloc-ny-fcra law',
      'fe-heloc-rate-buy-down money',
      'fe-heloc-sms-transactional-consent law',
    ]);
    for (const { owner } of Object.values(flags)) expect(owner).toMatch(/^[a-z]+$/);
  });
});

describe('a stale flag', () => {
  const day = 86_400_000;
  const ago = (days: number) => new Date(at.getTime() - days * day);
  const use = (more: object = {}) => ({
    rules: { isKilled: false, rules: [], otherwise: { enabled: flags[key].isOnByDefault } },
    since: ago(30),
    askedAt: ago(0),
    knownSince: ago(90),
    ...more,
  });

  test('is fully on or off for 30 days, unless it is a standing switch', () => {
    expect(whyStale(key, use(), at)).toEqual(['settled']);
    expect(whyStale(key, use({ since: ago(29.9) }), at)).toEqual([]);
    expect(whyStale('fe-heloc-maintenance', use(), at)).toEqual([]);
    expect(whyStale(key, use({ rules: set([{ states: ['CA'], enabled: true }]) }), at)).toEqual([]);
  });

  test('a schedule that ended makes it settled from its end on', () => {
    const rules = (until: string) => set([{ until, enabled: true }]);
    expect(whyStale(key, use({ rules: rules(ago(31).toISOString()), since: ago(60) }), at)).toEqual(['settled']);
    expect(whyStale(key, use({ rules: rules(ago(5).toISOString()), since: ago(60) }), at)).toEqual([]);
  });

  test('is not asked for 30 days, or was never', () => {
    expect(whyStale(key, use({ since: ago(1), askedAt: ago(30) }), at)).toEqual(['notAsked']);
    expect(whyStale(key, use({ since: ago(1), askedAt: null }), at)).toEqual(['notAsked']);
    expect(whyStale(key, use({ since: ago(1), askedAt: null, knownSince: ago(2) }), at)).toEqual([]);
  });

  test('is past its day', () => {
    const later = new Date('2029-01-01T00:00:00Z');
    expect(whyStale(key, use({ since: later, askedAt: later }), later)).toEqual(['overdue']);
  });

  test.each<[RuleSet, boolean | undefined]>([
    [set([], { isKilled: true, otherwise: { enabled: true } }), false],
    [set([{ enabled: true }, { states: ['CA'], enabled: false }]), true],
    [set([{ states: ['CA'], enabled: false }]), false],
    [set([{ states: ['CA'], enabled: true }]), undefined],
    [set([{ from: '2027-04-01T00:00:00Z', enabled: true }]), undefined],
    [set([{ share: { ofTenThousand: 10_000, by: 'person' }, enabled: true }]), true],
    [set([{ share: { ofTenThousand: 9999, by: 'person' }, enabled: true }]), undefined],
    [set([{ until: '2027-04-01T00:00:00Z', enabled: true }]), undefined],
    [set([{ until: '2027-02-01T00:00:00Z', enabled: true }]), false],
  ])('%j comes to %s', (rules, outcome) => {
    expect(outcomeOf(rules, at)).toBe(outcome);
  });
});

test('a change is told line by line', () => {
  const before = set([{ states: ['CA', 'NV'], enabled: true }]);
  const after = set(
    [
      { organizations: ['ALPHA'], share: { ofTenThousand: 2050, by: 'person' }, enabled: true },
      { states: ['CA', 'NV'], enabled: true },
    ],
    {
      otherwise: { enabled: true },
    },
  );
  expect(changedLines(before, after)).toEqual([
    { sign: 'new', text: 'On for organization ALPHA, 20.5% of people' },
    { sign: 'same', text: 'On for state CA or NV' },
    { sign: 'gone', text: 'Otherwise off' },
    { sign: 'new', text: 'Otherwise on' },
  ]);
  expect(linesOf(set([], { isKilled: true }))).toEqual(['Kill switch: off for everyone', 'Otherwise off']);
  const maintenance = set([], { otherwise: { enabled: true, variables: { routes: ['/register'] } } });
  expect(linesOf(maintenance)).toEqual(['Otherwise on, with {"routes":["/register"]}']);
});
