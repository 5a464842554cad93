/** The fee of the appraisal, taken from an account we know or another one, once. */
import * as v from 'valibot';
import { formatCents } from '#core/offers/money.ts';
import { accountNumber, routingNumber } from '#core/people/bank-numbers.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useCommand } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { FormEnd } from '../application/form-end.tsx';
import type { Particulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';

export function AppraisalPayment({ known }: { readonly known: Particulars }) {
  const { appraisalFeeCents, appraisalPayment } = known;
  const fee = appraisalFeeCents === null ? 'the fee' : formatCents(appraisalFeeCents);
  if (appraisalPayment?.state === 'PAID')
    return (
      <Card title="Your appraisal is paid">
        <p role="status">Thank you. The appraiser is asked for a visit now.</p>
      </Card>
    );
  if (appraisalPayment?.state === 'CHARGING')
    return (
      <Card title="We are taking the payment">
        <p role="status">
          <Spinner /> Your bank is asked for {fee}. This page goes on by itself.
        </p>
      </Card>
    );
  return (
    <>
      <p className={styles['lead']}>
        A licensed appraiser will visit your home. The appraisal is paid from a bank account before the visit, once; you
        receive a copy of the report, whatever we decide.
      </p>
      {appraisalPayment?.state === 'REFUSED' && (
        <Alert title="The payment did not go through">
          {appraisalPayment.why} Nothing was taken. Please try another account, or call <SupportPhone />.
        </Alert>
      )}
      <PaymentForm known={known} fee={fee} />
    </>
  );
}

type Source = 'disburse' | 'autopay' | 'typed';

const known = v.object({ source: v.picklist(['disburse', 'autopay', 'typed'], 'Please choose an account') });
const typed = v.object({
  source: v.literal('typed'),
  routingNumber,
  accountNumber,
});

function PaymentForm({ known: { accounts }, fee }: { readonly known: Particulars; readonly fee: string }) {
  const send = useCommand('payAppraisal');
  const disburse = accounts.disburse?.mask;
  const autopay = accounts.autopay?.mask;
  const options = [
    ...(disburse ? [{ value: 'disburse' as const, label: `Account ending in ${disburse}` }] : []),
    ...(autopay && autopay !== disburse
      ? [{ value: 'autopay' as const, label: `Account ending in ${autopay}`, hint: 'The one you pay from.' }]
      : []),
    { value: 'typed' as const, label: 'Another account' },
  ];
  const initial: { source: Source | null; routingNumber: string; accountNumber: string } = {
    source: options.length === 1 ? 'typed' : null,
    routingNumber: '',
    accountNumber: '',
  };
  const form = useForm({
    schema: { '~standard': { validate: validated } },
    initial,
    onSubmit: (_, { source, ...numbers }) =>
      send({
        account: source === 'typed' || source === null ? { way: 'typed', ...numbers } : { way: 'known', use: source },
      }),
  });
  return (
    <form className={styles['form']} {...form.form}>
      <Card title={`The appraisal costs ${fee}`}>
        {options.length > 1 && (
          <RadioCards {...form.field('source')} label="Which account should we take it from?" options={options} />
        )}
        {form.values.source === 'typed' && (
          <>
            <TextField
              {...form.field('routingNumber')}
              label="Routing number"
              hint="Nine digits, at the bottom left of a check."
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
            />
            <TextField
              {...form.field('accountNumber')}
              label="Account number"
              hint="4 to 17 digits, right of the routing number. Not the number on your card."
              inputMode="numeric"
              autoComplete="off"
              maxLength={17}
            />
          </>
        )}
      </Card>
      <FormEnd form={form}>{`Pay ${fee}`}</FormEnd>
    </form>
  );
}

/** Numbers are asked for only where they are typed. */
function validated(values: unknown) {
  const isTyped = (values as { source: Source | null }).source === 'typed';
  return (isTyped ? typed : known)['~standard'].validate(values) as { readonly value: unknown };
}
