/** A new password for someone who knows the present one. Every other device is signed out. */
import * as v from 'valibot';
import { isSamePassword, PASSWORDS_DIFFER, password, passwordRules, passwordStrength } from '#core/people/password.ts';
import * as words from '#core/words/en/settings.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SettingForm, useSetting } from './setting.tsx';
import styles from './settings.module.css';

const required = v.pipe(v.string(), v.nonEmpty(words.required));
const change = v.pipe(
  v.object({ presentPassword: required, password, confirmPassword: required }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], isSamePassword, PASSWORDS_DIFFER), ['confirmPassword']),
);

const empty = { presentPassword: '', password: '', confirmPassword: '' };

interface PasswordSettingProps {
  /** It has become known from a breach, or is too easy by today's rules. */
  readonly isExpired: boolean;
  readonly onChange: () => void;
}

export function PasswordSetting({ isExpired, onChange }: PasswordSettingProps) {
  const setting = useSetting({
    schema: change,
    initial: empty,
    cleared: empty,
    save: async ({ presentPassword, password }) => {
      await call('PUT /identity/secure/api/v1/identity/password', { body: { presentPassword, password } });
      onChange();
      return words.yourPasswordIsChanged;
    },
  });
  const { field, values } = setting.form;
  return (
    <Card title={words.password}>
      {isExpired && <Alert title={words.pleaseChooseAnotherPassword}>{words.theOneYouUse}</Alert>}
      <p className={styles['muted']}>{words.everyOtherDeviceThatIsLogged}</p>
      <SettingForm setting={setting} submit={words.changePassword}>
        <PasswordField {...field('presentPassword')} label={words.currentPassword} autoComplete="current-password" />
        <PasswordField
          {...field('password')}
          label={words.newPassword}
          autoComplete="new-password"
          {...(values.password !== '' && {
            strength: passwordStrength(values.password),
            rules: passwordRules.map(({ message, isMet }) => ({ message, isMet: isMet(values.password) })),
          })}
        />
        <PasswordField {...field('confirmPassword')} label={words.confirmNewPassword} autoComplete="new-password" />
      </SettingForm>
    </Card>
  );
}
