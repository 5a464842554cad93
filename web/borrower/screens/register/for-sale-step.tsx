/** Step 3: whether the property is listed for sale, in the brand's wording. */
import { checkListedForSale } from '#core/eligibility/property.ts';
import { forSaleForm } from '#core/registration/forms/for-sale.ts';
import * as words from '#core/words/en/registration.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useForSaleQuestion } from './for-sale-question.ts';
import { LaterEnd } from './later-end.tsx';
import { Note } from './note.tsx';
import styles from './register-page.module.css';
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
  const listed = value ? checkListedForSale(value) : undefined;
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
      {listed && !listed.ok && <Note finding={listed} />}
      <LaterEnd form={form} />
    </form>
  );
}
