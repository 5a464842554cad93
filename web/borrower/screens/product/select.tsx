/** Choosing an offer: how much, for how long, with which fee and discounts, and what it comes to each month. */
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { isMembershipDiscount } from '#core/offers/offer.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inSameBrand } from '../../admit.ts';
import { Screen } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { Loaded } from '../application/loaded.tsx';
import styles from '../application/screen.module.css';
import { ChangedTerms } from './changed-terms.tsx';
import { type Choice, drawRange, firstChoice, fitted, fromQuery, isOfKind, termsOf, toQuery } from './choice.ts';
import { Costs } from './costs.tsx';
import { DrawField } from './draw-field.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { type Offered, useOffers, useShown } from './use-offers.ts';
import { discountWords } from './words.ts';

const BalanceChart = lazy(() => import('./balance-chart.tsx').then(({ BalanceChart }) => ({ default: BalanceChart })));

export function ProductSelect() {
  return (
    <Screen>
      <ChangedTerms />
      <Loaded query={useOffers()} label="Reading your offers">
        {(offered) => <Offers offered={offered} />}
      </Loaded>
    </Screen>
  );
}

interface Part {
  readonly offered: Offered;
  readonly choice: Choice;
  readonly choose: (changes: Partial<Choice>) => void;
}

function Offers({ offered }: { readonly offered: Offered }) {
  const set = useShown(offered);
  const { pathname, search } = useLocation();
  const [choice, setChoice] = useState(() => {
    const carried = fromQuery(search);
    return carried ? fitted(set.offers, carried) : firstChoice(set);
  });
  if (!choice) return <p>There is no offer to choose from right now. Please call us: we will find out why.</p>;
  const terms = termsOf(set, choice);
  const part: Part = {
    offered: set,
    choice,
    choose: (changes) => setChoice(fitted(set.offers, { ...choice, ...changes })),
  };
  const confirm = inSameBrand(`${pathname}/confirm?${toQuery(choice)}`, search);
  return (
    <div className={styles['stack']}>
      <DrawField
        drawCents={choice.drawCents}
        {...drawRange(set.offers, choice)}
        onChange={(drawCents) => part.choose({ drawCents })}
      />
      <TermChoice {...part} />
      <PlanChoice {...part} />
      <FeeChoice {...part} />
      <DiscountChoice {...part} />
      {terms && (
        <Card title="Your line">
          <OfferFigures terms={terms} />
        </Card>
      )}
      {terms && (
        <div className={styles['actions']}>
          <LinkAsButton to={confirm}>Review this offer</LinkAsButton>
        </div>
      )}
      {terms && (
        <Suspense fallback={<Skeleton label="Drawing the chart" kind="block" />}>
          <BalanceChart terms={terms} />
        </Suspense>
      )}
      {terms && <Costs offered={set} terms={terms} />}
      <Disclosure summary="Why these offers">
        <ul className={styles['points']}>
          {set.why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** What an option would come to with everything else as chosen. */
function hintFor({ offered, choice }: Part, changes: Partial<Choice>): string {
  const wanted = fitted(offered.offers, { ...choice, ...changes });
  const terms = termsOf(offered, wanted);
  if (!terms) return 'Not available for this amount.';
  const price = `${formatRate(rateOf(terms.rateBps))} APR, ${formatCents(terms.paymentCents)} a month`;
  return wanted.drawCents === choice.drawCents ? price : `${price}, for a draw of ${formatCents(wanted.drawCents, 0)}`;
}

function TermChoice(part: Part) {
  const { offered, choice, choose } = part;
  const terms = [...new Set(offered.offers.map(({ term }) => term))].sort((a, b) => a - b);
  return (
    <RadioCards
      name="term"
      label="Over how many years?"
      value={String(choice.term)}
      options={terms.map((term) => ({ value: String(term), label: `${term} years`, hint: hintFor(part, { term }) }))}
      onChange={(term) => choose({ term: Number(term) })}
    />
  );
}

/** Only where interest-only offers were made, so to people of 62 and older. */
function PlanChoice(part: Part) {
  const { offered, choice, choose } = part;
  const plans = offered.offers.filter(({ term }) => term === choice.term).map(({ type }) => type);
  if (!plans.includes('INTEREST_ONLY') || !plans.some((type) => type !== 'INTEREST_ONLY')) return null;
  return (
    <RadioCards
      name="plan"
      label="How would you like to repay?"
      value={choice.type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'STANDARD'}
      options={[
        { value: 'STANDARD', label: 'Principal and interest', hint: hintFor(part, { type: 'STANDARD' }) },
        { value: 'INTEREST_ONLY', label: 'Interest only', hint: hintFor(part, { type: 'INTEREST_ONLY' }) },
      ]}
      onChange={(type) => type && choose({ type })}
    />
  );
}

function FeeChoice(part: Part) {
  const { offered, choice, choose } = part;
  const isInterestOnly = choice.type === 'INTEREST_ONLY';
  const kinds = new Map(
    offered.offers
      .filter(({ term, type }) => term === choice.term && (type === 'INTEREST_ONLY') === isInterestOnly)
      .map(({ type, originationFee }) => [`${type} ${originationFee}`, { type, originationFee }]),
  );
  if (kinds.size < 2) return null;
  return (
    <RadioCards
      name="fee"
      label="Origination fee"
      hint="A higher fee, added to what you owe, buys a lower rate."
      value={`${choice.type} ${choice.originationFee}`}
      options={[...kinds].map(([value, kind]) => ({
        value,
        label: kind.originationFee === 0 ? 'No fee' : `${formatRate(kind.originationFee)} of the draw`,
        hint: hintFor(part, kind),
      }))}
      onChange={(value) => choose(kinds.get(value ?? '') ?? {})}
    />
  );
}

function DiscountChoice({ offered, choice, choose }: Part) {
  const offer = offered.offers.find((each) => isOfKind(each, choice));
  if (!offer || offer.discountList.length === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>Discounts</legend>
      {offer.discountList.map(({ discountType, rateWithDiscount }) => (
        <Checkbox
          key={discountType}
          name={discountType}
          label={discountWords[discountType]}
          hint={`Lowers your rate by ${formatRate(Math.round((offer.rate - rateWithDiscount) * 10_000) / 10_000)}.`}
          isOptional
          value={choice.discounts.includes(discountType)}
          onChange={(isOn) => {
            // One membership at a time: the second replaces the first.
            const kept = choice.discounts.filter(
              (each) => each !== discountType && !(isMembershipDiscount(each) && isMembershipDiscount(discountType)),
            );
            choose({ discounts: isOn ? [...kept, discountType] : kept });
          }}
        />
      ))}
    </fieldset>
  );
}
