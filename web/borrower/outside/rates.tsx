/**
 * Rates and fees as they must stand together once one of them is advertised (12 CFR 1026.16(b)(1) and (d)(1): each rate
 * as an APR, the highest APR of a plan whose rate can vary, fees to open the plan as an amount or a range). Every figure
 * is that of the brand's prices or of the product's limits. Counsel must confirm.
 */
import type { HomeFacts } from '#core/home/home-facts.ts';
import { estimate } from '#core/offers/estimate.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/home.ts';
import { Sign } from './icons.tsx';

const dollars = (cents: number) => formatCents(cents, 0);
const percent = (bps: number) => formatRate(rateOf(bps));

export function Rates({ facts }: { readonly facts: HomeFacts }) {
  return (
    <section className="section" id="rates" aria-labelledby="rates-title">
      <div className="wrap two">
        <div>
          <div className="section__head">
            <h2 id="rates-title">{words.allOfThem}</h2>
            <p className="lead">{words.noMoneyToClosing}</p>
          </div>
          <Example facts={facts} />
        </div>
        <div className="card">
          <RatesTable facts={facts} />
        </div>
      </div>
    </section>
  );
}

function Example({ facts: { prices, example } }: { readonly facts: HomeFacts }) {
  const found = estimate(prices, example);
  if (!found) return null;
  const text = words.exampleText({
    draw: dollars(example.drawCents),
    years: example.termYears,
    apr: percent(found.aprBps),
    fee: found.feeBps === 0 ? words.noOriginationFee : words.anOriginationFeeOf(percent(found.feeBps)),
    score: example.score,
    payments: found.payments,
    payment: formatCents(found.paymentCents),
    last: formatCents(found.lastPaymentCents),
    total: formatCents(found.totalCents),
    most: percent(limits.aprBpsMax),
  });
  return (
    <div className="note">
      <Sign of="info" />
      <p>
        <strong>{words.example}</strong> {text}
      </p>
    </div>
  );
}

function RatesTable({ facts: { originationFeeBpsMax, recordingTax } }: { readonly facts: HomeFacts }) {
  const rows: readonly (readonly [string, string | undefined, string])[] = [
    [words.apr, words.fixedEachDraw, words.range(percent(limits.aprBpsMin), percent(limits.aprBpsMax))],
    [words.lineAmount, undefined, words.range(dollars(limits.lineCentsMin), dollars(limits.lineCentsMax))],
    originationFeeBpsMax === 0
      ? [words.originationFee, undefined, words.noFee]
      : [words.originationFee, words.higherFeeLowerRate, words.upToOfDraw(percent(originationFeeBpsMax))],
    [words.valuation, words.onlyIfNeeded, dollars(limits.valuationCents)],
    [words.inPersonNotary, words.onlyWhereCounty, dollars(limits.manualNotarizationCents)],
    [
      words.recordingFees,
      words.setByCounty,
      words.range(dollars(limits.recordingFeeCentsMin), dollars(limits.recordingFeeCentsMax)),
    ],
    [
      words.recordingTaxes,
      words.setByState,
      // Where the brand lends, so that New York's are not advertised lower than they are.
      recordingTax.mostCents === 0
        ? words.noneWhereWeLend
        : words.per(dollars(recordingTax.leastCents), dollars(recordingTax.mostCents), dollars(10_000_000)),
    ],
    [words.payingEarly, undefined, words.noCharge],
  ];
  return (
    <table className="table">
      <caption className="sr">{words.captionRates}</caption>
      <tbody>
        {rows.map(([name, more, value]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {more && <small>{more}</small>}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
