/** What a later draw may cost: how its rate is set, and the highest we lend at today, which is no cap. */

import { stateCap } from '#core/law/state-caps.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import * as words from '#core/words/en/offers/details.ts';
import { Card } from '#web/ui/card.tsx';
import type { ChosenTerms } from './choice.ts';
import type { Offered } from './use-offers.ts';

interface LaterDrawsProps {
  readonly closing: Offered['closing'];
  readonly terms: ChosenTerms;
}

export function LaterDraws({ closing, terms }: LaterDrawsProps) {
  const rateBps = Math.min(limits.aprBpsMax, stateCap(closing.state, closing.on).rateBpsMax ?? Infinity);
  const paymentCents = monthlyPaymentCents({ ...terms, totalCents: terms.drawCents, rateBps });
  return (
    <Card title={words.ifYouDrawAgain}>
      <p>{words.laterDrawsHave}</p>
      {paymentCents !== undefined && (
        <p>
          {words.atTheTop(
            formatRate(rateOf(rateBps)),
            formatCents(terms.drawCents, 0),
            terms.termYears,
            formatCents(paymentCents),
          )}{' '}
          {words.thisIsNoCap}
        </p>
      )}
    </Card>
  );
}
