/** The way in, for borrowers and for signers: e-mail and password, and back to where one wanted to go. */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Link } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from './auth-page.module.css';

const credentials = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('Please enter your password')) });

export function LoginPage() {
  return (
    <div className={styles['page']}>
      <PageHeading />
      <LoginForm />
      <p className={styles['aside']}>
        No account yet? <Link to="/account/heloc/register">Check your rate</Link> and make one on the way.
      </p>
    </div>
  );
}

export function SignerLoginPage() {
  return (
    <div className={styles['page']}>
      <PageHeading />
      <p>
        You own a home together with somebody who has applied for a line of credit on it. Log in with the e-mail address
        our invitation was sent to.
      </p>
      <LoginForm />
    </div>
  );
}

function LoginForm() {
  const form = useForm({
    schema: credentials,
    initial: { email: '', password: '' },
    onSubmit: async () => ({ message: 'Logging in is not available yet. Please try again later.' }),
  });
  return (
    <Card>
      <form className={styles['form']} {...form.form}>
        {form.failure && <Alert>{form.failure}</Alert>}
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <SubmitButton isBusy={form.isSubmitting}>Log in</SubmitButton>
        <p className={styles['aside']}>
          <Link to="/auth/forgot-password">Forgot your password?</Link>
        </p>
      </form>
    </Card>
  );
}
