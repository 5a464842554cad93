/** Money that was sent: what becomes of it, and that nothing is sent again unless it came back, once for each return. */

import * as words from '#core/words/en/journey/recorders/payments.ts';
import type { Application, MoneySent } from '../../application/application.ts';
import { needs } from '../operation-needs.ts';
import { takes } from '../outline.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Recorders, raise } from './recorder.ts';

/** The return is used up by it: for another, it must come back again. */
const sendAgain = (application: Application): Application => ({ ...application, sentBack: null });

/** It has arrived, so nothing about it is in question any more. */
function arrived(application: Application, of: MoneySent): Application | Refusal {
  if (application.sentBack === of) return refuse('notAllowedHere', words.cameBackAndWasNot);
  return { ...application, sentBack: null, funding: { ...application.funding, question: null } };
}

function cameBack(application: Application, of: MoneySent): Application | Refusal {
  if (application.sentBack === of) return refuse('notTwice', words.cameBackAlready);
  return { ...application, sentBack: of, funding: { ...application.funding, question: null } };
}

const isSent = ({ status }: Application, of: MoneySent) =>
  takes(status, of === 'disbursement' ? 'disbursementRetried' : 'creditorPaymentRetried');
const notHere = refuse('notAllowedHere', words.isNotWhatIsPaid);

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
  disbursementRetried: sendAgain,
  creditorPaymentReturned: (application) => cameBack(application, 'creditorPayment'),
  creditorPaymentRetried: sendAgain,
  creditorsPaid: (application) => arrived(application, 'creditorPayment'),
  /** As if it had come back, and no one but us knows: the borrower has nothing to answer. */
  paymentWithheld: (application, { of }) => (isSent(application, of) ? cameBack(application, of) : notHere),
  paymentQuestioned: (application, { of, why }, { at }) =>
    isSent(application, of)
      ? { ...application, funding: { ...application.funding, question: { of, at, why } } }
      : notHere,
  paymentQuestionSettled: (application) => ({
    ...application,
    funding: { ...application.funding, question: null },
  }),
  /** A person who calls says how they did; a code that is wrong is counted. */
  accountChangeAnswered: (application, { outcome, why }, { by }) => {
    const { hold } = application.accounts;
    const unmet = needs.isAccountChangeOpen(application);
    if (!hold || unmet) return unmet ?? application;
    if (by === 'operations' && (outcome !== 'confirmed' || why === undefined))
      return refuse('noReasons', words.sayOnWhichNumberYou);
    if (by !== 'operations' && hold.triesLeft === 0) return refuse('tooMany', words.codeWasWrongTooOften);
    const answered =
      outcome === 'confirmed' ? { ...hold, isConfirmed: true } : { ...hold, triesLeft: hold.triesLeft - 1 };
    return { ...application, accounts: { ...application.accounts, hold: answered } };
  },
} satisfies Recorders;
