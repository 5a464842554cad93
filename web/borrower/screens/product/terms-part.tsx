/** For how long, repaid how, and for which fee. Each choice says what it would come to. */
import { formatRate } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { hintFor, type Part } from './part.ts';

export function TermsPart(part: Part) {
  return (
    <>
      <TermChoice {...part} />
      <PlanChoice {...part} />
      <FeeChoice {...part} />
    </>
  );
}

function TermChoice(part: Part) {
  const { offered, choice, choose } = part;
  const terms = [...new Set(offered.offers.map(({ term }) => term))].sort((a, b) => a - b);
  return (
    <RadioCards
      name="term"
      label={words.overHowManyYears}
      value={String(choice.term)}
      options={terms.map((term) => ({ value: String(term), label: words.years(term), hint: hintFor(part, { term }) }))}
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
      label={words.howWouldYouLike}
      value={choice.type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'STANDARD'}
      options={[
        { value: 'STANDARD', label: words.principalAndInterestLabel, hint: hintFor(part, { type: 'STANDARD' }) },
        { value: 'INTEREST_ONLY', label: words.interestOnly, hint: hintFor(part, { type: 'INTEREST_ONLY' }) },
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
      .toSorted((one, other) => one.originationFee - other.originationFee)
      .map(({ type, originationFee }) => [`${type} ${originationFee}`, { type, originationFee }]),
  );
  if (kinds.size < 2) return null;
  return (
    <RadioCards
      name="fee"
      label={words.originationFee}
      hint={words.aHigherFeeAdded}
      value={`${choice.type} ${choice.originationFee}`}
      options={[...kinds].map(([value, kind]) => ({
        value,
        label: feeWords(kind),
        hint: hintFor(part, kind),
      }))}
      onChange={(value) => choose(kinds.get(value ?? '') ?? {})}
    />
  );
}

function feeWords({ type, originationFee }: { readonly type: string; readonly originationFee: number }): string {
  if (originationFee === 0) return words.noFee;
  const share = words.ofTheDraw(formatRate(originationFee));
  return type === 'BUY_DOWN' ? words.toBuyTheRate(share) : share;
}
