import { expect, test } from 'vitest';
import { emptyDraft, type PlanDraft, plannedPeople, planOf } from './draft.ts';
import { aPlan } from './stories/plans.ts';

const typed: PlanDraft = {
  ...emptyDraft,
  key: aPlan.key,
  hypothesis: aPlan.hypothesis,
  flag: aPlan.flag,
};

test('what someone types becomes a plan: percentages to two decimals, lists with commas', () => {
  expect(planOf(typed)).toEqual({ plan: aPlan });
  expect(
    planOf({ ...typed, control: '33.33', variation: '0.01', organizations: 'ALPHA, BETA', products: 'heloc' }),
  ).toEqual({
    plan: {
      ...aPlan,
      weights: { control: 3333, variation: 1 },
      audience: { organizations: ['ALPHA', 'BETA'], products: ['heloc'] },
    },
  });
});

test.each([
  [{ flag: '' }, 'Choose the flag that it drives.'],
  [{ hypothesis: 'Better.' }, 'Please say in a sentence what you expect, and why.'],
  [{ key: 'Offers' }, expect.stringContaining('3 to 60 lowercase letters')],
  [{ control: '60', variation: '60' }, 'The two sides together can have at most 100 percent of people.'],
  [{ control: '' }, 'Give each side a share of people, from 0.01 to 99.99 percent.'],
  [{ control: '12.345' }, 'Give each side a share of people, from 0.01 to 99.99 percent.'],
  [{ minimumEffect: '' }, 'Give the smallest difference worth finding, from 0.1 to 50.'],
  [{ minimumEffect: '0.01' }, 'Give the smallest difference worth finding, from 0.1 to 50.'],
  [{ guards: [] }, 'Name at least one metric that stops the experiment.'],
] as const)('%j is told in a sentence', (part, fault) => {
  expect(planOf({ ...typed, ...part })).toEqual({ fault });
});

test('how many people it takes is told before it begins', () => {
  // The most a share can vary is 0.25: the number is an upper bound for every share.
  expect(plannedPeople(aPlan)).toBeGreaterThan(15_000);
  expect(plannedPeople({ ...aPlan, minimumEffect: 6 }) / plannedPeople(aPlan)).toBeCloseTo(0.25, 1);
});
