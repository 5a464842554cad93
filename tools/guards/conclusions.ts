/** What our rules conclude from vendors' reports, where it protects money or a right of the law. */
import type { Mutant } from './mutant.ts';

const of = (name: string) => ({
  file: `core/underwriting/conclusions/${name}.ts`,
  spec: `core/underwriting/conclusions/${name}.spec.ts`,
});

export const conclusionGuards: readonly Mutant[] = [
  {
    guard: 'no days of the right to cancel begin before every owner has the notice',
    ...of('closing'),
    text: 'if (isMissing) return',
    becomes: 'if (!now) return',
    test: 'no days begin before every owner has the notice',
  },
  {
    guard: 'the days of the right to cancel are counted from the notices when they come after the signature',
    ...of('closing'),
    text: 'rightToCancel(application, now, settings)',
    becomes: 'rightToCancel(application, new Date(0), settings)',
    test: 'counted from the notices when they come later',
  },
  {
    guard: 'a mortgage paid late within the year is looked at by a person',
    ...of('credit'),
    text: 'lastLateOn > addYears(today, -1)',
    becomes: 'lastLateOn >= addYears(today, -1)',
    test: 'what a report amounts to',
  },
  {
    guard: 'an alert comes before everything else that a report says',
    ...of('credit'),
    text: "if (alerts.length > 0) return 'alert';",
    becomes: '',
    test: 'what a report amounts to',
  },
  {
    guard: 'a score may move ten points between two reports and no more',
    ...of('credit'),
    text: 'const scoreDropTolerated = 10;',
    becomes: 'const scoreDropTolerated = 11;',
    test: 'changes the terms',
  },
];
