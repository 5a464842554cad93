/** Ordering a valuation: the fee is agreed to first, and where the state wants it, the home's condition is told. */
import * as v from 'valibot';
import { limits } from '#core/offers/limits.ts';
import { formatCents } from '#core/offers/money.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { useFlag } from '../../site.ts';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import { conditionOptions, conditions } from './condition-words.ts';

export function OrderValuation() {
  return <Order asksCondition={false} />;
}

export function HomeCondition() {
  return <Order asksCondition />;
}

const agreed = { hasAgreedToFee: v.literal(true, 'Please agree before we order it') };
const withoutCondition = v.object({ ...agreed, condition: v.nullable(v.picklist(conditions)) });
const withCondition = v.object({
  ...agreed,
  condition: v.picklist(conditions, 'Please choose the condition of your home'),
});

function Order({ asksCondition }: { readonly asksCondition: boolean }) {
  const send = useCommand('orderValuation');
  const isCovered = useFlag('fe-heloc-company-covers-appraisal').enabled;
  const initial: { hasAgreedToFee: boolean; condition: (typeof conditions)[number] | null } = {
    hasAgreedToFee: false,
    condition: null,
  };
  const form = useForm({
    schema: asksCondition ? withCondition : withoutCondition,
    initial,
    onSubmit: ({ condition }) => send({ hasAgreedToFee: true, ...(condition && { condition }) }),
  });
  const fee = formatCents(limits.valuationCents, 0);
  return (
    <Screen>
      <form className={styles['form']} {...form.form}>
        <p className={styles['lead']}>
          A professional looks at your home from outside and compares it with others that sold nearby. Nobody needs to
          come in.
        </p>
        {asksCondition && (
          <RadioCards
            {...form.field('condition')}
            label="What shape is your home in?"
            options={[...conditionOptions]}
          />
        )}
        <Card title="What it costs">
          <p>
            {isCovered
              ? 'We pay for the valuation.'
              : `The valuation costs ${fee}. It is taken from your first draw at closing, not before.`}
          </p>
          <Checkbox
            {...form.field('hasAgreedToFee')}
            isCard
            label={isCovered ? 'Please order the valuation.' : `I agree to the fee of ${fee}. Please order it.`}
          />
        </Card>
        <FormEnd form={form}>Order the valuation</FormEnd>
      </form>
    </Screen>
  );
}
