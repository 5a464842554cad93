/** Asks the bureau, files what it said for underwriting, and says what it means for the journey. */
import { formatDate } from '#core/calendar/dates.ts';
import { principalRules, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import { dollarsOf } from '#core/offers/money.ts';
import { consentOf } from '#core/underwriting/consent.ts';
import type { CreditFindings, Debt } from '#core/underwriting/file.ts';
import { Secret } from '../../secret.ts';
import type { Credit, CreditAnswer, CreditReport } from '../../vendors/credit/port.ts';
import { VendorRefusal } from '../../vendors/vendor.ts';
import type { EffectHandlers, Work } from '../effects.ts';

const homeSecured = new Set(['MORTGAGE', 'HOME_EQUITY']);

export function creditHandlers(bureau: Credit): EffectHandlers<'credit'> {
  return {
    pullSoftCredit: {
      start: async (work) => {
        const answer = await bureau.pullSoft(await request(work));
        if (answer.outcome === 'refused') throw new VendorRefusal('credit', answer.why);
        return { says: 'softCreditReturned', payload: { outcome: answer.outcome, ...shown(answer) }, ...filed(answer) };
      },
    },
    pullHardCredit: {
      start: async (work) => {
        const answer = await bureau.pullHard({
          ...(await request(work)),
          consentId: consentOf(work.about.application),
        });
        if (answer.outcome === 'refused') throw new VendorRefusal('credit', answer.why);
        // No one becomes a minor, or loses their file, between two inquiries: someone has to look.
        if (answer.outcome === 'noFile' || answer.outcome === 'minor')
          return { says: 'hardCreditReturned', payload: { outcome: 'alert' } };
        const reasons = changedTerms(work, answer);
        return {
          says: 'hardCreditReturned',
          payload: { outcome: answer.outcome, ...shown(answer), counterOfferReasons: reasons, ...newInquiries(answer) },
          ...filed(answer),
        };
      },
    },
  };
}

async function request({ about, key }: Work) {
  const { application, file } = about;
  const ssn = await about.number('ssn');
  return {
    key,
    applicationUuid: application.uuid,
    name: application.borrower.name,
    address: application.property.address,
    birthDate: new Secret(file.birthDate),
    ...(ssn ? { ssn } : {}),
  };
}

/** What the application itself keeps: who was asked. Everything the report says is filed, sealed. */
function shown(answer: CreditAnswer) {
  if (answer.outcome === 'frozen') return { bureau: answer.bureau };
  return 'report' in answer ? { bureau: answer.report.bureau } : {};
}

function filed(answer: CreditAnswer) {
  return 'report' in answer ? { findings: { credit: findingsOf(answer.report) } } : {};
}

function findingsOf(report: CreditReport): CreditFindings {
  return {
    score: report.score,
    scoreModel: report.scoreModel,
    factors: report.keyFactors.map(({ text }) => text),
    keyFactors: report.keyFactors.map(({ rule }) => rule),
    marks: report.publicRecords.map(({ rule, on }) => ({ rule, on })),
    liabilities: debtsOf(report),
    homeLoanBalancesCents: report.tradelines
      .filter(({ type }) => homeSecured.has(type))
      .map(({ balanceCents }) => balanceCents),
  };
}

function debtsOf({ tradelines }: CreditReport): Debt[] {
  return tradelines
    .filter(({ type }) => !homeSecured.has(type))
    .map(({ uuid, creditor, balanceCents, monthlyPaymentCents }) => ({
      uuid,
      creditor,
      monetaryBalance: dollarsOf(balanceCents),
      monetaryCalculatedNextPaymentMinimumAmount: dollarsOf(monthlyPaymentCents),
      payOff: { status: 'NOT_SELECTED' },
    }));
}

/** A hard report worse than the soft one changes the price: the borrower is told by which rule. */
function changedTerms({ about }: Work, answer: CreditAnswer): RuleCode[] {
  if (!('report' in answer)) return [];
  const before = about.file.credit?.score ?? answer.report.score;
  const isWorse = answer.report.score < before - scoreDropTolerated;
  return isWorse ? principalRules(answer.report.keyFactors.map(({ rule }) => rule)) : [];
}

/** Scores move a little from one day to the next; bands of the guideline are twenty points wide. */
const scoreDropTolerated = 10;

function newInquiries(answer: CreditAnswer): { newInquiries?: string } {
  if (!('report' in answer) || answer.report.inquiries.length === 0) return {};
  return { newInquiries: answer.report.inquiries.map(({ by, on }) => `${by} on ${formatDate(on)}`).join('; ') };
}
