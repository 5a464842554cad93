/**
 * Who acts on which key now. A page says it by `useKey`; the last who said so is asked, and with no action the key is
 * silent. A single character counts only outside fields and only while the person has not turned such keys off (WCAG
 * 2.1.4); nothing counts while a dialog is open, which has its own keys.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { localShelf } from '#web/client/storage.ts';
import { type KeyName, type KeyRow, keyTable } from './key-table.ts';

type Act = () => void;
interface Reader {
  readonly row: KeyRow;
  readonly act: { readonly current: Act | undefined };
}

/** The first of two waits so long for the second. */
const chordMs = 1500;

let readers: readonly Reader[] = [];
let person = '';
/** What was pressed first, and when. */
let chord = { press: '', at: Number.NEGATIVE_INFINITY };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function change(next: readonly Reader[]): void {
  if (readers.length === 0) document.addEventListener('keydown', hear);
  readers = next;
  if (readers.length === 0) document.removeEventListener('keydown', hear);
  for (const listener of listeners) listener();
}

/** The readers of this moment, for the hints and the list of all keys. */
export const useReaders = (): readonly Reader[] => useSyncExternalStore(subscribe, () => readers);

/** Undefined: the key does nothing now. */
export function useKey(name: KeyName, act: Act | undefined): void {
  useKeyRow(keyTable[name], act);
}

/** For a row that is in no table here: a section and its letter. */
export function useKeyRow({ where, press, label }: KeyRow, act: Act | undefined): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isRead = act !== undefined;
  useEffect(() => {
    if (!isRead) return;
    const reader = { row: { where, press, label }, act: latest };
    change([...readers, reader]);
    return () => change(readers.filter((one) => one !== reader));
  }, [isRead, where, press, label]);
}

const fields = 'input, select, textarea, [contenteditable="true"]';
const isSingle = (press: string) =>
  press.length === 1 || press === 'Space' || press.startsWith('shift+') || press.includes(' ');

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
  const press = pressOf(event);
  const target = event.target instanceof Element ? event.target : document.body;
  const isInField = target.closest(fields) !== null;
  const act = press === 'Escape' && isInField ? () => leave(target) : actFor(press, target, isInField, event.timeStamp);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function actFor(press: string, target: Element, isInField: boolean, at: number): Act | undefined {
  if (isSingle(press) && (isInField || !areKeysOn())) return undefined;
  // Enter on a link or a button is theirs.
  if (press === 'Enter' && target.closest(`a, button, summary, ${fields}`)) return undefined;
  // Space presses a button; on the link of a row it is the row's.
  if (press === 'Space' && target.closest('button, summary')) return undefined;
  const isSecond = at - chord.at < chordMs;
  const whole = isSecond ? `${chord.press} ${press}` : press;
  chord = { press, at: !isSecond && isFirst(press) ? at : Number.NEGATIVE_INFINITY };
  return find(whole)?.act.current;
}

/** Whether someone acts on two keys of which this is the first. */
const isFirst = (press: string) => readers.some(({ row }) => row.press.startsWith(`${press} `));
const find = (press: string) => readers.findLast(({ row, act }) => row.press === press && act.current !== undefined);

/** From a field to the page: then its letters are keys again. What was typed stays. */
function leave(target: Element): void {
  if (target instanceof HTMLElement) target.blur();
  document.getElementById('main')?.focus();
}

function pressOf({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey)
    return altKey ? '' : `mod+${shiftKey ? 'shift+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;
  // With Alt a Mac types another character, so the key's own place is asked.
  if (altKey) return `alt+${code.replace(/^(Digit|Key)/, '').toLowerCase()}`;
  if (key === ' ') return 'Space';
  if (!/^\p{L}$/u.test(key)) return key;
  return (shiftKey ? 'shift+' : '') + key.toLowerCase();
}

const shelfKey = () => `desk-keys ${person}`;
const areKeysOn = () => localShelf.get(shelfKey()) !== 'off';

export const useAreKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn);

export function turnKeys(isOn: boolean): void {
  if (isOn) localShelf.remove(shelfKey());
  else localShelf.set(shelfKey(), 'off');
  for (const listener of listeners) listener();
}

/** The choice is each person's own, also where several share a browser. */
export function useKeysOf(identityUuid: string): void {
  useEffect(() => {
    person = identityUuid;
    for (const listener of listeners) listener();
  }, [identityUuid]);
}

/** Whether what is pressed still counts for someone who turned single keys off. */
export const countsWhenOff = (press: string): boolean => !isSingle(press);
