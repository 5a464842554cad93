import { formatHundredths } from '#web/ui/hundredths.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { PercentField } from '#web/ui/percent-field.tsx';
import { RangeField } from '#web/ui/range-field.tsx';
import { Specimen, useValue } from './specimen.tsx';

export function MoneyFields() {
  const empty = useValue<number | null>(null);
  const income = useValue<number | null>(8_500_050);
  return (
    <>
      <Specimen title="Empty">
        <MoneyField {...empty} name="a" label="Annual income" hint="Before tax, in dollars." />
      </Specimen>
      <Specimen title={`Filled: ${income.value ?? 'no'} cents`}>
        <MoneyField {...income} name="b" label="Annual income" />
      </Specimen>
      <Specimen title="With an error">
        <MoneyField {...income} name="c" label="Annual income" error="Must be less than $10,000,000" />
      </Specimen>
      <Specimen title="Optional, read-only, disabled">
        <MoneyField {...empty} name="d" label="Other income" isOptional />
        <MoneyField {...income} name="e" label="Verified income" readOnly />
        <MoneyField {...income} name="f" label="Income" disabled />
      </Specimen>
    </>
  );
}

export function PercentFields() {
  const rate = useValue<number | null>(725);
  return (
    <>
      <Specimen title={`Filled: ${rate.value ?? 'no'} basis points`}>
        <PercentField {...rate} name="a" label="Rate, in percent" />
      </Specimen>
      <Specimen title="With an error, disabled">
        <PercentField {...rate} name="b" label="Rate, in percent" error="Please enter a rate" />
        <PercentField {...rate} name="c" label="Rate, in percent" disabled />
      </Specimen>
    </>
  );
}

export function RangeFields() {
  const draw = useValue(6_500_000);
  const dollars = (cents: number) => `$${formatHundredths(cents)}`;
  const range = { min: 2_000_000, max: 18_500_000, step: 50_000, format: dollars };
  return (
    <>
      <Specimen title="Sliding">
        <RangeField {...draw} {...range} name="a" label="How much would you like to draw?" />
      </Specimen>
      <Specimen title="With an error, disabled">
        <RangeField {...draw} {...range} name="b" label="First draw" error="At least $25,000 in your state" />
        <RangeField {...draw} {...range} name="c" label="First draw" disabled />
      </Specimen>
    </>
  );
}
