/** The shape a home is in, as its owner would say it. */
import * as words from '#core/words/en/home-condition.ts';
export const conditionOptions = [
  { value: 'EXCELLENT', label: words.excellent, hint: words.likeNewOrRenovated },
  { value: 'GOOD', label: words.good, hint: words.wellKeptNothingToRepair },
  { value: 'AVERAGE', label: words.average, hint: words.normalWearForIts },
  { value: 'FAIR', label: words.fair, hint: words.someRepairsAreDue },
  { value: 'POOR', label: words.poor, hint: words.largeRepairsAreNeeded },
] as const;

export const conditions = conditionOptions.map(({ value }) => value);
