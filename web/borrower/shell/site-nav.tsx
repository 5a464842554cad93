/** The site's links: the sidebar of the dashboard, the drawer of a narrow page, and folded away during an application. */
import { accountMenu } from '#core/roles.ts';
import * as words from '#core/words/en/journey.ts';
import { useLocation } from '#web/app/router.tsx';
import { Link } from '../link.tsx';
import { useRoleOrGuess } from '../role.ts';
import { useFlag, useStart } from '../site.ts';
import { personalLinks, type SiteLink, siteLinks } from './site-links.ts';
import styles from './site-nav.module.css';

interface SiteNavProps {
  readonly onLeave?: () => void;
  /** Under the account menu, which leads to the dashboard itself. */
  readonly isBesideMenu?: boolean;
}

export function SiteNav({ onLeave, isBesideMenu = false }: SiteNavProps) {
  const links = siteLinks(useStart());
  const isSigner = useRoleOrGuess() === 'signer';
  const isNewAuthentication = useFlag('fe-heloc-new-authentication').enabled;
  const hasDashboard = accountMenu(isSigner ? 'signer' : 'borrower', isNewAuthentication).includes('dashboard');
  const shown = (all: readonly SiteLink[]) =>
    all.filter(({ to }) => (hasDashboard || !to.startsWith('/dashboard')) && !(isBesideMenu && to === '/dashboard'));
  return (
    <nav className={styles['nav']} aria-label={words.site}>
      <Links links={shown(links)} onLeave={onLeave} />
      <Links links={shown(personalLinks)} onLeave={onLeave} />
    </nav>
  );
}

interface LinksProps {
  readonly links: readonly SiteLink[];
  readonly onLeave: (() => void) | undefined;
}

function Links({ links, onLeave }: LinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={styles['list']}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className={styles['link']}
            aria-current={to === pathname ? 'page' : undefined}
            onClick={onLeave}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
