/** The whole product as tests use it: a database of its own, and everything is stopped when the file is done. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FlagSettings } from '#core/flags.ts';
import type { Person } from '../actor.ts';
import type { Log } from '../log.ts';
import { testDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import type { Tracing } from '../tracing.ts';
import { wholeProduct } from './test-whole.ts';

interface ProductOptions {
  /** For tests that read what was logged. */
  readonly log?: Log;
  /** False: what is put in the queue stays there. */
  readonly hasWorker?: boolean;
  /** Where flags are set, for tests that change one. */
  readonly flagSettings?: () => FlagSettings;
  readonly tracing?: Tracing;
  /** What is configured otherwise than for all tests. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function testProduct(options: ProductOptions = {}) {
  const db = await testDatabase();
  const { stop, ...product } = await wholeProduct(db, options);
  whenDone(stop);
  return product;
}

export type TestProduct = Awaited<ReturnType<typeof testProduct>>;

/** Waits until the application rests in one of these statuses; says where it got stuck when it does not come. */
export async function reaches(
  { origination }: Pick<TestProduct, 'origination'>,
  who: Person,
  uuid: string,
  ...statuses: string[]
) {
  for (let waitedMs = 0; waitedMs < 40_000; waitedMs += 40) {
    const stored = await origination.view(who, uuid);
    if (statuses.includes(stored.application.status)) return stored.application;
    await sleep(40);
  }
  const { application } = await origination.view(who, uuid);
  const { events } = await origination.history(who, uuid);
  throw new Error(
    `It should reach ${statuses.join(' or ')} but rests in ${application.status} after ${events.map(({ event }) => event).join(', ')}`,
  );
}
