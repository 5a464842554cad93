/** What vendors say when they are asked again before the money goes, and which of it is a reason to stop and look. */
import type { Application } from '#core/application/application.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/underwriting/conclusions/last-checks.ts';
import { whoseIs } from '../account-owner.ts';
import type { UnderwritingFile } from '../file.ts';
import { liensUnknown } from '../report.ts';
import type { LastLook, Reported } from '../reported.ts';
import { type Conclusions, concluded } from './conclusion.ts';

export const lastCheckConclusions = {
  applicantsScreened: {
    needsFile: false,
    conclude: ({ matches }) =>
      concluded('applicantsScreened', { isClear: matches.length === 0, findings: likenessesOf(matches) }),
  },
  fundingChecked: {
    needsFile: true,
    conclude: (look, { application, file }) => {
      // Nothing to tell is clear.
      const findings = doubtsOf(look, application, file);
      return concluded('fundingChecked', { check: look.check, isClear: findings.length === 0, findings });
    },
  },
} satisfies Partial<Conclusions>;

/** Whom it is about is in the vendor's answer, never in the history. */
const likenessesOf = (matches: Reported['applicantsScreened']['matches']) =>
  matches.map(({ list, score }) => words.likenessOf(list, score));

function doubtsOf(look: LastLook, application: Application, file: UnderwritingFile): string[] {
  switch (look.check) {
    case 'watchLists':
      return likenessesOf(look.matches);
    case 'account':
      return accountDoubts(look, application);
    case 'employment':
      return employmentDoubts(look);
    case 'liens': {
      const known = [...application.liens, ...(file.title?.newLiens ?? [])];
      return liensUnknown(known, look.liens).map(({ holder, balanceCents }) =>
        words.newLienOf(holder, formatCents(balanceCents)),
      );
    }
  }
}

function employmentDoubts({ outcome, endedOn }: Extract<LastLook, { check: 'employment' }>): string[] {
  if (outcome === 'employed') return [];
  if (outcome === 'notReached') return [words.noOneCouldBeReached];
  return [endedOn === null ? words.employerSaysThatTheyHave : words.employerSaysThatTheyHaveLeft(endedOn)];
}

/** Whose it is was settled before, by the bank or by a person: only what has changed since is a doubt. */
function accountDoubts(
  look: Extract<LastLook, { check: 'account' }>,
  { accounts, borrower }: Pick<Application, 'accounts' | 'borrower'>,
): string[] {
  const whose = whoseIs(look, borrower.name);
  const mask = accounts.disburse?.mask;
  if (whose === 'noNumbers') return [words.haveNoNumbersOfThis];
  if (whose === 'closed') return [words.accountEndingInIsClosed(mask)];
  if (!accounts.isOwnerVerified || whose === 'owner') return [];
  if (whose === 'otherOwner') return [words.accountEndingInIsSomeone(mask)];
  return look.isLinked ? [words.bankNoLongerSaysWhose(mask)] : [];
}
