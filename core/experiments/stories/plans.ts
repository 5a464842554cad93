/** For specs: an experiment as someone would define it. */
import type { Plan } from '../plan.ts';

export const aPlan: Plan = {
  key: 'offers-in-steps',
  hypothesis: 'Short pages make the choice of an offer easier, so more people choose one.',
  flag: 'fe-heloc-multi-page-product-select',
  weights: { control: 5000, variation: 5000 },
  audience: {},
  primary: 'selected',
  minimumEffect: 3,
  guards: ['complaints', 'funded'],
};
