/** Rows of app.act_request: acts that wait for a second person, and what became of them. */
import type { Application } from '#core/application/application.ts';
import type { Found } from '#core/desk/envelope.ts';
import type { Permission } from '#core/roles.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

/** Where a number is sealed that a request would put in the place of another. */
export const askedSsnField = (requestUuid: string) => `ssn asked ${requestUuid}`;

export interface ActRequest {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly found: Found;
  readonly reason: string;
  readonly whyTwo: string;
  readonly confirmedBy: Permission;
  readonly seenVersion: number;
  readonly askedBy: string;
  readonly askedAt: Date;
}

/** False where the same is asked for already. */
export async function insertActRequest(
  tx: Queryable,
  orgCode: string,
  row: Omit<ActRequest, 'askedAt'>,
  now: Date,
): Promise<boolean> {
  const { uuid, applicationUuid, event, payload, found, reason, whyTwo, confirmedBy, seenVersion, askedBy } = row;
  const added = await tx`
    insert into app.act_request (org_code, uuid, application_uuid, event, payload, found, reason, why_two, confirmed_by, seen_version, asked_by, asked_at)
    values (${orgCode}, ${uuid}, ${applicationUuid}, ${event}, ${tx.json(payload as never)}, ${tx.json(found as never)}, ${reason},
            ${whyTwo}, ${confirmedBy}, ${seenVersion}, ${askedBy}, ${now})
    on conflict (org_code, application_uuid, event) where state = 'open' do nothing`;
  return added.count === 1;
}

const columns = (tx: Queryable) => tx`
  r.uuid, r.application_uuid, r.event, r.payload, r.found, r.reason, r.why_two, r.confirmed_by, r.seen_version, r.asked_by, r.asked_at`;

export async function readActRequest(tx: Queryable, orgCode: string, uuid: string) {
  const [row] = await tx<(ActRequest & { readonly state: string })[]>`
    select ${columns(tx)}, r.state from app.act_request r where r.org_code = ${orgCode} and r.uuid = ${uuid}`;
  return row;
}

export interface WaitingRequest extends ActRequest {
  readonly askedByName: string;
  readonly application: Application;
  readonly version: number;
}

interface Asking {
  readonly applicationUuid: string | null;
  readonly after: Mark | undefined;
  readonly max: number;
}

/** What waits for a second person, with its application: of one, or of the organization; the longest waiting first. */
export function waitingRequests(
  tx: Queryable,
  orgCode: string,
  { applicationUuid, after, max }: Asking,
): Promise<readonly WaitingRequest[]> {
  return tx<WaitingRequest[]>`
    select ${columns(tx)}, trim(concat(p.first_name, ' ', p.last_name)) as asked_by_name, a.record as application, a.version
      from app.act_request r join app.application a on a.org_code = r.org_code and a.uuid = r.application_uuid left join app.profile p on p.org_code = r.org_code and p.identity_uuid = r.asked_by
     where r.org_code = ${orgCode} and r.state = 'open'
       ${applicationUuid === null ? tx`` : tx`and r.application_uuid = ${applicationUuid}`}
       ${after ? tx`and (r.asked_at, r.uuid) > (${after.at}::text::timestamptz, ${after.uuid}::uuid)` : tx``}
     order by r.asked_at, r.uuid limit ${max}`;
}

interface Settling {
  readonly state: 'confirmed' | 'refused' | 'withdrawn' | 'void';
  readonly by: string | null;
  readonly why: string | null;
}

/** False where another settled it before: then nothing that goes with it may be done. */
export async function settleActRequest(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  { state, by, why }: Settling,
  now: Date,
): Promise<boolean> {
  const settled = await tx`
    update app.act_request set state = ${state}, settled_by = ${by}, settled_at = ${now}, settled_why = ${why}
     where org_code = ${orgCode} and uuid = ${uuid} and state = 'open'`;
  return settled.count === 1;
}
