/** One thing that was looked at, as its kind wants it; a list grows by a button. */
import type { Finding } from '#core/journey/operation-row.ts';
import * as words from '#core/words/en/console/ask.ts';
import * as desk from '#core/words/en/desk.ts';
import { Button } from '#web/ui/button.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldBinding } from '#web/ui/use-form.ts';
import styles from './ask.module.css';
import { type AskedLine, emptyRow, type FoundRow } from './findings.ts';
import { WorksheetFields } from './worksheet-fields.tsx';

interface FindingFieldProps {
  readonly finding: Finding;
  readonly bound: FieldBinding<unknown>;
}

const yesNo = [
  { value: 'yes', label: desk.yes },
  { value: 'no', label: desk.no },
];

export function FindingField({ finding, bound }: FindingFieldProps) {
  const { kind, label, hint, isOptional } = finding;
  const asked = { label, ...(hint !== undefined && { hint }), ...(isOptional && { isOptional }) };
  const as = <T,>() => ({ ...asked, ...(bound as FieldBinding<T>) });
  switch (kind) {
    case 'words':
      return <TextArea {...as<string>()} rows={2} />;
    case 'money':
      return <MoneyField {...as<number | null>()} />;
    case 'yesNo':
      return <SelectField {...as<string>()} options={yesNo} emptyLabel={words.choose} />;
    case 'worksheet':
      return <WorksheetFields label={label} hint={hint} bound={bound as FieldBinding<readonly AskedLine[]>} />;
    case 'rows':
      return <RowFields finding={finding} bound={bound as FieldBinding<readonly FoundRow[]>} />;
    default:
      return <TextField {...as<string>()} />;
  }
}

function RowFields({
  finding,
  bound,
}: {
  readonly finding: Finding;
  readonly bound: FieldBinding<readonly FoundRow[]>;
}) {
  const { label, parts = {} } = finding;
  const rows = bound.value;
  const change = (n: number, row: FoundRow) => bound.onChange(rows.with(n, row));
  return (
    <div className={styles['rows']}>
      {rows.map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and only the last ones come and go.
        <fieldset key={n} className={styles['found']}>
          <legend>{desk.numbered(label, n + 1)}</legend>
          {Object.entries(parts).map(([name, part], at) => (
            <TextField
              key={name}
              id={n === 0 && at === 0 ? bound.id : `${bound.id}-${n}-${name}`}
              name={`${bound.name}.${n}.${name}`}
              label={part}
              value={row[name] ?? ''}
              error={n === 0 && at === 0 ? bound.error : undefined}
              onChange={(text) => change(n, { ...row, [name]: text })}
              onBlur={bound.onBlur}
            />
          ))}
          {rows.length > 1 && (
            <Button kind="quiet" onClick={() => bound.onChange(rows.toSpliced(n, 1))}>
              {words.removeRow(label, n + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      <Button kind="quiet" onClick={() => bound.onChange([...rows, emptyRow(finding)])}>
        {words.addAnother(label)}
      </Button>
    </div>
  );
}
