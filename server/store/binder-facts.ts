/** What the binder of an application is judged by, read in one transaction: history, papers, messages. */
import type { Delivery, KeptPaper, PastEvent } from '#core/law/binder/facts.ts';
import type { Queryable } from './database.ts';
import { readEvents } from './events.ts';

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

export async function pastEvents(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<readonly PastEvent[]> {
  const events = await readEvents(tx, orgCode, applicationUuid);
  return events.map(({ seq, event, at, fromStatus, toStatus, payload }) => ({
    ...{ seq, event, fromStatus, toStatus },
    at: at.toISOString(),
    payload: (payload ?? {}) as PastEvent['payload'],
  }));
}

interface PaperRow extends Pick<KeptPaper, 'uuid' | 'type' | 'sha256' | 'belongsTo'> {
  readonly title: string;
  readonly createdAt: Date;
  readonly signedAt: Date | null;
  readonly destroyedAt: Date | null;
}

export type BinderPaper = KeptPaper & { readonly title: string };

/** Papers of ours, those that were replaced too: a proof may name one. */
export async function binderPapers(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<readonly BinderPaper[]> {
  const rows = await tx<PaperRow[]>`
    select d.uuid, d.type, d.title, encode(d.sha256, 'hex') as sha256, d.belongs_to, d.created_at, d.destroyed_at,
           (select max(s.at) from app.signing_event s
             where s.org_code = d.org_code and s.application_uuid = d.application_uuid
               and s.document_uuid = d.uuid and s.event = 'signed') as signed_at
      from app.document d
     where d.org_code = ${orgCode} and d.application_uuid = ${applicationUuid} and d.uploaded_by is null
     order by d.created_at, d.title, d.uuid`;
  return rows.map(({ createdAt, signedAt, destroyedAt, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
    destroyedAt: destroyedAt?.toISOString() ?? null,
  }));
}

/** What the carrier has, by the effect that asked for it; a message that answered several causes is one for each. */
export async function binderDeliveries(tx: Queryable, { orgCode, applicationUuid }: Of): Promise<readonly Delivery[]> {
  const rows = await tx<{ key: string; alsoKeys: readonly string[]; toIdentity: string; sentAt: Date }[]>`
    select key, also_keys, to_identity, sent_at from app.letter
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and not is_refused order by sent_at, key`;
  return rows.flatMap(({ key, alsoKeys, toIdentity, sentAt }) =>
    [key, ...alsoKeys].flatMap((one) => {
      const [, seq, kind] = /^[0-9a-f-]{36}_(\d+)_(\w+)/.exec(one) ?? [];
      return seq && kind ? [{ key: one, kind, seq: Number(seq), to: toIdentity, at: sentAt.toISOString() }] : [];
    }),
  );
}
