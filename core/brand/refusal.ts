/** How a brand's data is turned down: always with the file to open and the reason, never with a bare "invalid". */
import * as v from 'valibot';

export type Refusal = { readonly file: string; readonly reason: string };
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusals: Refusal[] };

/** Reads data by a closed schema; every refusal names the key it is about. */
export function readData<const Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  file: string,
): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, data);
  if (result.success) return { ok: true, value: result.output };
  const refusals = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return { file, reason: path === null ? issue.message : `${path}: ${issue.message}` };
  });
  return { ok: false, refusals };
}
