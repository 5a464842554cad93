/** Step 3: whether the property is listed for sale, in the brand's wording. */
import { forSaleForm } from '#core/registration/forms/for-sale.ts';
import { knockOutsAt } from '#core/registration/knock-outs.ts';
import * as words from '#core/words/en/registration.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { today } from './age-rule.ts';
import { useForSaleQuestion } from './for-sale-question.ts';
import { KnockOut } from './knock-out.tsx';
import { LaterEnd } from './later-end.tsx';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';
import { useStepForm } from './step-form.ts';

const answers = [
  { value: 'no', label: words.no },
  { value: 'yes', label: words.yes },
] as const;
type YesOrNo = (typeof answers)[number]['value'];

export function ForSaleStep() {
  const form = useStepForm('forSale', forSaleForm);
  const question = useForSaleQuestion();
  const { value, onChange, ...binding } = form.field('isListedForSale');
  const { data, product } = useRegistration();
  const given = { ...data, isListedForSale: value };
  const [listed] = knockOutsAt('forSale', given, { product, today: today() });
  return (
    <form className={styles['form']} {...form.form}>
      <RadioCards<YesOrNo>
        {...binding}
        isRow
        label={<VisuallyHidden>{question}</VisuallyHidden>}
        options={answers}
        value={value === null ? null : value ? 'yes' : 'no'}
        onChange={(answer) => onChange(answer === 'yes')}
      />
      {listed && <KnockOut finding={listed} answers={given} />}
      <LaterEnd form={form} />
    </form>
  );
}
