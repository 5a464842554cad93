/** What a later draw may cost: its index, its margin, what it would come to all in, and the most that the agreement allows. */
import { useDeferredValue, useMemo } from 'react';
import { primeRateBps } from '#core/law/prime-rate.ts';
import { laterDraw } from '#core/offers/later-draw.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import { marginBpsOf, planRateBpsMax } from '#core/offers/variable-rate.ts';
import * as allIn from '#core/words/en/offers/all-in.ts';
import * as words from '#core/words/en/offers/details.ts';
import { Card } from '#web/ui/card.tsx';
import { type ChosenTerms, costedOf } from './choice.ts';
import type { Offered } from './use-offers.ts';

interface LaterDrawsProps {
  readonly closing: Offered['closing'];
  readonly terms: ChosenTerms;
}

const percent = (bps: number) => formatRate(rateOf(bps));

export function LaterDraws({ closing, terms }: LaterDrawsProps) {
  const { state, on } = closing;
  const rateBps = planRateBpsMax(state, on);
  const paymentCents = monthlyPaymentCents({ ...terms, totalCents: terms.drawCents, rateBps });
  return (
    <Card title={words.ifYouDrawAgain}>
      <p>{words.laterDrawsHave}</p>
      <p>{words.indexAndMargin(percent(primeRateBps(on)), percent(marginBpsOf(terms.rateBps, on)))}</p>
      <Example closing={closing} terms={terms} />
      {paymentCents !== undefined && (
        <p>
          {words.atTheTop(
            percent(rateBps),
            formatCents(terms.drawCents, 0),
            terms.termYears,
            formatCents(paymentCents),
          )}{' '}
          {words.thisIsTheMost}
        </p>
      )}
    </Card>
  );
}

/** Two repayment plans and their yield: worked out after what the slider shows. */
function Example({ closing: { state, on }, terms }: LaterDrawsProps) {
  const later = useDeferredValue(terms);
  const example = useMemo(() => laterDraw(costedOf(later), state, on), [later, state, on]);
  if (!example) return null;
  return (
    <p>
      {allIn.laterDraw({
        years: example.afterYears,
        draw: formatCents(example.drawCents, 0),
        rate: percent(example.rateBps),
        fee: example.feeBps > 0 ? percent(example.feeBps) : undefined,
        termYears: later.termYears,
        alone: formatRate(example.alone.rate),
        together: formatRate(example.together.rate),
      })}
    </p>
  );
}
