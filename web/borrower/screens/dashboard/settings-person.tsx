/** Who someone is to us: the legal name, the mobile phone, and the address they log in with. */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import { name as nameSchema, suffixOptions } from '#core/people/name.ts';
import { formatPhone, phoneNumber, toPhoneDigits } from '#core/people/phone.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
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
      return 'Your name is saved.';
    },
  });
  const { field } = setting.form;
  const { value: chosen, onChange: choose, ...binding } = field('suffix');
  return (
    <Card title="Name">
      <p className={styles['muted']}>
        As it appears on your driver’s license or passport. An application you have already sent keeps the name it was
        sent with.
      </p>
      <SettingForm setting={setting} submit="Save name">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" autoCapitalize="words" />
        <TextField
          {...field('middleName')}
          label="Middle name"
          isOptional
          autoComplete="additional-name"
          autoCapitalize="words"
        />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" autoCapitalize="words" />
        <SelectField
          {...binding}
          label="Suffix"
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
      return 'Your phone number is saved.';
    },
  });
  return (
    <Card title="Mobile phone">
      <SettingForm setting={setting} submit="Save phone">
        <PhoneField {...setting.form.field('phone')} label="Mobile phone" />
      </SettingForm>
      <PhoneProof number={profile.phoneNumbers[0]?.number ?? ''} />
    </Card>
  );
}

const emailChange = v.object({ email, presentPassword: v.pipe(v.string(), v.nonEmpty('Please enter your password')) });

export function EmailSetting({ present }: { readonly present: string }) {
  const setting = useSetting({
    schema: emailChange,
    initial: { email: '', presentPassword: '' },
    cleared: { email: '', presentPassword: '' },
    save: async (body) => {
      await call('PUT /identity/secure/api/v1/identity/email', { body });
      return `We emailed a link to ${body.email}. Open it within 30 minutes; until then, nothing changes.`;
    },
  });
  const { field } = setting.form;
  return (
    <Card title="Email">
      <p>
        You log in with <strong className={styles['strong']}>{present}</strong>.
      </p>
      <SettingForm setting={setting} submit="Change email" busyLabel="Sending">
        <TextField
          {...field('email')}
          label="New email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('presentPassword')} label="Current password" autoComplete="current-password" />
      </SettingForm>
    </Card>
  );
}
