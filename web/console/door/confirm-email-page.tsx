/**
 * Where the email about a new address leads staff. The link is used only when a person presses, and with the password of
 * the account where no one is signed in: the mailbox alone does not say whose account it is.
 */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/console/door.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { readToken } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass, SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';

export function ConfirmEmailPage() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
  const [end, setEnd] = useState<'confirmed' | 'spent'>();
  const heading = useFocusWhenShown<HTMLHeadingElement>(end !== undefined);
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return (
    <main className={styles['door']} id="main" tabIndex={-1}>
      <h1 ref={heading} tabIndex={-1}>
        {words.confirmYourNewEmail}
      </h1>
      <Card>
        {end === 'confirmed' ? (
          <Confirmed />
        ) : token === '' || end === 'spent' ? (
          <p role="status">{words.thisLinkHasBeen}</p>
        ) : (
          <Confirm token={token} onEnd={setEnd} />
        )}
      </Card>
    </main>
  );
}

const answer = v.object({ password: v.string() });

function Confirm({ token, onEnd }: { readonly token: string; readonly onEnd: (end: 'confirmed' | 'spent') => void }) {
  const [needsPassword, setNeedsPassword] = useState(readToken() === undefined);
  const form = useForm({
    schema: answer,
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        const proof = password === '' ? {} : { password };
        await call('POST /identity/api/v1/email/confirm', { body: { token, ...proof } });
        onEnd('confirmed');
        return undefined;
      } catch (error) {
        const param = error instanceof CallError ? error.param : undefined;
        if (param === 'token') onEnd('spent');
        if (param === 'password') setNeedsPassword(true);
        return { message: sentenceOf(error), param };
      }
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <p>{words.onceYouConfirmYouSign}</p>
      {needsPassword && (
        <PasswordField {...form.field('password')} label={words.password} autoComplete="current-password" />
      )}
      <div>
        <SubmitButton isBusy={form.isSubmitting} busyLabel={words.confirming}>
          {words.confirmThisAddress}
        </SubmitButton>
      </div>
    </form>
  );
}

function Confirmed() {
  return (
    <div className={styles['stack']} role="status">
      <p>{words.yourNewAddressIsConfirmed}</p>
      <div>
        <PageLink className={buttonClass()} to="/console">
          {words.goToTheConsole}
        </PageLink>
      </div>
    </div>
  );
}
