/** Whether the log of heads is what was signed: here, and by strangers who kept its heads. */
import { goneApplications, keptAfter } from '../../store/chain-heads.ts';
import type { Database, Tx } from '../../store/database.ts';
import { leavesFrom, leavesWithoutHeads, readNodes, type SignedHead, signedHeadsUpTo } from '../../store/head-log.ts';
import { firstHash, type HistorySeals } from '../../store/history-seals.ts';
import { leafText } from './keep-heads.ts';
import type { LogKeys } from './log-keys.ts';
import { append, type Lookup, leafHash, type Node, rootOf } from './merkle.ts';
import type { Tally } from './tally.ts';

const batchMax = 5000;
const shownMax = 100;

/** An organization's list: every row there, sealed over the one before, borne out by applications and leaves. */
export async function checkList(tx: Tx, seals: HistorySeals, orgCode: string, tally: Tally): Promise<void> {
  const fault = (applicationUuid: string | null, seq: number | null, what: string) =>
    tally.found('heads', { orgCode, applicationUuid }, [{ seq, what }]);
  let [previous, after] = [firstHash as Buffer, 0];
  for (let rows = await keptAfter(tx, orgCode, 0, batchMax); rows.length > 0; ) {
    for (const row of rows) {
      const { applicationUuid, seq, n } = row;
      if (n !== after + 1) fault(applicationUuid, seq, `row ${after + 1} of the list of heads is missing`);
      else if (!seals.isKeptWhole(orgCode, previous, row))
        fault(applicationUuid, seq, `row ${n} of the list of heads is not as it was sealed`);
      [previous, after] = [row.seal, n];
    }
    tally.saw('heads', rows.length);
    rows = await keptAfter(tx, orgCode, after, batchMax);
  }
  for (const uuid of await goneApplications(tx, orgCode, shownMax)) fault(uuid, null, 'the application is gone');
  for (const n of await leavesWithoutHeads(tx, orgCode, shownMax))
    fault(null, null, `leaf ${n} of the log says otherwise than the list of heads`);
}

/** The tree as it grows, kept in memory only along its right edge. */
function growingTree() {
  const nodes = new Map<string, Buffer>();
  let size = 0;
  const stored: Lookup = ({ level, n }) => nodes.get(`${level} ${n}`) ?? Buffer.alloc(32);
  return {
    /** Gives the subtrees that it makes whole. */
    add(leaf: Buffer): readonly Node[] {
      const added = append(stored, size, leaf);
      for (const { level, n, hash } of added) {
        nodes.set(`${level} ${n}`, hash);
        // Two whole halves are in the whole above them and are never asked for again.
        if (level > 0) for (const child of [2 * n, 2 * n + 1]) nodes.delete(`${level - 1} ${child}`);
      }
      size += 1;
      return added;
    },
    size: () => size,
    root: () => rootOf(stored, size),
  };
}

export type KeptOutside = Pick<SignedHead, 'size' | 'root' | 'at' | 'keyId' | 'signature'>;

/** Every leaf again, from the first: at each signed size the root must be the one that was signed. */
export async function checkLog(
  database: Database,
  keys: LogKeys,
  outside: readonly KeptOutside[],
  tally: Tally,
): Promise<void> {
  const everywhere = { orgCode: null, applicationUuid: null };
  const fault = (what: string) => tally.found('heads', everywhere, [{ seq: null, what }]);
  await database.app.begin('isolation level repeatable read read only', async (tx) => {
    const tree = growingTree();
    const kept = bySize(outside);
    for (let leaves = await leavesFrom(tx, 0, batchMax); leaves.length > 0; ) {
      const heads = bySize(await signedHeadsUpTo(tx, tree.size(), tree.size() + leaves.length));
      const nodes: Node[] = [];
      for (const leaf of leaves) {
        if (leaf.n !== tree.size()) return fault(`leaf ${tree.size()} of the log is missing`);
        nodes.push(...tree.add(leafHash(leafText(leaf))));
        for (const head of heads.get(tree.size()) ?? []) headFaults(keys, tree, head, 'signed').forEach(fault);
        for (const head of kept.get(tree.size()) ?? [])
          headFaults(keys, tree, head, 'kept by a stranger').forEach(fault);
      }
      await checkStored(tx, nodes, fault);
      tally.saw('heads', leaves.length);
      leaves = await leavesFrom(tx, tree.size(), batchMax);
    }
    const beyond = await signedHeadsUpTo(tx, tree.size(), Number.MAX_SAFE_INTEGER);
    for (const { size } of [...beyond, ...outside.filter((head) => head.size > tree.size())])
      fault(`the log has ${tree.size()} leaves, and a head of ${size} was signed`);
    tally.saw('heads', outside.length);
    return undefined;
  });
}

function bySize(heads: readonly KeptOutside[]): ReadonlyMap<number, readonly KeptOutside[]> {
  return Map.groupBy(heads, ({ size }) => size);
}

function headFaults(keys: LogKeys, tree: ReturnType<typeof growingTree>, head: KeptOutside, whose: string): string[] {
  if (!keys.isSigned(head)) return [`the head ${whose} at ${head.size} is not signed by us`];
  return tree.root().equals(head.root) ? [] : [`the log is another than the head ${whose} at ${head.size}`];
}

/** What the next leaf and every proof are made from. */
async function checkStored(tx: Tx, nodes: readonly Node[], fault: (what: string) => void): Promise<void> {
  const stored = new Map((await readNodes(tx, nodes)).map(({ level, n, hash }) => [`${level} ${n}`, hash]));
  const wrong = nodes.find(({ level, n, hash }) => !stored.get(`${level} ${n}`)?.equals(hash));
  if (wrong) fault(`the stored subtree ${wrong.level} ${wrong.n} of the log is not that of its leaves`);
}
