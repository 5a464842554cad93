/** What a handler is: it receives a checked call and gives the answer; status codes, headers and errors are not its work. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { AnswerOf, BodyOut, ParamsOf, QueryOut } from '#core/contract/contract.ts';
import type { RouteKey, Routes } from '#core/contract/routes.ts';
import type { Actor } from '../actor.ts';

/** As it came: neither its name nor its content has been looked at. */
export interface UploadedFile {
  readonly name: string;
  readonly content: Readable;
}

type KeyOf<Table> = keyof Table & string;

/** A call of a table of calls; of the product's own table unless another is named. */
export interface Call<K extends KeyOf<Table>, Table = Routes> {
  readonly params: ParamsOf<K>;
  readonly query: QueryOut<Table[K]>;
  readonly body: BodyOut<Table[K]>;
  readonly actor: Actor;
  /** The organization the page wears: presentation only. A person's data belongs to `actor.orgCode`. */
  readonly orgCode: string;
  /** The organization whose host was called. A customer's session counts there and on no other lender's. */
  readonly site: string;
  readonly address: string;
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
  /** For rows whose module says what asks for a second factor: refuses who has given none in the last ten minutes. */
  readonly demandFactor: () => Promise<void>;
  /** For rows that accept a file: the one that was sent, not read yet. */
  readonly file: UploadedFile | undefined;
  /** For rows that accept a signed body: exactly what was sent. */
  readonly exactBody: string | undefined;
}

/** An answer that needs more than its content: other headers, a cookie, another success status. */
export class Reply<T> {
  readonly content: T;
  readonly options: {
    readonly status?: number;
    readonly headers?: Record<string, string | string[]>;
    /** It was given before, by the same key: it counts against no limit. */
    readonly isAgain?: boolean | undefined;
  };

  constructor(content: T, options: Reply<T>['options'] = {}) {
    this.content = content;
    this.options = options;
  }
}

type Content<Row> = Row extends { answer: 'file' } ? Readable | Buffer : AnswerOf<Row>;
type Result<Row> = Content<Row> | Reply<Content<Row>>;
export type Handler<K extends KeyOf<Table>, Table = Routes> = (
  call: Call<K, Table>,
) => Result<Table[K]> | Promise<Result<Table[K]>>;
export type HandlersOf<Table, K extends KeyOf<Table> = KeyOf<Table>> = { readonly [Key in K]: Handler<Key, Table> };
export type Handlers<K extends RouteKey = RouteKey> = HandlersOf<Routes, K>;
