/** Numbers as a picture or as a table: one is seen, the other a press away. Both hold the same. */
import { type ReactNode, useId, useState } from 'react';
import * as words from '#core/words/en/ui/charts.ts';
import styles from './chart-or-table.module.css';
import figure from './figure.module.css';

interface ChartOrTableProps {
  readonly title: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

export function ChartOrTable({ title, chart, table }: ChartOrTableProps) {
  const name = useId();
  const [isTable, setTable] = useState(false);
  const ways = [
    { label: words.chart, isOn: !isTable, choose: () => setTable(false) },
    { label: words.table, isOn: isTable, choose: () => setTable(true) },
  ];
  return (
    <figure className={figure['figure']}>
      <div className={styles['head']}>
        <figcaption className={figure['title']}>{title}</figcaption>
        <fieldset className={styles['ways']} aria-label={words.showAs(title)}>
          {ways.map(({ label, isOn, choose }) => (
            <label key={label} className={styles['way']}>
              <input type="radio" name={name} checked={isOn} onChange={choose} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles['chart']} hidden={isTable}>
        {chart}
      </div>
      <div className={styles['table']} hidden={!isTable}>
        {table}
      </div>
    </figure>
  );
}
