/** How much to draw: type to the cent, tap a round amount, or slide. All are one amount, kept inside what the offers hold. */
import { useEffect, useState } from 'react';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { RangeField } from '#web/ui/range-field.tsx';
import styles from './offers.module.css';

interface DrawFieldProps {
  readonly label: string;
  readonly selectedCents: number;
  readonly minCents: number;
  readonly maxCents: number;
  /** What the amount costs a month, to be said with it. */
  readonly paymentCents: number | undefined;
  readonly onChange: (selectedCents: number) => void;
}

/** The slider goes by hundreds of dollars; its ends are exact. */
const STEP_CENTS = 100_00;
const ROUND_CENTS = [25_000_00, 100_000_00];

export function DrawField({ label, selectedCents, minCents, maxCents, paymentCents, onChange }: DrawFieldProps) {
  const [typed, setTyped] = useState<number | null>(selectedCents);
  useEffect(() => setTyped(selectedCents), [selectedCents]);
  const isWithin = typed !== null && typed >= minCents && typed <= maxCents;
  const type = (cents: number | null) => {
    setTyped(cents);
    if (cents !== null && cents >= minCents && cents <= maxCents) onChange(cents);
  };
  const limits = words.to(formatCents(minCents), formatCents(maxCents));
  const amount = formatCents(selectedCents, 0);
  return (
    <>
      <div className={styles['amount']}>
        <MoneyField
          name="drawTyped"
          label={label}
          error={isWithin ? undefined : words.pleaseEnterAnAmountFrom(limits)}
          value={typed}
          onChange={type}
        />
        <Chips minCents={minCents} maxCents={maxCents} selectedCents={selectedCents} onChange={onChange} />
      </div>
      <RangeField
        name="draw"
        isBare
        label={words.slideToChange}
        value={selectedCents}
        min={minCents}
        max={maxCents}
        step={STEP_CENTS}
        // Neither end says more than the offers hold.
        format={(cents) => formatCents((cents === minCents ? Math.ceil : Math.floor)(cents / 100) * 100, 0)}
        spoken={paymentCents === undefined ? amount : words.amountAndPayment(amount, formatCents(paymentCents))}
        // The last step may fall short of the largest draw; anyone who slides to the end means all of it.
        onChange={(cents) => onChange(cents > maxCents - STEP_CENTS ? maxCents : cents)}
      />
    </>
  );
}

type ChipsProps = Pick<DrawFieldProps, 'minCents' | 'maxCents' | 'selectedCents' | 'onChange'>;

function Chips({ minCents, maxCents, selectedCents, onChange }: ChipsProps) {
  const round = ROUND_CENTS.filter((cents) => cents >= minCents && cents < maxCents);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a question of its own
    <div className={styles['chips']} role="group" aria-label={words.quickAmounts}>
      {[...round, maxCents].map((cents) => (
        <button
          key={cents}
          type="button"
          className={styles['chip']}
          aria-pressed={cents === selectedCents}
          onClick={() => onChange(cents)}
        >
          {cents === maxCents ? words.maximum : formatCents(cents, 0)}
        </button>
      ))}
    </div>
  );
}
