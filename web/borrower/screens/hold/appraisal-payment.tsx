/** The fee of the appraisal, taken from an account we know or another one, once. */
import * as v from 'valibot';
import { formatCents } from '#core/offers/money.ts';
import { accountNumber, routingNumber } from '#core/people/bank-numbers.ts';
import * as words from '#core/words/en/appraisal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { rich } from '#web/ui/rich.tsx';
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
  const fee = appraisalFeeCents === null ? words.theFee : formatCents(appraisalFeeCents);
  if (appraisalPayment?.state === 'PAID')
    return (
      <Card title={words.yourAppraisalIsPaid}>
        <p role="status">{words.thankYouTheAppraiser}</p>
      </Card>
    );
  if (appraisalPayment?.state === 'CHARGING')
    return (
      <Card title={words.weAreTakingThePayment}>
        <p role="status">
          <Spinner /> {words.yourBankIsAsked(fee)}
        </p>
      </Card>
    );
  return (
    <>
      <p className={styles['lead']}>{words.aLicensedAppraiserWill}</p>
      {appraisalPayment?.state === 'REFUSED' && (
        <Alert title={words.thePaymentDidNot}>
          {rich(words.nothingWasTakenPlease(appraisalPayment.why, <SupportPhone />))}
        </Alert>
      )}
      <PaymentForm known={known} fee={fee} />
    </>
  );
}

type Source = 'disburse' | 'autopay' | 'typed';

const known = v.object({ source: v.picklist(['disburse', 'autopay', 'typed'], words.pleaseChooseAnAccount) });
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
    ...(disburse ? [{ value: 'disburse' as const, label: words.accountEndingIn(disburse) }] : []),
    ...(autopay && autopay !== disburse
      ? [{ value: 'autopay' as const, label: words.accountEndingIn(autopay), hint: words.theOneYouPay }]
      : []),
    { value: 'typed' as const, label: words.anotherAccount },
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
      <Card title={words.theAppraisalCosts(fee)}>
        {options.length > 1 && (
          <RadioCards {...form.field('source')} label={words.whichAccountShouldWeTake} options={options} />
        )}
        {form.values.source === 'typed' && (
          <>
            <TextField
              {...form.field('routingNumber')}
              label={words.routingNumber}
              hint={words.nineDigitsAtTheBottom}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
            />
            <TextField
              {...form.field('accountNumber')}
              label={words.accountNumber}
              hint={words.to417Digits}
              inputMode="numeric"
              autoComplete="off"
              maxLength={17}
            />
          </>
        )}
      </Card>
      <FormEnd form={form}>{words.pay(fee)}</FormEnd>
    </form>
  );
}

/** Numbers are asked for only where they are typed. */
function validated(values: unknown) {
  const isTyped = (values as { source: Source | null }).source === 'typed';
  return (isTyped ? typed : known)['~standard'].validate(values) as { readonly value: unknown };
}
