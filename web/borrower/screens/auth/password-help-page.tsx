/** A password that is forgotten, or is to be chosen for the first time: asked for by letter, set by the letter's link. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import { passwordForm, passwordRules, passwordStrength } from '#core/people/password.ts';
import { loginPathFor, redirectAfterLogin } from '#core/roles.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import { failureText } from '../../failure-text.ts';
import { Link, LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from './auth-page.module.css';

const customer = { params: { kind: 'customer' } } as const;

/** The answer is the same whether there is such an account or not. */
export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  const form = useForm({
    schema: v.object({ email }),
    initial: { email: '' },
    onSubmit: (body) =>
      refusalOf(call('POST /identity-broker/{kind}/api/v3/password/forgot', { ...customer, body }), () =>
        setSent(true),
      ),
  });
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card>
        {isSent ? (
          <p role="status">
            If there is an account with this address, we have sent a link to it. It works for half an hour. Look in the
            spam folder too.
          </p>
        ) : (
          <form className={styles['form']} {...form.form}>
            {form.failure && <Alert>{form.failure}</Alert>}
            <TextField {...form.field('email')} label="Email" type="email" autoComplete="username" />
            <SubmitButton isBusy={form.isSubmitting}>Send me a link</SubmitButton>
          </form>
        )}
        <p className={styles['aside']}>
          <Link to="/auth/login">Back to login</Link>
        </p>
      </Card>
    </div>
  );
}

/** The token stands behind the #, so it reaches no log; the place to go on to stands in the address. */
export function ResetPasswordPage() {
  const { hash, search } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const place = redirectAfterLogin(new URLSearchParams(search).get('redirectUrl'));
  const [isDone, setDone] = useState(false);
  const form = useForm({
    schema: passwordForm,
    initial: { password: '', confirmPassword: '' },
    onSubmit: ({ password }) =>
      refusalOf(call('POST /identity/api/v1/password/reset', { body: { token, password } }), () => setDone(true)),
  });
  const { password } = form.values;
  const login = `${loginPathFor(place ?? '/')}${place ? `?redirectUrl=${encodeURIComponent(place)}` : ''}`;
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card>
        {isDone ? (
          <>
            <p role="status">Your password is set. Log in with it now.</p>
            <LinkAsButton to={login}>Log in</LinkAsButton>
          </>
        ) : token === '' ? (
          <>
            <p>The link is not complete. Please copy the whole link from the letter, or ask for a new one.</p>
            <LinkAsButton to="/auth/forgot-password">Ask for a new link</LinkAsButton>
          </>
        ) : (
          <form className={styles['form']} {...form.form}>
            {form.failure && <Alert>{form.failure}</Alert>}
            <PasswordField
              {...form.field('password')}
              label="New password"
              autoComplete="new-password"
              strength={passwordStrength(password)}
              rules={passwordRules.map(({ message, isMet }) => ({ message, isMet: isMet(password) }))}
            />
            <PasswordField {...form.field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
            <SubmitButton isBusy={form.isSubmitting}>Set password</SubmitButton>
          </form>
        )}
      </Card>
    </div>
  );
}

async function refusalOf(sent: Promise<unknown>, onDone: () => void): Promise<Refusal | undefined> {
  try {
    await sent;
    onDone();
    return undefined;
  } catch (error) {
    return { message: failureText(error) };
  }
}
