/** The sidebar of a narrow page: a button in the top bar that opens the site's links from the side. */
import { lazy, Suspense, useState } from 'react';
import * as words from '#core/words/en/shell.ts';
import { MenuIcon } from './icons.tsx';
import styles from './menu-button.module.css';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then(({ MenuDrawer }) => ({ default: MenuDrawer })));

export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <MenuIcon />
      </button>
      {wasOpened && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
