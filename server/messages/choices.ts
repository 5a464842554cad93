/** How someone wants to hear of what they may choose, and whether their number said STOP: what the settings page shows. */
import type { Person } from '../actor.ts';
import type { Database } from '../store/database.ts';
import { readChoice, saveChoice } from '../store/message-choices.ts';

export type Choices = ReturnType<typeof createChoices>;

export function createChoices(database: Database) {
  return {
    read: ({ orgCode, identityUuid }: Person) => database.inOrg(orgCode, (tx) => readChoice(tx, orgCode, identityUuid)),
    save: ({ orgCode, identityUuid }: Person, isEmailOn: boolean): Promise<void> =>
      database.inOrg(orgCode, (tx, now) => saveChoice(tx, orgCode, identityUuid, isEmailOn, now)),
  };
}
