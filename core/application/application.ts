/**
 * What an application is: everything the journey decides by, and nothing secret. Social Security and account numbers
 * lie in the vault; here stand their last four digits and a token. Demographic answers are not here at all, because no
 * lending rule may see them. All of it is plain JSON.
 */
import type { Product } from '#core/brand/brand.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import type { InPersonReason } from '#core/notary/in-person.ts';
import type { ClosingCost } from '#core/offers/closing-cost-kinds.ts';
import type { DiscountType, OfferType } from '#core/offers/offer.ts';
import type { Change } from '#core/offers/smallest-change.ts';
import type { Address, OccupancyType } from '#core/people/address.ts';
import type { EmploymentType } from '#core/people/income.ts';
import type { Name } from '#core/people/name.ts';
import type { Condition } from '../conditions/condition.ts';
import type { EventName, TimerEvent } from '../journey/events.ts';
import type { Status } from '../journey/statuses.ts';
import type {
  BpoStatus,
  Bypass,
  Decision,
  IncomeSource,
  OwnershipType,
  PaymentType,
  Subdecision,
  TitleStatus,
  Verification,
} from './enums.ts';
import type { EquityLoan } from './equity-loan.ts';
import type { LinePurpose, MaritalStatus } from './information.ts';
import type { LastCheck, LastCheckState, MoneySent, ValuationNeed } from './kinds.ts';
import type { Property } from './property.ts';

export { type MoneySent, SIGNERS_MAX, type ValuationNeed, valuationNeeds } from './kinds.ts';

/** A moment as ISO 8601 in UTC. */
export type Instant = string;

interface Borrower {
  readonly identityUuid: string;
  readonly name: Name;
  readonly email: string;
  readonly phoneNumber: string | null;
  /** The number before this one, and until when it was theirs. */
  readonly phoneBefore?: { readonly number: string | null; readonly until: Instant } | null;
}

interface Lien {
  readonly uuid: string;
  readonly holder: string;
  readonly position: number;
  readonly balanceCents: number;
  readonly isPaidOff: boolean;
  /** What the lienholder wants on the day; null until the payoff letter is here. */
  readonly payoffCents: number | null;
  /** Of a loan that only the borrower told of; what underwriting learned of the others is in its file. */
  readonly told?: {
    readonly kind: 'MORTGAGE' | 'LINE';
    readonly limitCents: number | null;
    readonly monthlyPaymentCents: number;
  };
}

/** What the borrower told beyond registration; null until asked. */
interface Applicant {
  readonly maritalStatus: MaritalStatus | null;
  /** Null when letters go to the property. */
  readonly mailingAddress: Address | null;
  readonly purpose: LinePurpose | null;
  readonly coOwnerNames: readonly string[];
  readonly trustName: string | null;
  /** In Texas, another home-equity loan on this home; null where there was none, absent where it was not asked. */
  readonly equityLoan?: EquityLoan | null | undefined;
}

/** What the bureau said last: what came of it, never the figures. Those lie sealed in the underwriting file. */
export type CreditOutcome = 'file' | 'noFile' | 'frozen' | 'minor' | 'alert' | 'delinquent';

interface Credit {
  readonly phase: 'soft' | 'hard';
  readonly outcome: CreditOutcome | null;
  readonly ssnToken: string | null;
  readonly ssnLastFour: string | null;
  /** The same for the same number, and readable by no one: whether two people are one can be told by it. */
  readonly ssnMark?: string | null;
  readonly bureau: string | null;
  readonly isHardReportStale: boolean;
}

interface SelectedOffer {
  readonly id: string;
  readonly type: OfferType;
  readonly termYears: number;
  readonly rateBps: number;
  readonly rateType: 'FIXED' | 'VARIABLE';
  readonly originationFeeBps: number;
  /** The line: draw and fee together. */
  readonly amountCents: number;
  readonly drawCents: number;
  readonly discounts: readonly DiscountType[];
  /** What paying automatically is worth; absent where it is worth nothing, and in files of before. */
  readonly autopayBps?: number | undefined;
}

