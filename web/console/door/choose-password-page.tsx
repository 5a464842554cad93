/** Where the email of an invitation, or about a forgotten password, leads staff. The secret leaves the address at once. */
import { useEffect, useState } from 'react';
import { passwordForm } from '#core/people/password.ts';
import * as words from '#core/words/en/console/door.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { NewPasswordFields } from '#web/app/new-password-fields.tsx';
import { PageLink } from '#web/app/page-link.tsx';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { clearToken } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass, SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';

export function ChoosePasswordPage() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
  const [end, setEnd] = useState<'changed' | 'spent'>();
  const heading = useFocusWhenShown<HTMLHeadingElement>(end !== undefined);
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return (
    <main className={styles['door']} id="main" tabIndex={-1}>
      <h1 ref={heading} tabIndex={-1}>
        {words.chooseYourPassword}
      </h1>
      <Card>
        {end === 'changed' ? (
          <Changed />
        ) : token === '' || end === 'spent' ? (
          <NoLink />
        ) : (
          <Choose token={token} onEnd={setEnd} />
        )}
      </Card>
    </main>
  );
}

function Choose({ token, onEnd }: { readonly token: string; readonly onEnd: (end: 'changed' | 'spent') => void }) {
  const form = useForm({
    schema: passwordForm,
    initial: { password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      try {
        await call('POST /identity/api/v1/password/reset', { body: { token, password } });
        clearToken();
        onEnd('changed');
        return undefined;
      } catch (error) {
        const param = error instanceof CallError ? error.param : undefined;
        if (param === 'token') onEnd('spent');
        return { message: sentenceOf(error), param };
      }
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <NewPasswordFields form={form} />
      <div>
        <SubmitButton isBusy={form.isSubmitting} busyLabel={words.saving}>
          {words.savePassword}
        </SubmitButton>
      </div>
    </form>
  );
}

function Changed() {
  return (
    <div className={styles['stack']} role="status">
      <p>{words.yourPasswordIsSet}</p>
      <div>
        <PageLink className={buttonClass()} to="/console">
          {words.signIn}
        </PageLink>
      </div>
    </div>
  );
}

function NoLink() {
  return <p role="status">{words.thisLinkDoesntWork}</p>;
}
