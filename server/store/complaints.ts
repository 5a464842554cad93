/** Rows of app.complaint: the words sealed, the days in clear. */
import type { ComplaintChannel, ComplaintKind } from '#core/support/complaints.ts';
import { Failure } from '../failure.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

/** Who said what, as it lies sealed. */
interface Said {
  readonly name: string;
  readonly email: string | null;
  readonly message: string;
}

export interface NewComplaint extends Said {
  readonly uuid: string;
  readonly kind: ComplaintKind;
  readonly channel: ComplaintChannel;
  readonly identityUuid: string | null;
  readonly byUuid: string;
  readonly applicationUuid: string | null;
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly requestKey: string;
}

interface Row extends Omit<NewComplaint, keyof Said | 'requestKey' | 'byUuid'> {
  readonly loanNumber: string | null;
  readonly sealed: Buffer;
  readonly answer: Buffer | null;
  readonly answeredAt: Date | null;
  readonly answeredByName: string;
}

export interface Complaint extends Omit<Row, 'sealed' | 'answer'>, Said {
  readonly answer: string | null;
}

const placeOf = (orgCode: string, uuid: string, field: 'complaint' | 'answer') => ({ orgCode, subject: uuid, field });

/** The caller has claimed the key: one that is kept under it all the same is another, and is not taken for this one. */
export async function insertComplaint(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  complaint: NewComplaint,
): Promise<void> {
  const { uuid, name, email, message, byUuid, requestKey, ...row } = complaint;
  const sealed = await vault.seal(tx, placeOf(orgCode, uuid, 'complaint'), JSON.stringify({ name, email, message }));
  const added = await tx`
    insert into app.complaint (org_code, uuid, kind, channel, identity_uuid, by_uuid, application_uuid, sealed, received_at, due_at, request_key)
    values (${orgCode}, ${uuid}, ${row.kind}, ${row.channel}, ${row.identityUuid}, ${byUuid}, ${row.applicationUuid}, ${sealed},
            ${row.receivedAt}, ${row.dueAt}, ${requestKey})
    on conflict (org_code, by_uuid, request_key) do nothing`;
  if (added.count === 0) throw new Failure('keyReused');
}

const rows = (tx: Queryable) => tx`
  select c.uuid, c.kind, c.channel, c.identity_uuid, c.application_uuid, a.loan_number, c.sealed, c.received_at, c.due_at,
         c.answer, c.answered_at, trim(concat(p.first_name, ' ', p.last_name)) as answered_by_name
    from app.complaint c
    left join app.application a on a.org_code = c.org_code and a.uuid = c.application_uuid
    left join app.profile p on p.org_code = c.org_code and p.identity_uuid = c.answered_by`;

async function opened(tx: Queryable, vault: Vault, orgCode: string, found: readonly Row[]): Promise<Complaint[]> {
  const open: Complaint[] = [];
  for (const { sealed, answer, ...row } of found) {
    const said = JSON.parse((await vault.open(tx, placeOf(orgCode, row.uuid, 'complaint'), sealed)).reveal()) as Said;
    const told = answer && (await vault.open(tx, placeOf(orgCode, row.uuid, 'answer'), answer)).reveal();
    open.push({ ...row, ...said, answer: told });
  }
  return open;
}

interface Listing {
  readonly list: 'open' | 'all';
  readonly after?: { readonly at: string; readonly uuid: string } | undefined;
  readonly max: number;
}

export async function listComplaints(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  { list, after, max }: Listing,
): Promise<Complaint[]> {
  const found =
    list === 'open'
      ? await tx<Row[]>`
          ${rows(tx)} where c.org_code = ${orgCode} and c.answered_at is null
            ${after ? tx`and (c.due_at, c.uuid) > (${after.at}::timestamptz, ${after.uuid}::uuid)` : tx``}
           order by c.due_at, c.uuid limit ${max}`
      : await tx<Row[]>`
          ${rows(tx)} where c.org_code = ${orgCode}
            ${after ? tx`and (c.received_at < ${after.at}::timestamptz or (c.received_at = ${after.at}::timestamptz and c.uuid > ${after.uuid}::uuid))` : tx``}
           order by c.received_at desc, c.uuid limit ${max}`;
  return opened(tx, vault, orgCode, found);
}

/** Someone's own, the newest first. */
export async function complaintsOf(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  identityUuid: string,
): Promise<Complaint[]> {
  const found = await tx<Row[]>`
    ${rows(tx)} where c.org_code = ${orgCode} and c.identity_uuid = ${identityUuid}
     order by c.received_at desc, c.uuid limit 50`;
  return opened(tx, vault, orgCode, found);
}

/** Held until the transaction is over: of two who answer, the second finds it answered. */
export async function holdComplaint(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  uuid: string,
): Promise<Complaint | undefined> {
  await tx`select from app.complaint where org_code = ${orgCode} and uuid = ${uuid} for update`;
  const found = await tx<Row[]>`${rows(tx)} where c.org_code = ${orgCode} and c.uuid = ${uuid}`;
  const [complaint] = await opened(tx, vault, orgCode, found);
  return complaint;
}

export async function answerComplaint(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  { uuid, by, answer }: { readonly uuid: string; readonly by: string; readonly answer: string },
  now: Date,
): Promise<void> {
  const sealed = await vault.seal(tx, placeOf(orgCode, uuid, 'answer'), answer);
  await tx`
    update app.complaint set answered_at = ${now}, answered_by = ${by}, answer = ${sealed}
     where org_code = ${orgCode} and uuid = ${uuid} and answered_at is null`;
}

interface Counted {
  readonly kind: ComplaintKind;
  readonly received: number;
  readonly answered: number;
  readonly late: number;
  readonly open: number;
  /** Of those that were answered; null where none was. */
  readonly days: number | null;
}

/** Of what was received in a year. */
export function countComplaints(tx: Queryable, orgCode: string, year: number): Promise<Counted[]> {
  return tx<Counted[]>`
    select kind, count(*)::integer as received, count(answered_at)::integer as answered,
           (count(*) filter (where answered_at >= due_at))::integer as late,
           (count(*) filter (where answered_at is null))::integer as open,
           round(avg(extract(epoch from answered_at - received_at) / 86400)::numeric, 1)::float8 as days
      from app.complaint
     where org_code = ${orgCode} and received_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')
       and received_at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')
     group by kind order by kind`;
}

interface Exported
  extends Pick<Row, 'uuid' | 'kind' | 'channel' | 'receivedAt' | 'dueAt' | 'answeredAt' | 'loanNumber'> {}

/** No word and no name leaves with it. */
export function exportComplaints(tx: Queryable, orgCode: string, year: number, max: number): Promise<Exported[]> {
  return tx<Exported[]>`
    select c.uuid, c.kind, c.channel, c.received_at, c.due_at, c.answered_at, a.loan_number
      from app.complaint c
      left join app.application a on a.org_code = c.org_code and a.uuid = c.application_uuid
     where c.org_code = ${orgCode} and c.received_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')
       and c.received_at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')
     order by c.received_at, c.uuid limit ${max}`;
}
