/** An address that leads nowhere: says so, and helps to find what was meant. */
import { useState } from 'react';
import { useLocation } from '#web/app/router.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Link } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useIsLoggedIn, useStart } from '../../site.ts';
import { destinations, findDestinations, wordsOf } from './destinations.ts';
import styles from './site-page.module.css';

export function NotFoundPage() {
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const [wanted, setWanted] = useState('');
  const all = destinations(useStart(), isLoggedIn);
  const guesses = findDestinations(all, wanted === '' ? wordsOf(pathname) : wanted);
  const isGuess = guesses.length > 0;
  return (
    <div className={styles['page']}>
      <PageHeading>We cannot find that page</PageHeading>
      <p className={styles['lead']}>
        The address may be mistyped, or the page may have moved. Nothing you have sent us is lost.
      </p>
      <Card title="What are you looking for?">
        <TextField
          name="wanted"
          type="search"
          label="Search this site"
          hint="For example: terms, payments, my application"
          value={wanted}
          onChange={setWanted}
        />
        <p className={styles['muted']} role="status">
          {isGuess ? 'Perhaps one of these:' : 'Nothing matches. These are the places most people want:'}
        </p>
        <ul className={styles['points']}>
          {(isGuess ? guesses : all).slice(0, 6).map(({ to, label, about }) => (
            <li key={to}>
              <Link to={to}>{label}</Link> – {about}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
