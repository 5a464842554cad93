/**
 * Says a sentence to people who listen to the page. The region is mounted once by the shell and once in each open
 * dialog, because a modal dialog silences everything outside itself.
 */
import { useSyncExternalStore } from 'react';
import styles from './visually-hidden.module.css';

const CLEAR_AFTER_MS = 300;

let message = '';
let clearing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The message is cleared after 300 ms, so that the same words can be said again and no one stumbles on them later. */
export function announce(text: string): void {
  clearTimeout(clearing);
  tell(text);
  clearing = setTimeout(() => tell(''), CLEAR_AFTER_MS);
}

function tell(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function LiveRegion() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
  return (
    <div className={styles['visuallyHidden']} aria-live="polite" aria-atomic="true" data-live="">
      {text}
    </div>
  );
}
