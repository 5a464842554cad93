/** Recovery codes, shown once. */
import { useEffect, useRef } from 'react';
import * as consoleDoorWords from '#core/words/en/console/door.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '../console.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
  /** They come on a page that was there before: what was pressed is gone, so focus comes here. */
  readonly isInPlace?: boolean;
}

export function RecoveryCodes({ codes, onDone, isInPlace = false }: RecoveryCodesProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isInPlace) words.current?.focus();
  }, [isInPlace]);
  return (
    <div className={styles['stack']}>
      <p ref={words} tabIndex={-1}>
        {consoleDoorWords.saveTheseRecoveryCodes}
      </p>
      <ul className={styles['codes']} aria-label={consoleDoorWords.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone}>{consoleDoorWords.iSavedThem}</Button>
      </div>
    </div>
  );
}
