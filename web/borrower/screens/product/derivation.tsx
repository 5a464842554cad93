/** Why the numbers are what they are: how the rate is made up, how the payment follows from it, and why these offers. */
import { bpsOf, formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import type { DiscountType } from '#core/offers/offer.ts';
import { repaymentSeries } from '#core/offers/payments.ts';
import { discountWords } from '#core/words/en/offer-choices.ts';
import * as words from '#core/words/en/offers/derivation.ts';
import { originationFee } from '#core/words/en/offers.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from '../application/screen.module.css';
import type { ChosenTerms } from './choice.ts';

interface DerivationProps {
  readonly terms: ChosenTerms;
  readonly discounts: readonly DiscountType[];
  readonly why: readonly string[];
}

export function Derivation({ terms, discounts, why }: DerivationProps) {
  return (
    <>
      <h3>{words.howYourRate}</h3>
      <DefinitionList
        isBill
        rows={[...rateRows(terms, discounts), total(words.yourRate, formatRate(rateOf(terms.rateBps)))]}
      />
      <p className={styles['muted']}>{words.rateIsTheApr}</p>
      <h3>{words.howYourPayment}</h3>
      <Payments terms={terms} />
      <h3>{words.whyTheseOffers}</h3>
      <ul className={styles['points']}>
        {why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

const total = (term: string, value: string) => ({ term, value, isTotal: true });

function rateRows({ offer }: ChosenTerms, discounts: readonly DiscountType[]) {
  const signed = (bps: number) => `${bps < 0 ? '−' : '+'}${formatRate(rateOf(Math.abs(bps)))}`;
  const [first, ...steps] = offer.rateSteps;
  const nameOf = (rule: string) =>
    rule === 'ORIGINATION_FEE' && offer.originationFee === 0
      ? words.noOriginationFee
      : (words.stepNames[rule] ?? words.anotherRule);
  return [
    ...(first ? [{ term: nameOf(first.rule), value: formatRate(rateOf(first.bps)) }] : []),
    ...steps.filter(({ bps }) => bps !== 0).map(({ rule, bps }) => ({ term: nameOf(rule), value: signed(bps) })),
    ...offer.discountList
      .filter(({ discountType }) => discounts.includes(discountType))
      .map(({ discountType, rateWithDiscount }) => ({
        term: discountWords[discountType],
        value: signed(bpsOf(rateWithDiscount) - bpsOf(offer.rate)),
      })),
  ];
}

function Payments({ terms }: { readonly terms: ChosenTerms }) {
  const series = repaymentSeries(terms);
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last) return null;
  const paidCents = series.reduce((sum, { paymentCents }) => sum + paymentCents, 0);
  return (
    <>
      {terms.feeCents > 0 && (
        <DefinitionList
          isBill
          rows={[
            { term: words.draw, value: formatCents(terms.drawCents) },
            { term: originationFee, value: `+${formatCents(terms.feeCents)}` },
            total(words.youOwe, formatCents(terms.totalCents)),
          ]}
        />
      )}
      <DefinitionList
        isBill
        rows={[
          {
            term: words.paymentsOf(series.length - 1, formatCents(first.paymentCents)),
            value: formatCents(paidCents - last.paymentCents),
          },
          { term: words.lastPayment, value: formatCents(last.paymentCents) },
          { term: words.allPayments, value: formatCents(paidCents) },
          { term: words.lessTheLine, value: `−${formatCents(terms.totalCents)}` },
          total(words.makesInterest, formatCents(last.interestToDateCents)),
        ]}
      />
      <p className={styles['muted']}>
        {words.monthOne(formatCents(first.interestCents), formatCents(first.principalCents))}
      </p>
    </>
  );
}
