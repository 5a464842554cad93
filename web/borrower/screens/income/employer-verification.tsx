/** Who employs the borrower: someone asks there whether the job still is, and nothing else. */
import { useState } from 'react';
import * as v from 'valibot';
import { phoneNumber } from '#core/people/phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { Asked } from '../application/asked.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useStatusWatch } from '../application/status-watch.ts';

export function EmployerVerification() {
  return (
    <Screen>
      <WithParticulars>{(known) => <Employer known={known} />}</WithParticulars>
    </Screen>
  );
}

function Employer({ known }: { readonly known: Particulars }) {
  const [employerName, setName] = useState(known.employerName);
  const [isNaming, setNaming] = useState(employerName === null);
  const isAsking = employerName !== null && !isNaming;
  useStatusWatch(isAsking);
  if (employerName === null || isNaming)
    return (
      <NameForm
        initialName={employerName ?? ''}
        isOwnBusiness={known.employmentType === 'SELF_EMPLOYED'}
        onNamed={(name) => {
          setName(name);
          setNaming(false);
        }}
      />
    );
  return <Asking employerName={employerName} onChange={() => setNaming(true)} />;
}

const answers = v.object({
  employerName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Please enter the name of the company'),
    v.maxLength(100, 'Please shorten the name to 100 letters'),
  ),
  employerPhone: v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      phoneNumber,
    ],
    'Please enter a valid phone number, or leave it empty',
  ),
});

interface NameFormProps {
  readonly initialName: string;
  readonly isOwnBusiness: boolean;
  readonly onNamed: (name: string) => void;
}

function NameForm({ initialName, isOwnBusiness, onNamed }: NameFormProps) {
  const send = useCommand('nameEmployer');
  const form = useForm({
    schema: answers,
    initial: { employerName: initialName, employerPhone: '' },
    onSubmit: async ({ employerName, employerPhone }) => {
      const refusal = await send({ employerName, ...(employerPhone === undefined ? {} : { employerPhone }) });
      if (!refusal) onNamed(employerName);
      return refusal;
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      <p className={styles['lead']}>
        {isOwnBusiness
          ? 'We confirm that your business is active, from public records or by a call.'
          : 'We ask your employer one thing: whether you work there now. We do not say what for, or how much.'}
      </p>
      <TextField
        {...form.field('employerName')}
        label={isOwnBusiness ? 'What is your business called?' : 'Who do you work for?'}
        hint="As it appears on your pay stub or tax return."
        autoComplete="organization"
        maxLength={100}
      />
      <PhoneField
        {...form.field('employerPhone')}
        label={isOwnBusiness ? 'Phone number of the business' : 'Phone number of its main office'}
        hint="If you know it. This speeds things up."
        isOptional
      />
      <FormEnd form={form} />
    </form>
  );
}

interface AskingProps {
  readonly employerName: string;
  readonly onChange: () => void;
}

function Asking({ employerName, onChange }: AskingProps) {
  const { next } = useJourney();
  return (
    <div className={styles['stack']}>
      <Asked isAwaited />
      <Card title={`We are asking ${employerName}`}>
        <p>
          Most answers come within the hour, some take a few business days. This page moves on by itself; you may also
          close it and we will write to you.
        </p>
        <div className={styles['actions']}>
          <Button onClick={() => next()}>Check again</Button>
          <Button kind="secondary" onClick={onChange}>
            Name another employer
          </Button>
        </div>
      </Card>
    </div>
  );
}
