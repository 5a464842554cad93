/** Income alone does not carry the line; savings may. */
import * as v from 'valibot';
import { MoneyField } from '#web/ui/money-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';

const answers = v.object({
  amountCents: v.pipe(v.number('Please enter an amount'), v.minValue(1, 'Please enter an amount above $0')),
});

export function ProductAssets() {
  const send = useCommand('declareAssets');
  const initial: { amountCents: number | null } = { amountCents: null };
  const form = useForm({ schema: answers, initial, onSubmit: (said) => send(said) });
  return (
    <Screen>
      <form className={styles['form']} {...form.form}>
        <p className={styles['lead']}>
          On income alone we cannot offer a line. Savings and investments can count like income: we spread them over the
          years of the term.
        </p>
        <MoneyField
          {...form.field('amountCents')}
          label="What are your savings and investments worth?"
          hint="Bank accounts, brokerage accounts and retirement accounts together. We will ask for statements later."
        />
        <FormEnd form={form} />
      </form>
      <div className={styles['actions']}>
        <CommandButton command="skipAssets" body={{}} kind="secondary">
          Go on without them
        </CommandButton>
      </div>
      <p className={styles['lead']}>Without them our decision will be that income is not sufficient.</p>
    </Screen>
  );
}
