/**
 * The rail: the sections someone has work in, then themselves and the way out. Where there are more than fit, all but the
 * daily work fold into groups. On a phone it is the bar at the bottom, with the first sections and a button for the rest.
 */
import { type ComponentType, Fragment, Suspense, useEffect, useState } from 'react';
import * as words from '#core/words/en/console/frame.ts';
import { MenuLink } from '#web/app/page-link.tsx';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { signOut } from '../sign-out.ts';
import styles from './frame.module.css';
import { Icon, type IconName, Mark } from './icons.tsx';
import { goRow } from './key-table.ts';
import { useKeyRow } from './use-key.ts';

export interface RailItem {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  readonly group: RailGroup;
  /** The letter that follows G. */
  readonly go: string;
  /** On its sign, such as how much waits there. */
  readonly mark?: ComponentType;
}

/** In this order; the first never folds. */
const groups = {
  work: { label: words.work, icon: 'stack' },
  customers: { label: words.customers, icon: 'chat' },
  oversight: { label: words.oversight, icon: 'audit' },
  setup: { label: words.setup, icon: 'gear' },
} as const satisfies Record<string, { readonly label: string; readonly icon: IconName }>;
type RailGroup = keyof typeof groups;
const groupNames = Object.keys(groups) as readonly RailGroup[];
/** So many fit below each other on a small laptop. */
const unfoldedMax = 12;

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
        <Items items={items} onGo={close} />
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

function Items({ items, onGo }: { readonly items: readonly RailItem[]; readonly onGo: () => void }) {
  const { pathname } = useLocation();
  const here = items.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.group;
  const [open, setOpen] = useState(here);
  useEffect(() => setOpen(here), [here]);
  const isFolding = items.length > unfoldedMax;
  const sorted = groupNames.map((group) => [group, items.filter((item) => item.group === group)] as const);
  let place = 0;
  return sorted.map(([group, own]) => {
    const isFolded = isFolding && group !== 'work';
    const isOpen = !isFolded || open === group;
    return (
      <Fragment key={group}>
        {isFolded && own.length > 0 && (
          <li className={styles['groupItem']}>
            <button
              type="button"
              className={styles['item']}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? undefined : group)}
            >
              <Icon name={groups[group].icon} />
              <span className={styles['itemName']}>{groups[group].label}</span>
            </button>
          </li>
        )}
        {own.map((item) => (
          <li
            key={item.path}
            className={place++ < firstOnPhone ? undefined : styles['rest']}
            data-folded={!isOpen || undefined}
            data-inner={isFolded || undefined}
          >
            <Item item={item} onGo={onGo} />
          </li>
        ))}
      </Fragment>
    );
  });
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
