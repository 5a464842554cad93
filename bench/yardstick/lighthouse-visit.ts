/**
 * Visits a page as Lighthouse's slow phone does, several times, and answers the middle of each figure. Beside Lighthouse's
 * blocking time, which counts whatever else the machine did meanwhile, there is the page's own: the same sum over the
 * processor time of its tasks.
 */
import lighthouse from 'lighthouse';
import type { BenchRow } from '../../tools/bench.ts';

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
type Category = keyof typeof categories;

const timings = {
  'first-contentful-paint': { name: 'first paint', unit: 's', divisor: 1000 },
  'largest-contentful-paint': { name: 'largest paint', unit: 's', divisor: 1000 },
  'total-blocking-time': { name: 'blocking time', unit: 'ms', divisor: 1 },
  'cumulative-layout-shift': { name: 'layout shift', unit: '', divisor: 1 },
} as const;
type Timing = keyof typeof timings;

const OWN_BLOCKING = 'own-blocking-time';
/** A task that takes longer keeps a person waiting. */
const LONG_TASK_MS = 50;

interface Bounds {
  readonly goal: number;
  readonly limit: number;
}
export type Expected = Readonly<Partial<Record<Category | Timing | typeof OWN_BLOCKING, Bounds>>>;

export interface VisitedPage {
  readonly name: string;
  readonly url: string;
  readonly expected: Expected;
  /** A page for search engines is measured by theirs; one behind a login is not. */
  readonly isPublic: boolean;
  /** Brings the browser into the state that the visit needs; the state before is then kept instead of cleared. */
  readonly prepare?: () => Promise<void>;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

interface Visit {
  /** How fast the machine was while it looked; a quiet laptop has 1500 or more. */
  readonly machineSpeed: number;
  readonly scores: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly ownBlockingMs: number;
}

export async function visit(page: VisitedPage, port: number, times: number): Promise<readonly BenchRow[]> {
  const visits: Visit[] = [];
  for (let time = 0; time < times; time += 1) visits.push(await visitOnce(page, port));
  const middle = (read: (visit: Visit) => number) => visits.map(read).sort((a, b) => a - b)[visits.length >> 1] ?? 0;
  const { name, expected } = page;
  return [
    { name: `${name}, speed of this machine meanwhile`, value: middle((each) => each.machineSpeed), unit: '' },
    ...categoriesOf(page).map((key) => ({
      name: `${name}, ${categories[key]}`,
      value: Math.round(100 * middle(({ scores }) => scores[key]?.score ?? 0)),
      unit: 'points',
      ...expected[key],
    })),
    ...(Object.keys(timings) as Timing[]).map((key) => ({
      name: `${name}, ${timings[key].name}`,
      value: middle(({ audits }) => audits[key]?.numericValue ?? 0) / timings[key].divisor,
      unit: timings[key].unit,
      ...expected[key],
    })),
    {
      name: `${name}, blocking time of its own`,
      value: middle((each) => each.ownBlockingMs),
      unit: 'ms',
      ...expected[OWN_BLOCKING],
    },
  ];
}

function categoriesOf({ isPublic }: VisitedPage): readonly Category[] {
  return (Object.keys(categories) as Category[]).filter((key) => isPublic || key !== 'seo');
}

async function visitOnce(page: VisitedPage, port: number): Promise<Visit> {
  await page.prepare?.();
  const result = await lighthouse(page.url, {
    port,
    onlyCategories: [...categoriesOf(page)],
    disableStorageReset: page.prepare !== undefined,
  });
  if (!result) throw new Error('Lighthouse gave no report.');
  const { lhr, artifacts } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const slowdown = lhr.configSettings.throttling.cpuSlowdownMultiplier;
  return {
    machineSpeed: lhr.environment.benchmarkIndex,
    scores: lhr.categories,
    audits: lhr.audits as Visit['audits'],
    ownBlockingMs: ownBlockingMs((artifacts.Trace as { traceEvents: readonly TraceEvent[] }).traceEvents, slowdown),
  };
}

/** From the first paint on, as a phone of that slowness would have it; waiting for the machine is not counted. */
function ownBlockingMs(events: readonly TraceEvent[], slowdown: number): number {
  const [paint] = events.filter(({ name }) => name === 'firstContentfulPaint').sort((a, b) => b.ts - a.ts);
  if (!paint) return 0;
  const tasks = events
    .filter(({ pid, tid, ph, name }) => pid === paint.pid && tid === paint.tid && ph === 'X' && /RunTask$/.test(name))
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let endsAt = 0;
  let blockingMs = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // One inside another is counted with it.
    if (ts < endsAt) continue;
    endsAt = ts + dur;
    blockingMs += Math.max(0, (slowdown * tdur) / 1000 - LONG_TASK_MS);
  }
  return blockingMs;
}
