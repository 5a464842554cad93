/**
 * The register of law: a row for each figure, text and rule that the product goes by, with its citation, where it was read,
 * and the day by which someone must look at it again. The figures themselves are in the modules beside it, where rules and
 * papers read them by a day; a row prints them from there and holds no copy.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/law.ts';
import { majorityAges, majorityAgesOff } from './ages.ts';
import * as clocks from './clocks.ts';
import { answerLimits } from './complaints.ts';
import { type Dated, isInForce } from './dated.ts';
import { floodLimits } from './flood.ts';
import { highCostMarginBps, pointsAndFees } from './hoepa.ts';
import { holidayRules } from './holidays.ts';
import { instrumentStatements } from './instrument-statements.ts';
import { joinderIn } from './joinder.ts';
import { joinderCitations } from './joinder-citations.ts';
import { primeRates } from './prime-rate.ts';
import { recordingFormats } from './recording-formats.ts';
import { recordingTaxes, type TaxComponent } from './recording-taxes.ts';
import { scoreDistributions } from './score-distribution.ts';
import { securityInstruments } from './security-instruments.ts';
import { actsOnFundedLine } from './servicemembers.ts';
import { stateCaps } from './state-caps.ts';

interface Version extends Dated {
  readonly says: string;
}

interface LawRow {
  readonly what: string;
  readonly citation: string;
  readonly source: string;
  /** The day on which the row was entered, most of them from our own notes (docs/law.md). */
  readonly lookedAtOn: CalendarDate;
  readonly reviewBy: CalendarDate;
  /** What a lender's counsel must confirm; null where we are certain. */
  readonly counsel: string | null;
  readonly versions: readonly Version[];
}

const { titles, counsel, readIn } = words;
const lookedAtOn = '2026-11-17' satisfies CalendarDate;
const inAYear = '2027-11-17' satisfies CalendarDate;
const money = (cents: number) => formatCents(cents, 0);
const percent = (bps: number) => formatRate(rateOf(bps));
const places = (counties: readonly string[]) => counties.flatMap((fips) => words.newYorkPlaces[fips] ?? []).join(', ');
/** Of a line below $500,000, outside Yonkers, before any exemption. */
const perHundred = (components: readonly TaxComponent[]) =>
  words.perHundred(
    formatCents(
      components
        .filter(({ fromCents, onlyInCity }) => fromCents === undefined && onlyInCity === undefined)
        .reduce((sum, { chargeMills }) => sum + chargeMills, 0) / 10,
    ),
  );
const since = (from: CalendarDate, says: string): readonly Version[] => [{ from, says }];
const agesIn = (ages: typeof majorityAges) => Object.entries(ages).map(([state, age]) => words.ageIn(state, age));

