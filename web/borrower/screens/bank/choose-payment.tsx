/** Automatic or by hand, with the rate and the payment of each side by side, and which account it comes from. */
import * as v from 'valibot';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { type Offer, priceFor } from '#core/offers/offer.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import * as words from '#core/words/en/bank.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useCommand, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useLink, useLinkWindow } from '../../link-window.ts';
import { FormEnd } from '../application/form-end.tsx';
import type { Particulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { AccountNumbers } from './account-numbers.tsx';

type PaymentType = 'AUTOPAY' | 'MANUAL';
type Way = 'same' | 'shared' | 'link' | 'type';

interface ChoosePaymentProps {
  readonly known: Particulars;
  /** The chosen offer, as it was priced; without it the figures of the choice cannot be told apart. */
  readonly offer: Offer | undefined;
}

const answers = v.object({
  paymentType: v.picklist(['AUTOPAY', 'MANUAL'], words.pleaseChooseHowYouWill),
  way: v.nullable(v.picklist(['same', 'shared', 'link', 'type'])),
});

export function ChoosePayment({ known, offer }: ChoosePaymentProps) {
  const { isCrypto } = useJourney().application;
  const send = useCommand('choosePaymentMethod');
  const { disburse } = known.accounts;
  const hasOthers = useHasOthers(disburse?.mask);
  const initial: { paymentType: PaymentType | null; way: Way | null } = {
    paymentType: hasChosenAutopay(known) ? 'AUTOPAY' : null,
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
      {isCrypto && <p className={styles['note']}>{words.yourDrawIsSent}</p>}
      {hasChosenAutopay(known) && <p className={styles['note']}>{words.youChoseAutomaticPayments}</p>}
      <form className={styles['form']} {...form.form}>
        <RadioCards
          {...form.field('paymentType')}
          label={words.howWouldYouLike}
          options={[
            { value: 'AUTOPAY', label: words.automaticallyEachMonth, hint: figures('AUTOPAY', known, offer) },
            { value: 'MANUAL', label: words.illPayManuallyEach, hint: figures('MANUAL', known, offer) },
          ]}
        />
        <output className={styles['note']}>{effect(paymentType, known, offer)}</output>
        {isAutomatic && (
          <RadioCards
            {...form.field('way')}
            label={words.whichAccountShouldPayments}
            options={waysOf(disburse, hasOthers)}
          />
        )}
        {(!isAutomatic || way === 'same') && <FormEnd form={form} />}
      </form>
      {isAutomatic && way === 'shared' && <ToShared />}
      {isAutomatic && way === 'link' && <ToBank />}
      {isAutomatic && way === 'type' && (
        <AccountNumbers onSend={(account) => send({ paymentType: 'AUTOPAY', account })}>
          {words.payFromThisAccount}
        </AccountNumbers>
      )}
    </div>
  );
}

/** With the discount of the offer. No payment is taken by that: what is sent from here is the authorization (decision 0097). */
function hasChosenAutopay({ offer }: Particulars): boolean {
  return offer?.discounts.includes('AUTOPAY') ?? false;
}

function ToShared() {
  const pathTo = useScreenPath();
  return (
    <div className={styles['actions']}>
      <LinkAsButton to={pathTo('bank/confirm')}>{words.chooseTheAccount}</LinkAsButton>
    </div>
  );
}

function ToBank() {
  const window = useLinkWindow();
  return (
    <>
      {window.failure !== undefined && <Alert>{window.failure}</Alert>}
      <div className={styles['actions']}>
        <Button isBusy={window.isBusy} busyLabel={words.opening} onClick={() => void window.open({ use: 'bank' })}>
          {words.linkMyBank}
        </Button>
      </div>
    </>
  );
}

/** Whether a bank that was linked, for money or for income, has an account beside the one that the money goes to. */
function useHasOthers(mask: string | undefined): boolean {
  const link = useLink('bank').data?.link;
  return link?.state === 'finished' && link.accounts.some((one) => one.canReceive && one.mask !== mask);
}

/** The account that the money goes to is offered where payments can come from it, then those that were shared before. */
function waysOf(disburse: Particulars['accounts']['disburse'], hasOthers: boolean) {
  const same = {
    value: 'same' as const,
    label: words.theAccountEndingIn(disburse?.mask ?? ''),
    hint: words.whereYourMoneyGoes,
  };
  return [
    ...(disburse?.canReceive ? [same] : []),
    ...(hasOthers ? [{ value: 'shared' as const, label: words.anAccountYouShared, hint: words.youNeedNotLogIn }] : []),
    { value: 'link', label: words.linkAnAccountAtMy, hint: words.youSignInAtYourBanks },
    { value: 'type', label: words.enterAnAccountByHand, hint: words.withItsRoutingAndAccount },
  ] as const;
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
  const how = paymentType === 'AUTOPAY' ? words.weTakeItFrom : words.youSendEachPayment;
  if (!price) return how;
  return words.aprAMonth(formatRate(rateOf(price.rateBps)), formatCents(price.paymentCents), how);
}

function effect(paymentType: PaymentType | null, known: Particulars, offer: Offer | undefined): string {
  const automatic = priceOf('AUTOPAY', known, offer);
  const byHand = priceOf('MANUAL', known, offer);
  if (!automatic || !byHand || automatic.rateBps === byHand.rateBps) return words.youCanChangeThisLater;
  const saved = formatCents(byHand.paymentCents - automatic.paymentCents);
  const points = ((byHand.rateBps - automatic.rateBps) / 100).toFixed(2);
  if (paymentType === 'MANUAL') return words.withoutAutomaticPaymentsYourRate(points, saved);
  return words.automaticPaymentsLowerYourRate(points, saved);
}
