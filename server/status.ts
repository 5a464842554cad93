/**
 * How the product does, for partners: the same readiness and the same alerts that operations have, by part. Promises that
 * asking costs nothing (one look in a quarter of a minute), that it answers while the database is away, and that it tells
 * nothing of anyone and nothing of how we are built. Since when is written down, so every process says the same.
 */
import {
  type Component,
  type ComponentStatus,
  components,
  type Incident,
  type Level,
  type StatusShown,
  worst,
} from '#core/status.ts';
import * as words from '#core/words/en/errors/readiness.ts';
import { type AlertName, alerts } from './alerts.ts';
import { holds } from './evaluate-alert.ts';
import type { Database } from './store/database.ts';
import { addPast, endIncident, openIncident, openIncidents, pastIncidents } from './store/incidents.ts';
import { restingVendors } from './store/vendor-care.ts';

/** What each alert says of a part. Only what all processes see alike: what one machine has is its operators' matter. */
const signals: Readonly<Record<Component, Partial<Readonly<Record<AlertName, Exclude<Level, 'up'>>>>>> = {
  applying: {},
  deciding: { NoWorker: 'down', JobsWait: 'slow', TimersOverdue: 'slow' },
  vendors: {},
  messages: { NoWorker: 'down', MessagesWait: 'slow' },
};

const rememberMs = 15_000;
/** Longer than a moment: a page that waits for a database that is away tells no one anything. */
const patienceMs = 3000;
const restForgottenMinutes = 60;
const [pastDays, pastMax] = [30, 20];

interface Watched {
  readonly database: Pick<Database, 'app'>;
  readonly whyNotReady: () => Promise<readonly string[]>;
  /** What /metrics says. */
  readonly scrape: () => Promise<string>;
  readonly now?: () => Date;
}

export function createStatus({ database: { app }, whyNotReady, scrape, now = () => new Date() }: Watched) {
  /** What this process saw begin and could not write down. */
  const seenSince = new Map<Component, Date>();
  let awaySince: Date | undefined;
  let past: readonly Incident[] | undefined;
  let known: { readonly untilMs: number; readonly shown: Promise<StatusShown> } | undefined;

  const look = async (): Promise<StatusShown> => {
    const at = now();
    const reasons = await inTime(whyNotReady()).catch(() => [words.databaseDoesNotAnswer]);
    const isThere = !reasons.includes(words.databaseDoesNotAnswer);
    const levels = isThere ? await inTime(levelsNow(app, scrape)).catch(() => undefined) : undefined;
    const found = levels ?? away;
    for (const component of components)
      if (found[component] === 'up') seenSince.delete(component);
      else if (!seenSince.has(component)) seenSince.set(component, at);
    if (!levels) awaySince ??= at;
    else if (awaySince) {
      // What could not be written down while it lasted.
      await inTime(addPast(app, { component: 'applying', level: 'down', since: awaySince, until: at })).catch(() => {});
      awaySince = undefined;
    }
    const since = levels ? await inTime(writeDown(app, found, at)).catch(() => seenSince) : seenSince;
    const read = levels ? await inTime(pastIncidents(app, pastDays, pastMax)).catch(() => undefined) : undefined;
    past = read ?? past;
    return {
      at,
      components: components.map((component): ComponentStatus => {
        const level = found[component];
        return {
          component,
          level,
          since: level === 'up' ? null : (since.get(component) ?? seenSince.get(component) ?? at),
        };
      }),
      past: past ?? [],
      isPastKnown: past !== undefined,
    };
  };
  return {
    now: (): Promise<StatusShown> => {
      if (!known || performance.now() >= known.untilMs)
        known = { untilMs: performance.now() + rememberMs, shown: look() };
      return known.shown;
    },
  };
}

type Levels = Readonly<Record<Component, Level>>;
const each = (levelOf: (component: Component) => Level) =>
  Object.fromEntries(components.map((component) => [component, levelOf(component)])) as unknown as Levels;

/** Without the database no part works: nothing can be read or saved. */
const away = each(() => 'down');

async function levelsNow(app: Database['app'], scrape: () => Promise<string>): Promise<Levels> {
  const [text, resting] = await Promise.all([scrape(), restingVendors(app, restForgottenMinutes)]);
  return each((component) => {
    const rows = Object.entries(signals[component]) as [AlertName, Level][];
    const raised = rows.filter(([name]) => holds(alerts[name].expr, { text })).map(([, level]) => level);
    return worst([...raised, ...(component === 'vendors' && resting.length > 0 ? (['slow'] as const) : [])]);
  });
}

/** Opens and ends what changed; since when each is open, whichever process saw it first. */
async function writeDown(app: Database['app'], levels: Levels, at: Date): Promise<ReadonlyMap<Component, Date>> {
  const open = await openIncidents(app);
  for (const component of components) {
    const level = levels[component];
    const before = open.find((one) => one.component === component);
    if (level === 'up') {
      if (before) await endIncident(app, component);
    } else if (before?.level !== level && before?.level !== 'down')
      await openIncident(app, { component, level, since: at });
  }
  return new Map((await openIncidents(app)).map(({ component, since }) => [component, since]));
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('It took too long.')), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
