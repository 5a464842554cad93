/**
 * The grammar of the contract between browser and server. A call is one row whose key is `METHOD /path/{parameter}`:
 * the server registers it, `/openapi.json` describes it, and the browser's client is typed by it. The browser imports
 * only the types, so the table costs it no bytes.
 */
import type * as v from 'valibot';
import type { Permission, Scope } from '#core/roles.ts';
import type { ErrorCode } from './errors.ts';
import type { Limit } from './limits.ts';

export type Schema = v.GenericSchema<unknown, unknown>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallKey = `${Method} /${string}`;

/** Where only some of what is said asks for a second factor: a field of the input that is one of these. */
export interface FreshWhere {
  readonly part: 'query' | 'body';
  /** Names, with a dot between a thing and what is in it. */
  readonly at: string;
  readonly is: readonly string[];
}

/**
 * `true`: always. `'event'`: where the row of the event that the body names asks for it (core/journey/events.ts).
 * `'customer'`: of borrowers and signers; staff have proven theirs before they come here. `'part'`: the module behind the
 * call asks, because only it knows what is changed or read.
 */
type Fresh = true | 'event' | 'customer' | 'part' | FreshWhere;

/** A permission, and whose records it must reach: `roles.ts` alone says who has it so. */
export interface Grant {
  readonly permission: Permission;
  readonly scope: readonly Scope[];
}

export function may(permission: Permission, ...scope: readonly [Scope, ...Scope[]]): Grant {
  return { permission, scope };
}

export interface CallRow {
  /** What the call is for, in a sentence; it becomes the summary in `/openapi.json`. */
  readonly why: string;
  readonly who: 'anyone' | Grant;
  /** A browser makes this call without its token, also when someone is signed in: the answer is the same for everyone. */
  readonly context?: 'external';
  readonly query?: Schema;
  readonly body?: Schema;
  /** `'file'` takes a multipart upload instead of JSON; `'raw'` keeps the exact JSON text too, for a signature over it. */
  readonly accepts?: 'file' | 'raw';
  /** The schema the answer is serialised by; `null` is a 204, `'file'` a download. */
  readonly answer: Schema | null | 'file';
  /** What can go wrong beyond what every call can answer (400, 413, 415, 422, 429, 500, 503). */
  readonly errors?: readonly ErrorCode[];
  /** How often, by person and by address; a call without one does not compile. */
  readonly limit: Limit;
  /** Staff may call it before they have given a second factor in this session: to set one up, or to give it. */
  readonly beforeFactor?: true;
  /** Only for a person who has given a second factor in the last ten minutes; others are answered `secondFactorNeeded`. */
  readonly fresh?: Fresh;
  /** Also accepts an `Idempotency-Key`: the same key and body give the same answer again. */
  readonly idempotent?: true;
}

/** Checks the rows while keeping every literal, so that types can be read off the table. */
export function calls<const T extends { readonly [K in CallKey]?: CallRow }>(rows: T): T {
  return rows;
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
export type ParamsOf<K extends string> = { readonly [N in Names<K>]: string };

type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined;
type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Field<Row, Name extends string> = Row extends { readonly [N in Name]: infer S } ? S : undefined;

/** What the browser sends. */
export type QueryIn<Row> = InputOf<Field<Row, 'query'>>;
export type BodyIn<Row> = InputOf<Field<Row, 'body'>>;
/** What the handler receives, checked. */
export type QueryOut<Row> = OutputOf<Field<Row, 'query'>>;
export type BodyOut<Row> = OutputOf<Field<Row, 'body'>>;
/** What the handler gives and the browser receives. */
export type AnswerOf<Row> =
  Field<Row, 'answer'> extends Schema ? v.InferOutput<Field<Row, 'answer'> & Schema> : undefined;
