/** Step 8: the password. It lives only in this form and in the one call that sends it. */
import { passwordRules, passwordStrength } from '#core/people/password.ts';
import { passwordForm } from '#core/registration/forms/set-password.ts';
import * as words from '#core/words/en/registration.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Unbroken } from '#web/ui/unbroken.tsx';
import hidden from '#web/ui/visually-hidden.module.css';
import { useSentences } from '../../site.ts';
import { LaterEnd } from './later-end.tsx';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';
import { useStepForm } from './step-form.ts';

export function PasswordStep() {
  const { data, finish } = useRegistration();
  const { security } = useSentences();
  const form = useStepForm('password', {
    ...passwordForm,
    isSecret: true,
    onSubmit: (answers, { password }) => finish([{ step: 'password', answers }], password),
  });
  const { password } = form.values;
  return (
    <form className={styles['form']} {...form.form}>
      {/* A password manager saves the password with the name it belongs to. */}
      <input
        className={hidden['visuallyHidden']}
        type="email"
        name="username"
        autoComplete="username"
        value={data.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        autoComplete="new-password"
        strength={passwordStrength(password)}
        rules={passwordRules.map(({ message, isMet }) => ({ message, isMet: isMet(password) }))}
      />
      <PasswordField {...form.field('confirmPassword')} label={words.confirmPassword} autoComplete="new-password" />
      <LaterEnd form={form} fineprint={<Unbroken text={security} />} />
    </form>
  );
}
