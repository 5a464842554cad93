/**
 * What someone who is signed in can do about it: a button that unfolds two lines. Loaded only for them, and by hand
 * rather than from Base UI, whose menu weighs more than any page it would stand on.
 */
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { type AccountMenuItem, accountMenu } from '#core/roles.ts';
import { surveyAt } from '#core/support/survey-screens.ts';
import * as words from '#core/words/en/shell.ts';
import { useLocation } from '#web/app/router.tsx';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { Link } from '../link.tsx';
import { useRoleOrGuess } from '../role.ts';
import { signOut } from '../sign-out.ts';
import { useFlag, usePage } from '../site.ts';
import styles from './account-menu.module.css';
import { useWaiting } from './loader-host.tsx';

/** Where the page has no room for a sidebar, and during an application no menu of its own. */
const SiteNav = lazy(() => import('./site-nav.tsx').then(({ SiteNav }) => ({ default: SiteNav })));

const loadSurvey = () => import('../leave-survey/leave-survey.tsx');
const LeaveSurvey = lazy(async () => ({ default: (await loadSurvey()).LeaveSurvey }));

export function AccountMenu() {
  const isAsked = surveyAt(useLocation().pathname) !== undefined;
  return (
    <>
      <Menu />
      {isAsked && (
        <Suspense>
          <LeaveSurvey />
        </Suspense>
      )}
    </>
  );
}

function Menu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const role = useRoleOrGuess();
  const isNewAuthentication = useFlag('fe-heloc-new-authentication').enabled;
  const isApplication = usePage()?.pattern.startsWith('/account/');

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOutside = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus belong to the controls inside
    <div className={styles['menu']} onKeyDown={closeOnEscape} onBlur={closeOutside}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {words.account}
        <ChevronDownIcon />
      </button>
      <div className={styles['list']} id={listId} hidden={!isOpen}>
        <ul>
          {accountMenu(role, isNewAuthentication).map((item) => (
            <li key={item}>
              <Item item={item} onLeave={() => setOpen(false)} />
            </li>
          ))}
        </ul>
        {isOpen && isApplication && (
          <Suspense>
            <div className={styles['services']}>
              <SiteNav isBesideMenu onLeave={() => setOpen(false)} />
            </div>
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** By name, not by `words[item]`, which would bring every word of the shell along. */
const labels = { login: words.login, dashboard: words.dashboard };

function Item({ item, onLeave }: { readonly item: AccountMenuItem; readonly onLeave: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  useWaiting(isLeaving);
  if (item === 'logout') {
    const go = () => {
      setLeaving(true);
      void signOut();
    };
    const leave = async () => {
      onLeave();
      const isAsked =
        surveyAt(pathname) && (await loadSurvey().catch(() => undefined))?.askBefore(pathname, 'logout', go);
      if (!isAsked) go();
    };
    return (
      <button type="button" className={styles['item']} onClick={() => void leave()}>
        {words.logout}
      </button>
    );
  }
  return (
    <Link to={item === 'login' ? '/auth/login' : '/dashboard'} className={styles['item']} onClick={onLeave}>
      {labels[item]}
    </Link>
  );
}
