/**
 * Where staff come back to from their employer's login. Code and state leave the address at once and are sent once; whether
 * they count is the server's to say.
 */
import { useEffect, useRef, useState } from 'react';
import { loginNotOurs, readLoginReturn } from '#core/external-login.ts';
import * as words from '#core/words/en/console/door.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { logIn } from '#web/app/log-in.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { queryClient } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from '../console.module.css';

export function LoginReturnPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const came = useRef(false);
  useEffect(() => {
    if (came.current) return;
    came.current = true;
    const query = new URLSearchParams(search);
    const arrival = readLoginReturn((name) => query.get(name));
    for (const name of ['code', 'state', 'error', 'error_description', 'iss']) query.delete(name);
    const rest = query.toString();
    const home = `/console${rest && `?${rest}`}`;
    navigate(pathname + (rest && `?${rest}`), { replace: true });
    if (arrival.kind !== 'arrived') setFailure(arrival.kind === 'given up' ? words.cameBackWithout : loginNotOurs);
    else
      finish(arrival).then(
        () => navigate(home, { replace: true }),
        (error: unknown) => setFailure(sentenceOf(error)),
      );
  }, [pathname, search, navigate]);
  return (
    <main className={styles['door']} id="main" tabIndex={-1}>
      <h1>{words.companyLogin}</h1>
      <Card>
        {failure === undefined ? (
          <p role="status">
            <Spinner /> {words.signingYouIn}
          </p>
        ) : (
          <div className={styles['form']}>
            <Alert>{failure}</Alert>
            <PageLink to="/console" className={buttonClass()}>
              {words.signInAgain}
            </PageLink>
          </div>
        )}
      </Card>
    </main>
  );
}

async function finish({ code, state }: { readonly code: string; readonly state: string }): Promise<void> {
  // The person who was signed in here before had factors of their own.
  queryClient.clear();
  await logIn('POST /identity-broker/{kind}/api/v3/login/return', 'agent', { body: { code, state } });
}
