import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { prepareFlags } from '#core/flags/evaluate.ts';
import { flags } from '#core/flags.ts';
import { roles } from '#core/roles.ts';
import { sideFor, sideOf, type Unit, unitOf } from './assign.ts';
import { isBot } from './bots.ts';
import { type Audience, audience, type Plan, plan } from './plan.ts';
import { experimentRecord } from './record.ts';
import { type Startable, startable } from './starting.ts';
import { aPlan } from './stories/plans.ts';
import { forbiddenTraits } from './traits.ts';
import { needsCompliance, variedFlags } from './varied.ts';

const zero = '00000000-0000-4000-8000-000000000000';
const ones = '11111111-1111-4111-8111-111111111111';
const unit = (id: string) => unitOf(id) as Unit;

test('[ENT-25] what is kept of an experiment is its name and the variation, and nothing else', () => {
  expect(Object.keys(experimentRecord.entries)).toEqual(['name', 'variation']);
  const record = { name: 'offers-in-steps', variation: 'control' };
  expect(v.is(experimentRecord, record)).toBe(true);
  for (const wrong of [{ ...record, zip: '90210' }, { name: 'x' }, { ...record, variation: 'both' }])
    expect(v.is(experimentRecord, wrong)).toBe(false);
});

describe('a side', () => {
  // MurmurHash3 (x86, 32 bits, seed 0) of `key:id` modulo 10,000, worked out by another program.
  test.each([
    ['offers-in-steps', zero, 2690],
    ['offers-in-steps', ones, 6384],
    ['back-of-card', zero, 6331],
    ['back-of-card', '7d2f6c1e-0000-0000-0000-000000000001', 6713],
  ])('of %s for %s is drawn by bucket %d', (key, id, bucket) => {
    const side = (control: number, variation: number) => sideOf({ key, weights: { control, variation } }, unit(id));
    expect(side(bucket + 1, 1)).toBe('control');
    expect(side(bucket, 1)).toBe('variation');
    expect(side(1, bucket - 1)).toBeUndefined();
  });

  test('is as likely as its weight says, and independent of another experiment', () => {
    const of = (key: string, id: string) => sideOf({ key, weights: { control: 2000, variation: 5000 } }, unit(id));
    const ids = Array.from({ length: 20_000 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
    const share = (fits: (id: string) => boolean) => ids.filter(fits).length / ids.length;
    expect(share((id) => of('one', id) === 'control')).toBeCloseTo(0.2, 1.7);
    expect(share((id) => of('one', id) === 'variation')).toBeCloseTo(0.5, 1.7);
    expect(share((id) => of('one', id) === 'variation' && of('two', id) === 'variation')).toBeCloseTo(0.25, 1.7);
  });

  test('that is kept is never drawn again', () => {
    const facts = { orgCode: 'A', role: 'borrower', experimentUnit: zero };
    expect(sideFor(aPlan, facts)).toBe('control');
    expect(sideFor(aPlan, { ...facts, sides: { [aPlan.key]: 'variation' } })).toBe('variation');
  });

  test('is no one’s who works here, signs for another, or has no id of chance', () => {
    const among = roles.filter((role) => sideFor(aPlan, { orgCode: 'A', role, experimentUnit: zero }));
    expect(among).toEqual(['visitor', 'borrower']);
    expect(sideFor(aPlan, { orgCode: 'A', role: 'visitor' })).toBeUndefined();
    expect(sideFor(aPlan, { orgCode: 'A', role: 'visitor', experimentUnit: '90210' })).toBeUndefined();
  });

  test('is given within the organizations and products that the plan names', () => {
    const narrow: Plan = { ...aPlan, audience: { organizations: ['A'], products: ['heloc'] } };
    const side = (orgCode: string, product?: string) =>
      sideFor(narrow, { orgCode, role: 'visitor', experimentUnit: zero, ...(product && { product }) });
    expect([side('A', 'heloc'), side('B', 'heloc'), side('A', 'dscr'), side('A')]).toEqual([
      'control',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a protected trait, and what stands for one', () => {
  test('has no place in the draw: an id of chance is all that fits', () => {
    // @ts-expect-error text is no unit: a zip code does not compile
    const byZip = () => sideOf(aPlan, '90210');
    // @ts-expect-error nor is anything known of a person
    const byFacts = () => sideOf(aPlan, { zip: '90210', language: 'es', age: 61 });
    expect([byZip, byFacts]).toHaveLength(2);
    for (const text of ['90210', 'es', 'Nevada', 'Jane Doe', '1961-02-03', '']) expect(unitOf(text)).toBeUndefined();
  });

  test('does not fit who is in it, by type', () => {
    const wrong: readonly Audience[] = [
      // @ts-expect-error a zip code
      { zips: ['90210'] },
      // @ts-expect-error a language
      { languages: ['es'] },
      // @ts-expect-error a state
      { states: ['CA'] },
      // @ts-expect-error an age
      { age: 62 },
    ];
    expect(wrong.map((one) => v.is(audience, one))).toEqual([false, false, false, false]);
  });

  test.each(forbiddenTraits)('%s does not fit who is in it, at run time', (trait) => {
    for (const value of [['x'], 'x', 1, true])
      expect(v.is(plan, { ...aPlan, audience: { [trait]: value } })).toBe(false);
  });

  test('changes no one’s side', () => {
    const prepared = prepareFlags({}, {}, true, [aPlan]);
    const asked = { orgCode: 'A', role: 'borrower', product: 'heloc', experimentUnit: zero };
    const sides = ['CA', 'NY', 'TX', 'PR'].map((state) => prepared.sidesFor({ ...asked, state })[0]?.variation);
    expect(sides).toEqual(['control', 'control', 'control', 'control']);
  });
});

describe('what touches credit, price or law', () => {
  const proposed = { key: 'x', byUuid: zero };
  const second = (role: 'compliance' | 'providerAdmin', identityUuid = ones) => ({ identityUuid, roles: [role] });

  test('is every varied flag that says so, and no flag that the server itself acts on may be varied', () => {
    expect(variedFlags.filter(needsCompliance)).toEqual(['fe-heloc-business-purpose', 'fe-heloc-rate-buy-down']);
    for (const flag of variedFlags) expect(needsCompliance(flag)).toBe('touches' in flags[flag]);
  });

  test('starts with compliance’s approval only, and nothing starts with one person’s', () => {
    const [price, plain] = ['fe-heloc-rate-buy-down', 'fe-heloc-business-iv'] as const;
    expect(startable({ ...proposed, flag: price }, second('providerAdmin'))).toEqual({
      refusal: expect.stringContaining('Only someone in compliance'),
    });
    expect(startable({ ...proposed, flag: price }, second('compliance'))).toEqual({
      ok: { key: 'x', confirmedBy: ones },
    });
    expect(startable({ ...proposed, flag: plain }, second('providerAdmin'))).toHaveProperty('ok');
    expect(startable({ ...proposed, flag: plain }, second('compliance', zero))).toHaveProperty('refusal');
  });

  test('a start that no one has checked does not compile', () => {
    // @ts-expect-error only `startable` makes one
    const made: Startable = { key: 'x', confirmedBy: ones };
    expect(made.key).toBe('x');
  });
});

describe('an experiment and its flag', () => {
  const driven = 'fe-heloc-multi-page-product-select';
  const at = new Date();
  const flagFor = (stored: object, experimentUnit?: string, running: unknown[] = [aPlan]) =>
    prepareFlags(stored as never, {}, true, running).answerOne(
      driven,
      { orgCode: 'A', role: 'borrower', ...(experimentUnit && { experimentUnit }) },
      at,
    ).enabled;

  test('control is off, the variation is on, others are answered by the rules', () => {
    const on = { [driven]: { isKilled: false, rules: [], otherwise: { enabled: true } } };
    expect([flagFor({}, zero), flagFor({}, ones), flagFor({})]).toEqual([false, true, false]);
    expect([flagFor(on, zero), flagFor(on, ones), flagFor(on)]).toEqual([false, true, true]);
  });

  test('a killed flag shows no one a side, and no one counts as having seen one', () => {
    const killed = { [driven]: { isKilled: true, rules: [], otherwise: { enabled: true } } };
    expect([flagFor(killed, zero), flagFor(killed, ones)]).toEqual([false, false]);
    const prepared = prepareFlags(killed as never, {}, true, [aPlan]);
    expect(prepared.sidesFor({ orgCode: 'A', role: 'borrower', experimentUnit: ones })).toEqual([]);
  });

  test('a stored plan that no longer fits runs no more', () => {
    for (const old of [{ ...aPlan, flag: 'fe-gone' }, { ...aPlan, audience: { zips: ['90210'] } }, null, 'x'])
      expect(flagFor({}, ones, [old])).toBe(false);
  });
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['curl/8.5.0', true],
  ['', true],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15',
    false,
  ],
])('%j is a bot: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
