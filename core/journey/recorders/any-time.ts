/** What can be said in any open status, and what makes a closed one open again. */

import * as words from '#core/words/en/journey/recorders/any-time.ts';
import type { Application } from '../../application/application.ts';
import { nothingKnown } from '../../application/new-application.ts';
import { categories } from '../../conditions/categories.ts';
import { isOpen } from '../../conditions/condition.ts';
import { wasChangedLately } from '../../payments/account-hold.ts';
import { needs } from '../operation-needs.ts';
import { refuse } from '../refusal.ts';
import { acceptedIdentity, askedForOtherPhotos } from './identity.ts';
import { clear, keptMax, type Moment, papersWith, type Recorders, raise, tooManyPapers } from './recorder.ts';

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
  effectGivenUp: (application, { why }, moment) =>
    raise(
      application,
      {
        categoryEnum: 'ESCALATION_REVIEW',
        answeredAt: moment.at,
        notes: words.weCouldNotFinish(why ?? ''),
        commentsToBorrower: words.ourTeamIsLookingIntoIt,
      },
      moment,
    ),
  conditionRaised: (application, payload, moment) => {
    const unmet = needs.hasRoomForConditions(application, moment.now);
    if (unmet) return unmet;
    return raise(
      application,
      {
        categoryEnum: payload.categoryEnum,
        requestDocuments: payload.requestDocuments,
        notes: payload.notes ?? null,
        commentsToBorrower: payload.commentsToBorrower ?? null,
        actionNeeded: payload.actionNeeded ?? null,
        xtraData: { numDocsRequired: payload.numDocsRequired ?? null },
        signerUuid: payload.signerUuid ?? null,
        ...(payload.dueOn !== undefined && { dueOn: payload.dueOn }),
      },
      moment,
    );
  },
  conditionAnswered: (application, { conditionUuid, documentUuids }, { at }) => {
    const asked = application.conditions.find(({ uuid }) => uuid === conditionUuid);
    if (!asked) return refuse('unknownThing', words.thereIsNoSuchCondition);
    const papers = papersWith(asked, documentUuids);
    if (!papers) return tooManyPapers;
    const conditions = application.conditions.map((condition) =>
      condition.uuid === conditionUuid ? { ...condition, answeredAt: at, documentUuids: papers } : condition,
    );
    return { ...application, conditions };
  },
  conditionCleared: (application, { conditionUuid }, moment) => {
    const asked = application.conditions.find(({ uuid }) => uuid === conditionUuid);
    if (!asked) return refuse('unknownThing', words.thereIsNoSuchCondition);
    // A person who has seen that the account is theirs waits for no deposits.
    const isProved = asked.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW';
    const known = isProved ? { ...application, accounts: { ...application.accounts, deposits: null } } : application;
    const isIdentity = isOpen(asked) && categories[asked.categoryEnum].page === 'identity';
    const settled = isIdentity ? acceptedIdentity(known, asked) : known;
    return clear(settled, ({ uuid }) => uuid === conditionUuid, moment);
  },
  conditionWaived: (application, { conditionUuid }, moment) => {
    const asked = application.conditions.find(({ uuid }) => uuid === conditionUuid);
    if (!asked || !isOpen(asked)) return refuse('unknownThing', words.thereIsNoSuchCondition);
    if (categories[asked.categoryEnum].waivedBy === null) return refuse('notAllowedHere', words.cannotBeWaived);
    const waived = clear(application, ({ uuid }) => uuid === conditionUuid, moment);
    const conditions = waived.conditions.map((one) =>
      one.uuid === conditionUuid ? { ...one, isWaived: true as const } : one,
    );
    return { ...waived, conditions };
  },
  /** What came was not enough: the question is open again, in the words of the person who looked. */
  conditionAskedAgain: (application, { conditionUuid, why }) => {
    const asked = application.conditions.find(({ uuid }) => uuid === conditionUuid);
    if (!asked || !isOpen(asked)) return refuse('unknownThing', words.thereIsNoSuchCondition);
    const known =
      categories[asked.categoryEnum].page === 'identity' ? askedForOtherPhotos(application, asked) : application;
    const conditions = known.conditions.map((condition) =>
      condition.uuid === conditionUuid ? { ...condition, answeredAt: null, commentsToBorrower: why } : condition,
    );
    return { ...known, conditions };
  },
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
