/**
 * A button that opens a list of actions. Keyboard, focus, placing and pointer are Base UI's; it writes no style or script
 * element for a menu, so the page's policy needs no nonce for it. Load it lazily: it is too heavy for a first page.
 */
import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly onSelect?: () => void;
  /** An item that leads somewhere is a link. */
  readonly href?: string;
  readonly disabled?: boolean;
  readonly isDanger?: boolean;
}

export interface MenuProps {
  readonly label: ReactNode;
  /** The button's name, where its label is only a picture or a count. */
  readonly name?: string;
  readonly items: readonly MenuItem[];
  /** What the menu says when it has no items. */
  readonly emptyText?: string;
}

export function Menu({ label, name, items, emptyText }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger className={styles['trigger']} aria-label={name}>
        {label}
        <ChevronDownIcon />
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles['positioner']} sideOffset={8} collisionPadding={8} align="end">
          <BaseMenu.Popup className={styles['popup']}>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
            {items.length === 0 && (
              <BaseMenu.Item className={styles['item']} disabled>
                {emptyText ?? 'Nothing here'}
              </BaseMenu.Item>
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const words = (
    <>
      <span>{item.label}</span>
      {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
    </>
  );
  const look = { className: styles['item'], 'data-danger': item.isDanger || undefined };
  if (item.href !== undefined) {
    return (
      <BaseMenu.LinkItem {...look} href={item.href} closeOnClick onClick={() => item.onSelect?.()}>
        {words}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item {...look} disabled={item.disabled ?? false} onClick={() => item.onSelect?.()}>
      {words}
    </BaseMenu.Item>
  );
}
