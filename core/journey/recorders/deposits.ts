/** Proof by two small deposits, for an account whose owner the bank cannot name. */

import * as words from '#core/words/en/journey/recorders/deposits.ts';
import type { Application } from '../../application/application.ts';
import type { Condition } from '../../conditions/condition.ts';
import { takes } from '../outline.ts';
import { refuse } from '../refusal.ts';
import { clear, payTo, type Recorders, raise } from './recorder.ts';

/** How often the two amounts may be named; the bank counts too, and its count is the one that holds. */
const depositTriesMax = 3;

/** A question that the deposits raised is answered by them; one about another account stays open. */
const AMOUNTS = 'NAME_SMALL_DEPOSITS';
const isAboutDeposits = ({ actionNeeded }: Condition) => actionNeeded === AMOUNTS;

type Deposits = NonNullable<Application['accounts']['deposits']>;

function withDeposits(application: Application, deposits: Deposits | null): Application {
  return { ...application, accounts: { ...application.accounts, deposits } };
}

export const depositRecorders = {
  /** What was known of the account that money went to before says nothing of this one. */
  smallDepositsNeeded: (application, { use }) =>
    use === 'disburse'
      ? { ...application, accounts: { ...application.accounts, isOwnerVerified: false } }
      : application,
  smallDepositsSent: (application, { use, mask, reference }) =>
    withDeposits(application, { use, mask, reference, state: 'SENT', triesLeft: depositTriesMax }),
  smallDepositsArrived: (application, { reference, isReturned }, moment) => {
    const { deposits } = application.accounts;
    if (deposits?.reference !== reference || deposits.state !== 'SENT')
      return refuse('notAllowedHere', words.theseDepositsProveNothingAny);
    const known = withDeposits(application, { ...deposits, state: isReturned ? 'FAILED' : 'ARRIVED' });
    const commentsToBorrower = isReturned ? words.failed(deposits.mask) : words.arrived(deposits.mask);
    return raise(
      known,
      { categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW', actionNeeded: AMOUNTS, commentsToBorrower },
      moment,
    );
  },
  smallDepositsNamed: (application, { outcome, triesLeft }, moment) => {
    const { deposits } = application.accounts;
    if (deposits?.state !== 'ARRIVED') return refuse('notAllowedHere', words.thereAreNoDepositsTo);
    if (outcome === 'wrong') return withDeposits(application, { ...deposits, triesLeft });
    if (outcome === 'failed') {
      const failed = withDeposits(application, { ...deposits, state: 'FAILED', triesLeft: 0 });
      const conditions = failed.conditions.map((condition) =>
        isAboutDeposits(condition) ? { ...condition, commentsToBorrower: words.failed(deposits.mask) } : condition,
      );
      return { ...failed, conditions };
    }
    const proved = withDeposits(application, null);
    return clear({ ...proved, accounts: { ...proved.accounts, isOwnerVerified: true } }, isAboutDeposits, moment);
  },
  accountReplaced: (application, { account, isForBoth }, moment) => {
    const { deposits } = application.accounts;
    if (deposits?.state !== 'FAILED') return refuse('notAllowedHere', words.accountIsNotInQuestion);
    const isPaidTo = deposits.use === 'disburse' && application.funding.disbursedAt !== null;
    if (isPaidTo || takes(application.status, 'disbursementRetried')) return refuse('tooLate', words.moneyIsOnItsWay);
    const replaced = withDeposits(application, null);
    const named = deposits.use === 'disburse' ? payTo(replaced, account, moment) : replaced;
    const autopay = isForBoth || deposits.use === 'autopay' ? { autopay: account } : {};
    return clear({ ...named, accounts: { ...named.accounts, ...autopay } }, isAboutDeposits, moment);
  },
} satisfies Recorders;
