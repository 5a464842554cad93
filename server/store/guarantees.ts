/** The two rows whose keys are the guarantee: one funding a loan, one hard inquiry a consent. */
import type { Queryable } from './database.ts';

interface Of {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

export async function fundOnce(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  amountCents: number,
  now: Date,
): Promise<void> {
  await tx`
    insert into app.funding (org_code, application_uuid, amount_cents, at)
    values (${orgCode}, ${applicationUuid}, ${amountCents}, ${now})`;
}

export async function inquireOnce(
  tx: Queryable,
  { orgCode, applicationUuid }: Of,
  consentUuid: string,
  now: Date,
): Promise<void> {
  await tx`
    insert into app.hard_inquiry (org_code, consent_uuid, application_uuid, at)
    values (${orgCode}, ${consentUuid}, ${applicationUuid}, ${now})`;
}
