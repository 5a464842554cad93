/**
 * How scores are spread over everyone who has one, which the notice of a credit score must say for the model that was used
 * (12 CFR 1022.74(d)(1)(ii)). A model without a row has no figures on the notice. Counsel must confirm.
 */
import { type Dated, inForce } from './dated.ts';

interface ScoreBand {
  readonly from: number;
  readonly to: number;
  /** Of all people who have a score. */
  readonly percent: number;
}

interface ScoreDistribution extends Dated {
  /** How the names of its models begin. */
  readonly model: string;
  /** Figures for the sandbox's own model, which no one publishes. */
  readonly isSample: boolean;
  readonly bands: readonly ScoreBand[];
}

/** Where the bands of every table begin. */
export const scoreBands = [300, 500, 550, 600, 650, 700, 750, 800] as const;
const highest = 850;

const bandsOf = (percents: readonly number[]): readonly ScoreBand[] =>
  scoreBands.map((from, at) => ({ from, to: (scoreBands[at + 1] ?? highest + 1) - 1, percent: percents[at] ?? 0 }));

/** Federal Reserve Board, Report to the Congress on Credit Scoring, table 1, from Fair Isaac. */
const of2007 = bandsOf([2, 5, 8, 12, 15, 18, 27, 13]);

export const scoreDistributions: readonly ScoreDistribution[] = [
  { model: 'FICO', from: '2007-08-01', isSample: false, bands: of2007 },
  { model: 'Meridian', from: '2007-08-01', isSample: true, bands: of2007 },
];

export function scoreDistribution(model: string | null, on: Dated['from']): ScoreDistribution | undefined {
  return inForce(
    scoreDistributions.filter((row) => model?.startsWith(row.model)),
    on,
  );
}
