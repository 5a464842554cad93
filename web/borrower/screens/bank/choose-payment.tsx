/** Automatic or by hand, with the rate and the payment of each side by side, and which account it comes from. */
import * as v from 'valibot';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { type Offer, priceFor } from '#core/offers/offer.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useCommand, useJourney } from '../../journey-screen.tsx';
import { useLinkWindow } from '../../link-window.ts';
import { FormEnd } from '../application/form-end.tsx';
import type { Particulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { AccountNumbers } from './account-numbers.tsx';

type PaymentType = 'AUTOPAY' | 'MANUAL';
type Way = 'same' | 'link' | 'type';

interface ChoosePaymentProps {
  readonly known: Particulars;
  /** The chosen offer, as it was priced; without it the figures of the choice cannot be told apart. */
  readonly offer: Offer | undefined;
}

const answers = v.object({
  paymentType: v.picklist(['AUTOPAY', 'MANUAL'], 'Please choose how you will pay'),
  way: v.nullable(v.picklist(['same', 'link', 'type'])),
});

export function ChoosePayment({ known, offer }: ChoosePaymentProps) {
  const { isCrypto } = useJourney().application;
  const send = useCommand('choosePaymentMethod');
  const window = useLinkWindow();
  const { disburse } = known.accounts;
  const initial: { paymentType: PaymentType | null; way: Way | null } = {
    paymentType: null,
    way: disburse?.canReceive ? 'same' : 'link',
  };
  const form = useForm({
    schema: answers,
    initial,
    onSubmit: ({ paymentType }) =>
      send(paymentType === 'MANUAL' ? { paymentType } : { paymentType, account: { way: 'same' } }),
  });
  const { paymentType, way } = form.values;
  const isAutomatic = paymentType === 'AUTOPAY';
  return (
    <div className={styles['stack']}>
      {isCrypto && (
        <p className={styles['note']}>
          Your draw is sent to your exchange wallet, so we need no bank account for it. Payments are made in dollars.
        </p>
      )}
      <form className={styles['form']} {...form.form}>
        <RadioCards
          {...form.field('paymentType')}
          label="How would you like to make your payments?"
          options={[
            { value: 'AUTOPAY', label: 'Automatically, each month', hint: figures('AUTOPAY', known, offer) },
            { value: 'MANUAL', label: 'I’ll pay manually each month', hint: figures('MANUAL', known, offer) },
          ]}
        />
        <output className={styles['note']}>{effect(paymentType, known, offer)}</output>
        {isAutomatic && (
          <RadioCards
            {...form.field('way')}
            label="Which account should payments come from?"
            options={[
              ...(disburse?.canReceive
                ? [
                    {
                      value: 'same' as const,
                      label: `The account ending in ${disburse.mask}`,
                      hint: 'Where your money goes.',
                    },
                  ]
                : []),
              { value: 'link', label: 'Link an account at my bank', hint: 'You sign in at your bank’s own page.' },
              { value: 'type', label: 'Enter an account by hand', hint: 'With its routing and account number.' },
            ]}
          />
        )}
        {(!isAutomatic || way === 'same') && <FormEnd form={form} />}
      </form>
      {isAutomatic && way === 'link' && (
        <>
          {window.failure !== undefined && <Alert>{window.failure}</Alert>}
          <div className={styles['actions']}>
            <Button isBusy={window.isBusy} busyLabel="Opening" onClick={() => void window.open({ use: 'bank' })}>
              Link my bank
            </Button>
          </div>
        </>
      )}
      {isAutomatic && way === 'type' && (
        <AccountNumbers onSend={(account) => send({ paymentType: 'AUTOPAY', account })}>
          Pay from this account
        </AccountNumbers>
      )}
    </div>
  );
}

/** The same functions the server decides by, so that what is shown is what will be signed. */
function priceOf(paymentType: PaymentType, { offer: chosen }: Particulars, offer: Offer | undefined) {
  if (!chosen || !offer) return undefined;
  const { rateBps } = priceFor(paymentType, offer, chosen.discounts as Parameters<typeof priceFor>[2]);
  const paymentCents = monthlyPaymentCents({
    totalCents: chosen.amountCents,
    rateBps,
    termYears: chosen.termYears,
    plan: chosen.type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY',
  });
  return paymentCents === undefined ? undefined : { rateBps, paymentCents };
}

function figures(paymentType: PaymentType, known: Particulars, offer: Offer | undefined): string {
  const price = priceOf(paymentType, known, offer);
  const how =
    paymentType === 'AUTOPAY' ? 'We take it from your account on the due date.' : 'You send each payment yourself.';
  if (!price) return how;
  return `${formatRate(rateOf(price.rateBps))} APR, ${formatCents(price.paymentCents)} a month. ${how}`;
}

function effect(paymentType: PaymentType | null, known: Particulars, offer: Offer | undefined): string {
  const automatic = priceOf('AUTOPAY', known, offer);
  const byHand = priceOf('MANUAL', known, offer);
  if (!automatic || !byHand || automatic.rateBps === byHand.rateBps)
    return 'You can change this later in your account.';
  const saved = formatCents(byHand.paymentCents - automatic.paymentCents);
  const points = ((byHand.rateBps - automatic.rateBps) / 100).toFixed(2);
  if (paymentType === 'MANUAL')
    return `Without automatic payments your rate is ${points} points higher: ${saved} more each month.`;
  return `Automatic payments lower your rate by ${points} points: ${saved} less each month.`;
}
