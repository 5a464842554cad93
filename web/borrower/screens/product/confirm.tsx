/** The chosen offer again in full, before it is sent. */
import { takes } from '#core/journey/outline.ts';
import { allInCost } from '#core/offers/apr.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { discountWords } from '#core/words/en/offer-choices.ts';
import * as words from '#core/words/en/offers/confirm.ts';
import { originationFee } from '#core/words/en/offers.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { CommandButton } from '../application/command-button.tsx';
import styles from '../application/screen.module.css';
import { type Choice, type ChosenTerms, costedOf, fromQuery, termsOf } from './choice.ts';
import { Costs } from './costs.tsx';
import { OfferFigures } from './offer-figures.tsx';
import { type Offered, useOffers } from './use-offers.ts';

export function ProductConfirm() {
  const { pathname, search } = useLocation();
  const back = pathname.replace(/\/confirm\/?$/, '') + search;
  return (
    <Screen back={{ to: back, label: words.editOffer }}>
      <Loaded query={useOffers()} label={words.readingYourOffer}>
        {(offered) => <Chosen offered={offered} back={back} />}
      </Loaded>
    </Screen>
  );
}

function Chosen({ offered, back }: { readonly offered: Offered; readonly back: string }) {
  const { search } = useLocation();
  const choice = fromQuery(search);
  const terms = choice && termsOf(offered, choice);
  if (!choice || !terms) {
    return (
      <div className={styles['stack']}>
        <Alert title={words.thisOfferIsNo}>{words.pleaseChooseAmongTheOffers}</Alert>
        <div className={styles['actions']}>
          <LinkAsButton to={back}>{words.seeYourOffers}</LinkAsButton>
        </div>
      </div>
    );
  }
  return <Confirmation offered={offered} choice={choice} terms={terms} />;
}

interface ConfirmationProps {
  readonly offered: Offered;
  readonly choice: Choice;
  readonly terms: ChosenTerms;
}

function Confirmation({ offered, choice, terms }: ConfirmationProps) {
  const isRevised = takes(useJourney().application.status.checklistStatus, 'revisedOfferAccepted');
  const allIn = allInCost(costedOf(terms));
  const body = {
    offerId: terms.offer.id,
    drawCents: terms.drawCents,
    discounts: [...choice.discounts],
    debtsToPay: [...choice.debts],
  };
  return (
    <div className={styles['stack']}>
      <Card title={words.whatYouHaveChosen}>
        <OfferFigures terms={terms} />
        <DefinitionList
          rows={[
            { term: words.lineWithTheOrigination, value: formatCents(terms.totalCents) },
            { term: originationFee, value: formatCents(terms.feeCents) },
            { term: words.rateBeforeDiscounts, value: formatRate(terms.offer.rate) },
            { term: words.yourRate, value: words.fixed(formatRate(rateOf(terms.rateBps))) },
            ...(allIn ? [{ term: words.allInAYear, value: formatRate(allIn.rate) }] : []),
            ...choice.discounts.map((type) => ({ term: words.discount, value: discountWords[type] })),
          ]}
        />
      </Card>
      <Costs offered={offered} terms={terms} debts={choice.debts} />
      <p className={styles['lead']}>{words.choosingAnOfferDoes}</p>
      <div className={styles['actions']}>
        <CommandButton command={isRevised ? 'acceptRevisedOffer' : 'selectOffer'} body={body}>
          {isRevised ? words.acceptTheseTerms : words.chooseThisOffer}
        </CommandButton>
      </div>
    </div>
  );
}
