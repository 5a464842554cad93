/**
 * Where the letter about a new email address leads. The link is used only when a person presses, because mail programs
 * open links by themselves; and in a browser that is not logged in it asks for the password, because an address may have
 * been typed by someone whose it is not.
 */
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { loginPathFor, redirectAfterLogin } from '#core/roles.ts';
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
    asking: 'Press the button to log in with the address our email came to from now on.',
    title: 'Your new address is confirmed',
    done: 'From now on you log in with it. We have written to the old one too, so that you would know.',
  },
  welcome: {
    asking: 'Press the button to confirm that the address our email came to is yours.',
    title: 'Your address is confirmed',
    done: 'Thank you. We now know that our emails reach you.',
  },
  signing: {
    asking: 'Press the button to confirm that you are the owner we wrote to.',
    title: 'Thank you, you can sign now',
    done: 'Log in with the password you have. Your own application, if you have one, stays as it is.',
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
          <p>
            Please open the link in our email again: the address is not complete, or the page was loaded a second time.
          </p>
        ) : state === 'needsPassword' ? (
          <WithPassword token={token} purpose={purpose} onDone={() => setState('done')} />
        ) : (
          <>
            {typeof state === 'object' && <Alert>{state.failure}</Alert>}
            <p>{words[purpose].asking}</p>
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

const typed = v.object({ password: v.pipe(v.string(), v.nonEmpty('Please enter your password')) });

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
        You are not logged in here, so please enter the password of your account to confirm.
      </p>
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <SubmitButton isBusy={form.isSubmitting} busyLabel="Confirming">
        Confirm this address
      </SubmitButton>
      {/* Another account is not theirs to have because someone wants to log in to it with their address. */}
      {purpose !== 'change' && (
        <>
          <p className={styles['aside']}>
            If you do not know the password, or did not open this account, choose a new one. Every device that is logged
            in to the account will be logged out.
          </p>
          <Button kind="secondary" onClick={() => navigate(`/auth/reset-password${search}#token=${token}`)}>
            Choose a new password
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
            Log in to sign
          </LinkAsButton>
        ) : isLoggedIn && purpose === 'welcome' ? (
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
