/**
 * The one way to what is stored of an application for a person. Promises that another's and an absent one answer alike, and
 * that a member of staff never reads one without it being in the audit: both are of one transaction, once an hour.
 */
import { isGranted, type Permission } from '#core/roles.ts';
import type { Person } from '../../actor.ts';
import { readApplication, type StoredApplication } from '../../store/applications.ts';
import { writeOpened } from '../../store/audit.ts';
import { type Tx, together } from '../../store/database.ts';
import { allow } from './access.ts';

/** By their work, not because it is theirs or they sent it to us. */
export const readsAsStaff = ({ roles }: Person, permission: Permission): boolean =>
  isGranted(roles, { permission, scope: ['organization', 'every'] });

interface Opening {
  readonly person: Person;
  readonly permission: Permission;
  readonly uuid: string;
  readonly now: Date;
}

export async function open(tx: Tx, { person, permission, uuid, now }: Opening): Promise<StoredApplication> {
  const { orgCode, identityUuid: byIdentity } = person;
  const [stored] = await together([
    readApplication(tx, orgCode, uuid),
    readsAsStaff(person, permission) && writeOpened(tx, orgCode, { byIdentity, applicationUuid: uuid }, now),
  ]);
  // Who is refused read nothing: the transaction is over, and the row of the audit goes with it.
  allow(person, permission, stored?.application);
  return stored as StoredApplication;
}

/** At the desk. Modules that read an application there are handed it by the wiring. */
export const openAtDesk = (tx: Tx, person: Person, uuid: string, now: Date): Promise<StoredApplication> =>
  open(tx, { person, permission: 'viewApplication', uuid, now });

export type OpenAtDesk = typeof openAtDesk;
