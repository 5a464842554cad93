/** Step 4: what the person earns and where it comes from. A small figure is asked about once: it may be a month's. */
import { useState } from 'react';
import { formatMoney } from '#core/offers/money.ts';
import {
  type EmploymentType,
  employmentLabels,
  employmentTypes,
  needsLowIncomeConfirmation,
} from '#core/people/income.ts';
import { incomeForm } from '#core/registration/forms/annual-income.ts';
import { knockOutsAt } from '#core/registration/knock-outs.ts';
import { registrationSentence, registrationWords } from '#core/registration/words.ts';
import * as words from '#core/words/en/registration.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { FieldBinding } from '#web/ui/use-form.ts';
import { today } from './age-rule.ts';
import { LaterEnd } from './later-end.tsx';
import styles from './register-page.module.css';
import { type Confirmed, useRegistration } from './registration.ts';
import { useStepForm } from './step-form.ts';

const sources = employmentTypes.map((value) => ({ value, label: employmentLabels[value] }));
const inDollars = (amount: number) => formatMoney(amount, Number.isInteger(amount) ? 0 : 2);

export function IncomeStep() {
  const { data, finish, product } = useRegistration();
  const [toConfirm, setToConfirm] = useState<Confirmed>();
  const [amount, setAmount] = useState('');
  const form = useStepForm('income', {
    ...incomeForm,
    onSubmit: async (answers) => {
      const income = answers.income?.income ?? 0;
      const isKnown = data.confirmedSteps.includes('income') && data.income.income === income;
      if (isKnown || !needsLowIncomeConfirmation(income)) return finish([{ step: 'income', answers }]);
      setAmount(inDollars(income));
      return void setToConfirm({ step: 'income', answers });
    },
  });
  /** Closed before the next step is there: who goes back at once finds the field, not the question. */
  const confirm = () => {
    setToConfirm(undefined);
    if (toConfirm) void finish([toConfirm]);
  };
  const tooLow = knockOutsAt('income', { ...data, income: form.values }, { product, today: today() });
  return (
    <form className={styles['form']} {...form.form}>
      <MoneyField {...inCents(form.field('income'))} label={words.annualIncome} hint={words.yourOwnBeforeTaxes} />
      <MoneyField
        {...inCents(form.field('otherIncome'))}
        label={words.otherIncome}
        isOptional
        hint={words.rentDividendsAPension}
      />
      <SourceField {...form.field('employmentType')} />
      <LaterEnd form={form} />
      <Dialog
        isOpen={toConfirm !== undefined}
        size="small"
        title={registrationSentence('income.low.title', { amount })}
        onClose={() => setToConfirm(undefined)}
        actions={
          <>
            <Button onClick={confirm}>{registrationWords['income.low.confirm']}</Button>
            <Button kind="secondary" onClick={() => setToConfirm(undefined)}>
              {words.changeIt}
            </Button>
          </>
        }
      >
        <p>{registrationSentence('income.low.text', { amount })}</p>
        {tooLow.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </Dialog>
    </form>
  );
}

function SourceField({ value, onChange, ...binding }: FieldBinding<EmploymentType | null>) {
  return (
    <SelectField
      {...binding}
      label={words.sourceOfIncome}
      hint={registrationWords['income.alimony']}
      options={sources}
      emptyLabel={words.choose}
      value={value ?? ''}
      onChange={(chosen) => onChange(employmentTypes.find((type) => type === chosen) ?? null)}
    />
  );
}

/** The form counts in dollars, as the specification's members do; the field in cents. */
function inCents({ value, onChange, ...binding }: FieldBinding<number | null>): FieldBinding<number | null> {
  return {
    ...binding,
    value: value === null ? null : Math.round(value * 100),
    onChange: (cents) => onChange(cents === null ? null : cents / 100),
  };
}
