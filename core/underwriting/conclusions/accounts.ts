/** Whose an account is: the borrower's, someone else's, or one that two small deposits must prove. */
import { refuse } from '#core/journey/refusal.ts';
import * as words from '#core/words/en/underwriting/conclusions/accounts.ts';
import { whoseIs } from '../account-owner.ts';
import { type Conclusions, concluded } from './conclusion.ts';

export const accountConclusions = {
  accountOwnerChecked: {
    needsFile: false,
    conclude: (asked, { application: { accounts, borrower } }) => {
      const { use, accountToken, isLinked, isWhereMoneyGoes } = asked;
      // The account that took its place is asked about by itself; what is said of this one proves nothing of that one.
      if ((accounts[use]?.accountToken ?? null) !== accountToken)
        return refuse('notAllowedHere', words.anotherAccountIsNamed);
      const whose = whoseIs(asked, borrower.name);
      // A bank that the borrower linked knows its own customers: where it names none, a person looks.
      if (whose !== 'unknown' || isLinked || accountToken === null)
        return concluded('accountOwnerChecked', { isOwner: whose === 'owner' });
      if (isWhereMoneyGoes) return refuse('alreadyDone', words.accountIsBeingProved);
      return concluded('smallDepositsNeeded', { use, accountToken });
    },
  },
} satisfies Partial<Conclusions>;
