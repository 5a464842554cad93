/** What an experiment has shown so far, from the people who saw it: who counts, whether the sides fit, and each metric. */
import { type MetricName, metricNames, metricRow, type Seen } from './metrics.ts';
import type { Plan } from './plan.ts';
import { type Ratio, ratioOf } from './ratio.ts';
import type { Variation } from './record.ts';
import {
  added,
  alpha,
  type Interval,
  intervalOf,
  isEnough,
  meanOf,
  nothing,
  peopleNeeded,
  pooledVariance,
  type Tally,
} from './sequential.ts';

/** A person by everything that they were seen as. */
export interface SeenPerson extends Seen {
  readonly side: Variation | 'both';
  readonly isBot: boolean;
  readonly isStaff: boolean;
}

type Sides<T> = Readonly<Record<Variation, T>>;

interface MetricResult {
  readonly metric: MetricName;
  readonly people: Sides<number>;
  readonly mean: Sides<number>;
  /** Null while too few people, or too few outcomes, say anything. */
  readonly interval: Interval | null;
  readonly isPrimary: boolean;
  readonly isGuard: boolean;
  /** A guard whose whole interval is on the harmful side. */
  readonly isBroken: boolean;
}

export interface Results {
  readonly people: Sides<number>;
  readonly excluded: { readonly bots: number; readonly staff: number; readonly both: number };
  readonly ratio: Ratio;
  readonly metrics: readonly MetricResult[];
  readonly verdict: Verdict;
}

type Verdict =
  | { readonly kind: 'mismatch' }
  /** `days` is null while no one can say: no one has come yet. */
  | { readonly kind: 'tooEarly'; readonly days: number | null }
  | { readonly kind: 'found'; readonly isBetter: boolean }
  | { readonly kind: 'noDifference' };

interface Running {
  readonly plan: Plan;
  readonly startedAt: Date;
  /** When it was stopped, else now. */
  readonly until: Date;
}

/** Everyone so far, added up: what a result needs of a million people is a few numbers. */
export interface Crowd {
  readonly people: Sides<number>;
  readonly excluded: Results['excluded'];
  readonly tallies: Sides<Readonly<Record<MetricName, Tally>>>;
}

const noTallies = Object.fromEntries(metricNames.map((metric) => [metric, nothing])) as Record<MetricName, Tally>;
export const emptyCrowd: Crowd = {
  people: { control: 0, variation: 0 },
  excluded: { bots: 0, staff: 0, both: 0 },
  tallies: { control: noTallies, variation: noTallies },
};

export function joinedBy(crowd: Crowd, newcomers: readonly SeenPerson[]): Crowd {
  return newcomers.reduce(withPerson, crowd);
}

function withPerson(crowd: Crowd, person: SeenPerson): Crowd {
  const { isBot, isStaff, side } = person;
  if (isBot || isStaff || side === 'both') {
    // Each is left out for one reason, the first that holds.
    const why = isBot ? 'bots' : isStaff ? 'staff' : 'both';
    return { ...crowd, excluded: { ...crowd.excluded, [why]: crowd.excluded[why] + 1 } };
  }
  const tallies = { ...crowd.tallies[side] };
  for (const metric of metricNames) {
    const value = metricRow(metric).valueFor(person);
    if (value !== undefined) tallies[metric] = added(tallies[metric], value);
  }
  return {
    ...crowd,
    people: { ...crowd.people, [side]: crowd.people[side] + 1 },
    tallies: { ...crowd.tallies, [side]: tallies },
  };
}

export function resultsOf(running: Running, { people, excluded, tallies }: Crowd): Results {
  const { plan } = running;
  const metrics = metricNames.map((metric) => resultOf(metric, plan, tallies));
  const ratio = ratioOf(people, plan.weights);
  return { people, excluded, ratio, metrics, verdict: verdictOf(running, ratio, tallies, metrics) };
}

/** A share is planned in percentage points. */
const effectOf = ({ primary, minimumEffect }: Plan) =>
  metricRow(primary).kind === 'share' ? minimumEffect / 100 : minimumEffect;

function resultOf(metric: MetricName, plan: Plan, tallies: Crowd['tallies']): MetricResult {
  const { kind, better, usual } = metricRow(metric);
  const { [metric]: control } = tallies.control;
  const { [metric]: variation } = tallies.variation;
  const isPrimary = metric === plan.primary;
  const isGuard = plan.guards.includes(metric);
  const tau = isPrimary ? effectOf(plan) : usual;
  const interval = intervalOf(control, variation, { tau }, kind === 'share');
  // All guards together stop an experiment without cause at most as often as one test would.
  const strict =
    isGuard && intervalOf(control, variation, { tau, level: alpha / plan.guards.length }, kind === 'share');
  const isHarm = ({ low, high }: Interval) => (better === 'more' ? high < 0 : low > 0);
  return {
    ...{ metric, isPrimary, isGuard, interval: interval ?? null, isBroken: strict ? isHarm(strict) : false },
    people: { control: control.count, variation: variation.count },
    mean: { control: meanOf(control), variation: meanOf(variation) },
  };
}

const dayMs = 86_400_000;

function verdictOf(
  { plan, startedAt, until }: Running,
  ratio: Ratio,
  tallies: Crowd['tallies'],
  metrics: readonly MetricResult[],
): Verdict {
  if (ratio.isMismatch) return { kind: 'mismatch' };
  const { kind, better, variance: assumed } = metricRow(plan.primary);
  const interval = metrics.find(({ isPrimary }) => isPrimary)?.interval ?? null;
  if (interval && (interval.low > 0 || interval.high < 0))
    return { kind: 'found', isBetter: interval.low > 0 === (better === 'more') };
  const { [plan.primary]: control } = tallies.control;
  const { [plan.primary]: variation } = tallies.variation;
  const variance = isEnough(control, variation, kind === 'share') ? pooledVariance(control, variation) : assumed;
  const have = control.count + variation.count;
  const left = peopleNeeded(effectOf(plan), variance, plan.weights) - have;
  if (left <= 0 && interval) return { kind: 'noDifference' };
  const days = Math.max((until.getTime() - startedAt.getTime()) / dayMs, 1);
  return { kind: 'tooEarly', days: have === 0 ? null : Math.max(1, Math.ceil((left * days) / have)) };
}
