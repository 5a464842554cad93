/** 12 CFR 1026.40(d)(12) in full, and the shorter terms that the agreement and the account-opening statement repeat. */
import { exampleCents, type Plan, type VariableRate, variableRateOf } from '#core/offers/variable-rate.ts';
import * as words from '#core/words/en/papers/variable-rate.ts';
import { type Block, figures, heading, notice, pageBreak, paragraph, table } from '../blocks.ts';
import { longDate, money, type PaperFacts, rate } from '../facts.ts';

/** `isExample`: no offer was chosen yet, and the plan is the dearest that we make. */
export function variableRateDisclosure(plan: Plan, isExample: boolean): Block[] {
  const variable = variableRateOf(plan);
  const { marginBps, rateBpsMax, paymentCentsMax, indexBps } = variable;
  const example = { amount: money(exampleCents), years: plan.termYears, rate: rate(rateBpsMax) };
  return [
    heading(words.variableRate),
    paragraph(words.planHasAVariableRate),
    figures(
      [words.index, words.theIndexIs],
      [words.indexOnTheDay(longDate(plan.on)), rate(indexBps)],
      [words.margin, isExample ? words.highestMargin(rate(marginBps)) : words.marginOfYourPlan(rate(marginBps))],
      [words.howTheRateIsSet, words.indexPlusMargin],
      [words.howOften, words.withEachDraw],
    ),
    notice(
      `${words.highestRate}: ${rate(rateBpsMax)}`,
      words.ifYouOwed({ ...example, payment: money(paymentCentsMax) }),
    ),
    paragraph(words.askUs),
    // The table stays in one piece.
    pageBreak,
    heading(words.historicalExample),
    paragraph(words.tableShows({ ...example, margin: rate(marginBps) })),
    historyTable(variable),
  ];
}

function historyTable({ history, marginBps }: VariableRate): Block {
  return table(
    [words.year, words.indexPercent, words.marginPercent, words.apr, words.monthlyPayment],
    history.map(({ year, indexBps, aprBps, paymentCents }) => [
      String(year),
      rate(indexBps),
      rate(marginBps),
      rate(aprBps),
      money(paymentCents),
    ]),
    [0.16, 0.2, 0.2, 0.2, 0.24],
  );
}

type Row = readonly [label: string, value: string];

/** For the account-opening statement. */
export function variableRateRows(facts: PaperFacts, plan: Plan): readonly Row[] {
  const { indexBps, marginBps, rateBpsMax, paymentCentsMax } = variableRateOf(plan);
  return [
    [words.index, words.theIndexIs],
    [words.indexOnTheDay(longDate(facts.on)), rate(indexBps)],
    [words.margin, words.marginOfYourPlan(rate(marginBps))],
    [words.howTheRateIsSet, words.indexPlusMargin],
    [words.howOften, `${words.withEachDraw} ${words.ifTheIndexRises}`],
    [words.highestRate, words.neverAbove(rate(rateBpsMax))],
    [
      words.worstCase,
      words.ifYouOwed({
        amount: money(exampleCents),
        years: plan.termYears,
        rate: rate(rateBpsMax),
        payment: money(paymentCentsMax),
      }),
    ],
  ];
}

/** For the agreement: the margin as a figure, and the rate that no draw exceeds (1026.30). */
export function variableRateClause(plan: Plan): string {
  const { indexBps, marginBps, rateBpsMax } = variableRateOf(plan);
  const day = { index: rate(indexBps), date: longDate(plan.on), margin: rate(marginBps) };
  return `${words.marginAndIndexToday(day)} ${words.lifetimeMaximum(rate(rateBpsMax))}`;
}
