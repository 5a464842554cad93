/** How staff come in: e-mail, password, and a code where the account wants one. */
import { useState } from 'react';
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { start } from '#web/client/start.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import styles from './console.module.css';
import { sentenceOf } from './problem.tsx';

const credentials = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('Please enter your password')),
  totpCode: v.string(),
});

export function SignInPage() {
  const { display } = start().organization.orgMetaData.companyInfo.names;
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    schema: credentials,
    initial: { email: '', password: '', totpCode: '' },
    onSubmit: async ({ totpCode, ...typed }): Promise<Refusal | undefined> => {
      try {
        await call('POST /identity-broker/{kind}/api/v3/login', {
          params: { kind: 'agent' },
          query: {},
          body: { ...typed, ...(totpCode !== '' && { totpCode }) },
        });
        return undefined;
      } catch (error) {
        const param = error instanceof CallError ? error.param : undefined;
        if (param === 'totpCode') setNeedsCode(true);
        return { message: sentenceOf(error), param };
      }
    },
  });
  return (
    <main className={styles['door']}>
      <h1>{display} console</h1>
      <Card>
        <form className={styles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          <TextField {...form.field('email')} label="Work e-mail" type="email" autoComplete="username" />
          <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
          {needsCode && (
            <TextField
              {...form.field('totpCode')}
              label="Code from your authenticator app"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
          <SubmitButton isBusy={form.isSubmitting}>Sign in</SubmitButton>
        </form>
      </Card>
    </main>
  );
}
