/** Calls of the console about flags: who set what, why and when; whom a change would hit; a second person for money and law. */
import * as v from 'valibot';
import { ruleSet } from '#core/flags/rules.ts';
import { staleReasons } from '#core/flags/stale.ts';
import { uuid } from '#core/people/uuid.ts';
import * as words from '#core/words/en/console/flags.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const why = v.pipe(v.string(words.sayWhy), v.trim(), v.nonEmpty(words.sayWhy), v.maxLength(500, words.whyTooLong));
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** As `ruleSet`, without its checks: an answer is serialized, not read. */
const answered = v.object({
  enabled: v.boolean(),
  variables: v.exactOptional(v.record(v.string(), v.any())),
});
const names = v.exactOptional(v.array(v.string()));
const shownRules = v.object({
  isKilled: v.boolean(),
  rules: v.array(
    v.object({
      organizations: names,
      products: names,
      states: names,
      roles: names,
      share: v.exactOptional(v.object({ ofTenThousand: v.number(), by: v.string() })),
      from: v.exactOptional(v.string()),
      until: v.exactOptional(v.string()),
      ...answered.entries,
    }),
  ),
  otherwise: answered,
});
const flag = v.object({
  key: v.string(),
  meaning: v.string(),
  owner: v.string(),
  life: v.string(),
  removeBy: v.string(),
  touches: v.nullable(v.string()),
  /** On or off where it is so for everyone; null where it depends. */
  outcome: v.nullable(v.boolean()),
  isKilled: v.boolean(),
  version: v.number(),
  changed: v.nullable(v.object({ by: v.string(), at: v.string(), why: v.string() })),
  askedAt: v.nullable(v.string()),
  stale: v.array(v.picklist(staleReasons)),
  isWaiting: v.boolean(),
});
const counted = v.array(v.object({ name: v.string(), on: v.number(), of: v.number() }));
const settled = v.object({ outcome: v.picklist(['changed', 'proposed']), version: v.number() });
const changing = everywhere([60, 3600], [600, 3600]);

export const flagCalls = calls({
  'GET /service-console/api/v1/flags': {
    why: 'Every flag: whose it is, what holds, who changed it last, and whether it has done its work.',
    who: may('readFlags', 'every'),
    answer: v.object({ flags: v.array(flag) }),
    errors: ['forbidden'],
    limit: limits.read,
  },
  'GET /service-console/api/v1/flags/{flagKey}': {
    why: 'One flag with its rules, what waits for a second person, and every change of it.',
    who: may('readFlags', 'every'),
    answer: v.object({
      ...flag.entries,
      variables: v.array(v.string()),
      organizations: v.array(v.string()),
      rules: shownRules,
      proposal: v.nullable(
        v.object({
          uuid: v.string(),
          rules: shownRules,
          why: v.string(),
          by: v.string(),
          isMine: v.boolean(),
          at: v.string(),
          basedOn: v.number(),
        }),
      ),
      history: v.array(
        v.object({
          version: v.number(),
          rules: shownRules,
          why: v.string(),
          by: v.string(),
          confirmedBy: v.nullable(v.string()),
          restores: v.nullable(v.number()),
          at: v.string(),
        }),
      ),
      refused: v.array(
        v.object({
          why: v.string(),
          by: v.string(),
          at: v.string(),
          isWithdrawn: v.boolean(),
          settledBy: v.string(),
          settledAt: v.string(),
          settledWhy: v.nullable(v.string()),
        }),
      ),
    }),
    errors: ['forbidden', 'notFound'],
    limit: limits.read,
  },
  'POST /service-console/api/v1/flags/{flagKey}/preview': {
    why: 'Whom rules would hit among the applications under way, by organization and by state.',
    who: may('readFlags', 'every'),
    body: v.strictObject({ rules: ruleSet }),
    answer: v.object({
      of: v.number(),
      on: v.number(),
      turnedOn: v.number(),
      turnedOff: v.number(),
      byOrganization: counted,
      byState: counted,
      /** Not all were looked at: there are more than one may wait for. */
      isPartial: v.boolean(),
    }),
    errors: ['forbidden', 'notFound'],
    limit: everywhere([120, 3600], [1200, 3600]),
  },
  'POST /service-console/api/v1/flags/{flagKey}/changes': {
    why: 'Sets rules. Where the flag touches money or law it is a proposal until a second person confirms it.',
    who: may('changeFlags', 'every'),
    body: v.strictObject({ rules: ruleSet, why, basedOn: version }),
    answer: settled,
    errors: ['forbidden', 'notFound', 'conflict'],
    fresh: true,
    limit: changing,
  },
  'POST /service-console/api/v1/flags/{flagKey}/undo': {
    why: 'Brings the rules of an earlier version back, as a new version; 0 is what holds while no one has set anything.',
    who: may('changeFlags', 'every'),
    body: v.strictObject({ version, why, basedOn: version }),
    answer: settled,
    errors: ['forbidden', 'notFound', 'conflict'],
    fresh: true,
    limit: changing,
  },
  'POST /service-console/api/v1/flags/{flagKey}/confirm': {
    why: 'A second person agrees: the proposal becomes the next version.',
    who: may('changeFlags', 'every'),
    body: v.strictObject({ proposalUuid: uuid }),
    answer: settled,
    errors: ['forbidden', 'notFound', 'conflict'],
    fresh: true,
    limit: changing,
  },
  'POST /service-console/api/v1/flags/{flagKey}/refuse': {
    why: 'A second person says no, or the one who proposed it takes it back.',
    who: may('changeFlags', 'every'),
    body: v.strictObject({ proposalUuid: uuid, why }),
    answer: null,
    errors: ['forbidden', 'notFound', 'conflict'],
    limit: changing,
  },
});
