/**
 * Text with suggestions under it, such as an address that is completed while typed. What to suggest, and when to ask for
 * it, is the caller's; this hides the keyboard, the list and what a reader is told. Any text may stand: picking a
 * suggestion is help, not a duty.
 */
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';
import type { Bound, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import { Spinner } from './spinner.tsx';
import type { TextHints } from './text-field.tsx';
import { TextInput } from './text-field.tsx';
import hidden from './visually-hidden.module.css';

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

type ComboboxHints = Pick<TextHints, 'autoComplete' | 'placeholder' | 'disabled' | 'readOnly' | 'maxLength'>;

export interface ComboboxProps<Item extends Suggestion> extends FieldProps, Bound<string>, ComboboxHints {
  readonly suggestions: readonly Item[];
  readonly onPick: (item: Item) => void;
  /** `idle`: nothing was asked yet, so nothing opens. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly loadingText?: string;
  readonly emptyText?: string;
  readonly failedText?: string;
  /** At the end of what opens, such as a way to type the address by hand. */
  readonly footer?: ReactNode;
}

export function Combobox<Item extends Suggestion>(props: ComboboxProps<Item>) {
  const { state, onPick, onBlur } = props;
  const frame = useFieldFrame(props);
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && state !== 'idle';
  const shown = isOpen && state === 'ready' ? props.suggestions : [];
  const pick = (item: Item) => {
    setWanted(false);
    onPick(item);
  };
  const handleKey = (event: KeyboardEvent) => {
    const chosen = shown[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setWanted(true);
      if (shown.length > 0) setActive(step(active, event.key === 'ArrowDown' ? 1 : -1, shown.length));
    } else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape' && isOpen) setWanted(false);
    else return;
    event.preventDefault();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list with other entries starts without a choice
  useEffect(() => setActive(-1), [shown.map(({ id }) => id).join()]);
  return (
    <Field field={props} frame={frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that focus left both text and footer */}
      <div
        className={styles['box']}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setWanted(false);
          onBlur?.();
        }}
      >
        <TextInput
          {...inputOf(props)}
          control={frame.control}
          onKeyDown={handleKey}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown[active] && optionId(listId, active)}
          onChange={(text) => {
            // What was typed before the page had started comes late: anyone who is elsewhere by now wants no list.
            setWanted(document.activeElement?.id === frame.control.id);
            props.onChange(text);
          }}
        />
        {isOpen && state === 'loading' && <Busy />}
        <div className={classNames(styles['popup'], !isOpen && styles['closed'])}>
          {shown.length > 0 && <List id={listId} labelId={frame.labelId} items={shown} active={active} onPick={pick} />}
          <p className={shown.length > 0 ? hidden['visuallyHidden'] : styles['note']} role="status">
            {isOpen && noteOf(props, shown.length)}
          </p>
          {isOpen && props.footer != null && <div className={styles['footer']}>{props.footer}</div>}
        </div>
      </div>
    </Field>
  );
}

function Busy() {
  return (
    <span className={styles['busy']}>
      <Spinner />
    </span>
  );
}

function inputOf({ name, value, placeholder, disabled, readOnly, maxLength, autoComplete = 'off' }: TextPart) {
  const text = { name, value, placeholder, disabled, readOnly, maxLength, autoComplete };
  return { ...text, role: 'combobox', 'aria-autocomplete': 'list', spellCheck: false } as const;
}

type TextPart = Pick<ComboboxProps<Suggestion>, 'name' | 'value' | keyof ComboboxHints>;

interface ListProps<Item extends Suggestion> {
  readonly id: string;
  readonly labelId: string;
  readonly items: readonly Item[];
  readonly active: number;
  readonly onPick: (item: Item) => void;
}

function List<Item extends Suggestion>({ id, labelId, items, active, onPick }: ListProps<Item>) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div className={styles['list']} id={id} role="listbox" aria-labelledby={labelId}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y: focus and keyboard stay in the input, as the combobox pattern asks
        <div
          key={item.id}
          id={optionId(id, index)}
          className={styles['option']}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
        >
          {item.label}
          {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
        </div>
      ))}
    </div>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}${index}`;
}

/** Round the list, with the text itself as one more stop between its end and its start. */
function step(from: number, by: 1 | -1, count: number): number {
  return ((from + 1 + by + count + 1) % (count + 1)) - 1;
}

type Words = Pick<ComboboxProps<Suggestion>, 'state' | 'loadingText' | 'emptyText' | 'failedText'>;

function noteOf(props: Words, count: number): string {
  if (props.state === 'loading') return props.loadingText ?? words.looking;
  if (props.state === 'failed') return props.failedText ?? words.suggestionsAreNotAvailable;
  if (count === 0) return props.emptyText ?? words.noMatches;
  return words.suggestions(count);
}
