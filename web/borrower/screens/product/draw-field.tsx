/** How much to draw: slide, or type to the cent. Both are one amount, kept inside what the offers hold. */
import { useEffect, useState } from 'react';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { RangeField } from '#web/ui/range-field.tsx';

interface DrawFieldProps {
  readonly label: string;
  readonly selectedCents: number;
  readonly minCents: number;
  readonly maxCents: number;
  readonly onChange: (selectedCents: number) => void;
}

/** The slider goes by hundreds of dollars; its ends are exact. */
const STEP_CENTS = 100_00;

export function DrawField({ label, selectedCents, minCents, maxCents, onChange }: DrawFieldProps) {
  const [typed, setTyped] = useState<number | null>(selectedCents);
  useEffect(() => setTyped(selectedCents), [selectedCents]);
  const isWithin = typed !== null && typed >= minCents && typed <= maxCents;
  const type = (cents: number | null) => {
    setTyped(cents);
    if (cents !== null && cents >= minCents && cents <= maxCents) onChange(cents);
  };
  const limits = words.to(formatCents(minCents), formatCents(maxCents));
  return (
    <>
      <RangeField
        name="draw"
        label={label}
        value={selectedCents}
        min={minCents}
        max={maxCents}
        step={STEP_CENTS}
        format={(cents) => formatCents(cents, 0)}
        // The last step may fall short of the largest draw; anyone who slides to the end means all of it.
        onChange={(cents) => onChange(cents > maxCents - STEP_CENTS ? maxCents : cents)}
      />
      <MoneyField
        name="drawTyped"
        label={words.orTypeAnExact}
        hint={words.anyAmountFrom(limits)}
        error={isWithin ? undefined : words.pleaseEnterAnAmountFrom(limits)}
        value={typed}
        onChange={type}
      />
    </>
  );
}
