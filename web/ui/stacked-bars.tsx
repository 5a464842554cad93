/**
 * A few wholes and what they are made of, as bars one above the other, with the same numbers as a table. Plain
 * SVG in percentages of its width; parts differ by pattern as well as by color. Load it lazily, with the page that needs it.
 */
import { useId } from 'react';
import { ChartOrTable } from './chart-or-table.tsx';
import { classNames } from './class-names.ts';
import { DataTable } from './data-table.tsx';
import figure from './figure.module.css';
import styles from './stacked-bars.module.css';

interface Bar {
  readonly name: string;
  /** One for each part, in its order. */
  readonly values: readonly number[];
}

export interface StackedBarsProps {
  readonly title: string;
  /** What the names of the bars are, for the table's first column. */
  readonly rowLabel: string;
  readonly parts: readonly string[];
  readonly rows: readonly Bar[];
  readonly format: (value: number) => string;
}

const BAR = 36;

export function StackedBars({ title, rowLabel, parts, rows, format }: StackedBarsProps) {
  const largest = Math.max(1, ...rows.map(({ values }) => totalOf(values)));
  return (
    <ChartOrTable
      title={title}
      chart={
        <>
          {rows.map((row) => (
            <div key={row.name} className={styles['row']}>
              <span className={styles['name']}>{row.name}</span>
              <BarPicture row={row} parts={parts} largest={largest} format={format} />
            </div>
          ))}
          <ul className={figure['legend']}>
            {parts.map((part, index) => (
              <li key={part} className={classNames(figure['entry'], styles['entry'])} data-part={index}>
                {part}
              </li>
            ))}
          </ul>
        </>
      }
      table={
        <DataTable
          caption={title}
          isCaptionHidden
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: rowLabel, cell: ({ name }: Bar) => name },
            ...parts.map((part, index) => ({
              key: part,
              header: part,
              isNumber: true,
              cell: ({ values }: Bar) => format(values[index] ?? 0),
            })),
          ]}
        />
      }
    />
  );
}

interface BarPictureProps extends Pick<StackedBarsProps, 'parts' | 'format'> {
  readonly row: Bar;
  readonly largest: number;
}

function BarPicture({ row, parts, largest, format }: BarPictureProps) {
  const hatch = useId();
  const said = parts.map((part, index) => `${part} ${format(row.values[index] ?? 0)}`).join(', ');
  return (
    <svg className={styles['bar']} width="100%" height={BAR} role="img" aria-label={`${row.name}: ${said}.`}>
      <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles['hatchGround']} width="8" height="8" />
        <rect className={styles['hatchLine']} width="4" height="8" />
      </pattern>
      {row.values.map((value, index) => (
        <rect
          key={parts[index]}
          className={styles['part']}
          data-part={index}
          x={`${(100 * totalOf(row.values.slice(0, index))) / largest}%`}
          width={`${(100 * value) / largest}%`}
          height={BAR}
          fill={index === 1 ? `url(#${hatch})` : undefined}
        />
      ))}
    </svg>
  );
}

function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
