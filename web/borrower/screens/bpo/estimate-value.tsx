/** No model could value the home: what does its owner think it is worth? */
import * as v from 'valibot';
import { MoneyField } from '#web/ui/money-field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import { conditionOptions, conditions } from './condition-words.ts';

const answers = v.object({
  valueCents: v.pipe(
    v.number('Please enter what your home is worth'),
    v.minValue(1_000_000, 'Please enter the value of the whole home, in dollars'),
  ),
  condition: v.picklist(conditions, 'Please choose the condition of your home'),
});

export function EstimateValue() {
  const send = useCommand('estimateValue');
  const initial: { valueCents: number | null; condition: (typeof conditions)[number] | null } = {
    valueCents: null,
    condition: null,
  };
  const form = useForm({ schema: answers, initial, onSubmit: (said) => send(said) });
  return (
    <Screen>
      <form className={styles['form']} {...form.form}>
        <p className={styles['lead']}>
          We could not find enough sales nearby to value your home by itself. Your estimate lets us show offers now; a
          professional confirms the value before closing.
        </p>
        <MoneyField
          {...form.field('valueCents')}
          label="What would it sell for today?"
          hint="A round figure is fine."
        />
        <RadioCards {...form.field('condition')} label="What shape is it in?" options={[...conditionOptions]} />
        <FormEnd form={form} />
      </form>
    </Screen>
  );
}
