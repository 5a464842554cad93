/**
 * What a page makes of a draft, and puts into one. What is typed but not yet confirmed is kept apart from what is. Pure:
 * where drafts are kept is draft-store.ts's concern.
 */
import type { RegistrationAnswers, RegistrationData } from '#core/registration/data.ts';
import { confirmStep, emptyRegistration, withAnswers } from '#core/registration/data.ts';
import { type Draft, withoutStale } from '#core/registration/draft.ts';
import type { Entry } from '#core/registration/entry.ts';
import type { StepKey } from '#core/registration/steps.ts';

/** How the person came, without what the address carried of their answers. */
export interface DraftEntry extends Omit<Entry, 'urlData'> {
  readonly affiliate?: string | undefined;
  readonly abVersion?: string | undefined;
}

/** Under which stands what was beside the boxes when someone agreed (`ConsentsShown`). */
export const consentsShown = 'consentsShown';

const members = Object.keys(emptyRegistration).filter(
  (key) => typeof emptyRegistration[key as keyof RegistrationData] !== 'boolean' && key !== 'confirmedSteps',
) as (keyof RegistrationAnswers)[];

/** What the rules work with. Who one is comes from the profile each time, never from storage. */
export function dataOf({ said }: Draft): RegistrationData {
  const given = members.filter((member) => hasShape(emptyRegistration[member], said[`answer:${member}`]?.value));
  const seen = Object.keys(said).filter((name) => name.startsWith('seen:'));
  return {
    ...withAnswers(emptyRegistration, Object.fromEntries(given.map((each) => [each, said[`answer:${each}`]?.value]))),
    confirmedSteps: seen.map((name) => name.slice('seen:'.length) as StepKey),
  };
}

/** Something that is kept beside the answers: how the person came, the keys of requests. */
export function keptIn<T extends object>({ said }: Draft, name: string): T | undefined {
  const value = said[name]?.value;
  return isObject(value) ? (value as T) : undefined;
}

export function withValues(draft: Draft, values: Readonly<Record<string, unknown>>, atMs: number): Draft {
  const stamped = Object.entries(values).map(([name, value]) => [name, { value, atMs }]);
  if (stamped.length === 0) return draft;
  return { ...draft, savedAtMs: atMs, said: { ...draft.said, ...Object.fromEntries(stamped) } };
}

/** Puts in what `data` says differently; answers that stay the same keep their moment. */
export function withData(draft: Draft, data: RegistrationAnswers, nowMs: number): Draft {
  const before = dataOf(draft);
  const changed = members.filter((member) => !isSame(before[member], data[member]));
  return withValues(draft, Object.fromEntries(changed.map((member) => [`answer:${member}`, data[member]])), nowMs);
}

/** What Continue does. What was typed has become an answer, so it is let go. */
export function withConfirmed(
  draft: Draft,
  step: StepKey,
  answers: Partial<RegistrationAnswers>,
  nowMs: number,
): Draft {
  const data = confirmStep(dataOf(draft), step, answers);
  const isHome = data.propertyAddress.occupancyType === 'HOME';
  return withoutStale(
    withValues(
      withData(draft, data, nowMs),
      { [`seen:${step}`]: true, ...(isHome && { 'moved:homeAddress': true }) },
      nowMs,
    ),
  );
}

/** Keeps what stands in a step's form; `shown` is what stood there before. */
export function withTyped(draft: Draft, step: StepKey, shown: object, values: object, nowMs: number): Draft {
  const before = shown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(values).filter(([field, value]) => !isSame(before[field], value));
  return withValues(
    draft,
    Object.fromEntries(changed.map(([field, value]) => [`typed:${step}:${field}`, value])),
    nowMs,
  );
}

/** What a step's form shows: what was typed, else what was answered. A typed value of another kind is not believed. */
export function shownIn<Values extends object>({ said }: Draft, step: StepKey, answered: Values): Values {
  const fields = Object.entries(answered).map(([field, value]) => {
    const typed = said[`typed:${step}:${field}`]?.value;
    return [field, hasShape(value, typed) ? typed : value];
  });
  return Object.fromEntries(fields) as Values;
}

/** Anything in it that is not as we write it is left out, so that no draft can break a page. */
export function readDraft(stored: unknown): Draft | undefined {
  const { version, savedAtMs, said } = (isObject(stored) ? stored : {}) as Partial<Draft>;
  if (version !== 1 || typeof savedAtMs !== 'number' || !isObject(said)) return undefined;
  const whole = Object.entries(said).filter(([, stamped]) => isObject(stamped) && typeof stamped.atMs === 'number');
  return { version, savedAtMs, said: Object.fromEntries(whole) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value can stand where `pattern` stands: the same kind, with the same members. Null stands for any answer. */
function hasShape(pattern: unknown, value: unknown): boolean {
  if (value === undefined) return false;
  if (pattern === null || value === null) return pattern === null || typeof pattern === 'number';
  if (!isObject(pattern)) return typeof pattern === typeof value;
  const parts = value as Readonly<Record<string, unknown>>;
  return isObject(value) && Object.entries(pattern).every(([key, part]) => hasShape(part, parts[key]));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
