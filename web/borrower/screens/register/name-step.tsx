/** Step 5: the legal name. */
import { suffixOptions } from '#core/people/name.ts';
import { nameForm } from '#core/registration/forms/legal-name.ts';
import * as words from '#core/words/en/registration.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useStart } from '../../site.ts';
import { LaterEnd } from './later-end.tsx';
import later from './later-step.module.css';
import styles from './register-page.module.css';
import { nameRulesOf } from './registration.ts';
import { useStepForm } from './step-form.ts';

export function NameStep() {
  const form = useStepForm('name', nameForm(nameRulesOf(useStart())));
  const { value: suffix, onChange: setSuffix, ...binding } = form.field('suffix');
  return (
    <form className={styles['form']} {...form.form}>
      <TextField
        {...form.field('firstName')}
        label={words.firstName}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <TextField
        {...form.field('middleName')}
        label={words.middleName}
        isOptional
        autoComplete="additional-name"
        autoCapitalize="words"
      />
      <TextField {...form.field('lastName')} label={words.lastName} autoComplete="family-name" autoCapitalize="words" />
      <div className={later['short']}>
        <SelectField
          {...binding}
          label={words.suffix}
          isOptional
          autoComplete="honorific-suffix"
          options={suffixOptions}
          value={suffix}
          onChange={(chosen) => setSuffix(suffixOptions.find(({ value }) => value === chosen)?.value ?? '')}
        />
      </div>
      <LaterEnd form={form} />
    </form>
  );
}
