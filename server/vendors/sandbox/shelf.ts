/** A sandbox's own memory, beside the book that /dev shows: what is kept first stays, and no mode disturbs it. */
import type { VendorName } from '../vendor.ts';
import type { Sandbox } from './sandbox.ts';

export interface Shelf {
  keep(thing: string, value: unknown): Promise<void>;
  find<T>(thing: string): Promise<T | undefined>;
}

/** A claim that no one holds reads as empty, and the first to bring a value takes it over. */
export function shelfOf(sandbox: Sandbox, vendor: VendorName): Shelf {
  return {
    keep: async (thing, value) => {
      await sandbox.claim(vendor, thing, JSON.stringify(value), '');
    },
    find: async <T>(thing: string) => {
      const kept = await sandbox.claim(vendor, thing, '');
      return kept === '' ? undefined : (JSON.parse(kept) as T);
    },
  };
}
