/**
 * A registration as a browser keeps it: every answer with the moment it was given, so that two tabs can be brought
 * together and the newest answer to each question wins. What is typed but not yet confirmed is kept apart from what is.
 * No password is ever in it. Pure: storage is draft-store.ts's.
 */
import type { RegistrationAnswers, RegistrationData } from '#core/registration/data.ts';
import { confirmStep, emptyRegistration, withAnswers } from '#core/registration/data.ts';
import type { Entry } from '#core/registration/entry.ts';
import type { StepKey } from '#core/registration/steps.ts';

interface Stamped<T> {
  readonly value: T;
  readonly atMs: number;
}

/** How the person came, without what the address carried of their answers. */
export interface DraftEntry extends Omit<Entry, 'urlData'> {
  readonly affiliate?: string | undefined;
  readonly abVersion?: string | undefined;
}

/** A key that stays with one request until it has been answered; `about` tells whether it is still the same request. */
export interface RequestKey {
  readonly key: string;
  readonly about: string;
}

type Typed = Readonly<Record<string, Stamped<unknown>>>;

export interface Draft {
  readonly version: 1;
  readonly savedAtMs: number;
  readonly answers: { readonly [M in keyof RegistrationAnswers]?: Stamped<RegistrationAnswers[M]> };
  readonly confirmed: { readonly [S in StepKey]?: number };
  readonly typed: { readonly [S in StepKey]?: Typed };
  readonly keys: Readonly<Record<string, Stamped<RequestKey>>>;
  readonly entry?: Stamped<DraftEntry> | undefined;
}

export const emptyDraft: Draft = { version: 1, savedAtMs: 0, answers: {}, confirmed: {}, typed: {}, keys: {} };

const members = Object.keys(emptyRegistration).filter(
  (key) => typeof emptyRegistration[key as keyof RegistrationData] !== 'boolean' && key !== 'confirmedSteps',
) as (keyof RegistrationAnswers)[];

/** What the rules work with. Who one is comes from the profile each time, never from storage. */
export function dataOf(draft: Draft): RegistrationData {
  const given = members.flatMap((member) => {
    const stamped = draft.answers[member];
    return stamped ? [[member, stamped.value]] : [];
  });
  return {
    ...withAnswers(emptyRegistration, Object.fromEntries(given)),
    confirmedSteps: Object.keys(draft.confirmed) as StepKey[],
  };
}

/** Puts in what `data` says differently; answers that stay the same keep their moment. */
export function withData(draft: Draft, data: RegistrationAnswers, nowMs: number): Draft {
  const before = dataOf(draft);
  const changed = members.filter((member) => !isSame(before[member], data[member]));
  const answers = Object.fromEntries(changed.map((member) => [member, { value: data[member], atMs: nowMs }]));
  return { ...draft, savedAtMs: nowMs, answers: { ...draft.answers, ...answers } };
}

/** What Continue does. What was typed has become an answer, so it is let go. */
export function withConfirmed(
  draft: Draft,
  step: StepKey,
  answers: Partial<RegistrationAnswers>,
  nowMs: number,
): Draft {
  const next = withData(draft, confirmStep(dataOf(draft), step, answers), nowMs);
  const isHome = dataOf(next).propertyAddress.occupancyType === 'HOME';
  const isOver = (typed: string) => typed === step || (isHome && typed === 'homeAddress');
  const typed = Object.fromEntries(Object.entries(next.typed).filter(([each]) => !isOver(each)));
  return { ...next, typed, confirmed: { ...next.confirmed, [step]: nowMs } };
}

/** Keeps what stands in a step's form; `shown` is what stood there before. */
export function withTyped(draft: Draft, step: StepKey, shown: object, values: object, nowMs: number): Draft {
  const before = shown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(values).filter(([field, value]) => !isSame(before[field], value));
  if (changed.length === 0) return draft;
  const stamped = Object.fromEntries(changed.map(([field, value]) => [field, { value, atMs: nowMs }]));
  return { ...draft, savedAtMs: nowMs, typed: { ...draft.typed, [step]: { ...draft.typed[step], ...stamped } } };
}

