/**
 * Short messages at the bottom left: at most five at once, the rest wait their turn. Each is said aloud once, waits while
 * it is pointed at or focused, and can be dismissed. What a person must not miss belongs in an Alert or Dialog instead.
 */
import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import { AttentionIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.tsx';
import styles from './toast.module.css';

const VISIBLE_MAX = 5;
const STAYS_MS = 6000;

export type ToastKind = 'info' | 'success' | 'error';

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(text: string, kind: ToastKind = 'info'): void {
  lastId += 1;
  put([...toasts, { id: lastId, kind, text }]);
}

/** Takes every toast away, shown or waiting: for sign-out, and between tests. */
export function clearToasts(): void {
  put([]);
}

function dismiss(id: number): void {
  put(toasts.filter((toast) => toast.id !== id));
}

function put(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Toast[] = [];

/** Mounted once, by the shell, before any toast: a live region that arrives with its message is not read. */
export function ToastRegion() {
  const all = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const [isHeld, setHeld] = useState(false);
  return (
    <section
      className={styles['region']}
      aria-label={words.messages}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol className={styles['list']} aria-live="polite" aria-relevant="additions">
        {all.slice(0, VISIBLE_MAX).map((toast) => (
          <ToastItem key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </ol>
    </section>
  );
}

const icons: Readonly<Record<ToastKind, ReactNode>> = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  error: <AttentionIcon />,
};

function ToastItem({ toast, isHeld }: { readonly toast: Toast; readonly isHeld: boolean }) {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  return (
    <li className={classNames(styles['toast'], styles[toast.kind])}>
      <span className={styles['icon']}>{icons[toast.kind]}</span>
      <span className={styles['text']}>{toast.text}</span>
      <button type="button" className={styles['dismiss']} aria-label={words.dismiss} onClick={() => dismiss(toast.id)}>
        <CloseIcon />
      </button>
    </li>
  );
}
