/**
 * Lines over a number axis, drawn as plain SVG, with the same numbers as a table for anyone who cannot or would rather
 * not read a picture. Load it lazily, with the page that needs it.
 */
import { useEffect, useRef, useState } from 'react';
import * as words from '#core/words/en/ui/charts.ts';
import styles from './chart.module.css';
import { ChartOrTable } from './chart-or-table.tsx';
import { placeOf, ticksOf } from './chart-scale.ts';
import { classNames } from './class-names.ts';
import { DataTable } from './data-table.tsx';
import figure from './figure.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LineChartProps {
  /** What the picture shows, as a sentence. */
  readonly title: string;
  readonly xLabel: string;
  readonly series: readonly { readonly name: string; readonly points: readonly Point[]; readonly isArea?: boolean }[];
  readonly formatX: (x: number) => string;
  readonly formatY: (y: number) => string;
  /** What the picture tells, for those who hear it. */
  readonly story?: string;
  /** The one point that has words of its own, and fewer where there is little room. */
  readonly mark?: (Point & { readonly text: string; readonly short: string }) | undefined;
}

const HEIGHT = 280;
const EDGE = { top: 16, end: 32, bottom: 36, start: 72 };

export function LineChart(props: LineChartProps) {
  const { title, xLabel, series, formatX, formatY } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  return (
    <ChartOrTable
      title={title}
      chart={
        <>
          <div ref={box}>
            <Plot {...props} width={width} xs={xs} />
          </div>
          {series.length > 1 && <Legend names={series.map(({ name }) => name)} />}
        </>
      }
      table={
        <DataTable
          caption={title}
          isCaptionHidden
          columns={[
            { key: 'x', header: xLabel, cell: (x: number) => formatX(x) },
            ...series.map(({ name, points }) => ({
              key: name,
              header: name,
              isNumber: true,
              cell: (x: number) => yAt(points, x, formatY),
            })),
          ]}
          rows={xs}
          rowKey={String}
        />
      }
    />
  );
}

interface PlotProps extends LineChartProps {
  readonly width: number;
  readonly xs: readonly number[];
}

function Plot({ title, series, formatX, formatY, story, mark, width, xs }: PlotProps) {
  const isNarrow = width < 480;
  const ys = series.flatMap(({ points }) => points.map(({ y }) => y));
  const yTicks = ticksOf(Math.min(0, ...ys), Math.max(...ys, 1), 4);
  const xTicks = ticksOf(xs[0] ?? 0, xs.at(-1) ?? 0, isNarrow ? 3 : 6).filter((x) => x <= (xs.at(-1) ?? 0));
  const [xRange, yRange] = [endsOf(xs), endsOf(yTicks)];
  const atX = (x: number) => placeOf(x, xRange, EDGE.start, width - EDGE.end);
  const atY = (y: number) => placeOf(y, yRange, HEIGHT - EDGE.bottom, EDGE.top);
  const line = (points: readonly Point[]) => points.map(({ x, y }) => `${atX(x)} ${atY(y)}`).join('L');
  return (
    <svg
      className={styles['plot']}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={story ?? words.theTableHolds(title)}
    >
      {yTicks.map((y) => (
        <g key={y}>
          <path className={styles['grid']} d={`M${EDGE.start} ${atY(y)}H${width - EDGE.end}`} />
          <text className={styles['tick']} x={EDGE.start - 10} y={atY(y)} dy="0.32em" textAnchor="end">
            {formatY(y)}
          </text>
        </g>
      ))}
      {xTicks.map((x) => (
        <text key={x} className={styles['tick']} x={atX(x)} y={HEIGHT - 10} textAnchor="middle">
          {formatX(x)}
        </text>
      ))}
      {series.map(({ name, points, isArea }, index) => (
        <g key={name} data-series={index}>
          {isArea && points.length > 0 && (
            <path
              className={styles['area']}
              d={`M${atX(points[0]?.x ?? 0)} ${atY(0)}L${line(points)}L${atX(points.at(-1)?.x ?? 0)} ${atY(0)}Z`}
            />
          )}
          <path className={styles['line']} d={`M${line(points)}`} />
        </g>
      ))}
      {mark && <Mark text={isNarrow ? mark.short : mark.text} x={atX(mark.x)} y={atY(mark.y)} width={width} />}
    </svg>
  );
}

interface MarkProps extends Point {
  readonly text: string;
  readonly width: number;
}

/** Its words stand on the side with more room. */
function Mark({ x, y, text, width }: MarkProps) {
  const isStart = x <= (width + EDGE.start) / 2;
  return (
    <>
      <path className={styles['rule']} d={`M${x} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />
      <circle className={styles['point']} cx={x} cy={y} r="5" />
      <text className={styles['tag']} x={isStart ? x + 10 : x - 10} y={y - 10} textAnchor={isStart ? 'start' : 'end'}>
        {text}
      </text>
    </>
  );
}

function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={figure['legend']}>
      {names.map((name, index) => (
        <li key={name} className={classNames(figure['entry'], styles['entry'])} data-series={index}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function endsOf(values: readonly number[]): readonly [number, number] {
  return [values[0] ?? 0, values.at(-1) ?? 0];
}

function yAt(points: readonly Point[], x: number, formatY: (y: number) => string): string {
  const point = points.find((each) => each.x === x);
  return point ? formatY(point.y) : '–';
}

/** Drawn in real pixels, so that words keep their size on every screen. */
function useWidth(box: { readonly current: HTMLDivElement | null }): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.floor(entry.contentRect.width)));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
