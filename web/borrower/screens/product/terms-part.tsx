/** For how long, and repaid how. Each choice says what it would come to. */
import { useId } from 'react';
import * as words from '#core/words/en/offers.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import styles from './offers.module.css';
import { hintFor, optionOf, type Part } from './part.ts';
import { Question } from './question.tsx';

export function TermsPart(part: Part) {
  return (
    <>
      <TermChoice {...part} />
      <PlanChoice {...part} />
    </>
  );
}

function TermChoice(part: Part) {
  const terms = [...new Set(part.offered.offers.map(({ term }) => term))].sort((a, b) => a - b);
  return (
    <Question title={words.overHowManyYears} isOneOf>
      <div className={styles['terms']}>
        {terms.map((term) => (
          <TermCard key={term} {...part} term={term} />
        ))}
      </div>
      <p className={styles['hint']}>{words.aLongerTerm}</p>
    </Question>
  );
}

function TermCard({ term, ...part }: Part & { readonly term: number }) {
  const id = useId();
  const option = optionOf(part, { term });
  return (
    <label className={styles['term']}>
      <input
        type="radio"
        name="term"
        value={term}
        checked={part.choice.term === term}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price`}
        onChange={() => part.choose({ term })}
      />
      <b id={`${id}-name`}>{words.years(term)}</b>
      <span className={styles['price']} id={`${id}-price`}>
        <strong>{option?.payment ?? words.notAvailableForThisAmount}</strong>{' '}
        {option && <span className={styles['tiny']}>{words.rateApr(option.rate)}</span>}{' '}
        {option?.otherDraw && <span className={styles['tiny']}>{option.otherDraw}</span>}
      </span>
    </label>
  );
}

/** Only where interest-only offers were made, so to people of 62 and older. */
function PlanChoice(part: Part) {
  const { offered, choice, choose } = part;
  const plans = offered.offers.filter(({ term }) => term === choice.term).map(({ type }) => type);
  if (!plans.includes('INTEREST_ONLY') || !plans.some((type) => type !== 'INTEREST_ONLY')) return null;
  return (
    <Card>
      <RadioCards
        name="plan"
        label={words.howWouldYouLike}
        value={choice.type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'STANDARD'}
        options={[
          { value: 'STANDARD', label: words.principalAndInterestLabel, hint: hintFor(part, { type: 'STANDARD' }) },
          { value: 'INTEREST_ONLY', label: words.interestOnly, hint: hintFor(part, { type: 'INTEREST_ONLY' }) },
        ]}
        onChange={(type) => type && choose({ type })}
      />
    </Card>
  );
}
