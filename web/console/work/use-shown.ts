/** What the page shows, kept in its address: the list, the filters, the order, the density. A saved view is the same words. */
import { useMemo } from 'react';
import { deskFlags } from '#core/desk/flags.ts';
import { queueIds } from '#core/desk/queues.ts';
import { fileRoles } from '#core/roles.ts';
import { useChosen } from '../frame/use-chosen.ts';
import type { Filters, WorkView } from './work.ts';

export type Shown = WorkView['shown'];
export type Column = NonNullable<Shown['columns']>[number];

/** Those that can be put away. */
export const allColumns: readonly Column[] = ['flags', 'line', 'home', 'since', 'holder'];

const held = ['me', 'free', 'others'] as const;
const sorts = ['risk', 'oldest'] as const;
const one = <T extends string>(of: readonly T[], value: string | undefined) => of.find((each) => each === value);
const wholeNumber = (text: string | undefined) => (text && /^\d{1,8}$/.test(text) ? Number(text) : undefined);

/** Undefined members are left out, so that two ways to say the same are one. */
const defined = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export function useShown() {
  const { get, choose } = useChosen();
  const state = get('state');
  const named = get('columns');
  // The same as long as the address says the same, so that rows that have not changed are not drawn again.
  const columns = useMemo(() => {
    const names = named?.split(',');
    return names && allColumns.filter((column) => names.includes(column));
  }, [named]);
  const shown: Shown = defined({
    queue: one(queueIds, get('queue')),
    section: one(fileRoles, get('section')),
    state: state && /^[A-Z]{2}$/.test(state) ? state : undefined,
    flag: one(deskFlags, get('flag')),
    held: one(held, get('held')),
    sort: one(sorts, get('sort')),
    lineMin: wholeNumber(get('lineMin')),
    columns,
    density: one(['compact', 'standard'] as const, get('density')),
  });
  const { columns: _columns, density: _density, lineMin, ...rest } = shown;
  const filters: Filters = { ...rest, ...(lineMin !== undefined && { lineMin: String(lineMin) }) };
  return { shown, filters, view: get('view'), choose };
}

/** As an address says it; with the view's own name where it is one. */
export function searchOf(shown: Shown, view?: string): string {
  const said = Object.entries(shown).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `?${new URLSearchParams([...said, ...(view === undefined ? [] : [['view', view]])])}`;
}
