/** Money that was sent: what becomes of it, and that nothing is sent again unless it came back, once for each return. */
import type { Application, MoneySent } from '../../application/application.ts';
import { isOpen } from '../../conditions/condition.ts';
import { whyHeld } from '../../payments/account-hold.ts';
import { isReleased } from '../../payments/release.ts';
import { takes } from '../outline.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Moment, type Recorders, raise } from './recorder.ts';

const isDoubtful = ({ conditions }: Application) =>
  conditions.some((condition) => isOpen(condition) && condition.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW');

/** Why it may not be sent again at this moment; undefined when it may. The desk shows the same sentence. */
export function whyNotAgain(application: Application, of: MoneySent, now: Date): Refusal | undefined {
  const { sentBack, funding } = application;
  if (funding.question !== null)
    return refuse('held', 'The payments company says that this was paid already. Settle that first.');
  if (sentBack !== of) return refuse('notAllowedHere', 'Nothing came back, so there is nothing to send again.');
  if (of === 'disbursement' && isDoubtful(application)) return refuse('held', 'The account is still in question.');
  const held = of === 'disbursement' ? whyHeld(application, now) : undefined;
  if (held !== undefined) return refuse('held', held);
  if (!isReleased(funding)) return refuse('held', 'Two people must approve it again before it is sent again.');
  return undefined;
}

/** The return is used up by it: for another, it must come back again. */
function sendAgain(application: Application, of: MoneySent, { now }: Moment): Application | Refusal {
  return whyNotAgain(application, of, now) ?? { ...application, sentBack: null };
}

/** It has arrived, so nothing about it is in question any more. */
function arrived(application: Application, of: MoneySent): Application | Refusal {
  if (application.sentBack === of) return refuse('notAllowedHere', 'It came back, and was not sent again.');
  return { ...application, sentBack: null, funding: { ...application.funding, question: null } };
}

function cameBack(application: Application, of: MoneySent): Application | Refusal {
  if (application.sentBack === of) return refuse('notTwice', 'It came back already.');
  return { ...application, sentBack: of, funding: { ...application.funding, question: null } };
}

const isSent = ({ status }: Application, of: MoneySent) =>
  takes(status, of === 'disbursement' ? 'disbursementRetried' : 'creditorPaymentRetried');
const notHere = refuse('notAllowedHere', 'This is not what is paid here.');

export const paymentRecorders = {
  fundsDisbursed: (application, _payload, { at }) => {
    const known = arrived(application, 'disbursement');
    return 'ok' in known ? known : { ...known, funding: { ...known.funding, disbursedAt: at } };
  },
  disbursementReturned: (application, { why }, moment) => {
    const known = cameBack(application, 'disbursement');
    if ('ok' in known) return known;
    return raise(
      { ...known, funding: { ...known.funding, disbursedAt: null } },
      { categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW', requestDocuments: ['BANK_STATEMENT'], notes: why ?? null },
      moment,
    );
  },
  disbursementRetried: (application, _payload, moment) => sendAgain(application, 'disbursement', moment),
  creditorPaymentReturned: (application) => cameBack(application, 'creditorPayment'),
  creditorPaymentRetried: (application, _payload, moment) => sendAgain(application, 'creditorPayment', moment),
  creditorsPaid: (application) => arrived(application, 'creditorPayment'),
  /** As if it had come back, and no one but us knows: the borrower has nothing to answer. */
  paymentWithheld: (application, { of }) => (isSent(application, of) ? cameBack(application, of) : notHere),
  paymentQuestioned: (application, { of, why }, { at }) =>
    isSent(application, of)
      ? { ...application, funding: { ...application.funding, question: { of, at, why } } }
      : notHere,
  paymentQuestionSettled: (application) => {
    const { funding } = application;
    if (funding.question === null) return refuse('unknownThing', 'Nothing about this payment is in question.');
    return { ...application, funding: { ...funding, question: null } };
  },
  /** A person who calls says how they did; a code that is wrong is counted. */
  accountChangeAnswered: (application, { outcome, why }, { by }) => {
    const { hold } = application.accounts;
    if (!hold) return refuse('notAllowedHere', 'No changed account waits to be confirmed.');
    if (hold.isConfirmed) return refuse('notTwice', 'The change is confirmed already.');
    if (by === 'operations' && (outcome !== 'confirmed' || why === undefined))
      return refuse('noReasons', 'Please say on which number you called, and who answered.');
    if (by !== 'operations' && hold.triesLeft === 0)
      return refuse('tooMany', 'The code was wrong too often. Please call us, and we confirm the account by phone.');
    const answered =
      outcome === 'confirmed' ? { ...hold, isConfirmed: true } : { ...hold, triesLeft: hold.triesLeft - 1 };
    return { ...application, accounts: { ...application.accounts, hold: answered } };
  },
} satisfies Recorders;
