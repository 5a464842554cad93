/** What anyone may know of the log: its signed heads, the keys, and proofs that it was only added to. */
import * as words from '#core/words/en/errors/calls.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { lastSignedHeads, type SignedHead } from '../../store/head-log.ts';
import { storedNodes } from './keep-heads.ts';
import type { LogKeys, PublishedKey } from './log-keys.ts';
import { consistencyProof, inclusionProof, type Lookup } from './merkle.ts';

const shownMax = 48;

interface PublishedHead {
  readonly size: number;
  readonly root: string;
  readonly at: string;
  readonly keyId: string;
  readonly signature: string;
}

export interface PublishedHeads {
  readonly keys: readonly PublishedKey[];
  /** The newest first. */
  readonly heads: readonly PublishedHead[];
  /** That the log of `from` leaves is the beginning of the newest head's. */
  readonly consistency: { readonly from: number; readonly to: number; readonly proof: readonly string[] } | null;
  /** That a leaf is in the newest head. */
  readonly inclusion: {
    readonly leaf: number;
    readonly hash: string;
    readonly size: number;
    readonly proof: readonly string[];
  } | null;
}

export interface Asked {
  readonly from?: number | undefined;
  readonly leaf?: number | undefined;
}

export async function publishedHeads(
  database: Database,
  keys: LogKeys,
  { from, leaf }: Asked,
): Promise<PublishedHeads> {
  const heads = await lastSignedHeads(database.app, shownMax);
  const size = heads[0]?.size ?? 0;
  if ((from !== undefined && (from < 1 || from > size)) || (leaf !== undefined && leaf >= size))
    throw new Failure('notFound', { message: words.noProofBeyond(size) });
  const proofs = async (work: (stored: Lookup) => Buffer[]) => work(await storedNodes(database.app, work));
  const hex = (hash: Buffer) => hash.toString('hex');
  return {
    keys: keys.published(),
    heads: heads.map(publish),
    consistency:
      from === undefined
        ? null
        : { from, to: size, proof: (await proofs((stored) => consistencyProof(stored, from, size))).map(hex) },
    inclusion:
      leaf === undefined
        ? null
        : {
            leaf,
            hash: hex((await proofs((stored) => [stored({ level: 0, n: leaf })]))[0] ?? Buffer.alloc(0)),
            size,
            proof: (await proofs((stored) => inclusionProof(stored, leaf, size))).map(hex),
          },
  };
}

function publish({ size, root, at, keyId, signature }: SignedHead): PublishedHead {
  return {
    size,
    root: root.toString('hex'),
    at: at.toISOString(),
    keyId,
    signature: signature.toString('base64'),
  };
}
