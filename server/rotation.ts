/**
 * A new root key, while the product runs. Promises: every data key is wrapped by the new key in small steps, each a
 * transaction of its own, so that a kill in the middle loses nothing and starting again goes on; what only the older keys
 * could give later is kept; an older key is called done with only when nothing of it is left, counted over everything.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { keepOlderSecrets, openKeys } from './kept-keys.ts';
import { fingerprintsOf } from './processes.ts';
import type { RootKeys } from './root-key.ts';
import type { Database } from './store/database.ts';
import { dataKeysByRoot, readKeptSecrets } from './store/kept-secrets.ts';
import { livingProcesses } from './store/processes.ts';
import { rootIdOf } from './store/vault.ts';

/** Short enough that no one who waits for one of these rows notices. */
const atOnce = 500;
const pauseMs = 20;

class NotYet extends Error {}

interface Rotated {
  /** Wrapped with the new key in this run. */
  readonly rewrapped: number;
  /** Data keys there are. */
  readonly keys: number;
  /** Whatever an older key still wraps; none when they can go. */
  readonly left: number;
}

export async function rotate(
  { database, rootKeys }: { readonly database: Database; readonly rootKeys: RootKeys },
  tell: (sentence: string) => void = () => {},
): Promise<Rotated> {
  await refuseWhileOthersSealWithAnOlder(database, rootKeys);
  await keepOlderSecrets(database.app, rootKeys);
  const { vault } = await openKeys(database.app, rootKeys);
  const currentRoot = rootIdOf(rootKeys[0]);
  let rewrapped = 0;
  for (const { orgCode, keys } of (await dataKeysByRoot(database.app)).filter(({ rootId }) => rootId !== currentRoot)) {
    tell(`${orgCode}: ${keys.toLocaleString('en')} data keys are under an older root key.`);
    for (let done = atOnce; done === atOnce; await sleep(pauseMs)) {
      done = await database.inOrg(orgCode, (tx) => vault.rewrap(tx, orgCode, atOnce));
      rewrapped += done;
      if (done > 0) tell(`${orgCode}: ${rewrapped.toLocaleString('en')} are wrapped with the new key so far.`);
    }
  }
  return { rewrapped, ...(await standing(database, rootKeys)) };
}

/** What each key wraps now, kept secrets included. */
export async function standing(
  { app }: Pick<Database, 'app'>,
  rootKeys: RootKeys,
): Promise<Omit<Rotated, 'rewrapped'>> {
  const currentRoot = rootIdOf(rootKeys[0]);
  const counts = await dataKeysByRoot(app);
  const isOlder = ({ rootId }: { readonly rootId: string }) => rootId !== currentRoot;
  const sum = (rows: typeof counts) => rows.reduce((total, { keys }) => total + keys, 0);
  const kept = (await readKeptSecrets(app)).filter(isOlder).length;
  return { keys: sum(counts), left: sum(counts.filter(isOlder)) + kept };
}

/** They would make new data keys under the older one behind our back. */
async function refuseWhileOthersSealWithAnOlder({ app }: Pick<Database, 'app'>, rootKeys: RootKeys): Promise<void> {
  const [newest] = fingerprintsOf(rootKeys);
  const behind = (await livingProcesses(app)).filter((one) => one.rootKeys[0] !== newest);
  if (behind.length > 0)
    throw new NotYet(
      `Not yet: ${behind.map(({ host, roles }) => `${roles.join('+')} on ${host}`).join(', ')} still seals with another root key. Start every process with the new one as ROOT_KEY and the older in OLDER_ROOT_KEYS, then run this again.`,
    );
}
