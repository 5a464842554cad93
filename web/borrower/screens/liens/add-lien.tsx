/** A loan on the home that public records do not show. */
import { useState } from 'react';
import * as v from 'valibot';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/liens.ts';
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

const HOLDER_MAX = 100;
const CENTS_MAX = 10_000_000_000;
const tooMuch = words.atMost(formatCents(CENTS_MAX, 0));
const amount = (missing: string) => v.pipe(v.number(missing), v.minValue(0, missing), v.maxValue(CENTS_MAX, tooMuch));
const entries = {
  holder: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.pleaseEnterTheName),
    v.maxLength(HOLDER_MAX, words.pleaseShortenTheName),
  ),
  balanceCents: amount(words.pleaseEnterWhatYouStill),
  monthlyPaymentCents: amount(words.pleaseEnterWhatYouPay),
};
const loan = v.object({ ...entries, kind: v.literal('MORTGAGE'), limitCents: v.nullable(v.number()) });
const line = v.object({
  ...entries,
  kind: v.literal('LINE'),
  limitCents: amount(words.pleaseEnterTheLimit),
});
const answers = v.variant('kind', [loan, line], words.pleaseChooseWhatKind);

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
          {words.addALoanThatIsMissing}
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
    <Card title={words.aLoanThatIsMissing}>
      <form className={styles['form']} {...form.form}>
        <RadioCards
          {...form.field('kind')}
          label={words.whatKindOfLoan}
          options={[
            { value: 'MORTGAGE', label: words.aMortgageOrHome },
            { value: 'LINE', label: words.aLineOfCredit, hint: words.itCanBeDrawn },
          ]}
        />
        <TextField {...form.field('holder')} label={words.lender} maxLength={HOLDER_MAX} autoComplete="off" />
        <MoneyField {...form.field('balanceCents')} label={words.whatDoYouStill} />
        {form.values.kind === 'LINE' && <MoneyField {...form.field('limitCents')} label={words.limitOfTheLine} />}
        <MoneyField {...form.field('monthlyPaymentCents')} label={words.whatDoYouPay} />
        <div className={styles['actions']}>
          <SubmitButton>{words.addThisLoan}</SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            {words.leaveItOut}
          </Button>
        </div>
      </form>
    </Card>
  );
}
