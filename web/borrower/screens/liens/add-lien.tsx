/** A loan on the home that public records do not show. */
import { useState } from 'react';
import * as v from 'valibot';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../application/screen.module.css';

export interface AddedLien {
  readonly holder: string;
  readonly kind: 'MORTGAGE' | 'LINE';
  readonly balanceCents: number;
  readonly limitCents: number | null;
  readonly monthlyPaymentCents: number;
  readonly isPaidOff: boolean;
}

const amount = (missing: string) => v.pipe(v.number(missing), v.minValue(0), v.maxValue(10_000_000_000));
const entries = {
  holder: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter the name of the lender'), v.maxLength(100)),
  balanceCents: amount('Please enter what you still owe'),
  monthlyPaymentCents: amount('Please enter what you pay each month'),
};
const loan = v.object({ ...entries, kind: v.literal('MORTGAGE'), limitCents: v.nullable(v.number()) });
const line = v.object({
  ...entries,
  kind: v.literal('LINE'),
  limitCents: amount('Please enter the limit of the line'),
});
const answers = v.variant('kind', [loan, line], 'Please choose what kind of loan it is');

interface Values {
  kind: 'MORTGAGE' | 'LINE' | null;
  holder: string;
  balanceCents: number | null;
  limitCents: number | null;
  monthlyPaymentCents: number | null;
}

export function AddLien({ onAdd }: { readonly onAdd: (lien: AddedLien) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div className={styles['actions']}>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Add a loan that is missing
        </Button>
      </div>
    );
  const close = () => setOpen(false);
  return <LienForm onAdd={onAdd} onClose={close} />;
}

interface LienFormProps {
  readonly onAdd: (lien: AddedLien) => void;
  readonly onClose: () => void;
}

function LienForm({ onAdd, onClose }: LienFormProps) {
  const initial: Values = { kind: null, holder: '', balanceCents: null, limitCents: null, monthlyPaymentCents: null };
  const form = useForm({
    schema: answers,
    initial,
    onSubmit: async (said) => {
      onAdd({ ...said, limitCents: said.kind === 'LINE' ? said.limitCents : null, isPaidOff: false });
      onClose();
    },
  });
  return (
    <Card title="A loan that is missing">
      <form className={styles['form']} {...form.form}>
        <RadioCards
          {...form.field('kind')}
          label="What kind of loan is it?"
          options={[
            { value: 'MORTGAGE', label: 'A mortgage or home equity loan' },
            { value: 'LINE', label: 'A line of credit', hint: 'It can be drawn again up to its limit.' },
          ]}
        />
        <TextField {...form.field('holder')} label="Lender" maxLength={100} autoComplete="off" />
        <MoneyField {...form.field('balanceCents')} label="What do you still owe?" />
        {form.values.kind === 'LINE' && <MoneyField {...form.field('limitCents')} label="Limit of the line" />}
        <MoneyField {...form.field('monthlyPaymentCents')} label="What do you pay each month?" />
        <div className={styles['actions']}>
          <SubmitButton>Add this loan</SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            Leave it out
          </Button>
        </div>
      </form>
    </Card>
  );
}
