/** Making a passkey: a name to know it by, and the password of someone who has no other factor yet. */
import * as v from 'valibot';
import * as words from '#core/words/en/console/door.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Form, useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import { canUsePasskeys, makePasskey, passkeyRefusal } from './passkey.ts';

const base = 'POST /identity/secure/api/v1/identity';
const NAME_MAX = 60;
const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(words.pleaseNameThisPasskey),
  v.maxLength(NAME_MAX, words.atMost(NAME_MAX)),
);
const password = v.pipe(v.string(), v.nonEmpty(words.pleaseEnterYourPassword));

interface AddPasskeyProps {
  readonly isFirst: boolean;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

export function AddPasskey({ isFirst, onAdded }: AddPasskeyProps) {
  const form: Form<{ name: string; presentPassword: string }> = useForm({
    schema: v.object({ name, presentPassword: isFirst ? password : v.string() }),
    initial: { name: '', presentPassword: '' },
    onSubmit: async (typed) => {
      try {
        const body = isFirst ? { presentPassword: typed.presentPassword } : {};
        const response = await makePasskey(await call(`${base}/passkeys/options`, { body }));
        const { recoveryCodes } = await call(`${base}/passkeys`, { body: { name: typed.name, response } });
        announce(words.isAdded(typed.name));
        form.set({ name: '', presentPassword: '' });
        onAdded(recoveryCodes);
        return undefined;
      } catch (error) {
        const param = error instanceof CallError ? error.param : undefined;
        return { message: passkeyRefusal(error) ?? sentenceOf(error), param };
      }
    },
  });
  if (!canUsePasskeys()) return <p>{words.thisBrowserCannotMake}</p>;
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <TextField
        {...form.field('name')}
        label={words.nameOfThisPasskey}
        hint={words.soYouCanTell}
        maxLength={NAME_MAX}
      />
      {isFirst && (
        <PasswordField {...form.field('presentPassword')} label={words.yourPassword} autoComplete="current-password" />
      )}
      <div>
        <SubmitButton isBusy={form.isSubmitting} busyLabel={words.waitingForYourPasskey}>
          {words.makeAPasskey}
        </SubmitButton>
      </div>
    </form>
  );
}
