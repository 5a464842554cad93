/**
 * What vendors report, in our words: facts, and nothing that follows from them. What they come to is concluded by the
 * rules in conclusions/, inside the transaction that takes the report.
 */
import type { Instant, ValuationNeed } from '#core/application/application.ts';
import type { OwnershipType, PropertyCondition } from '#core/application/enums.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { PropertyType } from '#core/offers/guideline.ts';
import type { ControlTotals } from '#core/servicing/boarding-file.ts';
import type { PublicRecord } from './bureau-codes.ts';
import type { ReportedValuation } from './file.ts';
import type { IncomeEvidence } from './income.ts';
import type { ModelFigure } from './report.ts';

/** One person's file at a bureau. */
export interface ReportedFile {
  readonly bureau: string;
  readonly score: number;
  readonly scoreModel: string;
  /** The day of the report and its score. */
  readonly reportedOn?: CalendarDate | undefined;
  readonly keyFactors: readonly { readonly code: string; readonly text: string }[];
  readonly tradelines: readonly {
    readonly uuid: string;
    readonly type: 'MORTGAGE' | 'HOME_EQUITY' | 'CARD' | 'AUTO' | 'STUDENT' | 'INSTALLMENT';
    readonly creditor: string;
    /** The last four of the account; null where the bureau gives none. */
    readonly accountMask: string | null;
    readonly balanceCents: number;
    readonly monthlyPaymentCents: number;
    readonly lastLateOn: CalendarDate | null;
  }[];
  readonly inquiries: readonly { readonly on: CalendarDate; readonly by: string }[];
  /** The number the consumer wants to be called at before credit is given. */
  readonly alerts: readonly { readonly kind: string; readonly phoneNumber?: string | null }[];
  readonly publicRecords: readonly { readonly kind: PublicRecord; readonly on: CalendarDate }[];
}

export type CreditReported =
  | { readonly outcome: 'report'; readonly report: ReportedFile }
  | { readonly outcome: 'frozen'; readonly bureau: string }
  | { readonly outcome: 'noFile' | 'minor' };

/** A parcel, and what a model makes of it. */
export interface HomeFound {
  readonly outcome: 'found';
  readonly parcel: {
    readonly parcelId: string;
    readonly county: { readonly name: string; readonly fips: string };
    readonly type: PropertyType;
    readonly dwellingUnits: number;
    readonly lastTransferOn: CalendarDate;
    readonly legalDescription: string;
  };
  readonly value:
    | (ModelFigure & {
        readonly outcome: 'valued';
        readonly valueCents: number;
        readonly lowCents: number;
        readonly highCents: number;
        readonly condition: PropertyCondition;
        readonly monthlyRentCents: number;
        readonly advises: ValuationNeed;
      })
    | { readonly outcome: 'noValue'; readonly advises: ValuationNeed };
}

type HomeReported =
  | HomeFound
  | {
      readonly outcome: 'many';
      readonly candidates: readonly { readonly parcelId: string; readonly description: string }[];
    }
  | { readonly outcome: 'notFound' };

interface RecordedLien {
  readonly uuid: string;
  readonly kind: 'MORTGAGE' | 'LINE';
  readonly holder: string;
  readonly position: number;
  readonly balanceCents: number;
  readonly limitCents: number | null;
  readonly monthlyPaymentCents: number;
}

type RecordsReported =
  | {
      readonly outcome: 'report';
      readonly vesting: OwnershipType;
      /** As the county writes them. */
      readonly owners: readonly string[];
      readonly lastTransferOn: CalendarDate;
      readonly liens: readonly RecordedLien[];
      readonly annualTaxCents: number;
      readonly annualHazardCents: number;
      readonly isHazardPolicyKnown: boolean;
      readonly monthlyDuesCents: number;
    }
  | { readonly outcome: 'noRecords' };

