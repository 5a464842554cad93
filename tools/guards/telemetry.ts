/** Guards of telemetry: who is counted, as whom, and for how long. */
import type { Mutant } from './mutant.ts';

const spec = 'server/api/telemetry.db.spec.ts';
const migration = 'server/store/migrations/0076-telemetry-by-month.sql';

export const telemetryGuards: readonly Mutant[] = [
  {
    guard: 'a browser that asks not to be tracked is not counted',
    file: 'server/insights/telemetry.ts',
    text: 'if (!isRefused) await intake.take',
    becomes: 'await intake.take',
    spec,
    test: 'they get a key, and nothing is stored',
  },
  {
    guard: 'no visit is stored of a browser that asks not to be tracked',
    file: 'server/insights/telemetry.ts',
    text: 'if (isRefused || ',
    becomes: 'if (',
    spec,
    test: 'they get a key, and nothing is stored',
  },
  {
    guard: 'someone who said so is counted on no browser',
    file: migration,
    text: 'o.org_code = of_org and o.identity_uuid = k.identity_uuid',
    becomes: 'false',
    spec,
    test: 'nothing more is stored on any browser',
  },
  {
    guard: 'no one has another browser’s visits deleted',
    file: 'server/insights/counting-choice.ts',
    text: 'key && isTheirs ? key.trackerUuid : null',
    becomes: 'key ? key.trackerUuid : null',
    spec,
    test: 'what was stored of them is deleted',
  },
  {
    guard: 'no one is counted as someone else',
    file: 'server/insights/telemetry.ts',
    text: 'identityId !== null && identityId !== identityUuid',
    becomes: 'false as boolean',
    spec,
    test: 'no one claims another',
  },
  {
    guard: 'a visit is told of by its own browser',
    file: migration,
    text: ' and s.tracker_uuid = t.tracker_uuid',
    becomes: '',
    spec,
    test: 'a session no one began is a conflict',
  },
  {
    guard: 'a wrong number of days empties no table',
    file: migration,
    text: "if before > pg_catalog.now() - interval '30 days'",
    becomes: 'if false',
    spec,
    test: 'a month is dropped when all of it is older',
  },
  {
    guard: 'what comes faster than it is written is refused',
    file: 'server/insights/intake.ts',
    text: 'if (waiting >= max) throw',
    becomes: 'if (false as boolean) throw',
    spec,
    test: 'under load the rest is refused',
  },
  {
    guard: 'a property no one knows does not travel',
    file: 'core/telemetry/event.ts',
    text: 'const eventProperties = v.strictObject({',
    becomes: 'const eventProperties = v.looseObject({',
    spec,
    test: 'what someone typed is stored nowhere',
  },
];
