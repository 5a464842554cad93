/**
 * What can be set for a flag at run time. A rule set answers for everyone: killed, it is off; else the first rule that
 * fits answers, else `otherwise`. A rule fits when everything it names is known of the subject and is so. Nothing is
 * stored that this file has not read: variables are held against the schema of the flag's own row.
 */
import * as v from 'valibot';
import { products } from '#core/brand/brand.ts';
import { type FlagKey, type FlagRow, flags } from '#core/flags.ts';
import { stateCodes } from '#core/people/states.ts';
import { roles } from '#core/roles.ts';
import * as words from '#core/words/en/console/flags.ts';
import { bucketCount } from './bucket.ts';

const rulesMax = 20;
const variablesCharsMax = 50_000;

const listOf = <S extends v.GenericSchema<string, string>>(one: S, max: number) =>
  v.exactOptional(v.pipe(v.array(one), v.minLength(1, words.nameAtLeastOne), v.maxLength(max, words.tooManyNamed)));

const variables = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((given) => JSON.stringify(given).length <= variablesCharsMax, words.variablesTooLong),
);
const instant = v.exactOptional(v.pipe(v.string(), v.isoTimestamp(words.notAnInstant)));

const rule = v.pipe(
  v.strictObject({
    organizations: listOf(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,63}$/, words.noSuchOrganization)), 100),
    products: listOf(v.picklist(products), products.length),
    states: listOf(
      v.pipe(
        v.string(),
        v.check((code) => stateCodes.includes(code), words.noSuchState),
      ),
      60,
    ),
    roles: listOf(v.picklist(roles), roles.length),
    /** Of those whom the rest of the rule fits: how many of ten thousand, and what keeps them on their side. */
    share: v.exactOptional(
      v.strictObject({
        ofTenThousand: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bucketCount)),
        by: v.picklist(['person', 'application']),
      }),
    ),
    /** From this instant on, and up to but not at the other. */
    from: instant,
    until: instant,
    enabled: v.boolean(),
    variables: v.exactOptional(variables),
  }),
  v.check(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), words.endsBeforeItBegins),
);
export type Rule = v.InferOutput<typeof rule>;

export const ruleSet = v.strictObject({
  /** Off for everyone, whatever the rules say. They stay, for the day the switch is taken back. */
  isKilled: v.boolean(),
  rules: v.pipe(v.array(rule), v.maxLength(rulesMax, words.tooManyRules)),
  otherwise: v.strictObject({ enabled: v.boolean(), variables: v.exactOptional(variables) }),
});
export type RuleSet = v.InferOutput<typeof ruleSet>;

/** Asked for again while a page is open (2 §7.6): broker mode, the chat, and what carries it. */
export const decidedFlags = [
  'fe-heloc-new-authentication',
  'fe-heloc-stream-chat',
  'fe-webchat',
] as const satisfies readonly FlagKey[];

export function isFlagKey(key: string): key is FlagKey {
  return Object.hasOwn(flags, key);
}

/** Why this cannot be set for this flag, a sentence each; none where it can. */
export function faultsOf(key: FlagKey, { rules, otherwise }: RuleSet): readonly string[] {
  const given = [...rules.map((one) => one.variables), otherwise.variables];
  return [...new Set(given.flatMap((one) => (one === undefined ? [] : misfits(flags[key], one))))];
}

/** A row reads what is stored with patience, so a slip would be passed over: what comes out must be what went in. */
function misfits({ variables: schema }: FlagRow, given: Readonly<Record<string, unknown>>): readonly string[] {
  const read = v.safeParse(schema, given);
  if (!read.success) return [...new Set(read.issues.map(({ path }) => words.misfit(String(path?.[0]?.key ?? ''))))];
  const out = read.output as Readonly<Record<string, unknown>>;
  return Object.keys(given)
    .filter((name) => JSON.stringify(out[name]) !== JSON.stringify(given[name]))
    .map((name) => (name in out ? words.misfit(name) : words.unknownVariable(name)));
}
