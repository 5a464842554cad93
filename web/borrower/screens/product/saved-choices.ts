/** What was chosen and what was saved to compare, on this device and for this application: a reload finds both again. */
import { useState } from 'react';
import { localShelf } from '#web/client/storage.ts';
import { type Choice, fromQuery, termsOf, toQuery } from './choice.ts';
import type { Offered } from './use-offers.ts';

export const SAVED_MAX = 3;

const chosenKey = (uuid: string) => `hearthline-chosen:${uuid}`;
const savedKey = (uuid: string) => `hearthline-compared:${uuid}`;

export function lastChoice(uuid: string): Choice | undefined {
  return fromQuery(localShelf.get(chosenKey(uuid)) ?? '');
}

export function keepChoice(uuid: string, choice: Choice): void {
  localShelf.set(chosenKey(uuid), toQuery(choice));
}

export interface Saved {
  readonly saved: readonly Choice[];
  readonly save: (choice: Choice) => void;
  readonly drop: (choice: Choice) => void;
}

export function useSaved(uuid: string, offered: Offered | undefined): Saved {
  const key = savedKey(uuid);
  const [queries, setQueries] = useState<readonly string[]>(() => localShelf.get(key)?.split(' ') ?? []);
  const keep = (next: readonly string[]) => {
    setQueries(next);
    if (next.length > 0) localShelf.set(key, next.join(' '));
    else localShelf.remove(key);
  };
  const without = (choice: Choice) => queries.filter((each) => each !== toQuery(choice));
  return {
    // What can no longer be had is not compared.
    saved: queries.flatMap((query) => fromQuery(query) ?? []).filter((choice) => offered && termsOf(offered, choice)),
    save: (choice) => keep([...without(choice), toQuery(choice)].slice(-SAVED_MAX)),
    drop: (choice) => keep(without(choice)),
  };
}
