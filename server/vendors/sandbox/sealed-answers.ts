/**
 * What a sandbox answered, as its book keeps it: sealed. A real bureau's books are not on our disk; the sandbox's are, and
 * a copy of them must tell as little about anyone as a copy of ours. An answer opens only at the entry it was given for.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import type { Secret } from '../../secret.ts';

/** The first seals; the others only open. */
export type BookSecrets = readonly [Secret, ...Secret[]];

export interface Entry {
  readonly vendor: string;
  readonly action: string;
  readonly key: string;
}

/** As the book has it; `value` in clear was written by an earlier version. */
export type Kept = { readonly sealed: string } | { readonly value: unknown };

const ivBytes = 12;
const tagBytes = 16;

export function sealAnswer(secrets: BookSecrets, entry: Entry, answer: unknown): Kept {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets[0]), iv).setAAD(boundTo(entry));
  const text = Buffer.concat([cipher.update(JSON.stringify({ value: answer })), cipher.final()]);
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64') };
}

export function openAnswer(secrets: BookSecrets, entry: Entry, kept: Kept): unknown {
  if (!('sealed' in kept)) return kept.value;
  const sealed = Buffer.from(kept.sealed, 'base64');
  for (const secret of secrets) {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(boundTo(entry)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    const text = decipher.update(sealed.subarray(ivBytes + tagBytes));
    try {
      return (JSON.parse(Buffer.concat([text, decipher.final()]).toString()) as { value: unknown }).value;
    } catch {
      // Sealed with an older key, or not by us.
    }
  }
  throw new Error(
    'An answer in the book of a sandbox does not open: the root key that it was sealed with is not configured.',
  );
}

/** Seals what an earlier version left in clear, a few at a time; gives how many. */
export async function sealOldAnswers(sql: postgres.Sql, secrets: BookSecrets, max: number): Promise<number> {
  return sql.begin(async (tx) => {
    const rows = await tx<(Entry & { answer: Kept })[]>`
      select vendor, action, key, answer from sandbox.book where answer ? 'value' limit ${max} for update skip locked`;
    for (const { answer, ...entry } of rows)
      await tx`update sandbox.book set answer = ${tx.json(sealAnswer(secrets, entry, openAnswer(secrets, entry, answer)) as { sealed: string })}
        where vendor = ${entry.vendor} and action = ${entry.action} and key = ${entry.key}`;
    return rows.length;
  });
}

const keyOf = (secret: Secret) => createHash('sha256').update(secret.reveal()).digest();
const boundTo = ({ vendor, action, key }: Entry) => Buffer.from(JSON.stringify([vendor, action, key]));