/** `blank`: papers in which there was nothing to read. */
type IncomeReported =
  | { readonly outcome: 'report'; readonly evidence: IncomeEvidence; readonly hasTamperSignals: boolean }
  | { readonly outcome: 'blank' };

/** What is known of whose an account is: the owners as the bank writes them, or what it says of the name we gave. */
export type AccountFound =
  | { readonly outcome: 'owners'; readonly owners: readonly string[] }
  | { readonly outcome: 'owner' | 'otherOwner' | 'closed' | 'unknown' | 'noNumbers' };

/** `isLinked`: by the borrower, so that the bank itself was asked. */
type AccountLook = AccountFound & { readonly isLinked: boolean };

/** The account that was asked about. By now the borrower may have named another. */
interface AskedAccount {
  readonly use: 'disburse' | 'autopay';
  /** Null where none is named. */
  readonly accountToken: string | null;
  /** Payments come from the very account that the money goes to. */
  readonly isWhereMoneyGoes: boolean;
}

type Employed = 'employed' | 'notEmployed' | 'notReached';

/** Names that are like some on a list, and how alike. */
type Likenesses = readonly { readonly list: string; readonly score: number }[];

/** What each of the last checks before the money goes brought. */
export type LastLook =
  | { readonly check: 'watchLists'; readonly matches: Likenesses }
  | ({ readonly check: 'account' } & AccountLook)
  | { readonly check: 'employment'; readonly outcome: Employed; readonly endedOn: CalendarDate | null }
  | {
      readonly check: 'liens';
      readonly liens: readonly Pick<RecordedLien, 'uuid' | 'holder' | 'balanceCents'>[];
    };

/** By the name of the event that says what came of it. */
export interface Reported {
  readonly softCreditReturned: CreditReported;
  readonly hardCreditReturned: CreditReported;
  readonly propertyValued: HomeReported;
  readonly propertyReportReturned: RecordsReported;
  readonly valuationReported: ReportedValuation;
  /** An appraiser was found, and this is the price. */
  readonly appraisalArranged: { readonly feeCents: number };
  readonly incomeVerified: IncomeReported;
  readonly employmentVerified: { readonly outcome: Employed };
  readonly accountOwnerChecked: AskedAccount & AccountLook;
  readonly payoffLettersReceived: {
    readonly letters: readonly {
      readonly lienUuid: string;
      readonly payoffCents: number;
      /** The last four of the loan's number; null where the letter does not say. */
      readonly accountMask: string | null;
    }[];
  };
  readonly titleReported: {
    readonly legalDescription: string;
    readonly exceptions: readonly { readonly kind: string; readonly text: string }[];
    readonly judgments: readonly { readonly creditor: string }[];
    readonly liens: readonly Pick<RecordedLien, 'uuid' | 'holder' | 'balanceCents'>[];
    /** The last one on this home, a released one too; `lienUuid` is null where it is released. */
    readonly texasEquityLoan?: { readonly closedOn: CalendarDate; readonly lienUuid: string | null } | null;
  };
  /** What the notary's platform wants beyond our own rules, and when the borrower had the final figures. */
  readonly notaryPackageReady: {
    readonly needsAttorney: boolean;
    readonly isManual: boolean;
    readonly closingNotBefore: Instant | null;
    readonly figuresAt: Instant | null;
  };
  /** Who has the notices of the right to cancel, and when these notices were asked for, which says the day they print. */
  readonly rescissionNoticesDelivered: { readonly deliveredTo: readonly string[]; readonly askedAt: Instant };
  readonly applicantsScreened: { readonly matches: Likenesses };
  readonly fundingChecked: LastLook;
  /** What the servicer counted in the file, beside what was sent; null where it refused and gave no reason. */
  readonly lineBoarded:
    | {
        readonly outcome: 'counted';
        readonly servicerNumber: string;
        readonly sent: ControlTotals;
        readonly counted: ControlTotals;
      }
    | { readonly outcome: 'refused'; readonly why: string | null };
}
export type ReportName = keyof Reported;
