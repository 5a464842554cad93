/** The full Social Security number, when name, address and birth date were not enough to find the credit file. */
import { useState } from 'react';
import * as v from 'valibot';
import { ssn } from '#core/people/ssn.ts';
import * as words from '#core/words/en/credit.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { useStart } from '../../site.ts';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';

export function CreditSocial() {
  const send = useCommand('submitSsn');
  const [isShown, setShown] = useState(false);
  const areSampleNumbersAllowed = useStart().environment !== 'production';
  const schema = v.object({ ssn: ssn({ areSampleNumbersAllowed }) });
  const form = useForm({ schema, initial: { ssn: '' }, onSubmit: (typed) => send(typed) });
  return (
    <Screen>
      <form className={styles['form']} {...form.form} autoComplete="off">
        <p className={styles['lead']}>{words.weCouldNotFind}</p>
        <div className={isShown ? undefined : styles['hidden']}>
          <TextField
            {...form.field('ssn')}
            label={words.socialSecurityNumber}
            hint={words.nineDigitsItIsEncrypted}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={11}
          />
        </div>
        <Checkbox name="showSsn" label={words.showTheNumber} value={isShown} onChange={setShown} />
        <FormEnd form={form} />
      </form>
    </Screen>
  );
}
