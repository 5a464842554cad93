/**
 * What each magic homeowner needs to come to what its sentence promises, and what that promise is: read by the walk on the
 * server and by the one in a browser. A row that is not here needs nothing beside its own value.
 */
import { blockingTasks } from '#core/application/enums.ts';
import { viewFor } from '#core/application/view.ts';
import type { LastCheck } from '#core/journey/last-checks.ts';
import { route } from '#core/journey/route.ts';
import { isStatus } from '#core/journey/statuses.ts';
import { type Persona, personas } from '../vendors/personas.ts';
import type { Plan, Seen } from './test-plan.ts';

/** What a row needs beside its own value, what its sentence says in other words than names, and one more way it names. */
export interface More {
  readonly plan?: Plan;
  /** Statuses and conditions that the sentence does not name but means. */
  readonly meets?: readonly string[];
  readonly leaves?: (seen: Seen) => boolean;
  /** What stands in the sealed file of the bureau's report. */
  readonly score?: number;
  /** Another trip, for what a sentence says of another case. */
  readonly also?: { readonly plan: Plan; readonly meets: readonly string[] };
  /** The link's own window refuses; the application stays where it is. */
  readonly isRefusedAtWindow?: true;
}

const screenOf = ({ application }: Seen) =>
  route({ hasProfile: true, application: viewFor('borrower', application) }).screen;
const withPaidoff = (street: string): More => ({ plan: { street: `${street} Paidoff` } });
const withLowconf = (street: string): More => ({ plan: { street: `${street} Lowconf` } });
const isIncomeVerified: More = {
  meets: ['EMPLOYMENT_VERIFICATION'],
  leaves: ({ application }) => application.income.isVerified,
};
/** Only someone whose income limited the offers is better off with more of it. */
const isBackAtOffers: More = {
  plan: { houseNumber: 30, known: { annualIncomeCents: 10_000_000 } },
  leaves: ({ visited }) => visited.filter((status) => status === 'OFFER_SELECTION').length === 2,
};
const isLinked: More = {
  meets: ['IDENTITY_VERIFICATION'],
  leaves: ({ application }) => application.accounts.disburse?.institution === 'First Platypus Bank',
};
const isRefused: More = { isRefusedAtWindow: true, meets: ['DISBURSEMENT_ACCOUNT'] };

const findsAtLast = (check: LastCheck): More => ({
  leaves: ({ application }) => application.funding.checks[check] === 'found',
});

