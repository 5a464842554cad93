/**
 * An append-only tree of hashes as in RFC 6962: a leaf is hashed behind 0x00, a node behind 0x01. Only whole subtrees are
 * stored, each once; roots and proofs are put together from a few of them. Pure: anyone who calls brings the stored hashes.
 */
import { createHash } from 'node:crypto';

/** A whole subtree: 2^level leaves, the n-th of its level. */
export interface Place {
  readonly level: number;
  readonly n: number;
}
export interface Node extends Place {
  readonly hash: Buffer;
}
export type Lookup = (place: Place) => Buffer;

export const leafHash = (content: string): Buffer => createHash('sha256').update(Buffer.of(0)).update(content).digest();
const nodeHash = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();

/** @internal The whole subtrees that a tree of this size ends in, from left to right: few, as the spec of the log sees. */
export function frontier(size: number): Place[] {
  return frontierOf(0, size);
}

/** What a leaf adds to a tree of this size: itself, and each subtree that it makes whole. */
export function append(stored: Lookup, size: number, leaf: Buffer): Node[] {
  const added: Node[] = [{ level: 0, n: size, hash: leaf }];
  let [hash, n] = [leaf, size];
  for (let level = 0; n % 2 === 1; level += 1) {
    hash = nodeHash(stored({ level, n: n - 1 }), hash);
    n = (n - 1) / 2;
    added.push({ level: level + 1, n, hash });
  }
  return added;
}

export function rootOf(stored: Lookup, size: number): Buffer {
  return rangeHash(stored, 0, size);
}

/** RFC 6962 §2.1.1: what a leaf is combined with, from the bottom up. */
export function inclusionProof(stored: Lookup, leaf: number, size: number): Buffer[] {
  return path(stored, leaf, 0, size);
}

/** RFC 6962 §2.1.2: what shows that the tree of `from` leaves is the beginning of the tree of `size`. */
export function consistencyProof(stored: Lookup, from: number, size: number): Buffer[] {
  return from === 0 || from === size ? [] : subProof(stored, from, 0, size, true);
}

/** The places that a root or a proof is made from: a trial run that only notes what it asks for. */
export function placesOf(work: (noting: Lookup) => unknown): Place[] {
  const asked: Place[] = [];
  work((place) => {
    asked.push(place);
    return Buffer.alloc(32);
  });
  return asked;
}

/** @internal What someone outside does with a proof; ours are tried against it. */
export function isIncluded(proof: readonly Buffer[], leaf: number, size: number, hash: Buffer, root: Buffer): boolean {
  if (leaf < 0 || leaf >= size) return false;
  let [at, last, made] = [leaf, size - 1, hash];
  for (const other of proof) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      made = nodeHash(other, made);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else made = nodeHash(made, other);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && made.equals(root);
}

/** @internal Likewise, for two heads. */
export function isConsistent(
  proof: readonly Buffer[],
  older: { readonly size: number; readonly root: Buffer },
  newer: { readonly size: number; readonly root: Buffer },
): boolean {
  if (older.size === newer.size) return proof.length === 0 && older.root.equals(newer.root);
  if (older.size <= 0 || older.size > newer.size) return false;
  // A whole tree is its own first hash, and the proof leaves it out.
  const isWhole = Number.isInteger(Math.log2(older.size));
  const [first, ...rest] = isWhole ? [older.root, ...proof] : proof;
  if (first === undefined) return false;
  let [at, last] = [older.size - 1, newer.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  let [was, is] = [first, first];
  for (const other of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [was, is] = [nodeHash(other, was), nodeHash(other, is)];
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else is = nodeHash(is, other);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && was.equals(older.root) && is.equals(newer.root);
}

const half = (value: number) => Math.floor(value / 2);

/** The largest power of two below: where RFC 6962 divides. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}

function frontierOf(start: number, end: number): Place[] {
  const count = end - start;
  if (count === 0) return [];
  const level = Math.log2(count);
  if (Number.isInteger(level)) return [{ level, n: start / count }];
  const middle = start + splitOf(count);
  return [...frontierOf(start, middle), ...frontierOf(middle, end)];
}

function rangeHash(stored: Lookup, start: number, end: number): Buffer {
  if (start === end) return createHash('sha256').digest();
  const hashes = frontierOf(start, end).map(stored);
  return hashes.reduceRight((right, left) => nodeHash(left, right));
}

function path(stored: Lookup, leaf: number, start: number, end: number): Buffer[] {
  if (end - start <= 1) return [];
  const middle = start + splitOf(end - start);
  return leaf < middle
    ? [...path(stored, leaf, start, middle), rangeHash(stored, middle, end)]
    : [...path(stored, leaf, middle, end), rangeHash(stored, start, middle)];
}

function subProof(stored: Lookup, from: number, start: number, end: number, isOwn: boolean): Buffer[] {
  if (from === end) return isOwn ? [] : [rangeHash(stored, start, end)];
  const middle = start + splitOf(end - start);
  return from <= middle
    ? [...subProof(stored, from, start, middle, isOwn), rangeHash(stored, middle, end)]
    : [...subProof(stored, from, middle, end, false), rangeHash(stored, start, middle)];
}
