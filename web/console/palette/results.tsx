/** What the palette found, by group; what was typed is underlined where it fits. */
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import * as words from '#core/words/en/console/palette.ts';
import { Caps } from '../frame/caps.tsx';
import { Icon } from '../frame/icons.tsx';
import { type Group, type Listed, readTyped } from './entries.ts';
import type { Match } from './match.ts';
import styles from './palette.module.css';

interface ResultsProps {
  readonly id: string;
  readonly rows: readonly Listed[];
  readonly place: number;
  readonly typed: string;
  readonly isLooking: boolean;
  readonly onRun: (row: Listed) => void;
}

/** An id is one word. */
export const optionId = (id: string, key: string) => `${id}-${key.replaceAll(/\W/g, '_')}`;

export function Results({ id, rows, place, typed, isLooking, onRun }: ResultsProps) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <>
      <div id={id} className={styles['results']} role="listbox" aria-label={words.palette}>
        {groups.map((group) => (
          <GroupOf key={group} id={id} group={group}>
            {rows.map(
              (row, at) =>
                row.group === group && (
                  <Option key={row.key} id={optionId(id, row.key)} row={row} isActive={at === place} onRun={onRun} />
                ),
            )}
          </GroupOf>
        ))}
      </div>
      {rows.length === 0 && (
        <div className={styles['none']}>
          <p className={styles['noneTitle']}>{isLooking ? words.searching : words.nothingMatches}</p>
          {!isLooking && <p>{isAskedForActs(typed) ? words.noActsHere : words.tryFewerLetters}</p>}
        </div>
      )}
    </>
  );
}

/** With nothing typed after it: what was typed and fits none says nothing about the page. */
function isAskedForActs(typed: string): boolean {
  const { prefix, query } = readTyped(typed);
  return prefix === '>' && query === '';
}

interface GroupProps {
  readonly id: string;
  readonly group: Group;
  readonly children: ReactNode;
}

function GroupOf({ id, group, children }: GroupProps) {
  const titleId = `${id}-group-${group}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className={styles['groupName']} role="presentation">
        {words.groups[group]}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly row: Listed;
  readonly isActive: boolean;
  readonly onRun: (row: Listed) => void;
}

function Option({ id, row, isActive, onRun }: OptionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active option
    <div
      ref={box}
      id={id}
      role="option"
      className={styles['option']}
      aria-selected={isActive}
      aria-disabled={row.whyNot ? true : undefined}
      onClick={() => onRun(row)}
    >
      <Icon name={row.whyNot ? 'lock' : row.icon} />
      <span className={styles['label']}>{underlined(row.label, row.match.ranges)}</span>
      <span className={styles['hint']}>{row.whyNot || row.hint}</span>
      {row.match.isClose && <span className={styles['hint']}>{words.closeMatch}</span>}
      {row.press !== undefined && !row.whyNot && <Caps press={row.press} />}
    </div>
  );
}

function underlined(label: string, ranges: Match['ranges']): ReactNode {
  let at = 0;
  const parts = ranges.map(([from, until]) => {
    const before = label.slice(at, from);
    at = until;
    return (
      <Fragment key={from}>
        {before}
        <u>{label.slice(from, until)}</u>
      </Fragment>
    );
  });
  return [...parts, label.slice(at)];
}
