import { PageLink } from '#web/app/page-link.tsx';
import { useLocation } from '#web/app/router.tsx';
import { sections } from './sections.ts';
import styles from './workshop.module.css';

export function Contents() {
  const { search } = useLocation();
  return (
    <>
      <h1>Workshop</h1>
      {sections.map(({ id, title, why, links }) => (
        <section key={id} className={styles['section']} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p className={styles['muted']}>{why}</p>
          <ul className={styles['links']}>
            {links.map((link) => (
              <li key={link.to}>
                <PageLink className={styles['link']} to={link.to + search}>
                  <strong>{link.label}</strong>
                  {link.why !== undefined && <span className={styles['muted']}>{link.why}</span>}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
