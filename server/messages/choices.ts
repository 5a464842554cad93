/** How someone wants to hear of what they may choose, and whether their number said STOP: what the settings page shows. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '#core/people/uuid.ts';
import type { Person } from '../actor.ts';
import type { Secret } from '../secret.ts';
import type { Database } from '../store/database.ts';
import { readChoice, saveChoice } from '../store/message-choices.ts';

export type Choices = ReturnType<typeof createChoices>;

/** By one press in a mail program, without a login: the link says who, and only we can make it. */
export function unsubscribeToken(secret: Secret, orgCode: string, identityUuid: string): string {
  const mac = createHmac('sha256', secret.reveal())
    .update(`unsubscribe ${orgCode} ${identityUuid}`)
    .digest('base64url');
  return `${orgCode}.${identityUuid}.${mac}`;
}

export function createChoices(database: Database, secret?: Secret) {
  return {
    /** False for a link that is none of ours. Pressing twice changes nothing. */
    unsubscribe: async (token: string): Promise<boolean> => {
      const [orgCode = '', identityUuid = ''] = token.split('.');
      if (!secret || !isUuid(identityUuid)) return false;
      const [right, given] = [Buffer.from(unsubscribeToken(secret, orgCode, identityUuid)), Buffer.from(token)];
      if (right.length !== given.length || !timingSafeEqual(right, given)) return false;
      await database.inOrg(orgCode, (tx, now) => saveChoice(tx, orgCode, identityUuid, false, now));
      return true;
    },
    read: ({ orgCode, identityUuid }: Person) => database.inOrg(orgCode, (tx) => readChoice(tx, orgCode, identityUuid)),
    save: ({ orgCode, identityUuid }: Person, isEmailOn: boolean): Promise<void> =>
      database.inOrg(orgCode, (tx, now) => saveChoice(tx, orgCode, identityUuid, isEmailOn, now)),
  };
}
