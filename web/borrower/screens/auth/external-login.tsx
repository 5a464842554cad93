/** The way in where someone else keeps the logins: leaves for their page, and remembers where one wanted to go. */
import { useState } from 'react';
import { isHttpUrl } from '#core/people/uuid.ts';
import * as words from '#core/words/en/login.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { useLocation } from '#web/app/router.tsx';
import { sessionShelf } from '#web/client/storage.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '../../link.tsx';
import { useCompany } from '../../site.ts';
import styles from './auth-page.module.css';
import { logInHere } from './broker-login.ts';

const wishKey = 'hearthline-login-redirect';

/** In this tab only: a login that ends in another goes to the dashboard. */
export function readWish(): string | undefined {
  return sessionShelf.get(wishKey);
}

export function forgetWish(): void {
  sessionShelf.remove(wishKey);
}

export function ExternalLogin() {
  const { search } = useLocation();
  const { names } = useCompany();
  const [state, setState] = useState<'ready' | 'leaving' | { readonly failure: string }>('ready');
  const leave = async () => {
    setState('leaving');
    const wish = new URLSearchParams(search).get('redirectUrl');
    if (wish === null) forgetWish();
    else sessionShelf.set(wishKey, wish);
    try {
      const { redirect } = await logInHere('POST /identity-broker/{kind}/api/v3/login/redirect', {});
      // Only an address on the web is gone to: a script's would run as if it were ours.
      if (!isHttpUrl(redirect)) throw new Error('The login page has no address on the web.');
      location.assign(redirect);
    } catch (error) {
      setState({ failure: refusalOf(error).message });
    }
  };
  return (
    <Card>
      <div className={styles['form']}>
        {typeof state === 'object' && <Alert>{state.failure}</Alert>}
        <p>{words.youLogInToOnOur(names.display)}</p>
        <div>
          <Button isBusy={state === 'leaving'} busyLabel={words.openingTheLoginPage} onClick={leave}>
            {words.continueToLogIn}
          </Button>
        </div>
        <p className={styles['aside']}>
          <Link to={withPassword(search)}>{words.logInWithAPassword}</Link>
        </p>
      </div>
    </Card>
  );
}

/** For accounts of before, and those with an authenticator app. */
export function withPassword(search: string): string {
  const query = new URLSearchParams(search);
  query.set('with', 'password');
  return `/auth/login?${query}`;
}
