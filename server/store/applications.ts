/** The row of an application: read, locked, written. Every function runs inside an organization's transaction. */
import type { Application } from '#core/application/application.ts';
import { type Queryable, together } from './database.ts';
import { gathered } from './gathered.ts';
import type { SealedHead } from './history-seals.ts';

export interface StoredApplication {
  readonly application: Application;
  readonly version: number;
  readonly lastHash: Buffer;
  readonly completedAt: Date | null;
  /** Given for a key that was used before: nothing happened now. */
  readonly isAgain?: true;
}

/** As it is while no one else can change it, with the seal of where its history ends. */
export interface LockedApplication extends StoredApplication {
  /** None of an application from before heads were sealed. */
  readonly head: SealedHead | null;
  /** Where there is no head: the key of the last event, which then has none either. */
  readonly lastKeyId: string | null;
  /** The delivery that was asked about has been taken before. */
  readonly isRepeated: boolean;
}

interface Row {
  readonly record: Application;
  readonly version: number;
  readonly lastHash: Buffer;
  readonly completedAt: Date | null;
}

interface HeadRow {
  readonly headSeq: number | null;
  readonly headHash: Buffer;
  readonly headKeyId: string;
  readonly headSeal: Buffer;
  readonly lastKeyId: string | null;
  readonly isRepeated: boolean;
}

/** With the name of a delivery it also says whether that was taken before. */
export async function lockApplication(
  tx: Queryable,
  orgCode: string,
  uuid: string,
  delivery: string | null = null,
): Promise<LockedApplication | undefined> {
  // Two statements that travel together: one alone would wait for the row and then show the rest as it was before the wait.
  const [[row], [sealed]] = await together([
    tx<Row[]>`
      select record, version, last_hash, completed_at from app.application
       where org_code = ${orgCode} and uuid = ${uuid} for update`,
    tx<HeadRow[]>`
      select h.seq as head_seq, h.hash as head_hash, h.key_id as head_key_id, h.seal as head_seal,
             case when h.seq is null then (
               select e.key_id from app.application_event e
                where e.org_code = a.org_code and e.application_uuid = a.uuid and e.seq = a.version) end as last_key_id,
             exists (select from app.application_event e
                      where e.org_code = a.org_code and e.application_uuid = a.uuid
                        and e.delivery = ${delivery}) as is_repeated
        from app.application a
        left join app.application_head h on h.org_code = a.org_code and h.application_uuid = a.uuid
       where a.org_code = ${orgCode} and a.uuid = ${uuid}`,
  ]);
  if (!row || !sealed) return undefined;
  const { lastKeyId, isRepeated } = sealed;
  return { ...stored(row), head: headOf(sealed), lastKeyId, isRepeated };
}

/** The seal of where the history ends, of an application that is not locked. */
export async function readHead(tx: Queryable, orgCode: string, uuid: string): Promise<SealedHead | null> {
  const [row] = await tx<HeadRow[]>`
    select seq as head_seq, hash as head_hash, key_id as head_key_id, seal as head_seal
      from app.application_head where org_code = ${orgCode} and application_uuid = ${uuid}`;
  return row ? headOf(row) : null;
}

export async function readApplication(
  tx: Queryable,
  orgCode: string,
  uuid: string,
): Promise<StoredApplication | undefined> {
  const [row] = await tx<Row[]>`
    select record, version, last_hash, completed_at from app.application where org_code = ${orgCode} and uuid = ${uuid}`;
  return row && stored(row);
}

/** Read, and kept from being changed until the transaction is over: for those who then write beside it. */
export async function pinApplication(tx: Queryable, orgCode: string, uuid: string): Promise<Application | undefined> {
  const [row] = await tx<Pick<Row, 'record'>[]>`
    select record from app.application where org_code = ${orgCode} and uuid = ${uuid} for key share`;
  return row?.record;
}

