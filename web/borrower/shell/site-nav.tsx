/** The sidebar's links, the same in the margin of a wide page and in the drawer of a narrow one. */
import { useLocation } from 'react-router';
import { Link } from '../link.tsx';
import { useStart } from '../site.ts';
import { personalLinks, type SiteLink, siteLinks } from './site-links.ts';
import styles from './site-nav.module.css';

export function SiteNav({ onLeave }: { readonly onLeave?: () => void }) {
  const links = siteLinks(useStart());
  return (
    <nav className={styles['nav']} aria-label="Site">
      <Links links={links} onLeave={onLeave} />
      <Links links={personalLinks} onLeave={onLeave} />
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
