/** What a later draw may cost: its index, its margin, and the highest rate and payment that the agreement allows. */

import { primeRateBps } from '#core/law/prime-rate.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import { marginBpsOf, planRateBpsMax } from '#core/offers/variable-rate.ts';
import * as words from '#core/words/en/offers/details.ts';
import { Card } from '#web/ui/card.tsx';
import type { ChosenTerms } from './choice.ts';
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
