import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';
import { find } from './testing.tsx';

interface Draw {
  readonly id: string;
  readonly amount: string;
}
const columns = [
  { key: 'id', header: 'Draw', cell: ({ id }: Draw) => id },
  { key: 'amount', header: 'Amount', isNumber: true, cell: ({ amount }: Draw) => amount },
];
const table = (rows: readonly Draw[]) => (
  <DataTable caption="Your draws" columns={columns} rows={rows} rowKey={({ id }) => id} emptyText="None yet" />
);
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);

describe('a data table', () => {
  test('names its columns, and its rows by their first cell', () => {
    render(table([{ id: 'First', amount: '$10' }]));
    expect(find('caption').textContent).toBe('Your draws');
    expect(texts('[role=columnheader]')).toEqual(['Draw', 'Amount']);
    expect(texts('[role=rowheader]')).toEqual(['First']);
    expect(texts('[role=cell]')).toEqual(['$10']);
  });

  test('each value carries its column’s name, for when it stands on a card', () => {
    render(table([{ id: 'First', amount: '$10' }]));
    expect(find('td').getAttribute('data-label')).toBe('Amount');
  });

  test('stays a table to a reader when it is laid out as cards', () => {
    render(table([{ id: 'First', amount: '$10' }]));
    expect(['table', 'thead', 'tbody'].map((each) => find(each).getAttribute('role'))).toEqual([
      'table',
      'rowgroup',
      'rowgroup',
    ]);
  });

  test('without rows it says so, across all columns', () => {
    render(table([]));
    expect(texts('td')).toEqual(['None yet']);
    expect(find('td').getAttribute('colspan')).toBe('2');
  });
});
