/**
 * Runs a schema over what a person typed and answers one message per field, the first that applies.
 * The same answer sits beside the field in a form and names `param` in an error of the server.
 */
import * as v from 'valibot';

/** Keyed by dotted path ("name.firstName"); empty when everything is in order. */
export type FieldMessages = Readonly<Record<string, string>>;

export function fieldMessages(schema: v.GenericSchema, input: unknown): FieldMessages {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return {};
  const messages = new Map<string, string>();
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  // fromEntries defines own properties, so a hostile key such as "__proto__" stays an ordinary key.
  return Object.fromEntries(messages);
}

/** What a schema makes of a value, or undefined where it refuses. Never throws. */
export function accept<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown): Output | undefined {
  const result = v.safeParse(schema, input, { abortEarly: true });
  return result.success ? result.output : undefined;
}