/** Terms that changed after they were chosen: the borrower must accept the new ones, and is told why. */
export interface CounterOffer {
  readonly cause: 'credit' | 'income' | 'value' | 'liens' | 'costs';
  readonly reasons: readonly RuleCode[];
}

export interface CounterTerms {
  readonly drawCentsMin: number;
  readonly drawCentsMax: number;
  readonly rateBpsMin: number;
  readonly rateBpsMax: number;
  readonly termsYears: number[];
}

export interface BankAccount {
  /** The last four digits. */
  readonly mask: string;
  readonly accountToken: string;
  /** The last four of the routing number; null when the bank link gave none. */
  readonly routingMask: string | null;
  readonly institution: string | null;
}

/** Two small deposits that prove an account the bank cannot speak for: sent, arrived, or used up. */
interface SmallDeposits {
  readonly use: 'disburse' | 'autopay';
  /** Of the account they went to. */
  readonly mask: string;
  readonly reference: string;
  readonly state: 'SENT' | 'ARRIVED' | 'FAILED';
  readonly triesLeft: number;
}

export const signerStates = ['INVITED', 'CHECKING', 'READY', 'SIGNED', 'REFUSED'] as const;

/** A payment that was asked for, and what came of it; `why` is the bank's, when it refused. */
interface AppraisalPayment {
  readonly state: 'CHARGING' | 'REFUSED' | 'PAID';
  readonly why: string | null;
}

/** An owner beside the borrower: signs the security instrument, never the note (12 CFR 1002.7(d)(4)). */
export interface Signer {
  readonly identityUuid: string;
  /** As it stands on papers. */
  readonly name: string;
  /** Its parts, as the person who named them typed it; owners named before these were kept may have none. */
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly state: (typeof signerStates)[number];
  /** How often their photos could not be read, and which they showed last. */
  readonly failedTries: number;
  readonly photoUuids: readonly string[];
}

/** HMDA action taken: 1 originated, 2 approved but not accepted, 3 denied, 4 withdrawn, 5 closed as incomplete. */
export type HmdaAction = 1 | 2 | 3 | 4 | 5;

export interface Application {
  readonly uuid: string;
  readonly loanNumber: string | null;
  readonly orgCode: string;
  readonly product: Product;
  readonly isInquiry: boolean;
  /** Another application of the same person stands in its way. */
  readonly isDuplicate: boolean;
  readonly createdAt: Instant;
  readonly submittedAt: Instant | null;

  readonly status: Status;
  readonly statusSince: Instant;
  /** The step that failed, while the status is UNKNOWN. */
  readonly resumeTo: Status | null;
  /** The event that would have moved it on, while an open condition holds it back. */
  readonly heldEvent: EventName | null;
  /** When each timer that is running may fire: one that fires earlier was meant for an earlier visit. */
  readonly deadlines: Readonly<Partial<Record<TimerEvent, Instant>>>;
  readonly decision: Decision;
  readonly subDecision: Subdecision;
  readonly declineReasons: readonly RuleCode[];
  /** What the borrower could change and would then have had an offer, as it stood when we decided. */
  readonly remedy?: readonly Change[];
  readonly outcome: { readonly hmdaAction: HmdaAction; readonly at: Instant } | null;
  readonly conditions: readonly Condition[];

  readonly borrower: Borrower;
  readonly referrer: { readonly referrerUuid: string | null; readonly wholesaleBrokerNmls: string | null } | null;
  readonly consents: readonly { readonly type: string; readonly version: string | null; readonly at: Instant }[];
  readonly signers: readonly Signer[];
  readonly additionalSignerVersion: string | null;

