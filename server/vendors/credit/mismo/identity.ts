/** A number for what has none of its own. */
import { createHash } from 'node:crypto';

/** The same for the same words, so that what is read twice is the same row. */
export function uuidOf(...said: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
