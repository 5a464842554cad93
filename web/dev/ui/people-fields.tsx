import { passwordRules, passwordStrength } from '#core/people/password.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { Specimen, useValue } from './specimen.tsx';

export function DateFields() {
  const empty = useValue({ month: '', day: '', year: '' });
  const filled = useValue({ month: '06', day: '15', year: '1980' });
  const impossible = useValue({ month: '02', day: '30', year: '1980' });
  return (
    <>
      <Specimen title="Empty">
        <DateField {...empty} name="a" label="Date of birth" hint="For example 6 15 1980" isBirthDate />
      </Specimen>
      <Specimen title="Filled, as the question of a page">
        <DateField {...filled} name="b" label="When were you born?" isQuestion />
      </Specimen>
      <Specimen title="With an error">
        <DateField {...impossible} name="c" label="Date of birth" error="Invalid date" />
      </Specimen>
      <Specimen title="Read-only and disabled">
        <DateField {...filled} name="d" label="Date of birth" readOnly />
        <DateField {...filled} name="e" label="Date of birth" disabled />
      </Specimen>
    </>
  );
}

export function PhoneFields() {
  const empty = useValue('');
  const filled = useValue('(555) 123-4567');
  return (
    <>
      <Specimen title="Empty">
        <PhoneField {...empty} name="a" label="Mobile phone" hint="We text you a code to sign in." />
      </Specimen>
      <Specimen title="Filled">
        <PhoneField {...filled} name="b" label="Mobile phone" />
      </Specimen>
      <Specimen title="With an error">
        <PhoneField {...filled} name="c" label="Mobile phone" error="Please enter a valid phone number" />
      </Specimen>
      <Specimen title="Read-only and disabled">
        <PhoneField {...filled} name="d" label="Mobile phone" readOnly />
        <PhoneField {...filled} name="e" label="Mobile phone" disabled />
      </Specimen>
    </>
  );
}

export function PasswordFields() {
  const chosen = useValue('Correct-horse');
  const known = useValue('');
  return (
    <>
      <Specimen title="Choosing one">
        <PasswordField
          {...chosen}
          name="a"
          label="Password"
          autoComplete="new-password"
          strength={passwordStrength(chosen.value)}
          rules={passwordRules.map(({ message, isMet }) => ({ message, isMet: isMet(chosen.value) }))}
        />
      </Specimen>
      <Specimen title="Strength 0 to 4">
        {([0, 1, 2, 3, 4] as const).map((strength) => (
          <PasswordField
            key={strength}
            {...chosen}
            name={`strength${strength}`}
            label={`Password with ${strength} bars`}
            autoComplete="new-password"
            strength={strength}
          />
        ))}
      </Specimen>
      <Specimen title="Signing in, with an error">
        <PasswordField {...known} name="c" label="Password" autoComplete="current-password" error="Required" />
      </Specimen>
      <Specimen title="Disabled">
        <PasswordField {...chosen} name="d" label="Password" autoComplete="current-password" disabled />
      </Specimen>
    </>
  );
}