/** What a step's form shows: what was typed, else what was answered. A typed value of another kind is not believed. */
export function shownIn<Values extends object>(draft: Draft, step: StepKey, answered: Values): Values {
  const typed = draft.typed[step] ?? {};
  const fits = Object.entries(answered).filter(([field, value]) => {
    const stamped = Object.hasOwn(typed, field) ? typed[field] : undefined;
    return stamped !== undefined && hasShape(value, stamped.value);
  });
  return { ...answered, ...Object.fromEntries(fits.map(([field]) => [field, typed[field]?.value])) };
}

/** Two tabs' drafts as one: the newest of everything. What was typed before a step was confirmed is done with. */
export function mergeDrafts(one: Draft, other: Draft): Draft {
  const confirmed = newestOf(one.confirmed, other.confirmed, (atMs) => atMs);
  const steps = [...new Set([...Object.keys(one.typed), ...Object.keys(other.typed)])] as StepKey[];
  const typed = steps.map((step) => {
    const fields = newest(one.typed[step] ?? {}, other.typed[step] ?? {});
    const later = Object.entries(fields).filter(([, { atMs }]) => atMs > (confirmed[step] ?? 0));
    return [step, Object.fromEntries(later)] as const;
  });
  return {
    version: 1,
    savedAtMs: Math.max(one.savedAtMs, other.savedAtMs),
    answers: newest(one.answers, other.answers) as Draft['answers'],
    confirmed,
    typed: Object.fromEntries(typed.filter(([, fields]) => Object.keys(fields).length > 0)),
    keys: newest(one.keys, other.keys),
    entry: newest<Stamped<DraftEntry>>({ entry: one.entry }, { entry: other.entry })['entry'],
  };
}

type Loose<T> = Readonly<Record<string, T>>;

function newest<T extends Stamped<unknown>>(one: object, other: object): Loose<T> {
  return newestOf(one as Loose<T>, other as Loose<T>, ({ atMs }) => atMs);
}

function newestOf<T>(one: Loose<T>, other: Loose<T>, atMsOf: (value: T) => number): Loose<T> {
  const merged: Record<string, T> = {};
  for (const [key, value] of [...Object.entries(one), ...Object.entries(other)]) {
    const known = Object.hasOwn(merged, key) ? merged[key] : undefined;
    if (value !== undefined && (known === undefined || atMsOf(value) > atMsOf(known))) merged[key] = value;
  }
  return merged;
}

/** Reads what storage holds. Anything in it that is not as we write it is left out, so that no draft can break a page. */
export function parseDraft(text: string): Draft | undefined {
  let stored: Partial<Draft>;
  try {
    stored = JSON.parse(text) as Partial<Draft>;
  } catch {
    return undefined;
  }
  if (stored?.version !== 1 || typeof stored.savedAtMs !== 'number') return undefined;
  const { answers, confirmed, typed, keys, entry } = stored;
  const believed = members.filter(
    (member) => isStamped(answers?.[member]) && hasShape(emptyRegistration[member], answers?.[member]?.value),
  );
  return {
    version: 1,
    savedAtMs: stored.savedAtMs,
    answers: Object.fromEntries(believed.map((member) => [member, answers?.[member]])),
    confirmed: only(confirmed, (atMs): atMs is number => typeof atMs === 'number'),
    typed: Object.fromEntries(
      Object.entries(only(typed, isObject)).map(([step, fields]) => [step, only(fields, isStamped)]),
    ),
    keys: only(keys, (key): key is Stamped<RequestKey> => isStamped(key) && isObject(key.value)),
    entry: isStamped(entry) && isObject(entry.value) ? (entry as Stamped<DraftEntry>) : undefined,
  };
}

function only<T>(values: unknown, isFit: (value: unknown) => value is T): Loose<T> {
  const entries = isObject(values) ? Object.entries(values) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isFit(entry[1])));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isStamped = (value: unknown): value is Stamped<unknown> =>
  isObject(value) && 'atMs' in value && typeof value.atMs === 'number' && 'value' in value;

/** Whether a value can stand where `pattern` stands: the same kind, with the same members. Null stands for any answer. */
function hasShape(pattern: unknown, value: unknown): boolean {
  if (pattern === null || value === null) return pattern === null || typeof pattern === 'number';
  if (!isObject(pattern)) return typeof pattern === typeof value;
  return isObject(value) && Object.entries(pattern).every(([key, part]) => hasShape(part, member(value, key)));
}

const member = (value: object, key: string) => (value as Loose<unknown>)[key];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
