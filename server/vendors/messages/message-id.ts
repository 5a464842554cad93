/** The name of an email, before its @: the same key is the same name, and a report that quotes it is known by it. */
import { createHash } from 'node:crypto';

export const messageIdOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40);