export const law = {
  highCostFees: {
    what: titles.highCostFees,
    citation: '12 CFR 1026.32(a)(1)(ii)',
    source: readIn.federalRegister,
    ...{ lookedAtOn, reviewBy: '2026-12-28' },
    counsel: counsel.figuresOfNextYear,
    versions: pointsAndFees.map(({ percent: share, smallPercent, thresholdCents, smallCents, ...dated }) => ({
      ...dated,
      says: words.feesAllowed(share, money(thresholdCents), smallPercent, money(smallCents)),
    })),
  },
  highCostRate: {
    what: titles.highCostRate,
    citation: '12 CFR 1026.32(a)(1)(i)',
    source: readIn.regulationZ,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: null,
    versions: since(
      '2014-01-10',
      words.above(percent(highCostMarginBps.FIRST), percent(highCostMarginBps.SUBORDINATE)),
    ),
  },
  servicemembers: {
    what: titles.servicemembers,
    citation: '50 U.S.C. 3931, 3937, 3953',
    source: readIn.ownNotes,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.servicemembers,
    versions: since('2003-12-19', words.actsOnFundedLine(actsOnFundedLine)),
  },
  aporAge: {
    what: titles.aporAge,
    citation: '12 CFR 1026.35(a)(2)',
    source: readIn.notes,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.policy,
    versions: since('2026-11-17', words.days(clocks.APOR_AGE_DAYS_MAX)),
  },
  primeRate: {
    what: titles.primeRate,
    citation: '12 CFR 1026.40(d)(12), (f)(1)',
    source: readIn.primePages,
    ...{ lookedAtOn, reviewBy: '2026-12-10' },
    counsel: counsel.primeAfter,
    versions: primeRates.map(({ from, bps }) => ({ from, says: percent(bps) })),
  },
  stateLimits: {
    what: titles.stateLimits,
    citation: 'Tex. Const. art. XVI § 50(a)(6); N.Y. Gen. Oblig. Law § 5-501; AS 06.20',
    source: readIn.notes,
    ...{ lookedAtOn, reviewBy: '2027-05-17' },
    counsel: counsel.eachState,
    versions: stateCaps.map(({ state, why, from }) => ({ from, says: `${state}: ${why}` })),
  },
  recordingTaxes: {
    what: titles.recordingTaxes,
    citation: 'N.Y. Tax Law § 253; Md. Code, Tax-Prop. § 12-103; Fla. Stat. §§ 201.08, 199.133; O.C.G.A. § 48-6-61',
    source: readIn.notes,
    ...{ lookedAtOn, reviewBy: '2027-01-15' },
    counsel: counsel.secondarySources,
    versions: since('1900-01-01', words.rows(recordingTaxes.length)),
  },
  newYorkLocalTaxes: {
    what: titles.newYorkLocalTaxes,
    citation: 'N.Y. Tax Law §§ 253-a to 253-z',
    source: readIn.titleTables,
    ...{ lookedAtOn, reviewBy: '2027-01-15' },
    counsel: counsel.newYorkCounties,
    versions: recordingTaxes.flatMap(({ citation, counties = [], from, until, components }) =>
      citation
        ? [
            {
              from,
              ...(until && { until }),
              says: words.inState(places(counties), perHundred(components), citation),
            },
          ]
        : [],
    ),
  },
  instruments: {
    what: titles.instruments,
    citation: '51 rows (core/law/security-instruments.ts)',
    source: readIn.ownNotes,
    ...{ lookedAtOn, reviewBy: '2027-05-17' },
    counsel: counsel.eachState,
    versions: securityInstruments.map(({ state, kind, citation, from }) => ({
      from,
      says: words.inState(state, words.instrumentKinds[kind], citation),
    })),
  },
  instrumentStatements: {
    what: titles.instrumentStatements,
    citation: 'Va. Code § 55.1-318; 24 rows (core/law/instrument-statements.ts)',
    source: readIn.ownNotes,
    ...{ lookedAtOn, reviewBy: '2027-05-17' },
    counsel: counsel.eachState,
    versions: instrumentStatements.map(({ state, citation, from }) => ({ from, says: words.inState(state, citation) })),
  },
  joinder: {
    what: titles.joinder,
    citation: '12 CFR 1002.7(d)(4); state law, 51 rows (core/law/joinder-citations.ts)',
    source: readIn.titleCharts,
    ...{ lookedAtOn, reviewBy: '2027-05-17' },
    counsel: counsel.eachState,
    versions: Object.entries(joinderCitations).map(([state, citation]) => {
      const { basis, from = '1900-01-01' } = joinderIn(state, lookedAtOn) ?? {};
      return {
        from,
        says: words.inState(state, basis === undefined ? words.noJoinder : words.joinder[basis], citation),
      };
    }),
  },
  floodCover: {
    what: titles.floodCover,
    citation: '42 U.S.C. 4012a(b)(1), 4013(b)(2); 44 CFR 61.6',
    source: readIn.ownNotes,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.floodNotice,
    versions: floodLimits.map(({ from, buildingCentsMax }) => ({
      from,
      says: words.floodCover(money(buildingCentsMax)),
    })),
  },
  counseling: {
    what: titles.counseling,
    citation: '12 CFR 1024.20',
    source: readIn.hudPages,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.counselingText,
    versions: since('2014-01-10', words.agencies(clocks.COUNSELING_AGENCIES, clocks.COUNSELING_AGE_DAYS_MAX)),
  },
  valuationCopies: {
    what: titles.valuationCopies,
    citation: '12 CFR 1002.14(a), appendix C, form C-9',
    source: readIn.regulationB,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.valuationDays,
    versions: since('2014-01-18', words.businessDays(clocks.VALUATION_COPY_DAYS)),
  },
  insurerChoice: {
    what: titles.insurerChoice,
    citation: 'Cal. Ins. Code § 770; Fla. Stat. § 626.9551; 12 CFR 1026.4(d)(2)',
    source: readIn.ownNotes,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.insurerText,
    versions: since('2026-11-17', words.ownWords),
  },
  earlyRefund: {
    what: titles.earlyRefund,
    citation: '12 CFR 1026.40(g), (h)',
    source: readIn.regulationZ,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: null,
    versions: since('1989-11-07', words.businessDays(clocks.REFUND_DAYS)),
  },
  recordingFormats: {
    what: titles.recordingFormats,
    citation: 'R.C. § 317.114; RCW 65.04.045; and a row for each state (core/law/recording-formats.ts)',
    source: readIn.recorderPages,
    ...{ lookedAtOn, reviewBy: '2027-05-17' },
    counsel: counsel.eachState,
    versions: recordingFormats.map(({ state, citation, from }) => ({ from, says: words.inState(state, citation) })),
  },
  holidays: {
    what: titles.holidays,
    citation: '5 U.S.C. 6103(a)',
    source: readIn.statute,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: null,
    versions: since('2021-06-17', words.rows(holidayRules.length)),
  },
  rescission: {
    what: titles.rescission,
    citation: '12 CFR 1026.15(a)(3), 1026.2(a)(6)',
    source: readIn.regulationZ,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: null,
    versions: since('1968-05-29', words.businessDays(clocks.RESCISSION_DAYS)),
  },
  givingBack: {
    what: titles.givingBack,
    citation: '12 CFR 1026.15(d)(2)',
    source: readIn.regulationZ,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: null,
    versions: since('1980-03-31', words.days(clocks.GIVE_BACK_DAYS)),
  },
  texasWait: {
    what: titles.texasWait,
    citation: 'Tex. Const. art. XVI § 50(a)(6)(M)(i); 7 TAC 153.12, 153.51',
    source: readIn.texas,
    ...{ lookedAtOn, reviewBy: '2027-11-03' },
    counsel: null,
    versions: since('1998-01-01', words.days(clocks.TEXAS_WAIT_DAYS)),
  },
  texasYear: {
    what: titles.texasYear,
    citation: 'Tex. Const. art. XVI § 50(a)(6)(K), (M)(iii); 7 TAC 153.14',
    source: readIn.texas,
    ...{ lookedAtOn, reviewBy: '2027-11-03' },
    counsel: null,
    versions: since('1998-01-01', words.years(clocks.TEXAS_YEARS_APART)),
  },
  earlyPapers: {
    what: titles.earlyPapers,
    citation: '12 CFR 1026.40(b), (e)',
    source: readIn.regulationZ,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: null,
    versions: since('1989-11-07', words.businessDays(clocks.LATER_PAPERS_DAYS)),
  },
  brochure: {
    what: titles.brochure,
    citation: '12 CFR 1026.40(e)',
    source: readIn.regulationZ,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.substitute,
    versions: since('1989-11-07', words.ownWords),
  },
  texasNotice: {
    what: titles.texasNotice,
    citation: 'Tex. Const. art. XVI § 50(g)',
    source: readIn.texas,
    ...{ lookedAtOn, reviewBy: '2027-11-03' },
    counsel: counsel.texasText,
    versions: since('2018-01-01', words.constitutionsText),
  },
  scoreDistribution: {
    what: titles.scoreDistribution,
    citation: '12 CFR 1022.74(d)(1)(ii)',
    source: readIn.scoreReport,
    ...{ lookedAtOn, reviewBy: '2027-02-17' },
    counsel: counsel.scoreModel,
    versions: scoreDistributions.map(({ model, isSample, bands, from }) => ({
      from,
      says: words.scoresOf(
        model,
        isSample,
        bands.map(({ percent: share }) => `${share}%`),
      ),
    })),
  },
  creditRecords: {
    what: titles.creditRecords,
    citation: '12 CFR 1002.12(b)',
    source: readIn.regulationB,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.conversations,
    versions: since('1977-03-23', words.days(clocks.CREDIT_RECORD_DAYS)),
  },
  complaints: {
    what: titles.complaints,
    citation: '12 U.S.C. 5534(b)',
    source: readIn.notes,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: counsel.complaints,
    versions: answerLimits.map(({ days, ...dated }) => ({ ...dated, says: words.days(days) })),
  },
  majority: {
    what: titles.majority,
    citation: 'Ala. Code § 26-1-1',
    source: readIn.specification,
    ...{ lookedAtOn, reviewBy: inAYear },
    counsel: null,
    versions: since('1975-07-22', agesIn(majorityAges).join(', ')),
  },
  majorityOff: {
    what: titles.majorityOff,
    citation: 'Neb. Rev. Stat. § 43-2101; Miss. Code § 1-3-27',
    source: readIn.notes,
    ...{ lookedAtOn, reviewBy: '2027-02-17' },
    counsel: counsel.majorityBinds,
    versions: since('1975-01-01', agesIn(majorityAgesOff).join(', ')),
  },
} as const satisfies Record<string, LawRow>;

