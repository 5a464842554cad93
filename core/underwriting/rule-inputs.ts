/**
 * What each rule of lending looks at. A decision keeps these figures as they stood when it was made, so that it opens to
 * its reasons at any later time, whatever has been learned since.
 */
import type { Application } from '#core/application/application.ts';
import { ageOn, type CalendarDate, formatDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { categories } from '#core/conditions/categories.ts';
import { isOpen } from '#core/conditions/condition.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import { stateNames } from '#core/eligibility/states.ts';
import type { Explanation } from '#core/offers/explanation.ts';
import { liensKeptCents } from '#core/offers/underwriting.ts';
import { employmentLabels } from '#core/people/income.ts';
import * as caseWords from '#core/words/en/console/case.ts';
import { outcomes } from '#core/words/en/console/case-outcomes.ts';
import { ruleTitles } from '#core/words/en/console/rules.ts';
import { conditions as homeConditions } from '#core/words/en/papers/notices.ts';
import type { UnderwritingFile } from './file.ts';
import type { InputUnit, InputValue, KeptInput } from './kept-decision.ts';
import { payoffsOf, totalCents } from './payoffs.ts';
import { liensOf } from './pricing-input.ts';

/** All that was known when it was decided, with what the event itself told. */
export interface Looked {
  readonly application: Application;
  readonly file: UnderwritingFile;
  readonly today: CalendarDate;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Of the pricing that decided, where one did. */
  readonly explanation: Explanation | null;
}

interface Input {
  readonly unit: InputUnit;
  /** Null where it is not known: then it is not shown. */
  readonly read: (looked: Looked, rule: RuleCode) => InputValue | null | undefined;
}

const listed = (parts: readonly string[] | undefined) => (parts && parts.length > 0 ? parts.join('; ') : null);
const dated = (what: string, on: CalendarDate) => `${what} ${formatDate(on)}`;
/** Where the county publishes nothing the application goes on as if all were well, and no one knows it. */
const ofRecord = ({ bypass }: Application['title'], isSo: boolean) => (bypass === 'BYPASS' ? null : isSo);
const statedCents = ({ income }: Application) => income.annualIncomeCents + income.otherIncomeCents;

export const inputs = {
  state: { unit: 'words', read: ({ application: { property } }) => stateNames[property.address.state as StateCode] },
  zip: { unit: 'words', read: ({ application: { property } }) => property.address.zip },
  use: { unit: 'words', read: ({ application: { property } }) => caseWords.occupancies[property.occupancy] },
  kindOfHome: { unit: 'words', read: ({ file }) => file.property && caseWords.propertyTypes[file.property.type] },
  condition: { unit: 'words', read: ({ application: { property } }) => homeConditions[property.condition] },
  lookUp: { unit: 'words', read: ({ application: { property } }) => property.lookup && outcomes[property.lookup] },
  isListedForSale: { unit: 'yesNo', read: ({ file }) => file.isListedForSale },
  ownedSince: { unit: 'day', read: ({ file }) => file.property?.acquiredOn },
  isTransferRecent: { unit: 'yesNo', read: ({ application: { title } }) => ofRecord(title, title.isTransferRecent) },
  lastLineOn: { unit: 'day', read: ({ file }) => file.lastHelocCompletedOn },
  licensedStates: { unit: 'words', read: ({ file }) => listed(file.originator?.licensedStates) },
  age: { unit: 'count', read: ({ file, today }) => ageOn(file.birthDate, today) },

  creditScore: { unit: 'count', read: ({ file }) => file.credit?.score },
  bureau: { unit: 'words', read: ({ application: { credit } }) => credit.bureau },
  keyFactors: { unit: 'words', read: ({ file }) => listed(file.credit?.factors) },
  accountsOnReport: {
    unit: 'count',
    read: ({ file: { credit } }) => credit && credit.liabilities.length + credit.homeLoanBalancesCents.length,
  },
  marks: {
    unit: 'words',
    read: ({ file: { credit } }, rule) =>
      listed(credit?.marks.filter((mark) => mark.rule === rule).map(({ on }) => dated(ruleTitles[rule], on))),
  },
  latePayments: {
    unit: 'words',
    read: ({ file: { credit } }) => listed(credit?.latePayments?.map(({ creditor, on }) => dated(creditor, on))),
  },
  inquiries: { unit: 'words', read: ({ payload }) => payload['newInquiries'] as string | undefined },

  employment: { unit: 'words', read: ({ application: { income } }) => employmentLabels[income.employmentType] },
  employer: { unit: 'words', read: ({ application: { employment: e } }) => e.toldName ?? e.employerName },
  isEmploymentVerified: { unit: 'yesNo', read: ({ application: { employment } }) => employment.isVerified },
  statedIncome: { unit: 'cents', read: ({ application }) => statedCents(application) },
  verifiedIncome: {
    unit: 'cents',
    read: ({ application: { income }, payload }) =>
      (payload['verifiedIncomeCents'] as number | undefined) ?? income.verifiedIncomeCents,
  },
  isIncomeVerified: { unit: 'yesNo', read: ({ application: { income } }) => income.isVerified },
  monthlyIncome: {
    unit: 'cents',
    read: ({ application, explanation }) =>
      explanation?.inputs.monthlyIncomeCents ??
      Math.floor((application.income.verifiedIncomeCents ?? statedCents(application)) / 12),
  },
  monthlyObligations: { unit: 'cents', read: ({ explanation }) => explanation?.inputs.monthlyObligationsCents },
  monthlyRent: { unit: 'cents', read: ({ file }) => file.property?.monthlyRentCents },
  monthlyUpkeep: { unit: 'cents', read: ({ file }) => file.property?.monthlyUpkeepCents },
  savings: { unit: 'cents', read: ({ application: { assetDepletion } }) => assetDepletion.amountCents },

  homeValue: {
    unit: 'cents',
    read: ({ application: { property }, explanation }) => explanation?.inputs.valueCents ?? property.valueCents,
  },
  reportedValue: { unit: 'cents', read: ({ application: { valuation } }) => valuation.reportedValueCents },
  loansKept: {
    unit: 'cents',
    read: ({ explanation, ...known }) => explanation?.inputs.liensKeptCents ?? liensKeptCents(liensOf(known)),
  },
  toPayOff: {
    unit: 'cents',
    read: ({ application, file, explanation }) =>
      explanation?.inputs.payoffCents ?? totalCents(payoffsOf(application, file)),
  },
  line: { unit: 'cents', read: ({ application: { offers } }) => offers.selected?.amountCents },
  draw: { unit: 'cents', read: ({ application: { offers } }) => offers.selected?.drawCents },
  lineAgreed: { unit: 'cents', read: ({ application: { offers } }) => offers.lineCentsMax },
  closingCosts: {
    unit: 'cents',
    read: ({ application: { closing } }) => closing.costs?.reduce((sum, { cents }) => sum + cents, 0),
  },
  offersLeftOut: {
    unit: 'count',
    read: ({ explanation }, rule) => explanation?.leftOut.find((one) => one.rule === rule)?.offers,
  },
  aporAsOf: { unit: 'day', read: ({ explanation }) => explanation?.aporAsOf },

  identityCheck: {
    unit: 'words',
    read: ({ application: { identity } }) => identity.verification && outcomes[identity.verification],
  },
  failedTries: { unit: 'count', read: ({ application: { identity } }) => identity.failedTries },
  isOnTitle: { unit: 'yesNo', read: ({ application: { title } }) => ofRecord(title, title.isApplicantOwner) },
  recordedOwnership: {
    unit: 'words',
    read: ({ application: { ownership } }) => ownership.recorded && caseWords.ownershipTypes[ownership.recorded.type],
  },
  titleExceptions: { unit: 'words', read: ({ file }) => listed(file.title?.exceptions) },
  newLiens: { unit: 'words', read: ({ file }) => listed(file.title?.newLiens.map(({ holder }) => holder)) },
  loanPositions: {
    unit: 'words',
    read: ({ application: { liens } }) => listed(liens.map(({ holder, position }) => `${position}. ${holder}`)),
  },
  trust: { unit: 'words', read: ({ application: { applicant } }) => applicant.trustName },
  needsHazardProof: { unit: 'yesNo', read: ({ application: { trustAndInsurance: it } }) => it.needsHazardProof },
  floodZone: { unit: 'words', read: ({ application: { flood } }) => flood.zone },
  isFloodInsured: { unit: 'yesNo', read: ({ application: { trustAndInsurance: it } }) => it.isFloodInsured },
  stillOpen: {
    unit: 'words',
    read: ({ application: { conditions } }) =>
      listed(conditions.filter(isOpen).map(({ categoryEnum }) => categories[categoryEnum].header)),
  },
} as const satisfies Readonly<Record<string, Input>>;
export type InputName = keyof typeof inputs;

const income = ['monthlyIncome', 'monthlyObligations', 'isIncomeVerified', 'savings'] as const;
const file = ['bureau', 'accountsOnReport'] as const;
const room = ['homeValue', 'loansKept', 'toPayOff', 'line'] as const;

/** By rule. A rule without a row does not compile. */
export const ruleInputs: Readonly<Record<RuleCode, readonly [InputName, ...InputName[]]>> = {
  NOIA_EXPIRED: ['stillOpen'],
  EMPLOYMENT_TYPE: ['employment', 'statedIncome'],
  VOE_FAILED: ['employment', 'employer', 'isEmploymentVerified'],
  DTI_MIN_DRAW: income,
  DTI_EXCEEDED: income,
  DSCR: ['monthlyIncome', 'monthlyObligations', 'monthlyRent', 'monthlyUpkeep'],
  INCOME_UNVERIFIED: ['statedIncome', 'verifiedIncome', 'employment'],
  OCCUPANCY_UNVERIFIED: ['use', 'state'],
  NO_FILE: file,
  THIN_FILE: file,
  INTERNAL_DEFAULT: ['lastLineOn'],
  DELINQUENCY: ['latePayments', 'marks', 'bureau'],
  DEROGATORY_COLLECTION: ['marks', 'bureau'],
  DEROGATORY_GARNISHMENT: ['marks', 'bureau'],
  DEROGATORY_FORECLOSURE: ['marks', 'bureau'],
  DEROGATORY_BANKRUPTCY: ['marks', 'bureau'],
  INQUIRIES: ['inquiries', 'bureau'],
  CLTV: ['homeValue', 'reportedValue', 'loansKept', 'toPayOff', 'line'],
  PROPERTY_TYPE: ['kindOfHome'],
  CONDITION: ['condition'],
  LIEN_POSITION: ['loanPositions'],
  CREDIT_SCORE: ['creditScore', 'keyFactors', 'bureau'],
  TITLE_SEASONING_90D: ['ownedSince', 'isTransferRecent'],
  LISTED_FOR_SALE: ['isListedForSale'],
  STATE_NOT_SERVED: ['state', 'zip'],
  IDENTITY: ['identityCheck', 'failedTries'],
  PROPERTY_NOT_FOUND: ['lookUp', 'state', 'zip'],
  NOT_ON_TITLE: ['isOnTitle', 'recordedOwnership'],
  TITLE_DEFECT: ['titleExceptions', 'newLiens', 'isOnTitle'],
  TRUST_NOT_ACCEPTED: ['trust', 'needsHazardProof', 'floodZone', 'isFloodInsured'],
  AGE: ['age', 'state'],
  RECENT_HELOC: ['lastLineOn'],
  ORIGINATOR_LICENSE: ['licensedStates', 'state'],
  HIGH_COST: ['offersLeftOut', 'aporAsOf', 'line'],
  STATE_LIMITS: ['state', 'offersLeftOut', ...room],
  PROPERTY_USE: ['use'],
  PAYOFFS_OVER_LINE: ['toPayOff', 'line'],
  DRAW_TOO_SMALL: ['draw', 'lineAgreed', 'toPayOff', 'closingCosts'],
  ADVERTISED_RANGE: ['creditScore', 'offersLeftOut', ...room],
};

export function inputsOf(rule: RuleCode, looked: Looked): KeptInput[] {
  return ruleInputs[rule].flatMap((name) => {
    const { read, unit }: Input = inputs[name];
    const value = read(looked, rule) ?? null;
    return value === null ? [] : [{ name, unit, value }];
  });
}
