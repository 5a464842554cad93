/** What a process has before any part is made: its configuration, log, database, brands and keys. */
import type { FlagSettings } from '#core/flags.ts';
import type { BrandShelf } from '../brands.ts';
import type { SharedClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RootKeys } from '../root-key.ts';
import type { Secret } from '../secret.ts';
import type { Database } from '../store/database.ts';
import type { Tracing } from '../tracing.ts';

export interface Surroundings {
  readonly config: Config;
  readonly log: Log;
  readonly db: Database;
  /** The address that `db` is at: the product's own login. */
  readonly url: Secret;
  readonly brands: BrandShelf;
  readonly rootKeys: RootKeys;
  /** Where flags are set, looked up at each use; FLAGS unless told. */
  readonly flagSettings?: () => FlagSettings;
  /** The time that all processes share; this machine's own unless told, as tests have it. */
  readonly clock?: Pick<SharedClock, 'now'>;
  /** The time it is at the sandboxes; the machine's own unless told. */
  readonly vendorNow?: () => Date;
  /** Where jobs and vendors' answers are counted; nowhere unless told. */
  readonly metrics?: Pick<Metrics, 'ran' | 'asked' | 'rests'>;
  /** Only where a collector of traces is named. */
  readonly tracing?: Tracing | undefined;
}
