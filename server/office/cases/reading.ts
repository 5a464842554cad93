/** Who may read an application at the desk. */
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { readApplication, type StoredApplication } from '../../store/applications.ts';
import type { Tx } from '../../store/database.ts';

/** Another organization's, one's own and one that is not there answer alike. */
export async function mayRead(tx: Tx, person: Person, uuid: string): Promise<StoredApplication> {
  const stored = await readApplication(tx, person.orgCode, uuid);
  if (!stored || isTheirOwn(person, stored.application)) throw new Failure('notFound');
  return stored;
}
