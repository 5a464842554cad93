/**
 * Hourly: the ends of all histories that changed go into their organization's list, the list's last seal becomes a leaf of
 * the log, and the log's head is signed. Each step is done once, by the first to come, and goes on where a process died.
 * Histories from before the key get their anchor here, some at a time, before the first leaf of their organization.
 */
import { createHash } from 'node:crypto';
import {
  insertHeads,
  insertKept,
  type KeptRow,
  lastKept,
  lockKept,
  takeUnkept,
  unsealedEnds,
} from '../../store/chain-heads.ts';
import type { Database, Tx } from '../../store/database.ts';
import {
  hasLeaf,
  hasSignedHead,
  insertLeaf,
  insertSignedHead,
  type Leaf,
  lastSignedHeads,
  lockLog,
  logSize,
  readNodes,
  type SignedHead,
} from '../../store/head-log.ts';
import { firstHash, type HistorySeals } from '../../store/history-seals.ts';
import type { LogKeys } from './log-keys.ts';
import { append, type Lookup, leafHash, type Place, placesOf, rootOf } from './merkle.ts';

export interface KeeperDeps {
  readonly database: Database;
  readonly seals: HistorySeals;
  readonly keys: LogKeys;
  readonly organizations: readonly string[];
}

const batchMax = 500;
const firstUuid = '00000000-0000-0000-0000-000000000000';

export async function keepHeads(deps: KeeperDeps, stopping?: AbortSignal): Promise<void> {
  const { database, organizations, keys } = deps;
  if (await hasSignedHead(database.app)) return;
  for (const orgCode of organizations) {
    for (let [after, isDone] = [firstUuid, false]; !isDone; ) {
      if (stopping?.aborted) return;
      ({ after, isDone } = await keepSome(deps, orgCode, after));
    }
    await database.inOrg(orgCode, (tx) => addLeaf(tx, keys, orgCode));
  }
  await database.app.begin((tx) => signHead(tx, keys));
}

/** One batch, in a transaction of its own. */
function keepSome({ database, seals }: KeeperDeps, orgCode: string, after: string) {
  return database.inOrg(orgCode, async (tx) => {
    let last = await lockKept(tx, orgCode);
    // Once the log has the organization, a history without a seal is no old one: it is left for the audit to find.
    const old = (await hasLeaf(tx, orgCode)) ? [] : await unsealedEnds(tx, orgCode, after, batchMax);
    const anchors = old.map(({ applicationUuid, version, lastHash }) => ({
      applicationUuid,
      ...seals.sealHead({ orgCode, applicationUuid }, version, lastHash),
    }));
    if (anchors.length > 0) await insertHeads(tx, orgCode, anchors);
    const taken = await takeUnkept(tx, orgCode, batchMax);
    const rows: KeptRow[] = [];
    for (const { applicationUuid, seq, hash, keptSeq } of taken.filter((one) => one.seq > one.keptSeq)) {
      const row = {
        n: (last?.n ?? 0) + 1,
        applicationUuid,
        seq,
        hash,
        events: (last?.events ?? 0) + seq - keptSeq,
      };
      last = { ...row, ...seals.sealKept(orgCode, last?.seal ?? firstHash, row) };
      rows.push(last);
    }
    if (rows.length > 0) await insertKept(tx, orgCode, rows);
    return {
      after: old.at(-1)?.applicationUuid ?? after,
      isDone: old.length < batchMax && taken.length < batchMax,
    };
  });
}

/** What a leaf says. Only its hash is shown outside, and the seal in it cannot be guessed. */
export function leafText({ orgCode, hour, heads, events, seal }: Omit<Leaf, 'n'>): string {
  const organization = createHash('sha256').update(`hearthline organisation ${orgCode}`).digest('hex');
  return JSON.stringify(['hearthline leaf', organization, hour.toISOString(), heads, events, seal.toString('hex')]);
}

async function addLeaf(tx: Tx, keys: LogKeys, orgCode: string): Promise<void> {
  const { hour } = await lockLog(tx);
  const last = await lastKept(tx, orgCode);
  if (!last || (await hasLeaf(tx, orgCode, hour))) return;
  await requireSigned(tx, keys);
  const n = await logSize(tx);
  const leaf = { n, orgCode, hour, heads: last.n, events: last.events, seal: last.seal };
  const hash = leafHash(leafText(leaf));
  const stored = await storedNodes(tx, (noting) => append(noting, n, hash));
  await insertLeaf(tx, leaf, append(stored, n, hash));
}

async function signHead(tx: Tx, keys: LogKeys): Promise<void> {
  const { hour, at } = await lockLog(tx);
  const size = await logSize(tx);
  const before = await requireSigned(tx, keys);
  if (size === 0 || size === before?.size || (await hasSignedHead(tx))) return;
  const stored = await storedNodes(tx, (noting) => rootOf(noting, size));
  await insertSignedHead(tx, hour, keys.sign({ size, root: rootOf(stored, size), at }));
}

/** Going on from a log that is not what was signed before would vouch for the person who changed it. */
async function requireSigned(tx: Tx, keys: LogKeys): Promise<SignedHead | undefined> {
  const [before] = await lastSignedHeads(tx, 1);
  if (!before) return undefined;
  const stored = await storedNodes(tx, (noting) => rootOf(noting, before.size));
  if (!keys.isSigned(before) || !rootOf(stored, before.size).equals(before.root))
    throw new Error('The log of heads is not what was signed before; nothing is added to it.');
  return before;
}

/** Reads the stored subtrees that this work asks for. */
export async function storedNodes(
  tx: Parameters<typeof readNodes>[0],
  work: (noting: Lookup) => unknown,
): Promise<Lookup> {
  const nameOf = ({ level, n }: Place) => `${level} ${n}`;
  const places = new Map(placesOf(work).map((place) => [nameOf(place), place]));
  const nodes = new Map((await readNodes(tx, [...places.values()])).map((node) => [nameOf(node), node.hash]));
  return (place) => {
    const hash = nodes.get(nameOf(place));
    if (!hash) throw new Error(`The log of heads has lost its subtree ${nameOf(place)}.`);
    return hash;
  };
}
