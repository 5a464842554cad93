/**
 * What travels with everything staff do: why, what they looked at, and which state they saw. The reason and what was found
 * are kept with the event in the sealed history; most events have no field for either.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/desk.ts';
import { parseDate } from '../calendar/dates.ts';
import type { Finding, StaffEvent } from '../journey/operation-row.ts';
import { operations } from '../journey/operations.ts';
import { verdicts } from './compare.ts';
import { factNames, factRows } from './proofs.ts';
import { type IncomeLine, periods, yearlyCents } from './worksheet.ts';

const WORDS_MAX = 500;
const ROWS_MAX = 40;
/** As many papers as one condition holds would be read by no one: this is twenty of them. */
const COMPARED_MAX = 100;

export const actReason = v.pipe(
  v.string(words.sayWhy),
  v.trim(),
  v.nonEmpty(words.sayWhy),
  v.maxLength(WORDS_MAX, words.sayWhyShorter),
);

export type Found = Readonly<
  Record<string, string | number | boolean | readonly Readonly<Record<string, string | number>>[]>
>;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(WORDS_MAX, words.sayWhyShorter));
const part = v.pipe(v.string(), v.trim(), v.maxLength(WORDS_MAX, words.sayWhyShorter));
const incomeLine = v.strictObject({
  source: text,
  cents: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000_00)),
  period: v.picklist(periods),
});
/** What is compared in secret is kept as its verdict alone. */
const compared = v.pipe(
  v.strictObject({
    documentUuid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    fact: v.picklist(factNames),
    onPaper: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    verdict: v.picklist(verdicts),
  }),
  v.transform((row) => ('isSecret' in factRows[row.fact] ? { ...row, onPaper: '' } : row)),
);
const date = v.custom<string>((value) => typeof value === 'string' && value === parseDate(value));

function schemaOf({ kind, parts = {} }: Finding): v.GenericSchema {
  switch (kind) {
    case 'date':
      return date;
    case 'money':
      return v.pipe(v.number(), v.safeInteger(), v.minValue(0));
    case 'yesNo':
      return v.boolean();
    case 'ends':
      return v.pipe(v.string(), v.regex(/^\d{4}$/));
    case 'worksheet':
      return v.pipe(v.array(incomeLine), v.minLength(1), v.maxLength(ROWS_MAX));
    case 'compared':
      return v.pipe(v.array(compared), v.minLength(1), v.maxLength(COMPARED_MAX));
    case 'rows':
      return v.pipe(
        v.array(v.strictObject(Object.fromEntries(Object.keys(parts).map((name) => [name, part])))),
        v.minLength(1),
        v.maxLength(ROWS_MAX),
      );
    default:
      return text;
  }
}

/** What the row asks for, each as it wants it; what it does not ask for is refused. */
export function foundSchema(event: StaffEvent): v.GenericSchema<unknown, Found> {
  const rows = Object.entries(operations[event].found ?? {});
  const entries = rows.map(([name, finding]) => {
    const said = schemaOf(finding);
    return [name, finding.isOptional ? v.optional(said) : said] as const;
  });
  return v.strictObject(Object.fromEntries(entries)) as unknown as v.GenericSchema<unknown, Found>;
}

/** What the event says, where it follows from what was looked at: income is the sum of its worksheet, by the same rule here and there. */
export function withComputed(
  event: StaffEvent,
  payload: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const lines = event === 'incomeVerified' ? (found['worksheet'] as readonly IncomeLine[] | undefined) : undefined;
  return lines ? { ...payload, verifiedIncomeCents: yearlyCents(lines) } : payload;
}

/** The payload, with the reason where the event itself keeps one. */
export function withReason(
  event: StaffEvent,
  payload: Readonly<Record<string, unknown>>,
  reason: string,
): Readonly<Record<string, unknown>> {
  const fields = Object.entries<{ readonly kind: string }>(operations[event].form as never);
  const missing = fields.filter(([name, { kind }]) => kind === 'envelope' && payload[name] === undefined);
  return { ...payload, ...Object.fromEntries(missing.map(([name]) => [name, reason])) };
}
