/**
 * The payment calculator as the server draws it: with its example worked out, so that it says something before any
 * script. calculator.ts works it out again as someone moves it, by the same rule, from the prices written here.
 */
import type { HomeFacts } from '#core/home/home-facts.ts';
import { drawCentsMax, type Estimate, estimate } from '#core/offers/estimate.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/home.ts';
import { Link } from '../link.tsx';
import { ranges } from './calculator-ranges.ts';

const dollars = (cents: number) => formatCents(cents, 0);
const percent = (bps: number) => formatRate(rateOf(bps));

export function Calculator({ facts }: { readonly facts: HomeFacts }) {
  const { prices, example } = facts;
  return (
    <section className="section" aria-labelledby="calculator-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="calculator-title">{words.whatWouldItCost}</h2>
          <p className="lead">{words.moveTheSliders}</p>
        </div>
        <form className="calc" id="calculator" data-prices={JSON.stringify(prices)}>
          <div className="calc__in">
            <Slider name="value" label={words.homeIsWorth} cents={example.valueCents} />
            <Slider name="owed" label={words.youStillOwe} cents={example.owedCents} />
            <Slider
              name="draw"
              label={words.youWouldDraw}
              cents={example.drawCents}
              ends={[dollars(limits.lineCentsMin), words.upToAbout(dollars(drawCentsMax(prices, example)))]}
            />
            <Scores facts={facts} />
            <Terms facts={facts} />
          </div>
          <Outcome facts={facts} found={estimate(prices, example)} />
        </form>
      </div>
    </section>
  );
}

interface SliderProps {
  readonly name: keyof typeof ranges;
  readonly label: string;
  readonly cents: number;
  readonly ends?: readonly [string, string];
}

function Slider({ name, label, cents, ends }: SliderProps) {
  return (
    <div>
      <div className="calc__row">
        <label className="label" htmlFor={`calc-${name}`}>
          {label}
        </label>
        <output className="fig" htmlFor={`calc-${name}`} data-shows={name}>
          {dollars(cents)}
        </output>
      </div>
      <input
        className="range"
        id={`calc-${name}`}
        name={name}
        type="range"
        {...ranges[name]}
        defaultValue={cents / 100}
        autoComplete="off"
        aria-valuetext={dollars(cents)}
        {...(ends && { 'aria-describedby': 'calc-room' })}
      />
      {ends && (
        <p className="range-ends">
          <span>{ends[0]}</span>
          <span id="calc-room" data-shows="room">
            {ends[1]}
          </span>
        </p>
      )}
    </div>
  );
}

function Scores({ facts: { prices, example } }: { readonly facts: HomeFacts }) {
  const bands = prices.scoreBands.filter(({ from }) => from >= prices.products.HELOC.scoreMin);
  return (
    <div className="calc__row calc__row--field">
      <label className="label" htmlFor="calc-score">
        {words.yourCredit}
      </label>
      <select id="calc-score" name="score" defaultValue={example.score} autoComplete="off">
        {bands.map(({ from }, index) => (
          <option key={from} value={from}>
            {words.scoreFrom(from, index === 0 ? undefined : (bands[index - 1]?.from ?? 0) - 1)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Terms({ facts: { prices, example } }: { readonly facts: HomeFacts }) {
  return (
    <fieldset>
      <legend className="label">{words.paidBackOver}</legend>
      <div className="segments">
        {Object.keys(prices.baseBpsByTermYears).map((term) => (
          <label key={term}>
            <input
              type="radio"
              name="term"
              value={term}
              defaultChecked={Number(term) === example.termYears}
              autoComplete="off"
            />
            {words.years(Number(term))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Outcome({ facts, found }: { readonly facts: HomeFacts; readonly found: Estimate | undefined }) {
  const { autopayBps, startPath } = facts;
  const rows = [
    ['apr', words.exampleApr, found && percent(found.aprBps)],
    ['interest', words.totalInterest, found && formatCents(found.interestCents)],
    ['total', words.totalOfPayments, found && formatCents(found.totalCents)],
    ['fee', words.feeInExample, found && (found.feeBps === 0 ? words.noFee : words.ofTheDraw(percent(found.feeBps)))],
  ] as const;
  return (
    <div className="calc__out">
      <p className="small">{words.estimatedPayment}</p>
      <p className="fig chief" data-shows="payment">
        {found && formatCents(found.paymentCents)}
      </p>
      <p className="small" data-shows="payments">
        {found && words.principalAndInterest(found.payments)}
      </p>
      <p className="sr" role="status" data-shows="said" />
      <dl className="rows">
        {rows.map(([name, label, value]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-shows={name}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="calc__end">
        <Link to={startPath} className="button button--wide" data-start>
          {words.checkMyRate}
        </Link>
        <p className="tiny">
          {words.exampleNotOffer}
          {autopayBps !== undefined && ` ${words.lessForAutopay(percent(autopayBps))}`}
        </p>
      </div>
    </div>
  );
}
