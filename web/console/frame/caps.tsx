/** A key as it is printed: on its button, in the hints, in the list of all keys. To a reader the button itself names it. */
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import styles from './frame.module.css';
import { capsOf, type KeyName, keyTable } from './key-table.ts';
import { useAreKeysOn, useKey } from './use-key.ts';

export function Caps({ press }: { readonly press: string }) {
  return (
    <span className={styles['caps']} aria-hidden="true">
      {capsOf(press).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}

interface KeyButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly hotkey: KeyName;
  readonly onClick: () => void;
}

/** A button whose key does the same. */
export function KeyButton({ hotkey, onClick, children, ...rest }: KeyButtonProps) {
  useKey(hotkey, rest.isBusy ? undefined : onClick);
  const { press } = keyTable[hotkey];
  const isOn = useAreKeysOn();
  return (
    <Button {...rest} {...(isOn && { 'aria-keyshortcuts': sayShortcut(press) })} onClick={onClick}>
      {children}
      {isOn && <Caps press={press} />}
    </Button>
  );
}

/** As aria-keyshortcuts writes it: `Shift+N`. */
const sayShortcut = (press: string) =>
  press.replace(/^[a-z](?=[a-z]+\+)|(?<![a-z])[a-z]$/g, (one) => one.toUpperCase());
