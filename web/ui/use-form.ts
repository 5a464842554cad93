/**
 * A form over a Standard Schema. Promises: nothing is found wrong while a person is still typing; a field they changed is
 * checked when they leave it; everything is checked on submit, and the first field that is wrong is focused and scrolled
 * into view; what was typed is kept whatever happens; one submit at a time. A rule that has no words of ours is told in a
 * sentence of ours: what the validator says by itself is for engineers.
 */
import type { FormEvent, RefObject } from 'react';
import { useId, useRef, useState } from 'react';
import { isValidators } from '#core/people/messages.ts';
import * as words from '#core/words/en/ui/blocks.ts';
import { isWithin } from './focus-first-invalid.ts';
import type { FormSchema, Messages } from './standard-schema.ts';
import { messagesOf, validate } from './standard-schema.ts';
import { useAfterPress } from './use-after-press.ts';
import { useEarlyPress } from './use-before-start.ts';
import type { Refusal } from './use-mistakes.ts';
import { useMistakes } from './use-mistakes.ts';

export type { Refusal } from './use-mistakes.ts';

export interface FormOptions<Values, Output> {
  readonly schema: FormSchema<Output>;
  readonly initial: Values;
  /** How mistakes are told, where the schema's own messages by path do not suit the page. */
  readonly messages?: (values: Values) => Messages;
  /** Answer a refusal to show it; whatever is thrown shows by its `param`, or as the general error. */
  readonly onSubmit: (output: Output, values: Values) => Promise<Refusal | undefined> | Promise<void>;
}

export interface FieldBinding<Value> {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

export interface Form<Values> {
  readonly values: Values;
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** For a field whose parts are the whole form, such as a date of birth. */
  readonly whole: (name: string) => FieldBinding<Values>;
  /** Fills in answers the person did not type. */
  readonly set: (answers: Partial<Values>) => void;
  /** Every mistake shown, for the error summary; `id` is the control's. */
  readonly mistakes: readonly { readonly id: string; readonly message: string }[];
  /** The error that belongs to no field. */
  readonly failure: string | undefined;
  readonly isSubmitting: boolean;
  /** Spread over the form element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

export const GENERAL_ERROR = words.somethingWentWrongPlease;

/** The path of a field that holds the whole form, and how its control's id ends. */
const WHOLE = '';
const WHOLE_ID = 'whole';

export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  const [isSubmitting, setSubmitting] = useState(false);
  /** Read between renders: two changes in one event must not undo each other, nor a second submit slip through. */
  const now = useRef({ values, touched: new Set<string>(), isBusy: false }).current;
  const mistakes = useMistakes(() => mistakesIn(options, now.values), ref);
  const afterPress = useAfterPress();
  useEarlyPress(ref);

  const change = (next: Values, path: string | undefined) => {
    now.values = next;
    setValues(next);
    if (path !== undefined) now.touched.add(path);
    mistakes.forgive(path);
  };
  const leave = (path: string) => {
    if (now.touched.has(path)) afterPress(() => mistakes.showFor(now.touched));
  };
  const submit = async () => {
    now.touched = new Set([WHOLE]);
    if (!mistakes.showAll()) return;
    const verdict = validate(options.schema, now.values);
    if (verdict.issues) return mistakes.refuse({ message: our(verdict.issues[0]?.message ?? GENERAL_ERROR) });
    now.isBusy = true;
    setSubmitting(true);
    const refusal = await attempt(() => options.onSubmit(verdict.value, now.values));
    now.isBusy = false;
    setSubmitting(false);
    if (refusal) mistakes.refuse(refusal);
  };
  const bind = <Value>(name: string, path: string, value: Value, put: (value: Value) => Values) => ({
    id: id + (path || WHOLE_ID),
    name,
    value,
    error: Object.entries(mistakes.shown).find(([at]) => isWithin(at, path))?.[1],
    onChange: (value: Value) => change(put(value), path),
    onBlur: () => leave(path),
  });

  return {
    values,
    field: (name) => bind(name, name, values[name], (value) => ({ ...now.values, [name]: value })),
    whole: (name) => bind(name, WHOLE, values, (value) => value),
    set: (answers) => change({ ...now.values, ...answers }, undefined),
    mistakes: listed(id, mistakes.shown),
    failure: mistakes.failure,
    isSubmitting,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!now.isBusy) void submit();
      },
    },
  };
}

const our = (message: string) => (isValidators(message) ? words.pleaseCheckThisAnswer : message);
const mistakesIn = <Values, Output>({ messages, schema }: FormOptions<Values, Output>, values: Values): Messages =>
  Object.fromEntries(
    Object.entries(messages?.(values) ?? messagesOf(schema, values)).map(([path, message]) => [path, our(message)]),
  );

/** A mistake in a part of a field leads to the field. */
function listed(id: string, shown: Messages) {
  return Object.entries(shown).map(([path, message]) => ({ id: id + (path.split('.', 1)[0] || WHOLE_ID), message }));
}

async function attempt(send: () => ReturnType<FormOptions<never, never>['onSubmit']>) {
  try {
    return await send();
  } catch (error) {
    return refusalOf(error);
  }
}

/** An error of the server that names a field says so in words for people; any other is not theirs to read. */
function refusalOf(error: unknown): Refusal {
  const { param, message } = (error ?? {}) as { readonly param?: unknown; readonly message?: unknown };
  return typeof param === 'string' && typeof message === 'string' ? { param, message } : { message: GENERAL_ERROR };
}
