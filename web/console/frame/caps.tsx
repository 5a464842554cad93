/** A key as it is printed: on its button, in the hints, in the list of all keys. To a reader the button itself names it. */
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useOfferedButton } from '../palette/use-offered-button.ts';
import styles from './frame.module.css';
import { capsOf, type KeyName, keyTable } from './key-table.ts';
import { useAreKeysOn, useKey } from './use-key.ts';

interface CapsProps {
  readonly press: string;
  /** On a button that is filled with the accent. */
  readonly isOnAccent?: boolean;
}

export function Caps({ press, isOnAccent = false }: CapsProps) {
  return (
    <span className={classNames(styles['caps'], isOnAccent && styles['onAccent'])} aria-hidden="true">
      {capsOf(press).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}

interface KeyButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly hotkey: KeyName;
  readonly onClick: () => void;
  /** In the palette, where the button says it shorter; and what it is about. */
  readonly offeredAs?: string | undefined;
  readonly hint?: string | undefined;
  /** What the page is there for: before its other acts. */
  readonly isAsked?: boolean;
}

/** A button whose key does the same, and the palette too. */
export function KeyButton({ hotkey, onClick, children, offeredAs, hint, isAsked = false, ...rest }: KeyButtonProps) {
  const { isBusy } = rest;
  useKey(hotkey, isBusy ? undefined : onClick);
  const { press } = keyTable[hotkey];
  const isOn = useAreKeysOn();
  const name = rest['aria-label'] ?? (typeof children === 'string' ? children : undefined);
  const ref = useOfferedButton({ label: offeredAs ?? name, hint, press, isAsked, isBusy });
  return (
    <Button {...rest} ref={ref} {...(isOn && { 'aria-keyshortcuts': sayShortcut(press) })} onClick={onClick}>
      {children}
      {isOn && <Caps press={press} isOnAccent={(rest.kind ?? 'primary') === 'primary'} />}
    </Button>
  );
}

/** As aria-keyshortcuts writes it: `Shift+N`. */
export const sayShortcut = (press: string) =>
  press.replace(/^[a-z](?=[a-z]+\+)|(?<![a-z])[a-z]$/g, (one) => one.toUpperCase());
