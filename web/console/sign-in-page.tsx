/** How staff come in: email and password. The second factor is asked for behind this page. */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import * as words from '#core/words/en/console/frame.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { logIn } from '#web/app/log-in.ts';
import { CallError } from '#web/client/call-error.ts';
import { queryClient } from '#web/client/queries.ts';
import { start } from '#web/client/start.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Refusal, useForm } from '#web/ui/use-form.ts';
import styles from './console.module.css';
import { CompanyLogin } from './door/company-login.tsx';

const credentials = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(words.pleaseEnterYourPassword)),
});

export function SignInPage() {
  const { display } = start().organization.orgMetaData.companyInfo.names;
  const form = useForm({
    schema: credentials,
    initial: { email: '', password: '' },
    onSubmit: async (body): Promise<Refusal | undefined> => {
      try {
        // The person who was signed in here before had factors of their own.
        queryClient.clear();
        await logIn('POST /identity-broker/{kind}/api/v3/login', 'agent', { body });
        return undefined;
      } catch (error) {
        const param = error instanceof CallError ? error.param : undefined;
        return { message: sentenceOf(error), param };
      }
    },
  });
  return (
    <main className={styles['door']}>
      <h1>{words.consoleWithDisplay(display)}</h1>
      <Card>
        <form className={styles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          <TextField {...form.field('email')} label={words.workEmail} type="email" autoComplete="username" />
          <PasswordField {...form.field('password')} label={words.password} autoComplete="current-password" />
          <SubmitButton isBusy={form.isSubmitting}>{words.signIn}</SubmitButton>
        </form>
        <CompanyLogin />
      </Card>
    </main>
  );
}
