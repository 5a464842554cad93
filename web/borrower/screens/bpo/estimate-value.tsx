/** No model could value the home: what does its owner think it is worth? */
import * as v from 'valibot';
import * as words from '#core/words/en/valuation.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import { conditionOptions, conditions } from './condition-words.ts';

const answers = v.object({
  valueCents: v.pipe(v.number(words.pleaseEnterWhatYourHome), v.minValue(1_000_000, words.pleaseEnterTheValue)),
  condition: v.picklist(conditions, words.pleaseChooseTheCondition),
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
        <p className={styles['lead']}>{words.weCouldNotFind}</p>
        <MoneyField {...form.field('valueCents')} label={words.whatWouldItSell} hint={words.aRoundFigureIsFine} />
        <RadioCards {...form.field('condition')} label={words.whatShapeIsItIn} options={[...conditionOptions]} />
        <FormEnd form={form} />
      </form>
    </Screen>
  );
}
