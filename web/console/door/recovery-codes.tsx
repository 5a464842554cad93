/** Recovery codes, shown once. */
import { useEffect, useRef } from 'react';
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
        Save these recovery codes somewhere safe. Each one lets you in once if you lose your phone or passkey. We won’t
        show them again.
      </p>
      <ul className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone}>I saved them</Button>
      </div>
    </div>
  );
}
