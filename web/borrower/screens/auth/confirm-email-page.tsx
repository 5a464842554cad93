/**
 * Where the letter about a new email address leads. The link is used only when a person presses, because mail programs
 * open links by themselves; and in a browser that is not logged in it asks for the password, because an address may have
 * been typed by someone whose it is not.
 */
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { loginPathFor, redirectAfterLogin } from '#core/roles.ts';
import * as loginWords from '#core/words/en/login.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useIsLoggedIn } from '../../site.ts';
import styles from './auth-page.module.css';
import { useLinkToken } from './link-token.ts';

type State = 'asking' | 'sending' | 'needsPassword' | 'done' | { readonly failure: string };

const words = {
  change: {
    asking: loginWords.pressTheButtonToLog,
    title: loginWords.yourNewAddressIsConfirmed,
    done: loginWords.fromNowOnYouLog,
  },
  welcome: {
    asking: loginWords.pressTheButtonToConfirm,
    title: loginWords.yourAddressIsConfirmed,
    done: loginWords.thankYouWeNow,
  },
  signing: {
    asking: loginWords.pressTheButtonToConfirmThat,
    title: loginWords.thankYouYouCan,
    done: loginWords.logInWithThePassword,
  },
} as const;
type Purpose = keyof typeof words;

function purposeOf(search: string): Purpose {
  const named = new URLSearchParams(search).get('for');
  return named === 'welcome' || named === 'signing' ? named : 'change';
}

export function ConfirmEmailPage() {
  const token = useLinkToken();
  const purpose = purposeOf(useLocation().search);
  const [state, setState] = useState<State>('asking');
  const confirm = async () => {
    setState('sending');
    await call('POST /identity/api/v1/email/confirm', { body: { token } }).then(
      () => setState('done'),
      (error: unknown) => {
        const { message, param } = refusalOf(error);
        setState(param === 'password' ? 'needsPassword' : { failure: message });
      },
    );
  };
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card>
        {state === 'done' ? (
          <Confirmed purpose={purpose} />
        ) : token === '' ? (
          <NoLink />
        ) : state === 'needsPassword' ? (
          <WithPassword token={token} purpose={purpose} onDone={() => setState('done')} />
        ) : (
          <>
            {typeof state === 'object' && <Alert>{state.failure}</Alert>}
            <p>{words[purpose].asking}</p>
            <div>
              <Button isBusy={state === 'sending'} busyLabel={loginWords.confirming} onClick={confirm}>
                {loginWords.confirmThisAddress}
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}

/** A link can be sent again from the settings, and there is a way on without it. */
function NoLink() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      <p>{loginWords.pleaseOpenTheLink}</p>
      <div>
        <LinkAsButton kind="secondary" to={isLoggedIn ? '/dashboard/settings' : '/auth/login'}>
          {isLoggedIn ? loginWords.goToSettings : loginWords.logIn}
        </LinkAsButton>
      </div>
    </>
  );
}

const typed = v.object({ password: v.pipe(v.string(), v.nonEmpty(loginWords.pleaseEnterYourPassword)) });

interface WithPasswordProps {
  readonly token: string;
  readonly purpose: Purpose;
  readonly onDone: () => void;
}

function WithPassword({ token, purpose, onDone }: WithPasswordProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The button that was pressed is gone: the keyboard and a reader go on here.
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  const form = useForm({
    schema: typed,
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await call('POST /identity/api/v1/email/confirm', { body: { token, password } });
        onDone();
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <p ref={said} tabIndex={-1}>
        {loginWords.youAreNotLogged}
      </p>
      <PasswordField {...form.field('password')} label={loginWords.password} autoComplete="current-password" />
      <SubmitButton isBusy={form.isSubmitting} busyLabel={loginWords.confirming}>
        {loginWords.confirmThisAddress}
      </SubmitButton>
      {/* Another account is not theirs to have because someone wants to log in to it with their address. */}
      {purpose !== 'change' && (
        <>
          <p className={styles['aside']}>{loginWords.ifYouDoNot}</p>
          <Button kind="secondary" onClick={() => navigate(`/auth/reset-password${search}#token=${token}`)}>
            {loginWords.chooseANewPassword}
          </Button>
        </>
      )}
    </form>
  );
}

function Confirmed({ purpose }: { readonly purpose: Purpose }) {
  const isLoggedIn = useIsLoggedIn();
  const place = redirectAfterLogin(new URLSearchParams(useLocation().search).get('redirectUrl'));
  return (
    <>
      <div role="status" className={styles['form']}>
        <h2 className={styles['outcome']}>{words[purpose].title}</h2>
        <p>{words[purpose].done}</p>
      </div>
      <div>
        {purpose === 'signing' ? (
          <LinkAsButton
            to={loginPathFor(place ?? '/heloc-signer') + (place ? `?redirectUrl=${encodeURIComponent(place)}` : '')}
          >
            {loginWords.logInToSign}
          </LinkAsButton>
        ) : isLoggedIn && purpose === 'welcome' ? (
          <LinkAsButton to="/dashboard">{loginWords.goToDashboard}</LinkAsButton>
        ) : isLoggedIn ? (
          <LinkAsButton to="/dashboard/settings">{loginWords.goToSettings}</LinkAsButton>
        ) : (
          <LinkAsButton to="/auth/login">{loginWords.logIn}</LinkAsButton>
        )}
      </div>
    </>
  );
}
