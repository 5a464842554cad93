/** Each difference with its range, drawn over a line at zero; metrics of one unit share one scale. The table has the numbers. */
import { metricRow } from '#core/experiments/metrics.ts';
import * as words from '#core/words/en/console/experiments.ts';
import { placeOf, ticksOf } from '#web/ui/chart-scale.ts';
import figure from '#web/ui/figure.module.css';
import own from './experiments.module.css';
import { nameOf, type ShownMetric, scaled } from './experiments.ts';

type Drawn = ShownMetric & { readonly interval: NonNullable<ShownMetric['interval']> };

export function Intervals({ metrics }: { readonly metrics: readonly ShownMetric[] }) {
  const drawn = metrics.filter((row): row is Drawn => row.interval !== null);
  const isTime = ({ metric }: Drawn) => metricRow(metric).kind === 'days';
  const groups = [drawn.filter((row) => !isTime(row)), drawn.filter(isTime)].filter((rows) => rows.length > 0);
  if (groups.length === 0) return null;
  return (
    <figure className={figure['figure']}>
      <figcaption className={figure['title']}>{words.differences}</figcaption>
      {groups.map((rows) => (
        <Group key={rows[0]?.metric} rows={rows} />
      ))}
    </figure>
  );
}

/** Room at both ends for the words of the axis. */
const ends = [6, 94] as const;

function Group({ rows }: { readonly rows: readonly Drawn[] }) {
  const values = rows.flatMap((row) => [scaled(row, row.interval.low), scaled(row, row.interval.high), 0]);
  const ticks = ticksOf(Math.min(...values), Math.max(...values), 4);
  const range = [ticks[0] ?? 0, ticks.at(-1) ?? 0] as const;
  const at = (value: number) => `${placeOf(value, range, ...ends)}%`;
  return (
    <ul className={own['intervals']} aria-hidden="true">
      {rows.map((row) => {
        const [low, middle, high] = [row.interval.low, row.interval.difference, row.interval.high].map((value) =>
          at(scaled(row, value)),
        );
        return (
          <li key={row.metric}>
            <span>{nameOf(row)}</span>
            <svg className={own['plot']} height="24" focusable="false" aria-hidden="true">
              <line className={own['zero']} x1={at(0)} x2={at(0)} y1="0" y2="24" />
              <line className={own['reach']} x1={low} x2={high} y1="12" y2="12" />
              <circle className={own['dot']} cx={middle} cy="12" r="6" />
            </svg>
          </li>
        );
      })}
      <li>
        <span />
        <svg className={own['plot']} height="18" focusable="false" aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} className={own['tick']} x={at(tick)} y="12" textAnchor="middle">
              {Number(tick.toFixed(6))}
            </text>
          ))}
        </svg>
      </li>
    </ul>
  );
}
