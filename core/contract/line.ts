/** What every line takes and says beside the words of its channel: a browser asks whether it is still there. */
import * as v from 'valibot';

export const linePing = v.strictObject({ kind: v.literal('ping') });
export type LinePing = v.InferOutput<typeof linePing>;
export type LinePong = { readonly kind: 'pong' };
