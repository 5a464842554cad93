/**
 * The one way to what is stored of an application for a person. Promises that another's and an absent one answer alike, and
 * that a member of staff never reads one without it being in the audit: both are of one transaction, once an hour.
 */
import { isGranted, type Permission } from '#core/roles.ts';
import type { Person } from '../../actor.ts';
import { readApplication, type StoredApplication } from '../../store/applications.ts';
import { isOpenedThisHour, writeOpened } from '../../store/audit.ts';
import { lastly, type Tx, together } from '../../store/database.ts';
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
  const opened = { byIdentity, applicationUuid: uuid };
  const isStaff = readsAsStaff(person, permission);
  const [stored, isWritten] = await together([
    readApplication(tx, orgCode, uuid),
    isStaff && isOpenedThisHour(tx, orgCode, opened, now),
  ]);
  allow(person, permission, stored?.application);
  // Last of all: a page reads in many ways at once, and none of them waits for what another still has to read.
  if (isStaff && !isWritten) lastly(tx, () => writeOpened(tx, orgCode, opened, now));
  return stored as StoredApplication;
}

/** At the desk. Modules that read an application there are handed it by the wiring. */
export const openAtDesk = (tx: Tx, person: Person, uuid: string, now: Date): Promise<StoredApplication> =>
  open(tx, { person, permission: 'viewApplication', uuid, now });

export type OpenAtDesk = typeof openAtDesk;
