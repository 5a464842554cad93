/**
 * Ethnicity, race and sex. Federal law makes us ask and no one answer; every list is the regulation's own, several may be
 * chosen, and not wishing to say is an answer like the others.
 */
import { Fragment, type ReactNode } from 'react';
import { type Demographics, demographics, ethnicities, races, sexes } from '#core/people/demographics.ts';
import * as words from '#core/words/en/start.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type FieldBinding, useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import { grouped, toggled } from './demographic-codes.ts';

const initial: {
  ethnicities: number[];
  otherEthnicity: string;
  races: number[];
  tribe: string;
  otherAsian: string;
  otherPacificIslander: string;
  sex: number | null;
} = { ethnicities: [], otherEthnicity: '', races: [], tribe: '', otherAsian: '', otherPacificIslander: '', sex: null };

/** Not wishing to say comes last, as in the other two questions. */
const sexOptions = Object.entries(sexes)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => Number(one.value === '3') - Number(other.value === '3'));

export function StartHmda() {
  return (
    <Screen>
      <DemographicsForm />
    </Screen>
  );
}

/** Who does not wish to say has written nothing either. */
const asWished = (answers: Demographics): Demographics => ({
  ...answers,
  ...(answers.ethnicities.includes(3) && { otherEthnicity: '' }),
  ...(answers.races.includes(6) && { tribe: '', otherAsian: '', otherPacificIslander: '' }),
});

/** What was answered before is not shown again: it is kept where no one who decides can read it. */
export function DemographicsForm({ beside }: { readonly beside?: ReactNode }) {
  const send = useCommand('answerDemographics');
  const form = useForm({ schema: demographics, initial, onSubmit: (answers) => send(asWished(answers)) });
  const { value: sex, onChange: setSex, ...sexField } = form.field('sex');
  const own = (name: 'otherEthnicity' | 'tribe' | 'otherAsian' | 'otherPacificIslander', label: string) => (
    <TextField {...form.field(name)} label={label} isOptional />
  );
  const ownRaces = {
    1: own('tribe', words.nameOfTheEnrolled),
    27: own('otherAsian', words.whichOtherAsianRace),
    44: own('otherPacificIslander', words.whichOtherPacificIslander),
  };
  const ownEthnicity = { 14: own('otherEthnicity', words.whichOrigin) };
  return (
    <form className={styles['form']} {...form.form}>
      <p className={styles['lead']}>{words.theFederalGovernmentAsks}</p>
      <Codes
        field={form.field('ethnicities')}
        label={words.ethnicity}
        table={ethnicities}
        declined={3}
        own={ownEthnicity}
      />
      <Codes field={form.field('races')} label={words.race} table={races} declined={6} own={ownRaces} />
      <RadioCards
        {...sexField}
        label={words.sex}
        value={sex === null ? null : String(sex)}
        onChange={(code) => setSex(code === null ? null : Number(code))}
        options={sexOptions}
      />
      <FormEnd form={form} beside={beside} />
    </form>
  );
}

interface CodesProps {
  readonly field: FieldBinding<number[]>;
  readonly label: string;
  readonly table: Readonly<Record<number, string>>;
  /** The code of not wishing to say; it goes with no other. */
  readonly declined: number;
  /** Where someone writes a word of their own, by the box it stands beneath: a word alone is an answer too. */
  readonly own: Readonly<Record<number, ReactNode>>;
}

function Codes({ field, label, table, declined, own }: CodesProps) {
  const hasDeclined = field.value.includes(declined);
  const box = (code: number, isFirst: boolean) => (
    <Fragment key={code}>
      <Checkbox
        name={`${field.name}-${code}`}
        {...(isFirst && { id: field.id })}
        error={isFirst ? field.error : undefined}
        label={table[code]}
        value={field.value.includes(code)}
        onChange={() => field.onChange(toggled(field.value, code, declined))}
      />
      {!hasDeclined && own[code]}
    </Fragment>
  );
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      {grouped(table).map(({ code, within }, index) => (
        <div key={code}>
          {box(code, index === 0)}
          {within.length > 0 && <div className={styles['inner']}>{within.map((each) => box(each, false))}</div>}
        </div>
      ))}
    </fieldset>
  );
}
