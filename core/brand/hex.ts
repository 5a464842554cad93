/** A color as a brand writes it. */
import * as v from 'valibot';

export const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb in lower case'));