  readonly property: Property;
  readonly applicant: Applicant;
  readonly ownership: {
    readonly type: OwnershipType | null;
    readonly coOwners: number;
    /** As the county has it; null where it does not say. */
    readonly recorded: { readonly type: OwnershipType; readonly coOwners: number } | null;
  };
  readonly liens: readonly Lien[];
  readonly hasLiensToConfirm: boolean;
  readonly cltvBps: number | null;

  readonly credit: Credit;
  readonly income: {
    readonly employmentType: EmploymentType;
    readonly annualIncomeCents: number;
    readonly otherIncomeCents: number;
    readonly verifiedIncomeCents: number | null;
    readonly sources: readonly IncomeSource[];
    readonly isVerified: boolean;
  };
  readonly employment: {
    /** As the borrower named it, to be asked. */
    readonly employerName: string | null;
    /** As payroll named it with the income: offered to the borrower, who need not type it. */
    readonly toldName?: string | undefined;
    readonly isVerified: boolean;
  };
  readonly assetDepletion: {
    readonly isComplete: boolean;
    readonly amountCents: number | null;
    /** What income fell short of when the savings were asked about; applications of before do not say. */
    readonly reasons?: readonly RuleCode[];
  };

  readonly offers: {
    readonly setUuid: string | null;
    readonly selected: SelectedOffer | null;
    readonly isBetterPossible: boolean;
    readonly counterOffer: CounterOffer | null;
    /** What is offered instead, from the smallest to the largest; null while it is not priced. */
    readonly counterTerms?: CounterTerms | null;
    /** The most the borrower agreed to when a smaller line was the way to qualify. */
    readonly lineCentsMax: number | null;
    readonly debtsToPay: readonly string[];
  };
  readonly accounts: {
    readonly disburse: BankAccount | null;
    readonly autopay: BankAccount | null;
    readonly paymentType: PaymentType | null;
    readonly isOwnerVerified: boolean;
    /** The appraisal is paid from it. */
    readonly appraisal: BankAccount | null;
    readonly deposits: SmallDeposits | null;
    /** The account that money goes to was changed after the papers were signed: it waits, and is confirmed. */
    readonly hold: {
      readonly changedAt: Instant;
      readonly until: Instant;
      readonly isConfirmed: boolean;
      /** How often the emailed code may still be typed. */
      readonly triesLeft: number;
      /** The number we knew them by before, for anyone who calls. */
      readonly callOn: string | null;
    } | null;
  };
  /** Of the sanctions lists, at submission and when an owner is named; absent before, and in records of before. */
  readonly screening?: { readonly state: LastCheckState; readonly at: Instant };
  readonly identity: {
    readonly verification: Verification | null;
    readonly failedTries: number;
    /** What they showed last, for the person who may have to look. */
    readonly photoUuids: readonly string[];
  };

  readonly valuation: {
    readonly bpo: BpoStatus;
    readonly need: ValuationNeed;
    readonly isDone: boolean;
    readonly reportedValueCents: number | null;
    readonly appraisalPayer: 'borrower' | 'company' | null;
    readonly appraisalFeeCents: number | null;
    readonly appraisalPayment: AppraisalPayment | null;
    readonly isAppraisalRejected: boolean;
  };
  readonly title: {
    readonly status: TitleStatus;
    readonly bypass: Bypass;
    readonly isFullTitleNeeded: boolean;
    readonly isReported: boolean;
    readonly isTransferRecent: boolean;
    readonly isApplicantOwner: boolean;
    readonly hasExceptions: boolean;
  };
  readonly trustAndInsurance: {
    readonly isApproved: boolean;
    readonly needsHazardProof: boolean;
    readonly isFloodInsured: boolean;
  };
  readonly closing: {
    /** What the borrower pays at closing beside the origination fee, as the closing disclosure says; null before it. */
    readonly costs: readonly ClosingCost[] | null;
    /** The correction that counts, when the disclosure had to be corrected; what the one before it said. */
    readonly corrected: {
      readonly number: number;
      readonly before: readonly ClosingCost[];
      readonly isDelivered: boolean;
    } | null;
    /** When the note was signed; null again once its papers are made again. */
    readonly noteSignedAt?: Instant | null;
    /** When the notices that go with the submitted application were delivered; absent before, and in records of before. */
    readonly noticesDeliveredAt?: Instant | null;
    /** When the closing papers were delivered, a first lien's copy of the valuation among them; absent before. */
    readonly valuationCopiedAt?: Instant | null;
  };
  readonly flood: { readonly zone: string | null; readonly isCertificatePending: boolean };

