/** Choosing an offer: how much, for how long, with which fee and discounts, and what it comes to each month. */
import { lazy, Suspense, useState } from 'react';
import { takes } from '#core/journey/outline.ts';
import * as words from '#core/words/en/offers.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inSameBrand } from '../../admit.ts';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useFlag } from '../../site.ts';
import { useSeen } from '../../use-seen.ts';
import styles from '../application/screen.module.css';
import { AmountPart } from './amount-part.tsx';
import { ChangedTerms } from './changed-terms.tsx';
import { firstChoice, fitted, fromQuery, termsOf, toQuery } from './choice.ts';
import { Comparison, usePinned } from './comparison.tsx';
import { Costs } from './costs.tsx';
import { DiscountsPart } from './discounts-part.tsx';
import { earlierChoice } from './earlier-choice.ts';
import { OfferFigures } from './offer-figures.tsx';
import { Pages } from './pages.tsx';
import type { Part } from './part.ts';
import { TermsPart } from './terms-part.tsx';
import { type Offered, useOffers, useShown } from './use-offers.ts';

const Pictures = lazy(() => import('./pictures.tsx').then(({ Pictures }) => ({ default: Pictures })));

export function ProductSelect() {
  return (
    <Screen>
      <Loaded query={useOffers()} label={words.readingYourOffers}>
        {(offered) => <Offers offered={offered} />}
      </Loaded>
    </Screen>
  );
}

function Offers({ offered }: { readonly offered: Offered }) {
  const set = useShown(offered);
  const { search } = useLocation();
  const isMultiPage = useFlag('fe-heloc-multi-page-product-select').enabled;
  useSeen('fe-heloc-multi-page-product-select');
  useSeen(
    'fe-heloc-rate-buy-down',
    offered.offers.some(({ type }) => type === 'BUY_DOWN'),
  );
  const [choice, setChoice] = useState(() => {
    const wish = fromQuery(search) ?? earlierChoice(set);
    return wish ? fitted(set, wish) : firstChoice(set);
  });
  if (!choice) return <p>{words.thereIsNoOffer}</p>;
  const part: Part = {
    offered: set,
    choice,
    terms: termsOf(set, choice),
    choose: (changes) => setChoice(fitted(set, { ...choice, ...changes })),
  };
  const sections = [
    { key: 'amount', title: words.howMuch, content: <AmountPart {...part} /> },
    { key: 'terms', title: words.howLong, content: <TermsPart {...part} /> },
    { key: 'discounts', title: words.discounts, content: <DiscountsPart {...part} /> },
    { key: 'offer', title: words.yourOffer, content: <Outcome {...part} /> },
  ];
  return (
    <div className={styles['stack']}>
      <Changed {...part} />
      {isMultiPage ? (
        <Pages pages={sections} aside={part.terms && <OfferFigures terms={part.terms} />} />
      ) : (
        sections.map(({ key, content }) => (
          <div key={key} className={styles['form']}>
            {content}
          </div>
        ))
      )}
    </div>
  );
}

/** When offers come a second time: after a report, a proof of income, a valuation, a lien. */
function Changed({ offered }: Part) {
  const { checklistStatus, uwSubDecision } = useJourney().application.status;
  const isRevised = takes(checklistStatus, 'revisedOfferAccepted');
  if (!isRevised && !uwSubDecision.startsWith('VERIFIED')) return null;
  return <ChangedTerms offered={offered} isRevised={isRevised} subDecision={uwSubDecision} />;
}

/** What the choice comes to: figures, the way on, what else was considered, pictures, costs and reasons. */
function Outcome(part: Part) {
  const { offered, choice, choose, terms } = part;
  const { pathname, search } = useLocation();
  const { uuid } = useJourney().application;
  const { pinned, pin, drop } = usePinned(uuid, offered);
  if (!terms) return null;
  const confirm = inSameBrand(`${pathname}/confirm?${toQuery(choice)}`, search);
  return (
    <>
      <Card title={words.yourLine}>
        <OfferFigures terms={terms} />
        <div className={styles['actions']}>
          <LinkAsButton to={confirm}>{words.reviewThisOffer}</LinkAsButton>
          <Button kind="secondary" onClick={() => pin(choice)}>
            {words.saveToCompare}
          </Button>
        </div>
      </Card>
      <Comparison offered={offered} chosen={choice} pinned={pinned} onUse={choose} onDrop={drop} />
      <Suspense fallback={<Skeleton label={words.drawingThePictures} kind="block" />}>
        <Pictures terms={terms} home={offered.home} />
      </Suspense>
      <Costs offered={offered} terms={terms} debts={choice.debts} />
      <Disclosure summary={words.whyTheseOffers}>
        <ul className={styles['points']}>
          {offered.why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