export type LawName = keyof typeof law;

interface LawOfADay extends Omit<LawRow, 'versions'> {
  readonly name: LawName;
  /** What is in force on the day; a table of several states has several. */
  readonly inForce: readonly Version[];
  readonly isDue: boolean;
}

/** Every row as it stands on a day, those first that someone must look at. */
export function lawOn(on: CalendarDate): readonly LawOfADay[] {
  return (Object.entries(law) as [LawName, LawRow][])
    .map(([name, { versions, ...row }]) => ({
      name,
      ...row,
      inForce: standing(name, versions, on),
      isDue: row.reviewBy < on,
    }))
    .toSorted((one, other) => one.reviewBy.localeCompare(other.reviewBy));
}

/** Tables in which each state, or each kind, has a row of its own. */
const byState: readonly LawName[] = [
  'stateLimits',
  'newYorkLocalTaxes',
  'scoreDistribution',
  'instruments',
  'instrumentStatements',
  'recordingFormats',
  'joinder',
];

/** One figure follows the other; of states each has its own. */
function standing(name: LawName, versions: readonly Version[], on: CalendarDate): readonly Version[] {
  const all = versions.filter((version) => isInForce(version, on));
  return byState.includes(name) ? all : all.toSorted((one, other) => other.from.localeCompare(one.from)).slice(0, 1);
}

/** How many rows are past the day by which someone had to look at them again. */
export function lawRowsDue(on: CalendarDate): number {
  return lawOn(on).filter(({ isDue }) => isDue).length;
}
