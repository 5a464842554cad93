/**
 * What this page was told about experiments, and what it tells back: that a side was really seen, which sides an
 * application is on (once for each application), and which profile they were drawn from. The server draws and decides;
 * nothing here chooses a side. Loaded only where there is something to tell.
 */
import type { ExperimentRecord } from '#core/experiments/record.ts';
import type { VariedFlag } from '#core/experiments/varied.ts';
import { findPage } from '#core/pages.ts';
import type { TelemetryEvent } from '#core/telemetry.ts';
import { appIdIsRequired } from '#core/words/en/experiments.ts';
import { call } from '#web/client/client.ts';
import { readFlagOverrides } from '#web/client/flag-overrides.ts';
import { isSignedIn, readIdentity } from '#web/client/session.ts';
import { localShelf, sessionShelf } from '#web/client/storage.ts';
import { trackerUuid } from './tracker.ts';

interface Served {
  readonly experiments: readonly (ExperimentRecord & { readonly flag: string })[];
  /** What the sides were drawn from; undefined while no experiment runs, or where no one is followed. */
  readonly experimentProfileUuid?: string;
}

/** Written into the page beside what every page reads: only who comes here needs it. */
export function servedExperiments(page: Document = document): Served {
  const { experiments = [], experimentProfileUuid } = JSON.parse(
    page.getElementById('hearthline')?.textContent || '{}',
  ) as Partial<Served>;
  return { experiments, ...(experimentProfileUuid && { experimentProfileUuid }) };
}

const savedKey = (applicationUuid: string) => `hearthline-experiments:${applicationUuid}`;

/** What is being saved by this page now. */
const underWay = new Set<string>();

/**
 * Each experiment once for each application. The mark is made when it is saved and not before: a save that fails leaves
 * none, and neither does one that a reload cuts off, so that the next page tries again.
 */
export async function saveExperiments(applicationUuid: string | undefined): Promise<void> {
  if (!applicationUuid) throw new Error(appIdIsRequired);
  const key = savedKey(applicationUuid);
  const saved = () => localShelf.get(key)?.split(' ') ?? [];
  const idOf = (name: string) => `${applicationUuid} ${name}`;
  const known = saved();
  const experiments = servedExperiments()
    .experiments.filter(({ name }) => !known.includes(name) && !underWay.has(idOf(name)))
    .map(({ name, variation }) => ({ name, variation }));
  if (experiments.length === 0) return;
  for (const { name } of experiments) underWay.add(idOf(name));
  try {
    await call('PATCH /service-application/api/v1/application/heloc/{uuid}/experiments', {
      params: { uuid: applicationUuid },
      body: { experiments },
    });
    localShelf.set(key, [...new Set([...saved(), ...experiments.map(({ name }) => name)])].join(' '));
  } finally {
    for (const { name } of experiments) underWay.delete(idOf(name));
  }
}

const tiedKey = 'hearthline-experiment-profile';

/** Ties what the sides were drawn from to the person, where nothing is tied yet: then they are the same on every device. */
export async function tieExperimentProfile(): Promise<void> {
  const { experimentProfileUuid } = servedExperiments();
  const identityUuid = readIdentity();
  if (!experimentProfileUuid || !identityUuid || sessionShelf.get(tiedKey) === identityUuid) return;
  const query = { identityUuid };
  const known = await call('GET /service-application/api/v3/application/heloc/experiment-profile', { query });
  if (known.experimentProfileUuid === null)
    await call('PATCH /service-application/api/v1/application/heloc/experiment-profile', {
      query,
      body: { experimentProfileUuid },
    });
  sessionShelf.set(tiedKey, identityUuid);
}

const told = new Set<string>();

/** Once for each page. What is forced in this tab is no side of anything. */
export async function expose(flag: VariedFlag): Promise<void> {
  const applicationUuid = findPage(location.pathname)?.params['uuid'];
  const what = `${flag} ${applicationUuid ?? ''}`;
  const isDriven = servedExperiments().experiments.some((one) => one.flag === flag);
  if (!isDriven || told.has(what) || flag in readFlagOverrides()) return;
  told.add(what);
  const isSomeone = isSignedIn();
  const trackerId = trackerUuid();
  const optimizeUser = {
    ...(trackerId !== undefined && { trackerId }),
    ...(isSomeone && applicationUuid !== undefined && { applicationUuid }),
  };
  const body = { featureKey: flag, optimizeUser };
  const key = 'POST /service-optimize/{context}/api/v1/exposure';
  try {
    await (isSomeone
      ? call(key, { params: { context: 'secure' }, body, keepalive: true })
      : call(key, { params: { context: 'external' }, context: 'external', body, keepalive: true }));
  } catch (error) {
    told.delete(what);
    throw error;
  }
}

/** Where a thing worth counting is also the moment at which a flag's work is seen. The first page has no room to say both. */
const seenAt: Partial<Record<TelemetryEvent, VariedFlag>> = { 'heloc-register-start': 'fe-heloc-redesign-2025' };

export function exposeAt(event: TelemetryEvent): void {
  const flag = seenAt[event];
  if (flag) expose(flag).catch(() => {});
}

/** @internal For specs: another page. */
export function forgetExposures(): void {
  told.clear();
}
