/** Income alone does not carry the line; savings may. */
import * as v from 'valibot';
import * as words from '#core/words/en/offers/other-ways.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';

const answers = v.object({
  amountCents: v.pipe(v.number(words.pleaseEnterAnAmount), v.minValue(1, words.pleaseEnterAnAmountAbove)),
});

export function ProductAssets() {
  const send = useCommand('declareAssets');
  const initial: { amountCents: number | null } = { amountCents: null };
  const form = useForm({ schema: answers, initial, onSubmit: (said) => send(said) });
  return (
    <Screen>
      <form className={styles['form']} {...form.form}>
        <p className={styles['lead']}>{words.onIncomeAloneWeCannot}</p>
        <MoneyField
          {...form.field('amountCents')}
          label={words.whatAreYourSavings}
          hint={words.bankAccountsBrokerageAccounts}
        />
        <FormEnd form={form} />
      </form>
      <div className={styles['actions']}>
        <CommandButton command="skipAssets" body={{}} kind="secondary">
          {words.goOnWithoutThem}
        </CommandButton>
      </div>
      <p className={styles['lead']}>{words.withoutThemOurDecision}</p>
    </Screen>
  );
}
