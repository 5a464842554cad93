/** Rows and columns; on phones each row becomes a card that names its values. It stays a table to a reader throughout. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, so that their digits line up. */
  readonly isNumber?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: ReactNode;
  readonly isCaptionHidden?: boolean;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly emptyText?: string;
}

export function DataTable<Row>({ columns, rows, rowKey, ...rest }: DataTableProps<Row>) {
  const { caption, isCaptionHidden, emptyText = words.nothingHereYet } = rest;
  return (
    <table className={styles['table']} {...as.table}>
      <caption className={classNames(styles['caption'], isCaptionHidden && styles['hidden'])}>{caption}</caption>
      <thead className={styles['head']} {...as.group}>
        <tr {...as.row}>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={cellClass(column)} {...as.columnHeader}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.group}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles['row']} {...as.row}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" className={styles['name']} {...as.rowHeader}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} className={cellClass(column)} data-label={column.header} {...as.cell}>
                  <span>{column.cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr className={styles['row']} {...as.row}>
            <td className={styles['empty']} colSpan={columns.length} {...as.cell}>
              {emptyText}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Laid out as cards, the elements lose their meaning in some browsers; said outright, they keep it. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

function cellClass({ isNumber }: { readonly isNumber?: boolean }): string | undefined {
  return classNames(styles['cell'], isNumber && styles['number']);
}
