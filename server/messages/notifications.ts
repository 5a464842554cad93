/**
 * What someone is told in their notification menu: the conditions that are outstanding and theirs, and which of them they
 * have seen. Promises that no one marks, or learns of, a condition of someone else's.
 */
import type { Application } from '#core/application/application.ts';
import { type Condition, isAsked } from '#core/conditions/condition.ts';
import { isSigner, type Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { insertReads, readAmong } from '../store/notification-reads.ts';

interface NotificationDeps {
  readonly database: Database;
  readonly view: (person: Person, uuid: string) => Promise<{ readonly application: Application }>;
}

export type Notifications = ReturnType<typeof createNotifications>;

export function createNotifications({ database, view }: NotificationDeps) {
  return {
    /** What is asked of this person, the oldest first. */
    outstanding: async (person: Person, uuid: string) => {
      const { application } = await view(person, uuid);
      const asked = askedOf(person, application).toSorted((a, b) => a.created.localeCompare(b.created));
      const { orgCode, identityUuid } = person;
      const seen =
        asked.length === 0
          ? new Set<string>()
          : await database.inOrg(orgCode, (tx) => readAmong(tx, orgCode, identityUuid, asked.map(told)));
      return { application, asked: asked.map((one) => ({ ...one, isUnread: !seen.has(one.uuid) })) };
    },
    /** All of them or none: one that is not theirs, or not outstanding, is not there. */
    markRead: async (person: Person, uuid: string, ids: readonly string[]): Promise<void> => {
      const { application } = await view(person, uuid);
      const wanted = new Set(ids.map((id) => id.toLowerCase()));
      const asked = askedOf(person, application).filter((one) => wanted.has(one.uuid));
      if (asked.length < wanted.size) throw new Failure('notFound');
      const { orgCode, identityUuid } = person;
      await database.inOrg(orgCode, (tx, now) => insertReads(tx, orgCode, identityUuid, asked.map(told), now));
    },
  };
}

function askedOf(person: Person, { conditions }: Application): readonly Condition[] {
  const owner = isSigner(person) ? person.identityUuid : null;
  // What a rule had proposed was asked when someone sent it; what we suspect is no one's to read but ours.
  return conditions
    .filter((condition) => isAsked(condition) && condition.signerUuid === owner)
    .map(({ sentAt, isSuspected: _, ...condition }) => ({ ...condition, created: sentAt ?? condition.created }));
}

const told = ({ uuid, commentsToBorrower }: Condition) => ({ uuid, words: commentsToBorrower ?? '' });
