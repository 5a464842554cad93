/**
 * Text with suggestions under it, such as an address that is completed while typed. What to suggest, and when to ask for
 * it, is the caller's; this hides the keyboard, the list and what a reader is told. Any text may stand: picking a
 * suggestion is help, not a duty.
 */
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
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

export interface ComboboxProps<Item extends Suggestion>
  extends FieldProps,
    Bound<string>,
    Pick<TextHints, 'autoComplete' | 'placeholder' | 'disabled' | 'readOnly' | 'maxLength'> {
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
  const { suggestions, onPick, state, value, onChange, onBlur, footer } = props;
  const frame = useFieldFrame(props);
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && state !== 'idle';
  const shown = isOpen && state === 'ready' ? suggestions : [];
  const idOf = (index: number) => `${listId}${index}`;
  const activeId = shown[active] && idOf(active);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list with other entries starts without a choice
  useEffect(() => setActive(-1), [shown.map(({ id }) => id).join()]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

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
          {...combobox}
          control={frame.control}
          name={props.name}
          value={value}
          placeholder={props.placeholder}
          disabled={props.disabled}
          readOnly={props.readOnly}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete ?? 'off'}
          onKeyDown={handleKey}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          onChange={(text) => {
            setWanted(true);
            onChange(text);
          }}
        />
        {state === 'loading' && (
          <span className={styles['busy']}>
            <Spinner />
          </span>
        )}
        <div className={classNames(styles['popup'], !isOpen && styles['closed'])}>
          {shown.length > 0 && (
            <div className={styles['list']} id={listId} role="listbox" aria-labelledby={frame.labelId}>
              {shown.map((item, index) => (
                // biome-ignore lint/a11y: focus and keyboard stay in the input, as the combobox pattern asks
                <div
                  key={item.id}
                  id={idOf(index)}
                  className={styles['option']}
                  role="option"
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(item)}
                >
                  {item.label}
                  {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
                </div>
              ))}
            </div>
          )}
          <p className={shown.length > 0 ? hidden['visuallyHidden'] : styles['note']} role="status">
            {isOpen && noteOf(props, shown.length)}
          </p>
          {isOpen && footer != null && <div className={styles['footer']}>{footer}</div>}
        </div>
      </div>
    </Field>
  );
}

const combobox = { role: 'combobox', 'aria-autocomplete': 'list', spellCheck: false } as const;

/** Round the list, with the text itself as one more stop between its end and its start. */
function step(from: number, by: 1 | -1, count: number): number {
  return ((from + 1 + by + count + 1) % (count + 1)) - 1;
}

type Words = Pick<ComboboxProps<Suggestion>, 'state' | 'loadingText' | 'emptyText' | 'failedText'>;

function noteOf(props: Words, count: number): string {
  if (props.state === 'loading') return props.loadingText ?? 'Looking…';
  if (props.state === 'failed') return props.failedText ?? 'Suggestions are not available right now.';
  if (count === 0) return props.emptyText ?? 'No matches';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