/** Several at once, by their id; those of another organization are not there. */
export async function readApplicationsBy(
  tx: Queryable,
  orgCode: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Application>> {
  if (uuids.length === 0) return new Map();
  const rows = await tx<Pick<Row, 'record'>[]>`
    select record from app.application where org_code = ${orgCode} and uuid = any(${uuids as string[]}::uuid[])`;
  return new Map(rows.map(({ record }) => [record.uuid, record]));
}

/** By the number that people read aloud. */
export async function applicationByLoanNumber(
  tx: Queryable,
  orgCode: string,
  loanNumber: string,
): Promise<Application | undefined> {
  const [row] = await tx<Pick<Row, 'record'>[]>`
    select record from app.application where org_code = ${orgCode} and loan_number = ${loanNumber}`;
  return row?.record;
}

/** The same outside any transaction, in one statement: it brings its organization with it. */
export async function lookUpApplication(
  app: Queryable,
  orgCode: string,
  uuid: string,
): Promise<StoredApplication | undefined> {
  const [row] = await app<Row[]>`
    select record, version, last_hash, completed_at from app.application_of(${orgCode}, ${uuid})`;
  return row && stored(row);
}

/** Where an application stands and to whom it belongs. */
export interface Standing extends Pick<Application, 'status' | 'orgCode'> {
  readonly borrower: Pick<Application['borrower'], 'identityUuid'>;
  readonly signers: readonly Pick<Application['signers'][number], 'identityUuid'>[];
  readonly referrer: Pick<NonNullable<Application['referrer']>, 'referrerUuid'>;
}

interface StandingRow {
  readonly nth: number;
  readonly status: Application['status'];
  readonly identityUuid: string;
  readonly referrerUuid: string | null;
  readonly signerUuids: readonly string[];
}

interface WhichOne {
  readonly orgCode: string;
  readonly uuid: string;
}

const standings = gathered<WhichOne, Standing>(async (app, asked) => {
  const [orgs, ids] = [asked.map(({ orgCode }) => orgCode), asked.map(({ uuid }) => uuid)];
  const rows = await app<StandingRow[]>`select * from app.standings_of(${orgs}, ${ids})`;
  const found = new Array<Standing | undefined>(asked.length);
  for (const { nth, status, identityUuid, referrerUuid, signerUuids } of rows)
    found[nth - 1] = {
      status,
      orgCode: orgs[nth - 1] ?? '',
      borrower: { identityUuid },
      signers: signerUuids.map((signerUuid) => ({ identityUuid: signerUuid })),
      referrer: { referrerUuid },
    };
  return found;
});

/** As `lookUpApplication`, without the record: what every open page asks every few seconds, so many at once ask together. */
export function lookUpStanding(app: Queryable, orgCode: string, uuid: string): Promise<Standing | undefined> {
  return standings(app, { orgCode, uuid });
}

/** A person's own applications and those they sign, newest first. */
export async function applicationsOf(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
): Promise<StoredApplication[]> {
  const rows = await tx<Row[]>`
    select record, version, last_hash, completed_at from app.applications_of(${orgCode}, ${identityUuid})`;
  return rows.map(stored);
}

interface Written {
  readonly application: Application;
  readonly version: number;
  readonly lastHash: Buffer;
  readonly isActive: boolean;
  readonly now: Date;
}

export async function insertApplication(tx: Queryable, written: Written): Promise<void> {
  const { application, version, lastHash, isActive, now } = written;
  await tx`
    insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version, last_hash, is_active, is_searchable, record, created_at, updated_at)
    values (${application.orgCode}, ${application.uuid}, ${application.borrower.identityUuid}, ${application.loanNumber ?? application.uuid},
            ${application.product}, ${application.status}, ${application.statusSince}, ${version}, ${lastHash}, ${isActive}, true, ${json(tx, application)}, ${now}, ${now})`;
}

export async function updateApplication(
  tx: Queryable,
  written: Written & { readonly isComplete: boolean },
): Promise<void> {
  const { application, version, lastHash, isActive, isComplete, now } = written;
  await tx`
    update app.application set status = ${application.status}, status_since = ${application.statusSince}, version = ${version},
           last_hash = ${lastHash}, is_active = ${isActive}, record = ${json(tx, application)}, updated_at = ${now},
           completed_at = case when ${isComplete} then coalesce(completed_at, ${now}) end
     where org_code = ${application.orgCode} and uuid = ${application.uuid}`;
}

export async function linkSigner(
  tx: Queryable,
  orgCode: string,
  applicationUuid: string,
  identityUuid: string,
): Promise<void> {
  await tx`
    insert into app.application_signer (org_code, application_uuid, identity_uuid)
    values (${orgCode}, ${applicationUuid}, ${identityUuid}) on conflict do nothing`;
}

function json(tx: Queryable, application: Application) {
  return tx.json(application as unknown as Parameters<typeof tx.json>[0]);
}

function stored({ record, version, lastHash, completedAt }: Row): StoredApplication {
  return { application: record, version, lastHash, completedAt };
}

function headOf({ headSeq, headHash, headKeyId, headSeal }: HeadRow): SealedHead | null {
  return headSeq === null ? null : { seq: headSeq, hash: headHash, keyId: headKeyId, seal: headSeal };
}
