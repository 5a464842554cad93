/** What leads to a person is kept only so that it can be recognized. All of it is random enough that a plain hash is safe; an email address is not. */
import { createHash } from 'node:crypto';

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
