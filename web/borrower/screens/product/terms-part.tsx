/** For how long, repaid how, and for which fee. Each choice says what it would come to. */
import { formatRate } from '#core/offers/money.ts';
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
      .toSorted((one, other) => one.originationFee - other.originationFee)
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
        label: feeWords(kind),
        hint: hintFor(part, kind),
      }))}
      onChange={(value) => choose(kinds.get(value ?? '') ?? {})}
    />
  );
}

function feeWords({ type, originationFee }: { readonly type: string; readonly originationFee: number }): string {
  if (originationFee === 0) return 'No fee';
  const share = `${formatRate(originationFee)} of the draw`;
  return type === 'BUY_DOWN' ? `${share}, to buy the rate down` : share;
}
