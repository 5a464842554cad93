/**
 * What underwriting knows beyond the application itself: what the bureau, the county and the vendors reported, in our
 * words. It is kept apart from the application because no borrower, signer or originator ever sees it.
 */
import type { PropertyCondition } from '#core/application/enums.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { Originator } from '#core/eligibility/property.ts';
import type { PropertyType } from '#core/offers/guideline.ts';
import type { Liability } from '#core/offers/liability.ts';
import type { KeptDecision } from './kept-decision.ts';

/** A debt on the report that the draw may pay off. */
export interface Debt extends Liability {
  readonly uuid: string;
  readonly creditor: string;
  /** The last four of the account there, as the report has it, null where it gives none; files of before have no word of it. */
  readonly accountMask?: string | null;
}

export interface CreditFindings {
  readonly score: number | null;
  /** Who made the score and how, and what lowered it in the bureau's own words, as the notices must print it. */
  readonly scoreModel?: string | null;
  readonly factors?: readonly string[];
  /** The day of the score; files of before do not say. */
  readonly scoredOn?: CalendarDate | null;
  /** The rules of ours that its factors stand for. */
  readonly keyFactors: readonly RuleCode[];
  /** Bankruptcies, foreclosures, collections and the like, with their day. */
  readonly marks: readonly { readonly rule: RuleCode; readonly on: CalendarDate }[];
  /** Cards, cars and other loans; what is secured on the home is among the liens. */
  readonly liabilities: readonly Debt[];
  /** What the report says is owed on the home, loan by loan, to hold against the county's records. */
  readonly homeLoanBalancesCents: readonly number[];
  /** The number that an alert says to call, and loans on a home that were paid late: for the person who looks. */
  readonly alerts?: readonly { readonly kind: string; readonly phoneNumber: string | null }[];
  readonly latePayments?: readonly {
    readonly creditor: string;
    readonly accountMask: string | null;
    readonly on: CalendarDate;
  }[];
}

/** What a model made of the home. */
export interface ModelValuation {
  readonly valueCents: number;
  readonly lowCents: number;
  readonly highCents: number;
  readonly asOf: CalendarDate;
}

/** What someone who looked at the home reported: the borrower has a right to a copy (12 CFR 1002.14). */
export interface ReportedValuation {
  readonly kind: 'bpo' | 'evaluation' | 'appraisal';
  readonly valueCents: number;
  readonly condition: PropertyCondition;
  readonly inspectedOn: CalendarDate;
  readonly summary: string;
  readonly comparables: readonly {
    readonly street: string;
    readonly soldOn: CalendarDate;
    readonly priceCents: number;
  }[];
}

interface PropertyFindings {
  readonly type: PropertyType;
  readonly dwellingUnits: number;
  readonly countyFips: string | null;
  readonly acquiredOn: CalendarDate | null;
  /** Taxes, insurance and association dues. */
  readonly monthlyUpkeepCents: number;
  readonly monthlyRentCents: number;
  /** As the county describes the land; files of before do not say. */
  readonly legalDescription?: string;
  /** Files of before have none. */
  readonly modelValuation?: ModelValuation | null;
}

/** More about a lien than the borrower is asked to confirm. */
interface LienFindings {
  readonly uuid: string;
  readonly kind: 'MORTGAGE' | 'LINE';
  readonly limitCents: number | null;
  readonly monthlyPaymentCents: number;
}

interface TitleFindings {
  /** As the title company searched it, which counts before the county's; files of before do not say. */
  readonly legalDescription?: string;
  readonly exceptions: readonly string[];
  readonly newLiens: readonly { readonly uuid: string; readonly holder: string; readonly balanceCents: number }[];
  /** When the last Texas home-equity loan on this home was closed, of any lender; null where there was none. */
  readonly equityLoanOn?: CalendarDate | null;
}

export interface UnderwritingFile {
  readonly birthDate: CalendarDate;
  readonly isListedForSale: boolean;
  readonly originator: Originator | null;
  readonly lastHelocCompletedOn: CalendarDate | null;
  /** When a line of ours on the same home was last closed; files of before do not say. */
  readonly lastEquityLoanOn?: CalendarDate | null;
  readonly credit: CreditFindings | null;
  readonly property: PropertyFindings | null;
  readonly liens: readonly LienFindings[];
  readonly title: TitleFindings | null;
  /** The last that was reported; files of before have none. */
  readonly valuation?: ReportedValuation | null;
  /** What each decision rested on, by its number in the history; files of before have none. */
  readonly decisions?: Readonly<Record<number, KeptDecision>>;
  /** The last four of the number of a loan on the home, by lien, as its holder's payoff letter has it. */
  readonly payoffAccounts?: Readonly<Record<string, string>>;
}
