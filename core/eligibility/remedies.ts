/**
 * What would change a refusal, for each principal reason, in words a borrower can act on. No promise is made: a new
 * decision is a new decision. Sample, to be approved by counsel.
 */
import type { RuleCode } from './principal-reasons.ts';

const freeReport =
  'Your report is free from each bureau within 60 days of this decision. If it is wrong, dispute it with the bureau, then ask us to look again.';
const moreIncome =
  'Income that we did not count, such as rent, a pension or a second job, may change this; so does asking for a smaller line.';
const tellUs = 'If what we know is not right, tell us and we look again.';

const remedies: Readonly<Record<RuleCode, string>> = {
  NOIA_EXPIRED: 'Apply again when you have what we asked for; what you sent us before is not lost.',
  EMPLOYMENT_TYPE: 'Steady income of another kind, such as retirement or rental income, may change this.',
  VOE_FAILED: 'A recent pay stub or a letter from your employer lets us look again.',
  DTI_MIN_DRAW: moreIncome,
  DSCR: 'A higher rent on a signed lease, or a smaller line, may change this.',
  DTI_EXCEEDED: 'Paying down cards or loans lowers what you owe each month; a smaller line does too.',
  INCOME_UNVERIFIED: 'Tax returns, pay slips or bank statements that show your income let us look again.',
  OCCUPANCY_UNVERIFIED: 'A utility bill or your driver’s license with this address lets us look again.',
  NO_FILE: 'A few months of payments on a card or loan in your name make a credit file.',
  THIN_FILE: 'A longer record of payments on time changes this by itself.',
  INTERNAL_DEFAULT: 'Call us about the earlier account; settling it is the first step.',
  DELINQUENCY: `Bringing what is late up to date changes this within months. ${freeReport}`,
  DEROGATORY_COLLECTION: `A collection that is settled weighs less with time. ${freeReport}`,
  DEROGATORY_GARNISHMENT: `Once it is released and on record, ask us to look again. ${freeReport}`,
  DEROGATORY_FORECLOSURE: `It weighs less with each year. ${freeReport}`,
  DEROGATORY_BANKRUPTCY: `It weighs less with each year after discharge. ${freeReport}`,
  INQUIRIES: 'Fewer applications for credit over the next months change this by themselves.',
  CLTV: 'Paying down a loan on the home, or a higher value shown by an appraisal, may change this.',
  PROPERTY_TYPE: tellUs,
  CONDITION: 'Once the repairs are done, a new valuation may change this.',
  LIEN_POSITION: 'Paying off one of the loans on the home may change this.',
  CREDIT_SCORE: `Payments on time and lower balances on cards raise a score within months. ${freeReport}`,
  TITLE_SEASONING_90D: 'You may apply again 90 days after the home became yours.',
  LISTED_FOR_SALE: 'You may apply again once the home is no longer listed.',
  STATE_NOT_SERVED: 'We may lend there later; we cannot say when.',
  IDENTITY: 'Clear pictures of a valid document let us look again.',
  PROPERTY_NOT_FOUND: 'Your tax bill shows the address as the county writes it; with it we look again.',
  NOT_ON_TITLE: 'A recorded deed with your name on it lets us look again.',
  TITLE_DEFECT: 'A title company can tell you what stands on record and how it is cleared.',
  TRUST_NOT_ACCEPTED: 'A complete certificate of trust, or proof of insurance, lets us look again.',
  AGE: tellUs,
  RECENT_HELOC: 'You may apply again 45 days after your last line was completed.',
  ORIGINATOR_LICENSE: 'Apply without the loan officer’s link, or with one who is licensed in your state.',
  HIGH_COST: 'A larger line, or one without an origination fee, may stay within the limits.',
  STATE_LIMITS: 'Another amount or term may stay within the limits.',
  DRAW_TOO_SMALL: 'A larger draw, or fewer debts to pay off with it, changes this.',
  ADVERTISED_RANGE: 'A higher score or a smaller line may bring a rate within our range.',
};

export function remedyOf(rule: RuleCode): string {
  return remedies[rule];
}
