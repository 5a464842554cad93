/** Income by source and period, with what each comes to a month beside it, and the sum. */
import { arithmeticOf, monthlyCents, type Period, periods, yearlyCents } from '#core/desk/worksheet.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/ask.ts';
import * as desk from '#core/words/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldBinding } from '#web/ui/use-form.ts';
import styles from './ask.module.css';
import { type AskedLine, emptyLine, isWholeLine } from './findings.ts';

interface WorksheetFieldsProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly bound: FieldBinding<readonly AskedLine[]>;
}

const options = periods.map((period) => ({ value: period, label: desk.periodNames[period] }));

export function WorksheetFields({ label, hint, bound }: WorksheetFieldsProps) {
  const lines = bound.value;
  const whole = lines.filter(isWholeLine);
  const monthly = whole.reduce((sum, line) => sum + monthlyCents(line), 0);
  return (
    <div className={styles['rows']}>
      {hint !== undefined && <p>{hint}</p>}
      {lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and only the last ones come and go.
        <fieldset key={n} className={styles['found']}>
          <legend>{desk.numbered(label, n + 1)}</legend>
          <Line line={line} n={n} bound={bound} />
        </fieldset>
      ))}
      <Button kind="quiet" onClick={() => bound.onChange([...lines, emptyLine])}>
        {words.addAnother(label)}
      </Button>
      <p role="status">
        <strong>{words.worksheetSum(formatCents(monthly), formatCents(yearlyCents(whole)))}</strong>
      </p>
    </div>
  );
}

function Line({
  line,
  n,
  bound,
}: { readonly line: AskedLine; readonly n: number } & Pick<WorksheetFieldsProps, 'bound'>) {
  const change = (more: Partial<AskedLine>) => bound.onChange(bound.value.with(n, { ...line, ...more }));
  const id = n === 0 ? bound.id : `${bound.id}-${n}`;
  return (
    <>
      <TextField
        id={id}
        name={`${bound.name}.${n}.source`}
        label={words.incomeFrom}
        value={line.source}
        error={n === 0 ? bound.error : undefined}
        onChange={(source) => change({ source })}
        onBlur={bound.onBlur}
      />
      <MoneyField
        id={`${id}-cents`}
        name={`${bound.name}.${n}.cents`}
        label={words.amountBeforeTaxes}
        value={line.cents}
        error={undefined}
        onChange={(cents) => change({ cents })}
      />
      <SelectField
        id={`${id}-period`}
        name={`${bound.name}.${n}.period`}
        label={words.howOften}
        value={line.period}
        error={undefined}
        options={options}
        onChange={(period) => change({ period: period as Period })}
        onBlur={bound.onBlur}
      />
      {isWholeLine(line) && <p>{arithmeticOf(line)}</p>}
    </>
  );
}
