/**
 * What single states want said in the instrument itself, most of it so that every draw of a revolving line has the rank of
 * the first. A state not listed has what every instrument says: the limit, the maturity and that draws are secured alike.
 * From our own notes; counsel must confirm each row.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import * as words from '#core/words/en/papers/instrument-statements.ts';
import { type Dated, isInForce } from './dated.ts';

export interface StatementFacts {
  readonly line: string;
  readonly maturity: string;
  /** With its address, as it prepared the paper. */
  readonly lender: string;
}

interface StatementRow extends Dated {
  readonly state: StateCode;
  readonly citation: string;
  /** On the first page, above everything else, or above the signatures. */
  readonly place: 'first' | 'signatures';
  readonly says: (facts: StatementFacts) => string;
}

const from: CalendarDate = '2018-01-01';
const first = (state: StateCode, citation: string, says: StatementRow['says']): StatementRow => ({
  ...{ state, citation, says, from },
  place: 'first',
});
const atSignatures = (state: StateCode, citation: string, says: StatementRow['says']): StatementRow => ({
  ...{ state, citation, says, from },
  place: 'signatures',
});

export const instrumentStatements: readonly StatementRow[] = [
  first('TX', 'Tex. Prop. Code § 11.008', () => words.texasConfidentiality),
  first('TX', 'Tex. Const. art. XVI § 50(a)(6)(Q)(vi)', () => words.texasHomeEquity),
  first('CT', 'Conn. Gen. Stat. § 49-2(c)', words.openEnd),
  first('OH', 'R.C. § 5301.232', words.openEnd),
  first('PA', '42 Pa.C.S. § 8143', words.openEnd),
  first('VA', 'Va. Code § 55.1-318', words.virginia),
  first('WV', 'W. Va. Code § 38-1-14', words.westVirginia),
  first('IA', 'Iowa Code § 654.12A', words.iowaCredit),
  first('MO', 'RSMo § 443.055', words.missouri),
  first('OR', 'ORS 86.155', words.oregon),
  first('TN', 'Tenn. Code § 67-4-409(b)', words.tennessee),
  first('NV', 'NRS 106.350', words.nevada),
  first('OK', '46 O.S. § 43', () => words.oklahoma),
  first('MN', 'Minn. Stat. § 287.05', words.minnesota),
  first('NC', 'N.C.G.S. §§ 45-68, 45-82', words.northCarolina),
  first('FL', 'Fla. Stat. § 697.04', words.florida),
  first('NY', 'N.Y. Tax Law §§ 253(1-a), 253-b', () => words.newYork),
  first('LA', 'La. C.C. arts. 3288, 3298', words.mostSecured),
  first('MD', 'Md. Code, Real Prop. § 7-102', words.mostSecured),
  first('DE', '25 Del. C. § 2118', words.mostSecured),
  first('SC', 'S.C. Code § 29-3-50', words.mostSecured),
  first('KY', 'KRS 382.385', words.mostSecured),
  atSignatures('IA', 'Iowa Code § 561.22', () => words.iowaHomestead),
  atSignatures('IN', 'IC 36-2-11-15', ({ lender }) => words.indianaRedaction(lender)),
];

export function statementsFor(
  state: string,
  on: CalendarDate,
  place: StatementRow['place'],
  facts: StatementFacts,
): readonly string[] {
  return instrumentStatements
    .filter((row) => row.state === state && row.place === place && isInForce(row, on))
    .map(({ says }) => says(facts));
}
