/** Rows of app.consent_prompt and app.consent: the words shown and every answer to them. Both only ever grow. */
import type { Queryable } from './database.ts';

interface PromptRow {
  readonly uuid: string;
  readonly type: string;
  readonly version: string;
  readonly words: string;
}

export async function keepPrompt(tx: Queryable, orgCode: string, prompt: PromptRow, now: Date): Promise<void> {
  await tx`insert into app.consent_prompt (org_code, uuid, type, version, words, created_at)
    values (${orgCode}, ${prompt.uuid}, ${prompt.type}, ${prompt.version}, ${prompt.words}, ${now}) on conflict do nothing`;
}

export interface NewConsent {
  readonly promptUuid: string;
  readonly choice: 'OPT_IN' | 'OPT_OUT';
  readonly source: string;
  readonly productType: string;
  readonly phone: string;
  readonly email: string;
}

export async function insertConsent(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  consent: NewConsent,
  now: Date,
): Promise<void> {
  const { promptUuid, choice, source, productType, phone, email } = consent;
  await tx`insert into app.consent (org_code, identity_uuid, prompt_uuid, choice, source, product_type, phone, email, created_at)
    values (${orgCode}, ${identityUuid}, ${promptUuid}, ${choice}, ${source}, ${productType}, ${phone}, ${email}, ${now})`;
}

/** The last answer to each type of prompt. */
export async function latestConsents(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
): Promise<ReadonlyMap<string, 'OPT_IN' | 'OPT_OUT'>> {
  const rows = await tx<{ type: string; choice: 'OPT_IN' | 'OPT_OUT' }[]>`
    select distinct on (p.type) p.type, c.choice
      from app.consent c join app.consent_prompt p on p.org_code = c.org_code and p.uuid = c.prompt_uuid
     where c.org_code = ${orgCode} and c.identity_uuid = ${identityUuid} order by p.type, c.id desc`;
  return new Map(rows.map(({ type, choice }) => [type, choice]));
}
