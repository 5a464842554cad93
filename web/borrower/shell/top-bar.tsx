/** The bar over every page: the lender's mark and name, and on its right who is here. The name is text, so it is never cut. */
import { lazy, type ReactNode, Suspense } from 'react';
import { loginPathFor } from '#core/roles.ts';
import * as words from '#core/words/en/shell.ts';
import { useLocation } from '#web/app/router.tsx';
import { Link } from '../link.tsx';
import { useCompany, useIsLoggedIn, usePage, useProduct, useStart } from '../site.ts';
import { InBrowser } from './in-browser.tsx';
import { MenuButton } from './menu-button.tsx';
import styles from './top-bar.module.css';

const SignedIn = lazy(() => import('./signed-in.tsx').then(({ SignedIn }) => ({ default: SignedIn })));

interface TopBarProps {
  readonly hasMenu: boolean;
  /** Stands over the bar, such as how far along an application is. */
  readonly children: ReactNode;
}

export function TopBar({ hasMenu, children }: TopBarProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <header className={styles['bar']}>
      {children}
      <div className={styles['inner']}>
        <Logo isLoggedIn={isLoggedIn} />
        <div className={styles['actions']}>
          {isLoggedIn ? (
            <InBrowser>
              <Suspense>
                <SignedIn />
              </Suspense>
            </InBrowser>
          ) : (
            <LoginLink />
          )}
          {hasMenu && <MenuButton />}
        </div>
      </div>
    </header>
  );
}

export function Logo({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const { assets } = useStart();
  const { names } = useCompany();
  const product = useProduct();
  const picture = (
    <>
      <img src={`${assets}/logo.svg`} alt={names.display} width="40" height="40" />
      <span className={styles['name']} aria-hidden="true">
        {names.short}
      </span>
    </>
  );
  if (usePage()?.page.isHandedOver) return <span className={styles['logo']}>{picture}</span>;
  return (
    <Link to={isLoggedIn ? '/dashboard' : `/account/${product}/register`} className={styles['logo']}>
      {picture}
    </Link>
  );
}

export function LoginLink() {
  const { pathname } = useLocation();
  const found = usePage();
  const to = loginPathFor(pathname);
  // On the login page itself the form is the way in.
  if (found?.pattern === to || found?.page.isHandedOver) return null;
  return (
    <Link to={to} className={styles['login']}>
      {words.login}
    </Link>
  );
}
