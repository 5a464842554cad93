/** The button of one thing that staff do, in the words of its row; where it is off, the row's reason stands beneath it. */
import { type ReactNode, useId } from 'react';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import styles from '../console.module.css';
import { type Closing, whyNot } from './closing.ts';

interface ActionButtonProps {
  readonly closing: Closing;
  readonly event: StaffEvent;
  readonly kind?: ButtonKind;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  /** Instead of the row's label, where the page knows more: an amount, a name. */
  readonly children?: ReactNode;
}

/** Off, it keeps its place among the keys: anyone who comes to it hears why. */
export function ActionButton({ closing, event, kind, isBusy, onPress, children }: ActionButtonProps) {
  const id = useId();
  const reason = whyNot(closing, event);
  const button = (
    <Button
      kind={kind ?? 'secondary'}
      {...(isBusy === undefined ? {} : { isBusy })}
      {...(reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': id })}
      onClick={reason === null ? onPress : undefined}
    >
      {children ?? operations[event].label}
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
