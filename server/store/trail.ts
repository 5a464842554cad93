/** The audit and what staff did to applications, as one list by time. Nothing is written here. */
import { type AuditAct, type AuditKind, auditActs, auditRows } from '#core/audit.ts';
import { type Queryable, together } from './database.ts';

export interface TrailRow {
  /** Which of the two lists it stands in, and where there. */
  readonly source: 'a' | 'e';
  readonly key: string;
  readonly at: Date;
  readonly act: AuditAct;
  readonly byIdentity: string | null;
  readonly byName: string;
  readonly applicationUuid: string | null;
  readonly loanNumber: string | null;
  readonly aboutIdentity: string | null;
  readonly what: string;
  readonly why: string | null;
}

export interface TrailQuery {
  readonly applicationUuid?: string | undefined;
  readonly byIdentity?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly from?: Date | undefined;
  /** The first moment that no longer counts. */
  readonly until?: Date | undefined;
  readonly before?: Pick<TrailRow, 'at' | 'source' | 'key'> | undefined;
  readonly max: number;
}

/** The newest first; of one moment what is in the audit, then what is in a history. */
export async function readTrail(tx: Queryable, orgCode: string, query: TrailQuery): Promise<readonly TrailRow[]> {
  const [looks, acts] = await together([auditPart(tx, orgCode, query), historyPart(tx, orgCode, query)]);
  return [...looks, ...acts]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || one.source.localeCompare(other.source))
    .slice(0, query.max);
}

/** Beyond all that is written. */
const never = new Date('9999-12-31T00:00:00.000Z');

/** Each question is a statement of its own, planned for what it asks: one that takes any answer would read everything. */
const ofWhom = (tx: Queryable, { applicationUuid, byIdentity }: TrailQuery) => tx`
       ${applicationUuid === undefined ? tx`` : tx`and e.application_uuid = ${applicationUuid}`}
       ${byIdentity === undefined ? tx`` : tx`and e.by_identity = ${byIdentity}`}`;

function auditPart(tx: Queryable, orgCode: string, query: TrailQuery): Promise<readonly TrailRow[]> {
  const { kind, from = new Date(0), until = never, before, max } = query;
  const acts = auditActs.filter((act) => kind === undefined || kind === 'system' || auditRows[act].kind === kind);
  // What a person did is never the system's, and the other way round.
  const whose = kind === undefined ? 'any' : kind === 'system' ? 'none' : 'person';
  const [at, isSame, key] = [before?.at ?? never, before?.source === 'a', before?.source === 'a' ? before.key : '0'];
  return tx<TrailRow[]>`
    select 'a' as source, e.id::text as key, e.at, e.act, e.by_identity, e.by_name, e.application_uuid, a.loan_number,
           e.about_identity, e.what, e.why
      from app.audit_entry e
      left join app.application a on a.org_code = e.org_code and a.uuid = e.application_uuid
     where e.org_code = ${orgCode} and e.act = any(${acts as string[]})
       and (${whose} = 'any' or (e.by_identity is null) = (${whose} = 'none'))
       ${ofWhom(tx, query)}
       and e.at >= ${from} and e.at < ${until}
       and e.at <= ${at} and (e.at < ${at} or (${isSame} and e.id < ${key}::bigint))
     order by e.at desc, e.id desc limit ${max}`;
}

async function historyPart(tx: Queryable, orgCode: string, query: TrailQuery): Promise<readonly TrailRow[]> {
  const { kind, from = new Date(0), until = never, before, max } = query;
  if (kind !== undefined && kind !== 'did' && kind !== 'forced') return [];
  const isForced = kind === undefined ? null : String(kind === 'forced');
  const at = before?.at ?? never;
  const isAfterAudit = before?.source === 'a';
  const [uuid = null, seq = '0'] = before?.source === 'e' ? before.key.split('.') : [];
  return tx<TrailRow[]>`
    select 'e' as source, e.application_uuid || '.' || e.seq as key, e.at,
           case when e.event = 'forced' then 'statusForced' else 'eventSent' end as act, e.by_identity,
           coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), '') as by_name, e.application_uuid, a.loan_number,
           null as about_identity, e.event as what, coalesce(e.payload ->> 'reason', e.payload ->> 'why') as why
      from app.application_event e
      join app.application a on a.org_code = e.org_code and a.uuid = e.application_uuid
      left join app.profile p on p.org_code = e.org_code and p.identity_uuid = e.by_identity
     where e.org_code = ${orgCode} and e.by_role = 'operations'
       and (${isForced}::text is null or (e.event = 'forced') = ${isForced}::text::boolean)
       ${ofWhom(tx, query)}
       and e.at >= ${from} and e.at < ${until}
       and e.at <= ${at}
       and (e.at < ${at} or ${isAfterAudit} or (e.application_uuid, e.seq) < (${uuid}::uuid, ${seq}::int))
     order by e.at desc, e.application_uuid desc, e.seq desc limit ${max}`;
}
