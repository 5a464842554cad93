/** Rows of app.feedback: what borrowers tell the CEO. */
import type { Feedback } from '#core/support/feedback.ts';
import type { Queryable } from './database.ts';

interface NewFeedback {
  readonly orgCode: string;
  readonly uuid: string;
  readonly identityUuid: string;
  readonly said: Feedback;
}

export async function insertFeedback(tx: Queryable, feedback: NewFeedback, now: Date): Promise<void> {
  const { orgCode, uuid, identityUuid, said } = feedback;
  const { applicationUuid = null, topic, message, marketingConsent, pathname, productType } = said;
  await tx`insert into app.feedback (org_code, uuid, identity_uuid, application_uuid, topic, message,
      has_marketing_consent, page_path, product_type, created_at)
    values (${orgCode}, ${uuid}, ${identityUuid}, ${applicationUuid}, ${topic}, ${message},
      ${marketingConsent}, ${pathname}, ${productType}, ${now})`;
}
