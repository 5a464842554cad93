/**
 * What the owner of the database does at a start, and nothing else ever: migrations, the queue's tables, the sandboxes'
 * own, the product's login. Any number of processes may do it at the same time. Gives the address of that login; the
 * owner's connections are closed by then.
 */
import { databaseLogins, type RootKeys } from './root-key.ts';
import type { Secret } from './secret.ts';
import { openAppLogin } from './store/app-login.ts';
import { openOwner, type Sql } from './store/database.ts';
import { layOutQueues } from './store/jobs.ts';
import { migrate } from './store/migrate.ts';
import { UnusableDatabase } from './store/wait.ts';
import { layOutSandbox } from './vendors/sandbox/tables.ts';

export async function prepareDatabase(ownerUrl: Secret, rootKeys: RootKeys): Promise<Secret> {
  const owner = openOwner(ownerUrl);
  try {
    await layOut(owner, ownerUrl);
    return await openAppLogin(owner, ownerUrl, databaseLogins(rootKeys));
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new UnusableDatabase(
      "The database's user must own its database and be allowed to create a role: it makes our login.",
    );
  } finally {
    await owner.end({ timeout: 5 });
  }
}

/** Everything but the login, which belongs to one database and one root key. */
export async function layOut(owner: Sql, ownerUrl: Secret): Promise<void> {
  await migrate(owner);
  await layOutQueues(ownerUrl);
  await layOutSandbox(owner);
}
