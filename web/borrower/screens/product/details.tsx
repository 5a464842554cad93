/** What is read after the choice stands: pictures, comparison, where the draw goes, later draws, and how to keep it all. */
import * as words from '#core/words/en/offers/details.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BalanceChart } from './balance-chart.tsx';
import type { ChosenTerms } from './choice.ts';
import { Comparison } from './comparison.tsx';
import { Costs } from './costs.tsx';
import styles from './details.module.css';
import { EmailOffer } from './email-offer.tsx';
import { LaterDraws } from './later-draws.tsx';
import type { Part } from './part.ts';
import { PaymentsChart } from './payments-chart.tsx';
import type { Saved } from './saved-choices.ts';

interface DetailsProps extends Part {
  readonly terms: ChosenTerms;
  readonly saved: Saved;
}

export function Details({ offered, choice, choose, terms, saved }: DetailsProps) {
  return (
    <>
      <PaymentsChart debts={offered.debts} paidOff={choice.debts} terms={terms} />
      <Card>
        <BalanceChart terms={terms} />
      </Card>
      <Comparison {...saved} offered={offered} chosen={choice} onUse={choose} />
      <Costs offered={offered} terms={terms} debts={choice.debts} />
      <LaterDraws closing={offered.closing} terms={terms} />
      <div className={styles['keep']}>
        <Card title={words.keepThese}>
          <p className={styles['muted']}>{words.weKeepYour}</p>
          <div className={styles['ways']}>
            <Button kind="secondary" onClick={() => window.print()}>
              {words.print}
            </Button>
            <EmailOffer choice={choice} terms={terms} />
          </div>
        </Card>
      </div>
    </>
  );
}
