/** Remembers what a command answered, by the key its sender chose, in the same transaction as what it did. */
import { createHash } from 'node:crypto';
import { Failure } from '../failure.ts';
import type { Queryable } from './database.ts';

export interface CommandKey {
  readonly orgCode: string;
  readonly identityUuid: string;
  readonly key: string;
  /** The call and its content: the same key with other content is a mistake of the sender. */
  readonly content: unknown;
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest();

/** The stored answer, or undefined for the first to come. Waits while another holds the same key, up to the lock timeout. */
export async function claimKey(
  tx: Queryable,
  { orgCode, identityUuid, key, content }: CommandKey,
): Promise<{ answer: unknown } | undefined> {
  const hash = hashOf(content);
  const fresh = await tx`
    insert into app.command_answer (org_code, identity_uuid, key, content_hash)
    values (${orgCode}, ${identityUuid}, ${key}, ${hash}) on conflict do nothing returning key`;
  if (fresh.length > 0) return undefined;
  const [known] = await tx<{ contentHash: Buffer; answer: unknown }[]>`
    select content_hash, answer from app.command_answer
     where org_code = ${orgCode} and identity_uuid = ${identityUuid} and key = ${key}`;
  if (!known) throw new Failure('stillRunning');
  if (!known.contentHash.equals(hash)) throw new Failure('keyReused');
  return { answer: known.answer };
}

/** What was answered to this very content; claims nothing, and refuses nothing. */
export async function answerTo(
  tx: Queryable,
  { orgCode, identityUuid, key, content }: CommandKey,
): Promise<{ answer: unknown } | undefined> {
  const [known] = await tx<{ answer: unknown }[]>`
    select answer from app.command_answer
     where org_code = ${orgCode} and identity_uuid = ${identityUuid} and key = ${key} and content_hash = ${hashOf(content)}`;
  return known;
}

export async function keepAnswer(
  tx: Queryable,
  { orgCode, identityUuid, key }: CommandKey,
  answer: unknown,
): Promise<void> {
  await tx`
    update app.command_answer set answer = ${tx.json(answer as Parameters<typeof tx.json>[0])}
     where org_code = ${orgCode} and identity_uuid = ${identityUuid} and key = ${key}`;
}

/** Does the work once for this key and gives what it answered then: sent again, nothing is done again. */
export async function once<T>(tx: Queryable, claim: CommandKey, work: () => Promise<T>): Promise<T> {
  const before = await claimKey(tx, claim);
  if (before) return before.answer as T;
  const answer = await work();
  await keepAnswer(tx, claim, answer ?? null);
  return answer;
}
