/** Ordering a valuation: the fee is agreed to first, and where the state wants it, the home's condition is told. */
import { useEffect } from 'react';
import * as v from 'valibot';
import { limits } from '#core/offers/limits.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/valuation.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { useFlag } from '../../site.ts';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import { conditionOptions, conditions } from './condition-words.ts';

export function OrderValuation() {
  return <EachOrder asksCondition={false} />;
}

export function HomeCondition() {
  return <EachOrder asksCondition />;
}

/** Another valuation is another order: nothing of the first one is ticked for it. */
function EachOrder(asks: OrderProps) {
  return <Order key={useJourney().application.status.checklistStatus} {...asks} />;
}

interface OrderProps {
  readonly asksCondition: boolean;
}

/** Read for every order: what an earlier visit knew is out of date. */
function useHasFailed(uuid: string): boolean {
  const { data = [], refetch } = useRead(historyKey, [{ params: { uuid } }], { gcTime: 0 });
  useEffect(() => void refetch(), [refetch]);
  return data.some(({ event }) => event === 'valuationNotPossible');
}

const historyKey = 'GET /service-application/api/v2/application/heloc/{uuid}/history';

const agreed = { hasAgreedToFee: v.literal(true, words.pleaseAgreeBeforeWeOrder) };
const withoutCondition = v.object({ ...agreed, condition: v.nullable(v.picklist(conditions)) });
const withCondition = v.object({
  ...agreed,
  condition: v.picklist(conditions, words.pleaseChooseTheCondition),
});

function Order({ asksCondition }: OrderProps) {
  const send = useCommand('orderValuation');
  const isCovered = useFlag('fe-heloc-company-covers-appraisal').enabled;
  const { uuid, status } = useJourney().application;
  const initial: { hasAgreedToFee: boolean; condition: (typeof conditions)[number] | null } = {
    hasAgreedToFee: false,
    // Never what a report says: an answer that is there already is pressed without a look.
    condition: null,
  };
  const form = useForm({
    schema: asksCondition ? withCondition : withoutCondition,
    initial,
    onSubmit: ({ condition }) => send({ hasAgreedToFee: true, ...(asksCondition && condition && { condition }) }),
  });
  const fee = formatCents(limits.valuationCents, 0);
  const hasFailed = useHasFailed(uuid);
  const known = conditionOptions.find(({ value }) => value === status.condition);
  return (
    <Screen>
      <form className={styles['form']} {...form.form}>
        {hasFailed && <Alert title={words.theFirstValuationCould}>{words.yourHomeCouldNot}</Alert>}
        <p className={styles['lead']}>{words.aProfessionalLooksAtYourHome}</p>
        {asksCondition && (
          <RadioCards
            {...form.field('condition')}
            label={words.whatShapeIsYourHome}
            hint={known && words.ourRecordsSay(known.label)}
            options={[...conditionOptions]}
          />
        )}
        <Card title={words.whatItCosts}>
          <p>{isCovered ? words.wePayForTheValuation : words.theValuationCostsItIsTaken(fee)}</p>
          <Checkbox
            {...form.field('hasAgreedToFee')}
            isCard
            label={isCovered ? words.pleaseOrderTheValuation : words.iAgreeToTheFee(fee)}
          />
        </Card>
        <FormEnd form={form}>{words.orderTheValuation}</FormEnd>
      </form>
    </Screen>
  );
}
