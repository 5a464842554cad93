/** The two checks of an id and an address on the web. Any 8-4-4-4-12 hexadecimal id counts, not only RFC versions. */
import * as v from 'valibot';

export const uuid = v.pipe(v.string(), v.uuid());

export function isUuid(value: unknown): value is string {
  return v.is(uuid, value);
}

/** True only for text starting with http:// or https://; the scheme is what keeps script addresses out of links. */
export function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^\s/]/i.test(value);
}
