/**
 * The rail: the sections someone has work in, then themselves and the way out. On a phone it is the bar at the bottom, with
 * the first sections and a button that shows the rest.
 */
import { type ComponentType, Suspense, useState } from 'react';
import * as words from '#core/words/en/console/frame.ts';
import { MenuLink } from '#web/app/page-link.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { signOut } from '../sign-out.ts';
import styles from './frame.module.css';
import { Icon, type IconName, Mark } from './icons.tsx';
import { goRow } from './key-table.ts';
import { useKeyRow } from './use-key.ts';

export interface RailItem {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  /** The letter that follows G. */
  readonly go: string;
  /** On its sign, such as how much waits there. */
  readonly mark?: ComponentType;
}

interface RailProps {
  readonly brand: string;
  readonly items: readonly RailItem[];
  readonly name: string;
  readonly roles: string;
}

/** So many stand in the bar of a phone beside the button for the rest. */
const firstOnPhone = 4;

export function Rail({ brand, items, name, roles }: RailProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav className={styles['rail']} aria-label={words.sections} data-open={isOpen || undefined}>
      <p className={styles['brand']} title={brand}>
        <Mark />
        <span className={styles['brandName']}>{brand}</span>
      </p>
      <ul className={styles['items']}>
        {items.map((item, place) => (
          <li key={item.path} className={place < firstOnPhone ? undefined : styles['rest']}>
            <Item item={item} onGo={close} />
          </li>
        ))}
      </ul>
      <ul className={styles['foot']}>
        <li className={styles['rest']}>
          <MenuLink
            className={styles['item']}
            to="/console/security"
            aria-label={words.howYouSignInWithName(name)}
            title={roles}
            onClick={close}
          >
            <Icon name="person" />
            <span className={styles['itemName']}>{name.split(' ')[0]}</span>
          </MenuLink>
        </li>
        <li className={styles['rest']}>
          <button type="button" className={styles['item']} onClick={() => void signOut()}>
            <Icon name="leave" />
            <span className={styles['itemName']}>{words.signOut}</span>
          </button>
        </li>
        <li className={styles['moreItem']}>
          <button type="button" className={styles['item']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? 'close' : 'more'} />
            <span className={styles['itemName']}>{words.more}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Item({ item, onGo }: { readonly item: RailItem; readonly onGo: () => void }) {
  const { path, label, icon, go, mark: Sign } = item;
  const navigate = useNavigate();
  useKeyRow(goRow(go, label), () => navigate(path));
  return (
    <MenuLink className={styles['item']} to={path} onClick={onGo}>
      <Icon name={icon} />
      <span className={styles['itemName']}>{label}</span>
      {Sign && (
        <Suspense fallback={null}>
          <Sign />
        </Suspense>
      )}
    </MenuLink>
  );
}
