/** Who someone is to us: the legal name, the mobile phone, and the address they log in with. */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import { name as nameSchema, suffixOptions } from '#core/people/name.ts';
import { formatPhone, phoneNumber, toPhoneDigits } from '#core/people/phone.ts';
import * as words from '#core/words/en/settings.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { rich } from '#web/ui/rich.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useStart } from '../../site.ts';
import { SettingForm, useSetting } from './setting.tsx';
import styles from './settings.module.css';
import { PhoneProof } from './settings-phone-proof.tsx';

export type Profile = Answer<'GET /service-profile/api/v1/profile'>;

export interface PersonProps {
  readonly profile: Profile;
  readonly onChange: () => void;
}

export function NameSetting({ profile, onChange }: PersonProps) {
  const areDigitsAllowed = useStart().environment !== 'production';
  const { firstName, middleName, lastName } = profile.name;
  const suffix = suffixOptions.find(({ value }) => value === profile.name.suffix)?.value ?? '';
  const setting = useSetting({
    schema: nameSchema({ areDigitsAllowed }),
    initial: { firstName, middleName, lastName, suffix },
    save: async (body) => {
      await call('PUT /service-profile/api/v1/profile/name', { body });
      onChange();
      return words.yourNameIsSaved;
    },
  });
  const { field } = setting.form;
  const { value: chosen, onChange: choose, ...binding } = field('suffix');
  return (
    <Card title={words.name}>
      <p className={styles['muted']}>{words.asItAppearsOnYourDrivers}</p>
      <SettingForm setting={setting} submit={words.saveName}>
        <TextField {...field('firstName')} label={words.firstName} autoComplete="given-name" autoCapitalize="words" />
        <TextField
          {...field('middleName')}
          label={words.middleName}
          isOptional
          autoComplete="additional-name"
          autoCapitalize="words"
        />
        <TextField {...field('lastName')} label={words.lastName} autoComplete="family-name" autoCapitalize="words" />
        <SelectField
          {...binding}
          label={words.suffix}
          isOptional
          autoComplete="honorific-suffix"
          options={suffixOptions}
          value={chosen}
          onChange={(text) => choose(suffixOptions.find(({ value }) => value === text)?.value ?? '')}
        />
      </SettingForm>
    </Card>
  );
}

export function PhoneSetting({ profile, onChange }: PersonProps) {
  const setting = useSetting({
    schema: v.object({ phone: phoneNumber }),
    initial: { phone: formatPhone(profile.phoneNumbers[0]?.number ?? '') },
    save: async ({ phone }) => {
      const body = { type: 'Phone', value: toPhoneDigits(phone) } as const;
      await call('PUT /identity/secure/api/v1/identity/alias', { body });
      onChange();
      return words.yourPhoneNumberIsSaved;
    },
  });
  return (
    <Card title={words.mobilePhone}>
      <SettingForm setting={setting} submit={words.savePhone}>
        <PhoneField {...setting.form.field('phone')} label={words.mobilePhone} />
      </SettingForm>
      <PhoneProof number={profile.phoneNumbers[0]?.number ?? ''} />
    </Card>
  );
}

const emailChange = v.object({ email, presentPassword: v.pipe(v.string(), v.nonEmpty(words.pleaseEnterYourPassword)) });

export function EmailSetting({ present }: { readonly present: string }) {
  const setting = useSetting({
    schema: emailChange,
    initial: { email: '', presentPassword: '' },
    cleared: { email: '', presentPassword: '' },
    save: async (body) => {
      await call('PUT /identity/secure/api/v1/identity/email', { body });
      return words.weEmailedALink(body.email);
    },
  });
  const { field } = setting.form;
  return (
    <Card title={words.email}>
      <p>{rich(words.youLogInWith(present, (text) => <strong className={styles['strong']}>{text}</strong>))}</p>
      <SettingForm setting={setting} submit={words.changeEmail} busyLabel={words.sending}>
        <TextField
          {...field('email')}
          label={words.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('presentPassword')} label={words.currentPassword} autoComplete="current-password" />
      </SettingForm>
    </Card>
  );
}
