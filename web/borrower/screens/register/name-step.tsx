/** Step 5: the legal name. */
import { suffixOptions } from '#core/people/name.ts';
import { nameForm } from '#core/registration/forms/legal-name.ts';
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
      <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" autoCapitalize="words" />
      <TextField
        {...form.field('middleName')}
        label="Middle name"
        isOptional
        autoComplete="additional-name"
        autoCapitalize="words"
      />
      <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" autoCapitalize="words" />
      <div className={later['short']}>
        <SelectField
          {...binding}
          label="Suffix"
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
