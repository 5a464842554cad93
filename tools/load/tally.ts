/** What a crowd was answered, and how fast: kept by the second, so that the beginning can be left out. */

/** `shed` was told to come again: 503 with Retry-After. */
export type Outcome = 'done' | 'shed' | 'failed';

interface Answer {
  readonly atMs: number;
  readonly tookMs: number;
  readonly kind: string;
  readonly outcome: Outcome;
}

export interface Summary {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly done: number;
  readonly shed: number;
  readonly failed: number;
}

export function createTally() {
  let answers: Answer[] = [];
  const reasons = new Map<string, number>();
  return {
    reasons,
    note: (kind: string, tookMs: number, outcome: Outcome, reason = '') => {
      answers.push({ atMs: performance.now(), tookMs, kind, outcome });
      if (outcome === 'failed') reasons.set(`${kind}: ${reason}`, (reasons.get(`${kind}: ${reason}`) ?? 0) + 1);
    },
    /** Of what was answered since then; those that were told to come again are counted and not timed. */
    since: (sinceMs: number): Summary => {
      const recent = answers.filter(({ atMs }) => atMs >= sinceMs);
      return summaryOf(recent, (performance.now() - sinceMs) / 1000);
    },
    /** By kind of call, the busiest first. */
    byKind: (sinceMs: number): readonly (readonly [string, Summary])[] => {
      const recent = answers.filter(({ atMs }) => atMs >= sinceMs);
      const kinds = Object.entries(Object.groupBy(recent, ({ kind }) => kind));
      const seconds = (performance.now() - sinceMs) / 1000;
      return kinds
        .map(([kind, some = []]) => [kind, summaryOf(some, seconds)] as const)
        .toSorted(([, a], [, b]) => b.done - a.done);
    },
    forget: () => {
      answers = [];
    },
  };
}

export type Tally = ReturnType<typeof createTally>;

function summaryOf(answers: readonly Answer[], seconds: number): Summary {
  const times = answers
    .filter(({ outcome }) => outcome === 'done')
    .map(({ tookMs }) => tookMs)
    .toSorted((a, b) => a - b);
  const count = (wanted: Outcome) => answers.filter(({ outcome }) => outcome === wanted).length;
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: answers.length / seconds,
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    ...{ done: times.length, shed: count('shed'), failed: count('failed') },
  };
}

/** How much a line through the points rises for each step. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const [over, under] = values.reduce(
    ([a, b], one, at) => [a + (at - middle) * (one - mean), b + (at - middle) ** 2] as const,
    [0, 0] as readonly [number, number],
  );
  return under === 0 ? 0 : over / under;
}
