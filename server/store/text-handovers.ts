/** Rows of app.text_handover: each text that a carrier without keys was given, and what became of it. */
import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from './database.ts';
import { addToTallies } from './tallies.ts';

interface Begun {
  readonly uuid: string;
  /** The carrier's number for it, where it has answered. */
  readonly sid: string | null;
  /** False when it was begun before: it may be on its way. */
  readonly isFirst: boolean;
  readonly begunAt: Date;
}

interface NewText {
  readonly orgCode: string;
  readonly key: string;
  readonly phone: string;
  readonly segments: number;
}

/** What the adapter of a carrier writes down before and after it asks. */
export function textBook(database: Database) {
  return {
    begin: ({ orgCode, key, phone, segments }: NewText): Promise<Begun> =>
      database.inOrg(orgCode, async (tx) => {
        const made = await tx`
          insert into app.text_handover (org_code, uuid, key, phone, segments, begun_at, changed_at)
          values (${orgCode}, ${randomUUID()}, ${key}, ${phone}, ${segments}, now(), now())
          on conflict (org_code, key) do nothing`;
        const [row] = await tx<{ uuid: string; sid: string | null; begunAt: Date }[]>`
          select uuid, sid, begun_at from app.text_handover where org_code = ${orgCode} and key = ${key}`;
        if (!row) throw new Error('A text that was just begun is not in the book.');
        return { ...row, isFirst: made.count === 1 };
      }),
    /** False when that number is another text's. A receipt may have come before the answer: it stays. */
    accepted: async (orgCode: string, uuid: string, sid: string): Promise<boolean> => {
      const row = await database.inOrg(orgCode, async (tx) => {
        const [changed] = await tx<{ segments: number }[]>`
          update app.text_handover set sid = ${sid}, changed_at = now(),
                 state = case state when 'begun' then 'accepted' else state end
           where org_code = ${orgCode} and uuid = ${uuid} and coalesce(sid, ${sid}) = ${sid}
             and not exists (select from app.text_handover where org_code = ${orgCode} and sid = ${sid} and uuid <> ${uuid})
          returning segments`;
        return changed;
      });
      if (row) await addToTallies(database.app, [{ name: 'textSegments', label: orgCode, count: row.segments }]);
      return row !== undefined;
    },
    refused: (orgCode: string, uuid: string, errorCode: number): Promise<void> =>
      database.inOrg(orgCode, async (tx) => {
        await tx`update app.text_handover set state = 'refused', error_code = ${errorCode}, changed_at = now()
          where org_code = ${orgCode} and uuid = ${uuid}`;
      }),
  };
}

export interface Receipt {
  readonly uuid: string;
  readonly sid: string;
  readonly isDelivered: boolean;
  readonly errorCode: number | null;
}

/** The key and the number of the text it is about; undefined when there is none, or its end was told before. */
export async function noteReceipt(
  tx: Queryable,
  orgCode: string,
  { uuid, sid, isDelivered, errorCode }: Receipt,
): Promise<{ readonly key: string; readonly phone: string } | undefined> {
  const [row] = await tx<{ key: string; phone: string }[]>`
    update app.text_handover set sid = ${sid}, state = ${isDelivered ? 'delivered' : 'undelivered'},
           error_code = ${errorCode}, changed_at = now()
     where org_code = ${orgCode} and uuid = ${uuid} and state in ('begun', 'accepted') and coalesce(sid, ${sid}) = ${sid}
    returning key, phone`;
  return row;
}

export async function forgetOldHandovers(tx: Queryable, orgCode: string, before: Date): Promise<number> {
  return (await tx`delete from app.text_handover where org_code = ${orgCode} and begun_at < ${before}`).count;
}
