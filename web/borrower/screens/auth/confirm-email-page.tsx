/**
 * Where the letter about a new email address leads. The token stands behind the #, so it never reaches a log; and it is
 * used only when a person presses, because mail programs open links by themselves.
 */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { failureText } from '../../failure-text.ts';
import { LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from './auth-page.module.css';

type State = 'asking' | 'sending' | 'done' | { readonly failure: string };

export function ConfirmEmailPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [state, setState] = useState<State>('asking');
  const confirm = async () => {
    setState('sending');
    await call('POST /identity/api/v1/email/confirm', { body: { token } }).then(
      () => setState('done'),
      (error: unknown) => setState({ failure: failureText(error) }),
    );
  };
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card>
        {state === 'done' ? (
          <>
            <p role="status">Thank you. From now on you log in with this address.</p>
            <LinkAsButton to="/auth/login">Log in</LinkAsButton>
          </>
        ) : (
          <>
            {typeof state === 'object' && <Alert>{state.failure}</Alert>}
            <p>Press the button to use the address this letter came to.</p>
            <Button isBusy={state === 'sending'} busyLabel="Confirming" disabled={token === ''} onClick={confirm}>
              Confirm
            </Button>
            {token === '' && <p>The link is not complete. Please copy the whole link from the letter.</p>}
          </>
        )}
      </Card>
    </div>
  );
}
