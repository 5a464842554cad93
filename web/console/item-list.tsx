/** The items of a list, or the sentence that there are none. */
import type { ReactNode } from 'react';
import styles from './console.module.css';

interface ItemListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Where the list is one of several; a list that is the whole answer says it by `Loaded`. */
  readonly empty?: string;
  readonly children: (item: T) => ReactNode;
}

export function ItemList<T>({ items, keyOf, empty, children }: ItemListProps<T>) {
  if (items.length === 0 && empty !== undefined) return <Nothing>{empty}</Nothing>;
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}

/** How the console says that there is nothing, everywhere in the same way. */
export function Nothing({ children }: { readonly children: string }) {
  return <p className={styles['muted']}>{children}</p>;
}
