/**
 * A form over a Standard Schema (every valibot schema is one). Promises: nothing is found wrong while a person is still
 * typing; a field they changed is checked when they leave it; everything is checked on submit, and the first field that
 * is wrong is focused and scrolled into view; what was typed is kept whatever happens; one submit at a time.
 */
import type { FormEvent, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { focusFirstInvalid, isWithin } from './focus-first-invalid.ts';
import { useAfterPress } from './use-after-press.ts';

type Messages = Readonly<Record<string, string>>;

type Verdict<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

export interface FormSchema<Output> {
  readonly '~standard': { readonly validate: (value: unknown) => Verdict<Output> | Promise<Verdict<Output>> };
}

/** What a submit may answer: a sentence, and the field it belongs to where there is one. */
export interface Refusal {
  readonly message: string;
  readonly param?: string | undefined;
}

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

/** The id's ending of a control that holds the whole form. */
const WHOLE = 'whole';

export const GENERAL_ERROR = 'Something went wrong. Please try again.';

export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<Messages>({});
  const [refused, setRefused] = useState<Messages>({});
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** Read between renders: two changes in one event must not undo each other, nor a second submit slip through. */
  const now = useRef({ values, touched: new Set<string>(), isBusy: false }).current;
  const afterPress = useAfterPress();

  const check = () => options.messages?.(now.values) ?? messagesOf(options.schema, now.values);
  const shown = { ...errors, ...refused };

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when an attempt failed, at no other time
  useEffect(() => {
    if (attempt > 0) focusFirstInvalid(ref.current, Object.keys(shown));
  }, [attempt]);

  const change = (next: Values, name: string | undefined) => {
    now.values = next;
    setValues(next);
    if (name !== undefined) {
      now.touched.add(name);
      setRefused((refused) => only(refused, (path) => !isWithin(path, name)));
    }
    // What no longer holds goes at once; what is newly wrong waits until the person leaves the field.
    const fresh = check();
    setErrors((errors) => only(errors, (path) => fresh[path] === errors[path]));
  };

  const leave = (name: string) => {
    if (!now.touched.has(name)) return;
    afterPress(() => setErrors(only(check(), (path) => [...now.touched].some((touched) => isWithin(path, touched)))));
  };

  const refuse = ({ message, param }: Refusal) => {
    if (param === undefined) setFailure(message);
    else setRefused({ [param]: message });
    setAttempt((attempt) => attempt + 1);
  };

  const submit = async () => {
    const found = check();
    now.touched = new Set(['', ...Object.keys(now.values)]);
    setErrors(found);
    setRefused({});
    setFailure(undefined);
    if (Object.keys(found).length > 0) return setAttempt((attempt) => attempt + 1);
    const verdict = validate(options.schema, now.values);
    if (verdict.issues) return refuse({ message: verdict.issues[0]?.message ?? GENERAL_ERROR });
    now.isBusy = true;
    setSubmitting(true);
    const refusal = await attemptOf(() => options.onSubmit(verdict.value, now.values));
    now.isBusy = false;
    setSubmitting(false);
    if (refusal) refuse(refusal);
  };

  const bind = <Value>(
    name: string,
    path: string,
    value: Value,
    put: (value: Value) => Values,
  ): FieldBinding<Value> => ({
    id: `${id}${path || WHOLE}`,
    name,
    value,
    error: Object.entries(shown).find(([at]) => isWithin(at, path))?.[1],
    onChange: (value) => change(put(value), path),
    onBlur: () => leave(path),
  });

  return {
    values,
    field: (name) => bind(name, name, values[name], (value) => ({ ...now.values, [name]: value })),
    whole: (name) => bind(name, '', values, (value) => value),
    set: (answers) => change({ ...now.values, ...answers }, undefined),
    mistakes: Object.entries(shown).map(([path, message]) => ({
      id: `${id}${path.split('.', 1)[0] || WHOLE}`,
      message,
    })),
    failure,
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

function validate<Output>(schema: FormSchema<Output>, values: unknown): Verdict<Output> {
  const verdict = schema['~standard'].validate(values);
  if (verdict instanceof Promise) throw new TypeError('a form needs a schema that answers at once');
  return verdict;
}

/** The first message of each path, keyed as the server names a field: "name.firstName". */
function messagesOf(schema: FormSchema<unknown>, values: unknown): Messages {
  const messages = new Map<string, string>();
  for (const { path = [], message } of validate(schema, values).issues ?? []) {
    const key = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!messages.has(key)) messages.set(key, message);
  }
  return Object.fromEntries(messages);
}

function only(messages: Messages, keeps: (path: string) => boolean): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([path]) => keeps(path)));
}

async function attemptOf(send: () => ReturnType<FormOptions<never, never>['onSubmit']>) {
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
