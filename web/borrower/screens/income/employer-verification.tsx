/** Who employs the borrower: someone asks there whether the job still is, and nothing else. */
import { useState } from 'react';
import * as v from 'valibot';
import { phoneNumber } from '#core/people/phone.ts';
import * as words from '#core/words/en/income.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { Asked } from '../application/asked.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { useLate } from '../application/late.tsx';
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
        initialName={employerName ?? known.employerTold ?? ''}
        isTold={employerName === null && known.employerTold !== null}
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
    v.nonEmpty(words.pleaseEnterTheName),
    v.maxLength(100, words.pleaseShortenTheName),
  ),
  employerPhone: v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      phoneNumber,
    ],
    words.pleaseEnterAValid,
  ),
});

interface NameFormProps {
  /** Payroll has named it: it stands there to be looked at. */
  readonly isTold: boolean;
  readonly initialName: string;
  readonly isOwnBusiness: boolean;
  readonly onNamed: (name: string) => void;
}

function NameForm({ initialName, isTold, isOwnBusiness, onNamed }: NameFormProps) {
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
      <p className={styles['lead']}>{isOwnBusiness ? words.weConfirmThatYourBusiness : words.weAskYourEmployer}</p>
      <TextField
        {...form.field('employerName')}
        label={isOwnBusiness ? words.whatIsYourBusiness : words.whoDoYouWork}
        hint={isTold ? words.fromYourPayroll : words.asItAppearsOnYourPay}
        autoComplete="organization"
        maxLength={100}
      />
      <PhoneField
        {...form.field('employerPhone')}
        label={isOwnBusiness ? words.phoneNumberOfTheBusiness : words.phoneNumberOfIts}
        hint={words.ifYouKnowItThisSpeeds}
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
  const isInTime = useLate() === undefined;
  return (
    <div className={styles['stack']}>
      <Asked isAwaited />
      <Card title={words.weAreAsking(employerName)}>
        {isInTime && <p>{words.mostAnswersComeWithin}</p>}
        <div className={styles['actions']}>
          <Button onClick={() => next()}>{words.checkAgain}</Button>
          <Button kind="secondary" onClick={onChange}>
            {words.nameAnotherEmployer}
          </Button>
        </div>
      </Card>
    </div>
  );
}
