/** What narrows a list: state, flag, who holds it, the size of the line; and in which order and how densely it is shown. */
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { stateTimeZones } from '#core/calendar/time-zones.ts';
import { deskFlags } from '#core/desk/flags.ts';
import { fileRoles } from '#core/roles.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { flags as flagNames } from '#core/words/en/desk/queues.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { useKey } from '../frame/use-key.ts';
import { allColumns, type Column, type Shown } from './use-shown.ts';
import styles from './work.module.css';

interface FilterBarProps {
  readonly shown: Shown;
  readonly choose: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** Where the lists have no room at the side. */
  readonly list: ReactNode;
  readonly children: ReactNode;
}

interface Choice {
  readonly name: 'section' | 'state' | 'flag' | 'held' | 'sort';
  readonly label: string;
  /** What no choice is called. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, name: string])[];
}

const choices: readonly Choice[] = [
  {
    name: 'state',
    label: words.state,
    any: words.anyState,
    options: Object.keys(stateTimeZones)
      .toSorted()
      .map((state) => [state, state]),
  },
  { name: 'flag', label: words.flag, any: words.anyFlag, options: deskFlags.map((flag) => [flag, flagNames[flag]]) },
  {
    name: 'held',
    label: words.holder,
    any: words.anyone,
    options: [
      ['free', words.free],
      ['me', words.heldByMe],
      ['others', words.heldByOthers],
    ],
  },
  {
    name: 'section',
    label: words.section,
    any: words.anySection,
    options: fileRoles.map((role) => [role, words.sectionNames[role]]),
  },
  { name: 'sort', label: words.sort, any: words.sortNames.risk, options: [['oldest', words.sortNames.oldest]] },
];

export function FilterBar({ shown, choose, list, children }: FilterBarProps) {
  const first = useRef<HTMLSelectElement>(null);
  /** On a phone they are folded, so that the list begins on the first screen. */
  const [isOpen, setOpen] = useState(false);
  useKey('filter', () => first.current?.focus());
  const isNarrowed = ['section', 'state', 'flag', 'held', 'lineMin'].some(
    (name) => shown[name as keyof Shown] !== undefined,
  );
  const density = shown.density === 'compact' ? undefined : 'compact';
  return (
    <div className={styles['filters']} data-open={isOpen || undefined}>
      {list}
      <span className={styles['fold']}>
        <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.filters}
        </Button>
      </span>
      <Choices shown={shown} choose={choose} first={first} />
      <label className={styles['choice']}>
        <span>{words.lineFrom}</span>
        <input
          inputMode="numeric"
          key={shown.lineMin ?? ''}
          defaultValue={shown.lineMin ?? ''}
          onBlur={({ target }) => chooseLine(target.value, shown.lineMin, choose)}
        />
      </label>
      {isNarrowed && (
        <Button
          kind="quiet"
          onClick={() =>
            choose({
              section: undefined,
              state: undefined,
              flag: undefined,
              held: undefined,
              lineMin: undefined,
              view: undefined,
            })
          }
        >
          {words.clearFilters}
        </Button>
      )}
      <div className={styles['tools']}>
        <ColumnChoice columns={shown.columns ?? allColumns} onChoose={(columns) => choose({ columns })} />
        <KeyButton hotkey="density" kind="quiet" onClick={() => choose({ density })}>
          {words.density}
        </KeyButton>
        {children}
      </div>
    </div>
  );
}

interface ChoicesProps extends Pick<FilterBarProps, 'shown' | 'choose'> {
  readonly first: RefObject<HTMLSelectElement | null>;
}

function Choices({ shown, choose, first }: ChoicesProps) {
  return choices.map(({ name, label, any, options }, place) => (
    <label key={name} className={styles['choice']}>
      <span>{label}</span>
      <select
        {...(place === 0 && { ref: first })}
        value={shown[name] ?? ''}
        onChange={({ target }) => choose(changeTo(name, target.value || undefined))}
      >
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** A section is lists of its own: who chooses one leaves the list they are in. */
const changeTo = (name: Choice['name'], value: string | undefined) => ({
  ...(name === 'section' && value !== undefined && { queue: undefined }),
  [name]: value,
  view: undefined,
});

/** Whole dollars; anything else takes the filter away. */
function chooseLine(text: string, before: number | undefined, choose: FilterBarProps['choose']): void {
  const digits = text.replaceAll(/[$,\s]/g, '');
  const next = /^\d{1,8}$/.test(digits) ? String(Number(digits)) : undefined;
  if (next !== (before === undefined ? undefined : String(before))) choose({ lineMin: next, view: undefined });
}

const columnNames: Readonly<Record<Column, string>> = {
  flags: words.flags,
  line: words.line,
  home: words.homeAndBrand,
  since: words.waitingSince,
  holder: words.holder,
};

interface ColumnChoiceProps {
  readonly columns: readonly Column[];
  readonly onChoose: (columns: string | undefined) => void;
}

function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  const toggle = (column: Column) => {
    const next = allColumns.filter((one) => (one === column ? !columns.includes(one) : columns.includes(one)));
    onChoose(next.length === allColumns.length ? undefined : next.join(','));
  };
  return (
    <details className={styles['columns']}>
      <summary>{words.columns}</summary>
      <div className={styles['columnList']}>
        {allColumns.map((column) => (
          <label key={column}>
            <input type="checkbox" checked={columns.includes(column)} onChange={() => toggle(column)} />
            {columnNames[column]}
          </label>
        ))}
      </div>
    </details>
  );
}
