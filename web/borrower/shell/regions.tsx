/** What speaks over every page: the toasts, and whether the browser is offline. Comes after the page. */
import { useEffect, useState } from 'react';
import * as words from '#core/words/en/shell.ts';
import { AttentionIcon, CheckIcon } from '#web/ui/icons.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import styles from './regions.module.css';

export function Regions() {
  return (
    <>
      <Connection />
      <ToastRegion />
    </>
  );
}

/** How long the good news stays. */
const BACK_MS = 5000;

/** Comes with the browser's own word for it, and goes when it is back. The place it speaks from is always there. */
function Connection() {
  const [state, setState] = useState<'fine' | 'away' | 'back'>(navigator.onLine ? 'fine' : 'away');
  useEffect(() => {
    const leave = () => setState('away');
    const comeBack = () => setState((before) => (before === 'away' ? 'back' : before));
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, []);
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => setState('fine'), BACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className={styles['place']} role="status">
      {state !== 'fine' && (
        <p className={styles[state]}>
          {state === 'away' ? <AttentionIcon /> : <CheckIcon />}
          <span>{state === 'away' ? words.youAreOffline : words.youAreBackOnline}</span>
        </p>
      )}
    </div>
  );
}
