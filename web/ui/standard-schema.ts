/** As much of Standard Schema as a form needs; every valibot schema satisfies it. */
export type Messages = Readonly<Record<string, string>>;

type Verdict<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

export interface FormSchema<Output> {
  readonly '~standard': { readonly validate: (value: unknown) => Verdict<Output> | Promise<Verdict<Output>> };
}

export function validate<Output>(schema: FormSchema<Output>, values: unknown): Verdict<Output> {
  const verdict = schema['~standard'].validate(values);
  if (verdict instanceof Promise) throw new TypeError('a form needs a schema that answers at once');
  return verdict;
}

/** The first message of each path, keyed as the server names a field: "name.firstName". */
export function messagesOf(schema: FormSchema<unknown>, values: unknown): Messages {
  const messages = new Map<string, string>();
  for (const { path = [], message } of validate(schema, values).issues ?? []) {
    const key = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!messages.has(key)) messages.set(key, message);
  }
  return Object.fromEntries(messages);
}
