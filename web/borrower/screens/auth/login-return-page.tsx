/**
 * Where the person who logged in elsewhere comes back to. Code and state leave the address at once and are sent once; the server
 * says whether they count. What does not count is said in a sentence, with a way to begin again.
 */
import { useEffect, useRef, useState } from 'react';
import { loginNotOurs, readLoginReturn } from '#core/external-login.ts';
import { redirectAfterLogin } from '#core/roles.ts';
import * as words from '#core/words/en/login.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inSameBrand } from '../../admit.ts';
import { Link, LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from './auth-page.module.css';
import { logInHere } from './broker-login.ts';
import { forgetWish, readWish, withPassword } from './external-login.tsx';

const gaveUp = words.youCameBackWithout;

export function LoginReturnPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  // The address is read once: it is cleaned at once, and a state counts once.
  const came = useRef(false);
  useEffect(() => {
    if (came.current) return;
    came.current = true;
    const query = new URLSearchParams(search);
    const arrival = readLoginReturn((name) => query.get(name));
    for (const name of ['code', 'state', 'error', 'error_description', 'iss']) query.delete(name);
    const rest = query.toString();
    navigate(pathname + (rest && `?${rest}`), { replace: true });
    if (arrival.kind !== 'arrived') setFailure(arrival.kind === 'given up' ? gaveUp : loginNotOurs);
    else
      finish(arrival).then(
        (place) => {
          forgetWish();
          location.replace(inSameBrand(place, search));
        },
        (error: unknown) => setFailure(refusalOf(error).message),
      );
  }, [pathname, search, navigate]);
  return (
    <div className={styles['page']}>
      <PageHeading>{failure === undefined ? undefined : words.youAreNotLoggedIn}</PageHeading>
      {failure === undefined ? (
        <p role="status">
          <Spinner /> {words.oneMomentPlease}
        </p>
      ) : (
        <Refused failure={failure} />
      )}
    </div>
  );
}

function Refused({ failure }: { readonly failure: string }) {
  const wish = redirectAfterLogin(readWish());
  const query = wish === undefined ? '' : `?${new URLSearchParams({ redirectUrl: wish })}`;
  return (
    <Card>
      <div className={styles['form']}>
        <Alert title={failure === gaveUp ? words.loginCanceled : words.weCouldNotLog}>{failure}</Alert>
        <div>
          <LinkAsButton to={`/auth/login${query}`}>{words.logInAgain}</LinkAsButton>
        </div>
        <p className={styles['aside']}>
          {rich(words.orLogInWithAPassword((text) => <Link to={withPassword(query)}>{text}</Link>))}
        </p>
      </div>
    </Card>
  );
}

async function finish(body: { readonly code: string; readonly state: string }): Promise<string> {
  const redirectUrl = readWish();
  const { redirect } = await logInHere('POST /identity-broker/{kind}/api/v3/login/return', {
    query: { ...(redirectUrl !== undefined && { redirectUrl }) },
    body: { code: body.code, state: body.state },
  });
  return redirect;
}
