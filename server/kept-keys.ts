/**
 * The keys that an installation works with: those that follow from its root keys, and those kept from root keys that are
 * gone. Histories of years ago are checked with them, so an old root key can be destroyed and nothing is lost.
 */
import { derivedSecret, derivedSecrets, type RootKeys } from './root-key.ts';
import { Secret } from './secret.ts';
import type { Queryable } from './store/database.ts';
import { createHistorySeals, type HistorySeals } from './store/history-seals.ts';
import { type KeptSecret, keepSecret, readKeptSecrets, rewrapSecret } from './store/kept-secrets.ts';
import { createKeyRing, createVault, markSecretOf, rootIdOf, type Vault } from './store/vault.ts';

/** What outlives a root key: what is checked again years later. */
const checked = ['history', 'log of heads'] as const;
type Checked = (typeof checked)[number];
const marks = 'marks';

interface Keys {
  readonly vault: Vault;
  readonly seals: HistorySeals;
  readonly logSecrets: readonly [Secret, ...Secret[]];
}

/** The place that a kept secret is bound to, as data keys are bound to theirs. */
const placeOf = ({ purpose, fromRoot }: Pick<KeptSecret, 'purpose' | 'fromRoot'>) => ({
  orgCode: 'installation',
  subject: `${purpose} of ${fromRoot}`,
});

export async function openKeys(sql: Queryable, rootKeys: RootKeys): Promise<Keys> {
  const ring = createKeyRing(rootKeys);
  if (!(await readKeptSecrets(sql)).some(({ purpose }) => purpose === marks))
    await keep(sql, rootKeys, marks, rootIdOf(rootKeys.at(-1) ?? rootKeys[0]), markSecretOf(rootKeys).reveal());
  const kept = await readKeptSecrets(sql);
  const open = (row: KeptSecret): Secret<Buffer> => ring.unwrap(placeOf(row), { ...row, keyId: 1 });
  const secretsFor = (purpose: Checked): readonly [Secret, ...Secret[]] => [
    ...derivedSecrets(rootKeys, purpose),
    ...kept.filter((row) => row.purpose === purpose).map((row) => new Secret(open(row).reveal().toString('base64'))),
  ];
  // The oldest that is kept: it is what the first marks of this installation were made with.
  const mark = kept.find(({ purpose }) => purpose === marks);
  return {
    vault: createVault(rootKeys, mark && open(mark)),
    seals: createHistorySeals(secretsFor('history')),
    logSecrets: secretsFor('log of heads'),
  };
}

async function keep(
  sql: Queryable,
  rootKeys: RootKeys,
  purpose: string,
  fromRoot: string,
  bytes: Buffer,
): Promise<void> {
  const { wrap, currentRoot } = createKeyRing(rootKeys);
  const wrapped = wrap(placeOf({ purpose, fromRoot }), 1, bytes);
  await keepSecret(sql, { purpose, fromRoot, rootId: currentRoot, wrapped });
}

/** Keeps what the older root keys are still needed for, and wraps with the newest what an older one wraps. Repeating it changes nothing. */
export async function keepOlderSecrets(sql: Queryable, rootKeys: RootKeys): Promise<void> {
  const [, ...older] = rootKeys;
  for (const root of older)
    for (const purpose of checked)
      await keep(sql, rootKeys, purpose, rootIdOf(root), Buffer.from(derivedSecret(root, purpose).reveal(), 'base64'));
  const { wrap, unwrap, currentRoot } = createKeyRing(rootKeys);
  for (const row of await readKeptSecrets(sql)) {
    if (row.rootId === currentRoot) continue;
    const wrapped = wrap(placeOf(row), 1, unwrap(placeOf(row), { ...row, keyId: 1 }).reveal());
    await rewrapSecret(sql, { ...row, rootId: currentRoot, wrapped });
  }
}
