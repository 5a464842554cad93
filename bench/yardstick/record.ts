/** Writes down every statement that a piece of the product sends, so that the bare driver can send the same ones. */
import type { Database, Tx } from '#server/store/database.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A database that does what the other does and keeps what it was told. `begin` and `commit` are not counted. */
export function recording(db: Database): { readonly database: Database; readonly statements: Statement[] } {
  const statements: Statement[] = [];
  /** What each call made, to know it again: a piece that is put into another is no statement of its own. */
  const made = new Map<unknown, Statement>();
  const listen = (tx: Tx): Tx =>
    new Proxy(tx, {
      apply: (target, self, args: [TemplateStringsArray | string, ...unknown[]]) => {
        const [strings, ...values] = args;
        const query = Reflect.apply(target, self, args) as unknown;
        // The name of a column, or a list of values.
        if (typeof strings === 'string' || !('raw' in strings)) return query;
        const statement = { text: strings.reduce((text, part, index) => `${text}$${index}${part}`), values };
        for (const piece of values.flatMap((value) => made.get(value) ?? []))
          statements.splice(statements.indexOf(piece), 1);
        made.set(query, statement);
        statements.push(statement);
        return query;
      },
      get: (target, name) =>
        name === 'unsafe'
          ? (text: string, values: never[], options: object) => {
              statements.push({ text, values });
              return target.unsafe(text, values, options);
            }
          : Reflect.get(target, name),
    });
  const inOrg: Database['inOrg'] = (orgCode, work, ahead) =>
    db.inOrg(
      orgCode,
      (tx, now, found) => work(listen(tx), now, found as never),
      (tx) => {
        statements.push({
          text: "select set_config('app.org', $1, true), set_config('lock_timeout', $2, true), app.now() as now",
          values: [orgCode, '3s'],
        });
        return (ahead?.(listen(tx)) ?? Promise.resolve(undefined)) as Promise<never>;
      },
    );
  return { database: { ...db, inOrg }, statements };
}

/** The same statements about another application. */
export function aboutAnother(statements: readonly Statement[], uuid: string, other: string): Statement[] {
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(uuid, other);
    // What the driver was told to send as JSON.
    if (typeof value === 'object' && value !== null && 'value' in value)
      return JSON.parse(JSON.stringify(value.value).replaceAll(uuid, other));
    return value;
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(swap) }));
}
