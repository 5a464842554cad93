/** Guards of experiments: chance alone draws, no trait of a person, two people and compliance, one side for good. */
import type { Mutant } from './mutant.ts';

const assign = 'core/experiments/assign.spec.ts';
const results = 'core/experiments/results.spec.ts';
const sequential = 'core/experiments/sequential.spec.ts';
const served = 'server/proof/experiments.db.spec.ts';
const desk = 'server/proof/experiment-desk.db.spec.ts';

export const experimentGuards: readonly Mutant[] = [
  {
    guard: 'who proposed an experiment does not start it',
    file: 'core/experiments/starting.ts',
    text: '  if (byUuid === identityUuid) return { refusal: words.takesASecondPerson };\n',
    becomes: '',
    spec: assign,
    test: 'nothing starts with one person’s',
  },
  {
    guard: 'credit, price and law take compliance',
    file: 'core/experiments/starting.ts',
    text: '  if (needsCompliance(flag) && ',
    becomes: '  if (needsCompliance(flag) && roles.length > 1 && ',
    spec: assign,
    test: 'starts with compliance’s approval only',
  },
  {
    guard: 'who is in an experiment is not told by a trait',
    file: 'core/experiments/plan.ts',
    text: 'export const audience = v.strictObject(',
    becomes: 'export const audience = v.looseObject(',
    spec: assign,
    test: 'does not fit who is in it, at run time',
  },
  {
    guard: 'a side is drawn from an id of chance and no other text',
    file: 'core/experiments/assign.ts',
    text: '  return isUuid(id) ? (id.toLowerCase() as Unit) : undefined;',
    becomes: '  return id === undefined ? undefined : (id.toLowerCase() as Unit);',
    spec: assign,
    test: 'has no place in the draw',
  },
  {
    guard: 'a side that is kept is never drawn again',
    file: 'core/experiments/assign.ts',
    text: '  return sides?.[plan.key] ?? (unit && sideOf(plan, unit));',
    becomes: '  return unit ? sideOf(plan, unit) : sides?.[plan.key];',
    spec: assign,
    test: 'that is kept is never drawn again',
  },
  {
    guard: 'a killed flag shows no side',
    file: 'core/flags/evaluate.ts',
    text: '.filter(({ flag }) => !known.get(flag)?.isKilled)',
    becomes: '',
    spec: assign,
    test: 'a killed flag shows no one a side',
  },
  {
    guard: 'of an experiment that runs, no page is believed about a side',
    file: 'server/insights/own-records.ts',
    text: 'experiments.isRunning(one.name) ? ',
    becomes: 'experiments.isRunning(one.name) && said.length > 1 ? ',
    spec: served,
    test: 'the server’s draw counts and not what a page says',
  },
  {
    guard: 'no one is followed who asks not to be',
    file: 'server/api/browser.ts',
    text: "headers['sec-gpc'] !== '1' && headers['dnt'] !== '1'",
    becomes: "headers['sec-gpc'] !== '2' && headers['dnt'] !== '2'",
    spec: served,
    test: 'follows no one who asks not to be',
  },
  {
    guard: 'what happened before someone saw their side is no outcome',
    file: 'core/experiments/metrics.ts',
    text: 'at !== null && at.getTime() > seen.seenAt.getTime()',
    becomes: 'at !== null && seen.seenAt !== null',
    spec: results,
    test: 'is no outcome',
  },
  {
    guard: 'who saw both sides counts on neither',
    file: 'core/experiments/results.ts',
    text: "if (isBot || isStaff || side === 'both') {",
    becomes: "if (isBot || isStaff || (side === 'both' && crowd.people.control < 0)) {",
    spec: results,
    test: 'people who saw both sides are left out',
  },
  {
    guard: 'an interval holds at every look',
    file: 'core/experiments/sequential.ts',
    text: '(2 * Math.log(1 / level) + Math.log(spread / variance))',
    becomes: '1.9',
    spec: sequential,
    test: 'at most 1 in 20 raises a false alarm',
  },
  {
    guard: 'only the provider’s staff runs experiments',
    file: 'server/office/experiments/access.ts',
    text: "  if (!isProvider(orgCode)) throw new Failure('forbidden', { message: words.onlyTheProvider });\n",
    becomes: '  isProvider(orgCode);\n',
    spec: desk,
    test: 'is the provider’s alone',
  },
  {
    guard: 'a broken guard metric stops the experiment',
    file: 'server/office/experiments/watching.ts',
    text: 'find(({ isBroken }) => isBroken)',
    becomes: 'find(({ isBroken, isPrimary }) => isBroken && isPrimary)',
    spec: desk,
    test: 'stops the experiment by itself',
  },
];
