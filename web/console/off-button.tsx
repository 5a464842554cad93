/** A button that may be off: then it keeps its place among the keys, and anyone who comes to it hears why. */
import { type ReactNode, useId } from 'react';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import styles from './console.module.css';

interface OffButtonProps {
  /** Why it is off, in a sentence; null where it is on. */
  readonly reason: string | null;
  readonly kind?: ButtonKind;
  readonly isBusy?: boolean;
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function OffButton({ reason, kind = 'secondary', isBusy, label, onPress, children }: OffButtonProps) {
  const id = useId();
  const button = (
    <Button
      kind={kind}
      {...(isBusy === undefined ? {} : { isBusy })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': id })}
      onClick={reason === null ? onPress : undefined}
    >
      {children}
    </Button>
  );
  if (reason === null) return button;
  return (
    <span className={styles['off']}>
      {button}
      <span id={id} className={styles['muted']}>
        {reason}
      </span>
    </span>
  );
}
