/**
 * Where the letter about a new email address leads. The link is used only when a person presses, because mail programs
 * open links by themselves.
 */
import { useState } from 'react';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { refusalOf } from '../../failure-text.ts';
import { LinkAsButton } from '../../link.tsx';
import { useLocation } from '../../router.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useIsLoggedIn } from '../../site.ts';
import styles from './auth-page.module.css';
import { useLinkToken } from './link-token.ts';

type State = 'asking' | 'sending' | 'done' | { readonly failure: string };

export function ConfirmEmailPage() {
  const token = useLinkToken();
  const isWelcome = new URLSearchParams(useLocation().search).get('for') === 'welcome';
  const [state, setState] = useState<State>('asking');
  const confirm = async () => {
    setState('sending');
    await call('POST /identity/api/v1/email/confirm', { body: { token } }).then(
      () => setState('done'),
      (error: unknown) => setState({ failure: refusalOf(error).message }),
    );
  };
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card>
        {state === 'done' ? (
          <Confirmed isWelcome={isWelcome} />
        ) : token === '' ? (
          <p>
            Please open the link in our letter again: the address is not complete, or the page was loaded a second time.
          </p>
        ) : (
          <>
            {typeof state === 'object' && <Alert>{state.failure}</Alert>}
            <p>
              {isWelcome
                ? 'Press the button to confirm that the address our letter came to is yours.'
                : 'Press the button to log in with the address our letter came to from now on.'}
            </p>
            <div>
              <Button isBusy={state === 'sending'} busyLabel="Confirming" onClick={confirm}>
                Confirm this address
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}

function Confirmed({ isWelcome }: { readonly isWelcome: boolean }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <div role="status" className={styles['form']}>
        <h2 className={styles['outcome']}>
          {isWelcome ? 'Your address is confirmed' : 'Your new address is confirmed'}
        </h2>
        <p>
          {isWelcome
            ? 'Thank you. We now know that our letters reach you.'
            : 'From now on you log in with it. We have written to the old one too, so that you would know.'}
        </p>
      </div>
      <div>
        {isLoggedIn && isWelcome ? (
          <LinkAsButton to="/dashboard">Go to dashboard</LinkAsButton>
        ) : isLoggedIn ? (
          <LinkAsButton to="/dashboard/settings">Go to settings</LinkAsButton>
        ) : (
          <LinkAsButton to="/auth/login">Log in</LinkAsButton>
        )}
      </div>
    </>
  );
}