  readonly notary: {
    readonly isManual: boolean;
    /** Why the notary is in the room; null while one by video will do. */
    readonly inPerson: InPersonReason | null;
    readonly needsAttorney: boolean;
    readonly closingNotBefore: Instant | null;
    /** Whether that day was still to come when the last event arrived. */
    readonly mustWait: boolean;
    readonly slot: { readonly startsAt: Instant; readonly place: string } | null;
    readonly hasPrimaryAccepted: boolean;
    readonly signedAt: Instant | null;
    /** Of a deed signed in ink: the documents that show it, page by page. */
    readonly scans: readonly string[];
  };
  readonly rescission: {
    readonly endsAt: Instant | null;
    readonly isWaived: boolean;
    /** When the disclosures and the notices had reached everyone. */
    readonly disclosedAt: Instant | null;
    readonly noticedAt: Instant | null;
    /** When each owner's own copies of the notice reached them. */
    readonly deliveredTo: readonly { readonly identityUuid: string; readonly at: Instant }[];
  };
  readonly recording: { readonly instrumentNumber: string | null; readonly isGapCovered: boolean };
  /** What a county, the borrower's bank or a creditor sent back to us, until someone has seen to it. */
  readonly sentBack: 'deed' | MoneySent | null;
  readonly funding: {
    /** Staff who said yes. Money needs two of them. */
    readonly approvers: readonly string[];
    /** The fingerprint of what all of them approved: amount, payee, account and closing figures. */
    readonly release: string | null;
    /** Why approvals that were given count no more, until two are given again. */
    readonly voided: { readonly at: Instant; readonly why: string } | null;
    /** The payments company says that it has paid already: a person must look before anything else is sent. */
    readonly question: { readonly of: MoneySent; readonly at: Instant; readonly why: string } | null;
    /** What came of looking at everything again; a check that is not here has not answered yet. */
    readonly checks: Readonly<Partial<Record<LastCheck, LastCheckState>>>;
    readonly disbursedAt: Instant | null;
  };
  /** How the hand-over of a funded line to its servicer stands; absent before, and in records of before. */
  readonly servicing?: {
    readonly state: 'sent' | 'refused' | 'boarded';
    /** Since when it stands so. */
    readonly at: Instant;
    /** What the servicer found wrong. */
    readonly why: string | null;
    /** What the servicer calls the line. */
    readonly number: string | null;
  };
  /** What was ordered at someone else's price, by effect; none of an application from before they were counted. */
  readonly orders?: Orders;
}

/** How often, and what of it is on its way (core/journey/orders.ts says what it is about). */
export type Orders = Readonly<Partial<Record<string, { readonly placed: number; readonly live: readonly string[] }>>>;

/** What registration knows. Everything else is learned on the way. */
export interface NewApplication {
  readonly uuid: string;
  readonly loanNumber?: string;
  readonly orgCode: string;
  readonly product: Product;
  readonly isInquiry?: boolean;
  readonly borrower: Borrower;
  readonly referrer?: Application['referrer'];
  readonly consents?: readonly Omit<Application['consents'][number], 'at'>[];
  readonly address: Address;
  readonly occupancy: OccupancyType;
  readonly county?: string;
  readonly timeZone?: string;
  readonly employmentType: EmploymentType;
  readonly annualIncomeCents: number;
  readonly otherIncomeCents?: number;
}
