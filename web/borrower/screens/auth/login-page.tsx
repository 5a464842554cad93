/** The way in, for borrowers and for signers: email and password, a code if the account wants one, and on to where one wanted to go. */
import { useState } from 'react';
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import * as words from '#core/words/en/login.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { useLocation } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { rich } from '#web/ui/rich.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import { inSameBrand } from '../../admit.ts';
import { useDecided } from '../../decided.ts';
import { Link } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from './auth-page.module.css';
import { logInHere } from './broker-login.ts';
import { ExternalLogin } from './external-login.tsx';
import { useLedHome } from './led-home.ts';

export function LoginPage() {
  const { search } = useLocation();
  // Once, when the page opens: what someone is typing is not taken away from them.
  const isDecided = useDecided('fe-heloc-new-authentication');
  const [isBroker] = useState(isDecided);
  const isLedHome = useLedHome();
  const isElsewhere = isBroker && new URLSearchParams(search).get('with') !== 'password';
  if (isLedHome) return null;
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Ended />
      {isElsewhere ? <ExternalLogin /> : <LoginForm />}
      <p className={styles['aside']}>
        {rich(words.newHereCheckYourRate((text) => <Link to="/account/heloc/register">{text}</Link>))}
      </p>
      <p className={styles['aside']}>
        {rich(words.invitedToSignForAHome((text) => <Link to="/account/heloc/heloc-signer/login">{text}</Link>))}
      </p>
    </div>
  );
}

export function SignerLoginPage() {
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Ended />
      <p>{words.logInWithTheEmail}</p>
      <LoginForm as="signer" />
    </div>
  );
}

/** For someone whose session ended while they were on a page: why they are here, and that they go back there. */
function Ended() {
  if (!new URLSearchParams(useLocation().search).has('ended')) return null;
  return (
    <div className={styles['ended']} role="status">
      <p>
        <strong>{words.youWereLoggedOut}</strong>
      </p>
      <p>{words.logInToGoOn}</p>
    </div>
  );
}

const credentials = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(words.pleaseEnterYourPassword)),
  totpCode: v.string(),
});
type Credentials = v.InferOutput<typeof credentials>;

/** Someone may be a borrower and sign for another: the page they log in on says as what they come. */
function LoginForm({ as }: { readonly as?: 'signer' }) {
  const { search } = useLocation();
  const redirectUrl = new URLSearchParams(search).get('redirectUrl') ?? undefined;
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    schema: credentials,
    initial: { email: '', password: '', totpCode: '' },
    onSubmit: async (typed: Credentials): Promise<Refusal | undefined> => {
      try {
        location.assign(inSameBrand(await logIn(typed, redirectUrl, as), search));
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.param === 'totpCode') setNeedsCode(true);
        return refusal;
      }
    },
  });
  return (
    <Card>
      <form className={styles['form']} {...form.form}>
        {form.failure && <Alert>{form.failure}</Alert>}
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="username" />
        <PasswordField {...form.field('password')} label={words.password} autoComplete="current-password" />
        {needsCode && (
          <TextField
            {...form.field('totpCode')}
            label={words.codeFromYourAuthenticator}
            hint={words.lostItUseOne}
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="one-time-code"
          />
        )}
        <SubmitButton isBusy={form.isSubmitting}>{words.logIn}</SubmitButton>
        <p className={styles['aside']}>
          <Link to={`/auth/forgot-password${search}`}>{words.forgotYourPassword}</Link>
        </p>
      </form>
    </Card>
  );
}

/** Where the server sends anyone who has come in; it heeds a place asked for only when that is one of ours. */
async function logIn(
  { email, password, totpCode }: Credentials,
  redirectUrl: string | undefined,
  role: string | undefined,
): Promise<string> {
  const { redirect } = await logInHere('POST /identity-broker/{kind}/api/v3/login', {
    query: { ...(redirectUrl !== undefined && { redirectUrl }) },
    body: { email, password, ...(totpCode !== '' && { totpCode }), ...(role && { role }) },
  });
  return redirect;
}
