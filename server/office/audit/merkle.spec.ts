import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  append,
  consistencyProof,
  frontier,
  inclusionProof,
  isConsistent,
  isIncluded,
  type Lookup,
  leafHash,
  placesOf,
  rootOf,
} from './merkle.ts';

const hex = (bytes: Buffer | undefined) => bytes?.toString('hex');

/** The inputs and roots that Certificate Transparency's own implementation publishes for its tests. */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

function treeOf(leaves: readonly Buffer[]): Lookup {
  const nodes = new Map<string, Buffer>();
  const stored: Lookup = ({ level, n }) => {
    const found = nodes.get(`${level} ${n}`);
    if (!found) throw new Error(`There is no node ${level} ${n}.`);
    return found;
  };
  for (const [size, leaf] of leaves.entries())
    for (const { level, n, hash } of append(stored, size, leaf)) nodes.set(`${level} ${n}`, hash);
  return stored;
}

const known = inputs.map((text) => leafHash(Buffer.from(text, 'hex').toString('latin1')));

/** Written from the definition, sharing nothing with what is tested. */
function definedRoot(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (leaves.length === 1 && only) return only;
  let split = 1;
  while (split < leaves.length / 2) split *= 2;
  const join = createHash('sha256').update('\x01');
  return join
    .update(definedRoot(leaves.slice(0, split)))
    .update(definedRoot(leaves.slice(split)))
    .digest();
}

describe('the tree of RFC 6962', () => {
  test('has the published roots for one to eight leaves', () => {
    const leaves = inputs.map((text) => createHash('sha256').update('\x00').update(Buffer.from(text, 'hex')).digest());
    const stored = treeOf(leaves);
    expect(roots.map((_, index) => hex(rootOf(stored, index + 1)))).toEqual(roots);
    expect(hex(rootOf(stored, 0))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(known[0])).toBe(roots[0]);
  });

  test('proves every leaf in every size, and nothing else', () => {
    const leaves = Array.from({ length: 33 }, (_, n) => leafHash(`leaf ${n}`));
    const stored = treeOf(leaves);
    for (let size = 1; size <= leaves.length; size += 1) {
      const root = definedRoot(leaves.slice(0, size));
      expect(hex(rootOf(stored, size))).toBe(hex(root));
      for (let leaf = 0; leaf < size; leaf += 1) {
        const proof = inclusionProof(stored, leaf, size);
        const hash = leaves[leaf] ?? root;
        expect(isIncluded(proof, leaf, size, hash, root), `${leaf} of ${size}`).toBe(true);
        expect(isIncluded(proof, leaf, size, leafHash('another'), root)).toBe(false);
        expect(isIncluded(proof, leaf + 1, size, hash, root) && size > 1).toBe(false);
        expect(isIncluded([...proof, root], leaf, size, hash, root)).toBe(false);
        if (proof.length > 0) expect(isIncluded(proof.slice(1), leaf, size, hash, root)).toBe(false);
      }
    }
  });

  test('proves that each size begins with each smaller one, and refuses one that was changed', () => {
    const leaves = Array.from({ length: 33 }, (_, n) => leafHash(`leaf ${n}`));
    const stored = treeOf(leaves);
    const other = treeOf(leaves.map((leaf, n) => (n === 0 ? leafHash('changed') : leaf)));
    for (let size = 1; size <= leaves.length; size += 1) {
      const newer = { size, root: rootOf(stored, size) };
      const changed = { size, root: rootOf(other, size) };
      for (let from = 1; from <= size; from += 1) {
        const older = { size: from, root: rootOf(stored, from) };
        const proof = consistencyProof(stored, from, size);
        expect(isConsistent(proof, older, newer), `${from} in ${size}`).toBe(true);
        expect(isConsistent(consistencyProof(other, from, size), older, changed), `${from} in ${size}`).toBe(false);
        expect(isConsistent(proof, { ...older, root: leafHash('x') }, newer)).toBe(false);
        if (from < size) expect(isConsistent([...proof, newer.root], older, newer)).toBe(false);
      }
    }
    expect(isConsistent([], { size: 0, root: known[0] ?? leafHash('') }, { size: 1, root: leafHash('leaf 0') })).toBe(
      false,
    );
  });

  test('needs few stored hashes, however large it is', () => {
    const size = 1_000_003;
    expect(frontier(size).length).toBeLessThan(20);
    expect(placesOf((noting) => inclusionProof(noting, 77_777, size)).length).toBeLessThan(45);
    expect(placesOf((noting) => consistencyProof(noting, 400_001, size)).length).toBeLessThan(45);
  });
});