const more: Readonly<Record<string, More>> = {
  Fairscore: { meets: ['OFFER_SELECTION'], score: 662 },
  '1300 to 8850': { meets: ['OFFER_SELECTION'], score: 720 },
  Indebted: { plan: { assetsCents: 100 } },
  Joint: { plan: { ownership: 'SOLE' } },
  Liens: {
    plan: { paysOffLiens: true, drawDollars: 60_000 },
    meets: ['LIEN_VERIFICATION', 'LIEN_ATTESTATION', 'REQUEST_STEWART_PAYOFFS', 'PAYOFF_REQUEST_PENDING'],
    also: { plan: { street: 'Liens', known: { isInquiry: true } }, meets: ['LIEN_VERIFICATION_INQUIRY'] },
  },
  Norecords: {
    meets: ['ORDER_FULL_TITLE'],
    leaves: ({ application }) => application.title.bypass === 'BYPASS',
  },
  Lowvalue: withLowconf('Lowvalue'),
  Poor: withLowconf('Poor'),
  Disputed: { plan: { street: 'Disputed Lowconf', valueDecided: 'escalated' } },
  // The evaluation that follows the broker cannot be made either.
  Noaccess: withLowconf('Noaccess'),
  Payoffhigh: { plan: { street: 'Payoffhigh Liens', paysOffLiens: true, drawDollars: 20_000 } },
  Exception: withPaidoff('Exception'),
  Legaldesc: withPaidoff('Legaldesc'),
  Quitclaim: withPaidoff('Quitclaim'),
  Judgment: withPaidoff('Judgment'),
  Equityloan: withPaidoff('Equityloan'),
  Newlien: withPaidoff('Newlien'),
  Floodlate: { leaves: (seen) => seen.application.flood.isCertificatePending && screenOf(seen) === 'error/flood-cert' },
  Reject: { leaves: ({ events }) => events.includes('recordingRejected') },
  Unboarded: { leaves: ({ events }) => events.includes('boardingRefused') },
  Miscount: { leaves: ({ events }) => events.includes('boardingRefused') },
  Papercounty: { meets: ['FUNDING_DECISION'], leaves: ({ application }) => application.recording.isGapCovered },
  Watchlisted: { leaves: ({ application }) => application.screening?.state === 'found' },
  Latelien: findsAtLast('liens'),
  Lastday: findsAtLast('employment'),
  '0204': findsAtLast('account'),
  '0199': { plan: { street: 'Appraise' }, leaves: ({ events }) => events.includes('appraisalPaymentRefused') },
  Payoffreturn: { plan: { debtsToPay: 1 }, leaves: ({ events }) => events.includes('creditorPaymentReturned') },
  goodlogin: isIncomeVerified,
  user_bank_income: isIncomeVerified,
  user_transactions_dynamic: isIncomeVerified,
  user_income_high: isBackAtOffers,
  'paystub-high': isBackAtOffers,
  // A house that would carry the largest line: only the income can be too little for it.
  user_income_low: { plan: { drawDollars: 400_000, houseNumber: 203 } },
  'paystub-low': { plan: { drawDollars: 400_000, houseNumber: 834 } },
  'paystub-tampered': { meets: ['HELOC_MANUAL_PAYSTUB_UPLOAD'] },
  'error.user': { isRefusedAtWindow: true },
  Slowemployer: { meets: ['DISBURSEMENT_ACCOUNT'] },
  user_no_routing: { leaves: (seen) => screenOf(seen) === 'bank/disburse' },
  '0202': { leaves: ({ application }) => application.accounts.deposits?.state === 'ARRIVED' },
  '0203': { leaves: ({ application }) => application.accounts.deposits?.state === 'FAILED' },
  error_INVALID_CREDENTIALS: isRefused,
  error_ITEM_LOCKED: isRefused,
  error_INSTITUTION_DOWN: isRefused,
  mfa_device: isLinked,
  Nomail: { meets: ['UNKNOWN'] },
  Signlater: { plan: { signsWith: 'vendor' }, meets: ['GEN_NOTARY_DISCLOSURE'] },
};

const isReturnCode = ({ need, answer }: Persona) => need === 'payments' && /^R\d\d$/.test(answer);

export function moreOf(row: Persona): More {
  if (isReturnCode(row)) return { meets: ['FUNDABLE', 'BANK_ACCOUNT_FRAUD_REVIEW'] };
  if (row.value === 'user_good') return row.need === 'income' ? isIncomeVerified : isLinked;
  return more[row.value] ?? {};
}

/** A row whose sentence is "As Frozen." promises what that row promises. */
export function promisesOf(row: Persona): readonly string[] {
  const { meets, also } = moreOf(row);
  if (meets && also) return meets;
  const other = /^As (\w+)\.$/.exec(row.sentence)?.[1];
  const sentence = personas.find(({ value }) => value === other)?.sentence ?? row.sentence;
  const named = sentence.match(/\b[A-Z][A-Z_]+[A-Z]\b/g) ?? [];
  return [...named.filter((word) => isStatus(word) || isTask(word)), ...(meets ?? [])];
}

const isTask = (name: string): boolean => (blockingTasks as readonly string[]).includes(name);

export function planFor(row: Persona): Plan {
  const { carrier, value, need } = row;
  const own: Record<Persona['carrier'], () => Plan> = {
    lastName: () => ({ lastName: value }),
    street: () => ({ street: value }),
    ssn: () => ({ lastName: 'Nomatch', ssn: `90012${value === '1300 to 8850' ? '1720' : value}` }),
    employer: () => ({ employer: value }),
    login: () => (need === 'income' ? { incomeLogin: loginOf(value) } : { bankLogin: loginOf(value) }),
    password: () => ({ bankLogin: { login: 'user_good', password: value } }),
    accountNumber: () => ({ accountNumber: `111122223333${value}` }),
    fileName: () => (need === 'income' ? { paystub: `${value}.pdf` } : { identityFiles: [`${value}.jpg`] }),
  };
  return { ...own[carrier](), ...moreOf(row).plan };
}

const passwords: Readonly<Record<string, string>> = { goodlogin: 'goodpassword', user_good: 'pass_good' };
const loginOf = (login: string) => ({
  login,
  password: passwords[login] ?? 'any',
  source: ['goodlogin', 'error.user'].includes(login) ? ('TRUV_PAYROLL' as const) : ('PLAID_TRANSACTIONS' as const),
});
