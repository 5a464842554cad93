/** A new password, chosen twice, with what it must hold and how strong it is. */
import { passwordRules, passwordStrength } from '#core/people/password.ts';
import * as words from '#core/words/en/app.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { Form } from '#web/ui/use-form.ts';

interface NewPasswordFieldsProps {
  readonly form: Pick<Form<{ password: string; confirmPassword: string }>, 'field' | 'values'>;
}

export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { password } = form.values;
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={words.newPassword}
        autoComplete="new-password"
        strength={passwordStrength(password)}
        rules={passwordRules.map(({ message, isMet }) => ({ message, isMet: isMet(password) }))}
      />
      <PasswordField {...form.field('confirmPassword')} label={words.confirmNewPassword} autoComplete="new-password" />
    </>
  );
}
