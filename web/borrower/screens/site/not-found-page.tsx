/** An address that leads nowhere: says so, and helps to find what was meant. */
import { useState } from 'react';
import * as words from '#core/words/en/site.ts';
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
      <PageHeading>{words.weCannotFindThatPage}</PageHeading>
      <p className={styles['lead']}>{words.theAddressMayBeMistyped}</p>
      <Card title={words.whatAreYouLooking}>
        <TextField
          name="wanted"
          type="search"
          label={words.searchThisSite}
          hint={words.forExampleTermsPayments}
          value={wanted}
          onChange={setWanted}
        />
        <p className={styles['muted']} role="status">
          {isGuess
            ? words.perhapsOneOfThese
            : wanted === ''
              ? words.thesePlacesMostPeopleWant
              : words.nothingMatchesTheseAreThePlaces}
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
