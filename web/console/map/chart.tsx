/** The boxes in their eight columns, one Tab stop for all of them, and the lines of the one that is selected. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type journeyGroups, waysOut } from '#core/journey/map.ts';
import type { Status } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/console/map.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Icon, type IconName } from '../frame/icons.tsx';
import { type Counted, spotOf, statusPath } from './counts.ts';
import styles from './map.module.css';

const actorSigns = {
  borrower: 'person',
  signer: 'person',
  operations: 'stack',
  vendor: 'plug',
  system: 'gear',
  none: 'check',
} as const satisfies Record<keyof typeof words.actors, IconName>;

interface ChartProps {
  readonly counted: Counted;
  readonly groups: typeof journeyGroups;
  readonly selected: Status;
  readonly onSelect: (status: Status) => void;
}

export function Chart({ counted, groups, selected, onSelect }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const targets = waysOut(selected);
  const move = (event: KeyboardEvent) => {
    const next = neighborOf(groups, selected, event.key);
    if (next === undefined) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-status="${next}"]`)?.focus();
  };
  return (
    <div className={styles['scroll']}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links inside */}
      <div className={styles['chart']} ref={box} onKeyDown={move}>
        <Lines box={box} from={selected} to={targets} />
        {groups.map(({ group, name, statuses }) => (
          <section key={group} className={styles['column']} aria-label={name}>
            <h2 className={styles['head']}>{name}</h2>
            {statuses.map((status) => {
              const spot = spotOf(status, counted);
              return (
                <PageLink
                  key={status}
                  to={statusPath(status)}
                  className={styles['box']}
                  data-status={status}
                  data-actor={spot.actor}
                  data-empty={spot.count === 0 || undefined}
                  data-late={spot.late > 0 || undefined}
                  data-selected={status === selected || undefined}
                  data-target={targets.includes(status) || undefined}
                  tabIndex={status === selected ? 0 : -1}
                  onFocus={() => onSelect(status)}
                  onMouseEnter={() => onSelect(status)}
                >
                  <Icon name={actorSigns[spot.actor]} />
                  <span className={styles['name']}>{spot.name}</span>
                  <VisuallyHidden>{words.beforeCount}</VisuallyHidden>
                  <span className={styles['count']}>{spot.shown}</span>
                  <VisuallyHidden>{words.afterCount}</VisuallyHidden>
                  {spot.late > 0 && (
                    <>
                      <VisuallyHidden>{words.beforeLate}</VisuallyHidden>
                      <span className={styles['late']}>
                        <Icon name="late" />
                        {spot.late}
                      </span>
                      <VisuallyHidden>{words.afterLate}</VisuallyHidden>
                    </>
                  )}
                  <VisuallyHidden>{words.whoseTurn(words.actors[spot.actor])}</VisuallyHidden>
                </PageLink>
              );
            })}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Up and down within the column, left and right to the same place in the next. */
function neighborOf(groups: ChartProps['groups'], from: Status, key: string): Status | undefined {
  const column = groups.findIndex(({ statuses }) => statuses.includes(from));
  const place = groups[column]?.statuses.indexOf(from) ?? 0;
  if (key === 'ArrowDown') return groups[column]?.statuses[place + 1];
  if (key === 'ArrowUp') return groups[column]?.statuses[place - 1];
  const beside = { ArrowLeft: groups[column - 1], ArrowRight: groups[column + 1] }[key];
  return beside?.statuses[Math.min(place, beside.statuses.length - 1)];
}

interface LinesProps {
  readonly box: { readonly current: HTMLDivElement | null };
  readonly from: Status;
  readonly to: readonly Status[];
}

/** Measured from what is drawn, so that they fit every width; those who cannot see them read the panel below. */
function Lines({ box, from, to }: LinesProps) {
  const [paths, setPaths] = useState<readonly string[]>([]);
  const wanted = to.join(' ');
  useLayoutEffect(() => {
    const chart = box.current;
    if (!chart) return;
    const draw = () => {
      const at = (status: string) => chart.querySelector<HTMLElement>(`[data-status="${status}"]`);
      const start = at(from);
      if (start) setPaths(wanted.split(' ').flatMap((one) => lineTo(start, at(one))));
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(chart);
    return () => watch.disconnect();
  }, [box, from, wanted]);
  return (
    <svg className={styles['lines']} aria-hidden="true" focusable="false">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

function lineTo(start: HTMLElement, end: HTMLElement | null): string[] {
  if (!end) return [];
  const isBack = end.offsetLeft < start.offsetLeft;
  const isSame = end.offsetLeft === start.offsetLeft;
  const x1 = start.offsetLeft + (isBack ? 0 : start.offsetWidth);
  const x2 = end.offsetLeft + (isBack || isSame ? end.offsetWidth : 0);
  const [y1, y2] = [start, end].map((one) => one.offsetTop + one.offsetHeight / 2);
  const bend = isSame ? 24 : Math.max(24, Math.abs(x2 - x1) / 2) * (isBack ? -1 : 1);
  const [from, to] = [x1 + bend, isSame ? x2 + bend : x2 - bend];
  return [`M${x1} ${y1}C${from} ${y1} ${to} ${y2} ${x2} ${y2}`];
}
