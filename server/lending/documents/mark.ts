/** By what a process knows that a shelf is the one: something random that lies there and in the database. */

import type { Shelf } from './shelf.ts';
import { nameOf } from './store.ts';

interface Mark {
  readonly name: string;
  readonly proof: string;
}

const placeOf = ({ name }: Mark) => `marks/${name}`;

export async function markShelf(shelf: Shelf, mark: Mark): Promise<void> {
  await shelf.put(placeOf(mark), Buffer.from(mark.proof));
}

export async function isMarked(shelf: Shelf, mark: Mark): Promise<boolean> {
  const found = await shelf.get(placeOf(mark));
  return found !== undefined && Buffer.from(found).toString() === mark.proof;
}

export async function isOnShelf(shelf: Shelf, document: Parameters<typeof nameOf>[0] & { sha256: string }) {
  return (await shelf.get(nameOf(document, document.sha256))) !== undefined;
}
