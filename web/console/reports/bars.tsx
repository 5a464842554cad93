/**
 * Bars beside their names: the length of each, and where given a lighter one behind it and a line for a limit. The same
 * numbers are in the table behind the switch, and as a file.
 */

import { csvOf } from '#core/support/csv.ts';
import * as words from '#core/words/en/console/desk-reports.ts';
import { ChartOrTable } from '#web/ui/chart-or-table.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './reports.module.css';

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** What stands at its end. */
  readonly shown: string;
  /** Longer than the value: a range that begins with it. */
  readonly upTo?: number;
  readonly limit?: number | null;
  /** Worse than it should be: in red, and its words say so too. */
  readonly isBad?: boolean;
}

interface ReportProps {
  readonly title: string;
  readonly name: string;
  readonly days: { readonly from: string; readonly to: string };
  readonly bars: readonly Bar[];
  readonly heads: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

export function Report({ title, name, days, bars, heads, rows, note }: ReportProps) {
  return (
    <section className={styles['report']} aria-label={title}>
      <ChartOrTable
        title={title}
        chart={bars.length === 0 ? <p>{words.nothing}</p> : <Bars bars={bars} />}
        table={
          <DataTable
            caption={title}
            isCaptionHidden
            columns={heads.map((header, at) => ({
              key: header,
              header,
              isNumber: at > 0,
              cell: (row: readonly string[]) => row[at] ?? '',
            }))}
            rows={rows}
            rowKey={(row) => row.join(' ')}
            emptyText={words.nothing}
          />
        }
      />
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      <div>
        <OfferedButton kind="secondary" aria-label={words.save(title)} onClick={() => save(name, days, heads, rows)}>
          {words.saveShort}
        </OfferedButton>
      </div>
    </section>
  );
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value, upTo = 0, limit }) => Math.max(value, upTo, limit ?? 0)));
  const wide = (value: number) => ({ inlineSize: `${Math.min(100, (100 * value) / longest)}%` });
  return (
    <ul className={styles['bars']}>
      {bars.map(({ key, name, value, shown, upTo, limit, isBad }) => (
        <li key={key} className={styles['bar']} data-bad={isBad || undefined}>
          <span className={styles['barName']}>{name}</span>
          <span className={styles['track']} aria-hidden="true">
            {upTo !== undefined && <span className={styles['range']} style={wide(upTo)} />}
            <span className={styles['value']} style={wide(value)} />
            {limit != null && <span className={styles['limit']} style={{ insetInlineStart: wide(limit).inlineSize }} />}
          </span>
          <span className={styles['shown']}>{shown}</span>
        </li>
      ))}
    </ul>
  );
}

/** The very numbers of the table; what would be a formula is none. */
function save(
  name: string,
  { from, to }: ReportProps['days'],
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(heads, rows)], { type: 'text/csv;charset=utf-8' }));
  link.download = words.fileName(name, from, to);
  link.click();
  URL.revokeObjectURL(link.href);
}
