/** Heads as a stranger keeps them: the published answer, one or several, a JSON text each on a line of its own or alone. */
import * as v from 'valibot';
import type { KeptOutside } from './check-log.ts';

const head = v.object({
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  root: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  keyId: v.string(),
  signature: v.string(),
});
const kept = v.union([v.object({ heads: v.array(head) }), head, v.array(head)]);

export function readKeptHeads(text: string): KeptOutside[] {
  const heads = textsOf(text).flatMap((one) => {
    const { success, output } = v.safeParse(kept, one);
    if (!success) throw new Error('The file of heads holds something that is no signed head.');
    if ('heads' in output) return output.heads;
    return Array.isArray(output) ? output : [output];
  });
  return heads.map(({ size, root, at, keyId, signature }) => ({
    size,
    root: Buffer.from(root, 'hex'),
    at: new Date(at),
    keyId,
    signature: Buffer.from(signature, 'base64'),
  }));
}

function textsOf(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    // Not one text, so one on each line.
  }
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new Error('The file of heads is not JSON.');
  }
}
