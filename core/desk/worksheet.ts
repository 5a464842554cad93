/** Income by hand: what each source pays in each period, and what that comes to a month and a year, with its arithmetic. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/desk.ts';

/** How often in a year. */
const periodsAYear = { weekly: 52, everyTwoWeeks: 26, twiceAMonth: 24, monthly: 12, yearly: 1 } as const;
export type Period = keyof typeof periodsAYear;
export const periods = Object.keys(periodsAYear) as Period[];

export interface IncomeLine {
  readonly source: string;
  readonly cents: number;
  readonly period: Period;
}

const yearlyOf = ({ cents, period }: IncomeLine) => cents * periodsAYear[period];

/** Whole cents: what is not is left to the borrower's favor nowhere, it is cut. */
export const monthlyCents = (line: IncomeLine) => Math.floor(yearlyOf(line) / 12);

export function yearlyCents(lines: readonly IncomeLine[]): number {
  return lines.reduce((sum, line) => sum + yearlyOf(line), 0);
}

/** As it is shown beside each line and kept with the decision: $2,984.62 × 26 ÷ 12 = $6,466.67. */
export function arithmeticOf(line: IncomeLine): string {
  return words.arithmetic(formatCents(line.cents), periodsAYear[line.period], formatCents(monthlyCents(line)));
}
