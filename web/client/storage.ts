/**
 * Local and session storage that never throw. A browser that refuses storage (private mode, full disk, a policy) still
 * gets a working page: what would have been stored lives until the page is left.
 */
export interface Shelf {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

function shelf(open: () => Storage): Shelf {
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        return open().getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was kept there.
      }
    },
    keys() {
      try {
        return [...Object.keys(open()), ...memory.keys()];
      } catch {
        return [...memory.keys()];
      }
    },
  };
}

export const localShelf = shelf(() => localStorage);
export const sessionShelf = shelf(() => sessionStorage);
