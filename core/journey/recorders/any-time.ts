/** What can be said in any open status, and what makes a closed one open again. */

import * as words from '#core/words/en/journey/recorders/any-time.ts';
import type { Application } from '../../application/application.ts';
import { nothingKnown } from '../../application/new-application.ts';
import { wasChangedLately } from '../../payments/account-hold.ts';
import { hasAnswered, withoutAnAnswer } from '../last-checks.ts';
import { needs } from '../operation-needs.ts';
import { refuse } from '../refusal.ts';
import { conditionRecorders } from './conditions.ts';
import { clear, keptMax, type Moment, type Recorders, raise } from './recorder.ts';

/** Looking again at a declined file proves everything again: what was found of the house and the person is kept. */
function startAgain(application: Application): Application {
  const { offers, accounts, identity, closing, notary, rescission, recording, funding } = nothingKnown;
  return {
    ...application,
    submittedAt: null,
    declineReasons: [],
    outcome: null,
    credit: { ...application.credit, phase: 'soft' },
    income: { ...application.income, isVerified: false },
    employment: { ...application.employment, isVerified: false },
    offers,
    accounts,
    identity,
    closing,
    notary,
    rescission,
    recording,
    funding,
  };
}

/** The number before is kept: of several changes in a short time, the one from before all of them. */
function withPhone(borrower: Application['borrower'], phoneNumber: string, { now, at }: Moment) {
  if (borrower.phoneNumber === phoneNumber) return borrower;
  const known = borrower.phoneBefore;
  const phoneBefore = known && wasChangedLately(known.until, now) ? known : { number: borrower.phoneNumber, until: at };
  return { ...borrower, phoneNumber, phoneBefore };
}

export const anyTimeRecorders = {
  /** It waits for us at once: the borrower can do nothing about it. */
  effectGivenUp: (application, { effect, why }, moment) =>
    hasAnswered(application, effect)
      ? application
      : raise(
          withoutAnAnswer(application, effect),
          {
            categoryEnum: 'ESCALATION_REVIEW',
            answeredAt: moment.at,
            notes: words.weCouldNotFinish(why ?? ''),
            commentsToBorrower: words.ourTeamIsLookingIntoIt,
          },
          moment,
        ),
  ...conditionRecorders,
  phoneSaved: (application, { phoneNumber, signerUuid = null }, moment) => {
    const known: Application =
      signerUuid === null
        ? { ...application, borrower: withPhone(application.borrower, phoneNumber, moment) }
        : {
            ...application,
            signers: application.signers.map((signer) =>
              signer.identityUuid === signerUuid ? { ...signer, phoneNumber } : signer,
            ),
          };
    const isAnswered = (condition: Application['conditions'][number]) =>
      condition.categoryEnum === 'MISSING_PHONE_NUMBER' && condition.signerUuid === signerUuid;
    return clear(known, isAnswered, moment);
  },
  ownershipCorrected: (application, { ownership, coOwners }) => ({
    ...application,
    ownership: { type: ownership, coOwners, recorded: { type: ownership, coOwners } },
  }),
  /** The same consent twice is one, given when it was first. */
  consentGiven: (application, { type, version = null }, { at }) => {
    const { consents } = application;
    if (consents.some((given) => given.type === type && given.version === version)) return application;
    if (consents.length >= keptMax.consents) return refuse('tooMany', words.noMoreConsentsCanBe);
    return { ...application, consents: [...consents, { type, version, at }] };
  },
  incompletenessNoticed: (application, _payload, { now }) =>
    needs.isBorrowerMissingSomething(application, now) ?? application,
  reconsidered: startAgain,
} satisfies Recorders;
