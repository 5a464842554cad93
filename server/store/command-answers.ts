/**
 * Remembers what a command answered, by the key its sender chose, in the same transaction as what it did. Of its content,
 * which may be a Social Security number, there is only a keyed mark; it outlives root keys, so a rotation changes no answer.
 */
import { Failure } from '../failure.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export type Marking = Pick<Vault, 'mark'>;

export interface CommandKey {
  readonly orgCode: string;
  readonly identityUuid: string;
  readonly key: string;
  /** The call and its content: the same key with other content is a mistake of the sender. */
  readonly content: unknown;
}

/** Of this sender's key alone: that two sent the same does not show. */
const markOf = ({ mark }: Marking, { orgCode, identityUuid, key, content }: CommandKey) =>
  mark('command', JSON.stringify([orgCode, identityUuid, key, content]));

/** The stored answer, or undefined for the first to come. Waits while another holds the same key, up to the lock timeout. */
export async function claimKey(
  tx: Queryable,
  marking: Marking,
  claim: CommandKey,
): Promise<{ answer: unknown } | undefined> {
  const { orgCode, identityUuid, key } = claim;
  const mark = markOf(marking, claim);
  const fresh = await tx`
    insert into app.command_answer (org_code, identity_uuid, key, content_mark)
    values (${orgCode}, ${identityUuid}, ${key}, ${mark}) on conflict do nothing returning key`;
  if (fresh.length > 0) return undefined;
  const [known] = await tx<{ contentMark: string | null; answer: unknown }[]>`
    select content_mark, answer from app.command_answer
     where org_code = ${orgCode} and identity_uuid = ${identityUuid} and key = ${key}`;
  if (!known) throw new Failure('stillRunning');
  // From before there were marks: with what it was used is not known, and it is answered as it was.
  if (known.contentMark !== null && known.contentMark !== mark) throw new Failure('keyReused');
  return { answer: known.answer };
}

/** What was answered to this very content; claims nothing, and refuses nothing. */
export async function answerTo(
  tx: Queryable,
  marking: Marking,
  claim: CommandKey,
): Promise<{ answer: unknown } | undefined> {
  const { orgCode, identityUuid, key } = claim;
  const [known] = await tx<{ answer: unknown }[]>`
    select answer from app.command_answer
     where org_code = ${orgCode} and identity_uuid = ${identityUuid} and key = ${key}
       and coalesce(content_mark = ${markOf(marking, claim)}, true)`;
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
export async function once<T>(tx: Queryable, marking: Marking, claim: CommandKey, work: () => Promise<T>): Promise<T> {
  const before = await claimKey(tx, marking, claim);
  if (before) return before.answer as T;
  const answer = await work();
  await keepAnswer(tx, claim, answer ?? null);
  return answer;
}
