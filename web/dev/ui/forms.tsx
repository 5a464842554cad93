import * as v from 'valibot';
import { birthDateText } from '#core/people/birth-date.ts';
import { email } from '#core/people/email.ts';
import { phoneNumber } from '#core/people/phone.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './specimen.module.css';
import { Specimen } from './specimen.tsx';

const schema = v.strictObject({
  answer: v.picklist(['taken', 'down', 'well'], 'Please choose how it ends'),
  dob: birthDateText,
  email,
  phone: phoneNumber,
  terms: v.literal(true, 'Required'),
});

const endings = [
  { value: 'well', label: 'Well', hint: 'After two seconds' },
  { value: 'taken', label: 'With an error by a field' },
  { value: 'down', label: 'With an error that belongs to no field' },
] as const;

interface Values {
  readonly answer: 'taken' | 'down' | 'well' | null;
  readonly dob: { readonly month: string; readonly day: string; readonly year: string };
  readonly email: string;
  readonly phone: string;
  readonly terms: boolean;
}

const initial: Values = { answer: null, dob: { month: '', day: '', year: '' }, email: '', phone: '', terms: false };

async function send({ answer }: { readonly answer: string }) {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  if (answer === 'taken') return { param: 'email', message: 'An account with this email already exists' };
  if (answer === 'down') throw new Error('no connection');
  showToast('Sent', 'success');
  return undefined;
}

export function WholeForm() {
  const form = useForm({ schema, initial, onSubmit: send });
  return (
    <Specimen title="Leave it empty and continue; or choose how the server answers">
      <form {...form.form} className={styles['stack']}>
        {form.failure !== undefined && <Alert>{form.failure}</Alert>}
        <ErrorSummary mistakes={form.mistakes} />
        <RadioCards {...form.field('answer')} label="How should sending end?" options={endings} />
        <DateField {...form.field('dob')} label="Date of birth" hint="For example 6 15 1980" isBirthDate />
        <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
        <PhoneField {...form.field('phone')} label="Mobile phone" />
        <Checkbox {...form.field('terms')} label="I agree to the terms" />
        <SubmitButton isBusy={form.isSubmitting} />
      </form>
    </Specimen>
  );
}
