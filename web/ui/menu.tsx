/**
 * A button that opens a list of actions, after the menu-button pattern: arrows, Home, End and first letters move, Escape
 * goes back to the button, and leaving closes. Our own, because the library's leaves focusable elements that readers
 * cannot see, and weighs as much as the rest of a page.
 */
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import * as uiBlocksWords from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons.tsx';
import styles from './menu.module.css';

interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** With an address too, it takes the place of following the link: for a router. */
  readonly onSelect?: () => void;
  readonly href?: string;
  readonly disabled?: boolean;
  readonly isDanger?: boolean;
}

export interface MenuProps {
  readonly label: ReactNode;
  /** The button's name, where its label is only a picture or a count. */
  readonly name?: string;
  readonly items: readonly MenuItem[];
  readonly emptyText?: string;
  /** Which edges of button and list meet. */
  readonly align?: 'start' | 'end';
}

type End = 'first' | 'last';

export function Menu({ label, name, items, emptyText = uiBlocksWords.nothingHere, align = 'end' }: MenuProps) {
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** Which item takes focus when the list opens; undefined while it is closed. */
  const [openAt, setOpenAt] = useState<End>();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenAt(undefined);
  };
  return (
    // Focusable itself, because Safari focuses no button on a press and would take it for one outside.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that focus left button and list
    <div className={styles['menu']} tabIndex={-1} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className={styles['trigger']}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={openAt !== undefined}
        aria-controls={openAt && menuId}
        onClick={() => setOpenAt(openAt ? undefined : 'first')}
        onKeyDown={handleKey}
      >
        {label}
        <ChevronDownIcon />
      </button>
      {openAt && (
        <List
          id={menuId}
          name={name ?? (typeof label === 'string' ? label : undefined)}
          items={items.length > 0 ? items : [{ id: 'empty', label: emptyText, disabled: true }]}
          align={align}
          startAt={openAt}
          onLeave={() => setOpenAt(undefined)}
          onClose={() => {
            setOpenAt(undefined);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface ListProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly items: readonly MenuItem[];
  readonly align: 'start' | 'end';
  readonly startAt: End;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function List({ id, name, items, align, startAt, onLeave, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    entriesOf(list.current)
      .at(startAt === 'first' ? 0 : -1)
      ?.focus();
  }, [startAt]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    if (event.key === 'Escape') onClose();
    else if (!moveFocus(entriesOf(list.current), event.key)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      className={classNames(styles['list'], styles[align])}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={handleKey}
    >
      {items.map((item) => (
        <Entry key={item.id} item={item} onDone={onClose} />
      ))}
    </div>
  );
}

function Entry({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) {
  const look = {
    className: styles['item'],
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': item.disabled || undefined,
    'data-danger': item.isDanger || undefined,
    onClick: (event: MouseEvent) => {
      if (item.disabled || (item.onSelect && !event.ctrlKey && !event.metaKey)) event.preventDefault();
      if (item.disabled) return;
      onDone();
      if (!event.ctrlKey && !event.metaKey) item.onSelect?.();
    },
  };
  const words = (
    <>
      <span>{item.label}</span>
      {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
    </>
  );
  if (item.href !== undefined) {
    return (
      <a {...look} href={item.href}>
        {words}
      </a>
    );
  }
  return (
    <button {...look} type="button">
      {words}
    </button>
  );
}

function entriesOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** Answers whether the key meant something. */
function moveFocus(entries: readonly HTMLElement[], key: string): boolean {
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (Math.max(at, 0) - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };
  const goal = key.length === 1 ? nextByLetter(entries, at, key) : goals[key];
  if (goal === undefined || goal < 0) return false;
  entries[goal]?.focus();
  return true;
}

function nextByLetter(entries: readonly HTMLElement[], at: number, letter: string): number {
  if (letter === ' ') return -1;
  const starts = (entry: HTMLElement) => entry.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  const after = entries.findIndex((entry, index) => index > at && starts(entry));
  return after >= 0 ? after : entries.findIndex(starts);
}
