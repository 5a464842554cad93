/**
 * The underwriting file of an application, sealed whole, and its sealed numbers. The file has the date of birth and what
 * the bureau reported: at rest there is nothing of it to read.
 */

import type { CreditFindings, UnderwritingFile } from '#core/underwriting/file.ts';
import type { Secret } from '../secret.ts';
import type { Queryable } from './database.ts';
import type { Vault } from './vault.ts';

export interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

/** The first of a new application. */
export async function insertFile(
  tx: Queryable,
  vault: Vault,
  of: Of,
  file: UnderwritingFile,
  now: Date,
): Promise<void> {
  const sealed = await vault.sealFirst(tx, placeOf(of), bytesOf(file));
  await tx`
    insert into app.underwriting_file (org_code, application_uuid, sealed, updated_at)
    values (${of.orgCode}, ${of.applicationUuid}, ${sealed}, ${now})`;
}

export async function writeFile(tx: Queryable, vault: Vault, of: Of, file: UnderwritingFile, now: Date): Promise<void> {
  const sealed = await vault.sealBytes(tx, placeOf(of), bytesOf(file));
  await tx`
    update app.underwriting_file set sealed = ${sealed}, file = null, updated_at = ${now}
     where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid}`;
}

/** Something sealed, read together with its subject's newest data key. */
export interface WithKey {
  readonly sealed: Buffer | null;
  readonly keyId: number | null;
  readonly rootId: string;
  readonly wrapped: Buffer;
}

/** The newest data key of an application, to be read beside what it opens. */
export const lastKey = (tx: Queryable, org: ReturnType<Queryable>, uuid: ReturnType<Queryable>) => tx`
  select key_id, root_id, wrapped from app.data_key
   where org_code = ${org} and subject = ${uuid}::text order by key_id desc limit 1`;

type OldReport = Required<Pick<CreditFindings, 'score' | 'scoreModel' | 'factors'>>;

interface FileRow extends WithKey {
  /** In clear: kept by an earlier version, and not sealed yet. */
  readonly file: UnderwritingFile | null;
  /** What an earlier version kept in the application's record. */
  readonly report: OldReport | null;
}

/** In one statement, the key with what it opens. */
export async function readFile(tx: Queryable, vault: Vault, of: Of): Promise<UnderwritingFile | undefined> {
  const [row] = await tx<FileRow[]>`
    select file, sealed, key_id, root_id, wrapped, report from app.underwriting_file f
      left join app.credit_in_clear using (org_code, application_uuid)
      left join lateral (${lastKey(tx, tx`f.org_code`, tx`f.application_uuid`)}) k on true
     where f.org_code = ${of.orgCode} and f.application_uuid = ${of.applicationUuid}`;
  if (!row) return undefined;
  const { file, sealed, keyId, rootId, wrapped, report } = row;
  if (sealed === null) return file === null ? undefined : withReport(file, report);
  const key = keyId === null ? null : { keyId, rootId, wrapped };
  const opened = (await vault.openWith(tx, placeOf(of), sealed, key)).toString();
  return withReport(JSON.parse(opened) as UnderwritingFile, report);
}

const noFindings: CreditFindings = {
  score: null,
  keyFactors: [],
  marks: [],
  liabilities: [],
  homeLoanBalancesCents: [],
};

/** What the file says itself is newer. */
function withReport(file: UnderwritingFile, report: OldReport | null): UnderwritingFile {
  if (!report) return file;
  const { score, scoreModel = report.scoreModel, factors = report.factors, ...rest } = file.credit ?? noFindings;
  return { ...file, credit: { ...rest, score: score ?? report.score, scoreModel, factors } };
}

/** Seals some of the files that an earlier version left in clear; gives how many. None are left when it gives fewer than asked. */
export async function sealOldFiles(tx: Queryable, vault: Vault, orgCode: string, max: number): Promise<number> {
  const rows = await tx<{ applicationUuid: string; file: UnderwritingFile }[]>`
    select application_uuid, file from app.underwriting_file
     where org_code = ${orgCode} and file is not null limit ${max} for update skip locked`;
  for (const { applicationUuid, file } of rows) {
    const sealed = await vault.sealBytes(tx, placeOf({ orgCode, applicationUuid }), bytesOf(file));
    await tx`
      update app.underwriting_file set sealed = ${sealed}, file = null
       where org_code = ${orgCode} and application_uuid = ${applicationUuid}`;
  }
  return rows.length;
}

/** The same of what an earlier version kept of the bureau's report in the applications' records. */
export async function sealOldReports(
  tx: Queryable,
  vault: Vault,
  orgCode: string,
  max: number,
  now: Date,
): Promise<number> {
  const rows = await tx<{ applicationUuid: string }[]>`
    select application_uuid from app.credit_in_clear join app.underwriting_file f using (org_code, application_uuid)
     where org_code = ${orgCode} limit ${max} for update of f skip locked`;
  for (const { applicationUuid } of rows) {
    const of = { orgCode, applicationUuid };
    const file = await readFile(tx, vault, of);
    if (file) await writeFile(tx, vault, of, file, now);
    await tx`delete from app.credit_in_clear where org_code = ${orgCode} and application_uuid = ${applicationUuid}`;
  }
  return rows.length;
}

const placeOf = ({ orgCode, applicationUuid }: Of) => ({
  orgCode,
  subject: applicationUuid,
  field: 'underwriting file',
});

const bytesOf = (file: UnderwritingFile) => Buffer.from(JSON.stringify(file));

export async function sealNumber(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
  field: string,
  number: Secret,
  now: Date,
): Promise<void> {
  const digits = number.reveal();
  const sealed = await vault.seal(tx, { orgCode, subject: applicationUuid, field }, digits);
  await tx`
    insert into app.secret_field values (${orgCode}, ${applicationUuid}, ${field}, ${sealed}, ${lastFourOf(digits)}, ${now})
    on conflict (org_code, application_uuid, field) do update set sealed = excluded.sealed, last_four = excluded.last_four, at = excluded.at`;
}

export async function openNumber(
  tx: Queryable,
  vault: Vault,
  { orgCode, applicationUuid }: Of,
  field: string,
): Promise<Secret | undefined> {
  const [row] = await tx<{ sealed: Buffer }[]>`
    select sealed from app.secret_field
     where org_code = ${orgCode} and application_uuid = ${applicationUuid} and field = ${field}`;
  return row && vault.open(tx, { orgCode, subject: applicationUuid, field }, row.sealed);
}

function lastFourOf(text: string): string | null {
  return /^\d{4,}$/.test(text) ? text.slice(-4) : null;
}
