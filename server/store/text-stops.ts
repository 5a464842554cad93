/** Rows of app.text_stop: the numbers from which STOP was texted; and what that does to the consents given for them. */
import type { Queryable } from './database.ts';

/** False when it had said so before. */
export async function insertStop(tx: Queryable, orgCode: string, phone: string, now: Date): Promise<boolean> {
  const made = await tx`insert into app.text_stop (org_code, phone, stopped_at)
    values (${orgCode}, ${phone}, ${now}) on conflict do nothing`;
  return made.count === 1;
}

/** False when it had not said STOP. */
export async function deleteStop(tx: Queryable, orgCode: string, phone: string): Promise<boolean> {
  const gone = await tx`delete from app.text_stop where org_code = ${orgCode} and phone = ${phone}`;
  return gone.count === 1;
}

export async function stoppedAt(tx: Queryable, orgCode: string, phone: string): Promise<Date | undefined> {
  const [row] = await tx<{ stoppedAt: Date }[]>`
    select stopped_at from app.text_stop where org_code = ${orgCode} and phone = ${phone}`;
  return row?.stoppedAt;
}

const textTypes = ['SMS', 'SMS_TRANSACTIONAL'];
const bySTOP = 'text STOP';

/** The last answer of each person and type, as long as it is about this number. */
const lastAnswers = (tx: Queryable, orgCode: string, phone: string) => tx`
  select * from (
    select distinct on (c.identity_uuid, p.type) c.*, p.type
      from app.consent c join app.consent_prompt p on p.org_code = c.org_code and p.uuid = c.prompt_uuid
     where c.org_code = ${orgCode} and p.type = any(${textTypes})
       and c.identity_uuid in (select identity_uuid from app.consent where org_code = ${orgCode} and phone = ${phone})
     order by c.identity_uuid, p.type, c.id desc) last
   where last.phone = ${phone}`;

/** Everyone who agreed to texts at this number agrees no more: it is kept as an answer, like any other. */
export async function optOutAll(tx: Queryable, orgCode: string, phone: string, now: Date): Promise<void> {
  await tx`
    insert into app.consent (org_code, identity_uuid, prompt_uuid, choice, source, product_type, phone, email, created_at)
    select org_code, identity_uuid, prompt_uuid, 'OPT_OUT', ${bySTOP}, product_type, phone, email, ${now}
      from (${lastAnswers(tx, orgCode, phone)}) answers where choice = 'OPT_IN'`;
}

/**
 * Gives back what STOP took: texts about an application, never marketing, and only where the number is one person's. Two who
 * share it cannot be told apart by a text. Whether anyone was given something back.
 */
export async function optInAgain(tx: Queryable, orgCode: string, phone: string, now: Date): Promise<boolean> {
  const made = await tx`
    insert into app.consent (org_code, identity_uuid, prompt_uuid, choice, source, product_type, phone, email, created_at)
    select org_code, identity_uuid, prompt_uuid, 'OPT_IN', 'text START', product_type, phone, email, ${now}
      from (${lastAnswers(tx, orgCode, phone)}) answers
     where type = 'SMS_TRANSACTIONAL' and choice = 'OPT_OUT' and source = ${bySTOP}
       and 1 = (select count(distinct identity_uuid) from app.consent where org_code = ${orgCode} and phone = ${phone})`;
  return made.count > 0;
}
