/** What a bureau's report amounts to before anyone judges the score, and whether the hard one changes the terms. */
import { addYears, type CalendarDate, formatDate } from '#core/calendar/dates.ts';
import { principalRules, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import { keyFactorsTold } from '#core/law/key-factors.ts';
import { dollarsOf } from '#core/offers/money.ts';
import { isInquiries, publicRecords, ruleOfFactor } from '../bureau-codes.ts';
import type { CreditFindings, Debt } from '../file.ts';
import type { CreditReported, ReportedFile } from '../reported.ts';
import { type Conclusions, concluded } from './conclusion.ts';

const homeSecured: readonly ReportedFile['tradelines'][number]['type'][] = ['MORTGAGE', 'HOME_EQUITY'];

/** How far back a late payment on a home loan sends the file to a person. */
export const lateYears = 1;

/** Scores move a little from one day to the next; bands of the guideline are twenty points wide. */
const scoreDropTolerated = 10;

export const creditConclusions = {
  softCreditReturned: {
    needsFile: false,
    conclude: (said, { today }) => {
      if (said.outcome !== 'report') return concluded('softCreditReturned', { outcome: said.outcome, ...asked(said) });
      const payload = { outcome: amountsTo(said.report, today), ...asked(said) };
      return concluded('softCreditReturned', payload, { findings: { credit: findingsOf(said.report) } });
    },
  },
  hardCreditReturned: {
    needsFile: true,
    conclude: (said, { file, today }) => {
      if (said.outcome === 'frozen')
        return concluded('hardCreditReturned', { outcome: 'frozen', ...asked(said), counterOfferReasons: [] });
      // No one becomes a minor, or loses their file, between two inquiries: someone has to look.
      if (said.outcome !== 'report') return concluded('hardCreditReturned', { outcome: 'alert' });
      const { report } = said;
      const payload = {
        outcome: amountsTo(report, today),
        ...asked(said),
        counterOfferReasons: changedTerms(report, file.credit?.score ?? null),
        ...newInquiries(report),
      };
      return concluded('hardCreditReturned', payload, { findings: { credit: findingsOf(report) } });
    },
  },
} satisfies Partial<Conclusions>;

/** What the application itself keeps: who was asked. Everything the report says is filed, sealed. */
function asked(said: CreditReported): { bureau?: string } {
  if (said.outcome === 'report') return { bureau: said.report.bureau };
  return said.outcome === 'frozen' ? { bureau: said.bureau } : {};
}

/**
 * An alert comes first: it may not be their file at all. A mortgage paid late within the last twelve months is looked
 * at by a person.
 */
function amountsTo({ alerts, tradelines }: ReportedFile, today: CalendarDate): 'alert' | 'delinquent' | 'file' {
  if (alerts.length > 0) return 'alert';
  const isLate = tradelines.some(
    ({ type, lastLateOn }) =>
      homeSecured.includes(type) && lastLateOn !== null && lastLateOn > addYears(today, -lateYears),
  );
  return isLate ? 'delinquent' : 'file';
}

/** A hard report worse than the soft one changes the price: the borrower is told by which rule. */
function changedTerms(report: ReportedFile, before: number | null): RuleCode[] {
  const isWorse = before !== null && report.score < before - scoreDropTolerated;
  return isWorse ? principalRules(factorsOf(report).map(({ code }) => ruleOfFactor(code))) : [];
}

/** However many a bureau, or a company that merges reports, tells of. */
const factorsOf = ({ keyFactors }: ReportedFile) => keyFactorsTold(keyFactors, isInquiries);

function newInquiries({ inquiries }: ReportedFile): { newInquiries?: string } {
  if (inquiries.length === 0) return {};
  return { newInquiries: inquiries.map(({ by, on }) => `${by} on ${formatDate(on)}`).join('; ') };
}

function findingsOf(report: ReportedFile): CreditFindings {
  const { score, scoreModel, tradelines, reportedOn = null } = report;
  const keyFactors = factorsOf(report);
  return {
    score,
    scoreModel,
    scoredOn: reportedOn,
    factors: keyFactors.map(({ text }) => text),
    keyFactors: keyFactors.map(({ code }) => ruleOfFactor(code)),
    marks: report.publicRecords.map(({ kind, on }) => ({ rule: publicRecords[kind], on })),
    liabilities: tradelines.filter(({ type }) => !homeSecured.includes(type)).map(debtOf),
    homeLoanBalancesCents: tradelines
      .filter(({ type }) => homeSecured.includes(type))
      .map(({ balanceCents }) => balanceCents),
    ...forAPerson(report),
  };
}

/** Only where there is something to look at. */
function forAPerson({ alerts, tradelines }: ReportedFile): Pick<CreditFindings, 'alerts' | 'latePayments'> {
  const late = tradelines.flatMap(({ type, creditor, accountMask, lastLateOn }) =>
    homeSecured.includes(type) && lastLateOn !== null ? [{ creditor, accountMask, on: lastLateOn }] : [],
  );
  return {
    ...(alerts.length > 0 && { alerts: alerts.map(({ kind, phoneNumber = null }) => ({ kind, phoneNumber })) }),
    ...(late.length > 0 && { latePayments: late }),
  };
}

function debtOf(line: ReportedFile['tradelines'][number]): Debt {
  const { uuid, creditor, accountMask, balanceCents, monthlyPaymentCents } = line;
  return {
    uuid,
    creditor,
    accountMask,
    monetaryBalance: dollarsOf(balanceCents),
    monetaryCalculatedNextPaymentMinimumAmount: dollarsOf(monthlyPaymentCents),
    payOff: { status: 'NOT_SELECTED' },
  };
}
