/**
 * How answers become text: only what the schema of a call names leaves the house. Promises that each schema is compiled
 * once in a process, when it is first needed: a start, and each of the many servers of a test run, would otherwise spend
 * most of its time on calls that no one makes.
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import compile from 'fast-json-stringify';
import type { Schema } from '#core/contract/contract.ts';

type Serialize = (answer: unknown) => string;

const translated = new WeakMap<Schema, object>();
const compiled = new WeakMap<object, Serialize>();

export function jsonSchemaOf(schema: Schema): object {
  const known = translated.get(schema);
  if (known) return known;
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'output' });
  translated.set(schema, rest);
  return rest;
}

/** Of a translated schema, which is the same object for the same row. */
export function compiledFor(schema: object): Serialize {
  const known = compiled.get(schema);
  if (known) return known;
  const serialize = compile(schema as Parameters<typeof compile>[0]) as Serialize;
  compiled.set(schema, serialize);
  return serialize;
}

export const serializerOf =
  (schema: object): Serialize =>
  (answer) =>
    compiledFor(schema)(answer);
