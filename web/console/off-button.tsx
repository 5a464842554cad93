/** A button that may be off: then it keeps its place among the keys, and anyone who comes to it, or finds it in the palette, hears why. */
import { type ReactNode, type Ref, useId } from 'react';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import styles from './console.module.css';
import { Caps, sayShortcut } from './frame/caps.tsx';
import { type KeyName, keyTable } from './frame/key-table.ts';
import { useAreKeysOn } from './frame/use-key.ts';
import { useOfferedButton } from './palette/use-offered-button.ts';

interface OffButtonProps {
  /** Why it is off, in a sentence; null where it is on. */
  readonly reason: string | null;
  readonly kind?: ButtonKind;
  readonly isBusy?: boolean;
  readonly label?: string;
  /** A key that does the same, read elsewhere: here it is only printed. */
  readonly hotkey?: KeyName | undefined;
  /** In the palette, where the button says it shorter; and what it is about. Null where another part of the page offers it. */
  readonly offeredAs?: string | null;
  readonly hint?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function OffButton({ reason, kind = 'secondary', isBusy, label, hotkey, onPress, ...rest }: OffButtonProps) {
  const id = useId();
  const isOn = useAreKeysOn();
  const press = hotkey && isOn && reason === null ? keyTable[hotkey].press : undefined;
  const { offeredAs = label ?? (typeof rest.children === 'string' ? rest.children : null), hint } = rest;
  const own = useOfferedButton({ label: offeredAs ?? undefined, hint, press, whyNot: reason, isBusy });
  // The same element around it either way, so that a button which goes off keeps the focus that it had.
  return (
    <span className={reason === null ? styles['on'] : styles['off']}>
      <Button
        kind={kind}
        ref={rest.ref ?? own}
        {...(isBusy === undefined ? {} : { isBusy })}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': id })}
        {...(press !== undefined && { 'aria-keyshortcuts': sayShortcut(press) })}
        onClick={reason === null ? onPress : undefined}
      >
        {rest.children}
        {press !== undefined && <Caps press={press} isOnAccent={kind === 'primary'} />}
      </Button>
      {reason !== null && (
        <span id={id} className={styles['muted']}>
          {reason}
        </span>
      )}
    </span>
  );
}
