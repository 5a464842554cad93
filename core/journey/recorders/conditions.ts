/** What becomes of a condition: raised or proposed, sent or dropped, answered, asked again, cleared, waived, held for false. */
import * as words from '#core/words/en/journey/recorders/conditions.ts';
import type { Application } from '../../application/application.ts';
import { categories } from '../../conditions/categories.ts';
import { type Condition, isOpen, isProposal } from '../../conditions/condition.ts';
import { needs } from '../operation-needs.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { acceptedIdentity, askedForOtherPhotos } from './identity.ts';
import { clear, type Moment, papersWith, type Recorders, raise, tooManyPapers } from './recorder.ts';

const unknown = refuse('unknownThing', words.thereIsNoSuchCondition);

function openOne({ conditions }: Application, conditionUuid: string): Condition | undefined {
  return conditions.find((one) => one.uuid === conditionUuid && isOpen(one));
}

function withChanged(application: Application, uuid: string, changes: Partial<Condition>): Application {
  const conditions = application.conditions.map((one) => (one.uuid === uuid ? { ...one, ...changes } : one));
  return { ...application, conditions };
}

/** Without the mark that a rule or a suspicion had put on it. */
function unmarked(application: Application, uuid: string, mark: 'isProposed' | 'isSuspected'): Application {
  const conditions = application.conditions.map((one) => {
    if (one.uuid !== uuid) return one;
    const { [mark]: _, ...rest } = one;
    return rest;
  });
  return { ...application, conditions };
}

/** A verdict is about an answer: there is none to a proposal, and none that counts while its papers are held for false. */
function whyNoVerdict(condition: Condition): Refusal | undefined {
  if (isProposal(condition)) return refuse('tooEarly', words.sendOrDropItFirst);
  return isOpen(condition) && condition.isSuspected ? refuse('held', words.complianceDecides) : undefined;
}

/** The proposal of this name; what was sent already is no proposal any more. */
function proposalOf(application: Application, conditionUuid: string): Condition | Refusal {
  const asked = openOne(application, conditionUuid);
  if (!asked) return unknown;
  return isProposal(asked) ? asked : refuse('notTwice', words.isSentAlready);
}

/** Asked by hand while a rule proposes the same: one of the two would never be answered. */
function isProposedAlready({ conditions }: Application, wanted: Pick<Condition, 'categoryEnum' | 'signerUuid'>) {
  return conditions.some(
    (one) => isProposal(one) && one.categoryEnum === wanted.categoryEnum && one.signerUuid === wanted.signerUuid,
  );
}

function cleared(application: Application, asked: Condition, moment: Moment): Application {
  // A person who has seen that the account is theirs waits for no deposits.
  const isProved = asked.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW';
  const known = isProved ? { ...application, accounts: { ...application.accounts, deposits: null } } : application;
  const isIdentity = isOpen(asked) && categories[asked.categoryEnum].page === 'identity';
  const settled = isIdentity ? acceptedIdentity(known, asked) : known;
  return clear(settled, ({ uuid }) => uuid === asked.uuid, moment);
}

export const conditionRecorders = {
  conditionRaised: (application, payload, moment) => {
    const unmet = needs.hasRoomForConditions(application, moment.now);
    if (unmet) return unmet;
    const { categoryEnum, signerUuid = null } = payload;
    if (moment.by === 'operations' && isProposedAlready(application, { categoryEnum, signerUuid }))
      return refuse('notTwice', words.isProposedAlready);
    return raise(
      application,
      {
        categoryEnum,
        requestDocuments: payload.requestDocuments,
        notes: payload.notes ?? null,
        commentsToBorrower: payload.commentsToBorrower ?? null,
        actionNeeded: payload.actionNeeded ?? null,
        xtraData: { numDocsRequired: payload.numDocsRequired ?? null },
        signerUuid,
        ...(payload.dueOn !== undefined && { dueOn: payload.dueOn }),
      },
      moment,
    );
  },
  /** From now on it is asked; the words are the rule's, unless the person who sends it has better ones. */
  conditionSent: (application, { conditionUuid, commentsToBorrower, dueOn }, { at }) => {
    const proposal = proposalOf(application, conditionUuid);
    if ('ok' in proposal) return proposal;
    return withChanged(unmarked(application, conditionUuid, 'isProposed'), conditionUuid, {
      sentAt: at,
      ...(commentsToBorrower !== undefined && { commentsToBorrower }),
      ...(dueOn !== undefined && { dueOn }),
    });
  },
  /** It was never asked, and holds nothing back any more. That a rule proposed it stays in the record. */
  conditionDropped: (application, { conditionUuid }, { at }) => {
    const proposal = proposalOf(application, conditionUuid);
    return 'ok' in proposal
      ? proposal
      : withChanged(application, conditionUuid, { clearedAt: at, isDropped: true as const });
  },
  conditionAnswered: (application, { conditionUuid, documentUuids }, { at }) => {
    const asked = application.conditions.find(({ uuid }) => uuid === conditionUuid);
    // What was never asked is not there for whom it is about.
    if (!asked || asked.isProposed) return unknown;
    const papers = papersWith(asked, documentUuids);
    return papers ? withChanged(application, conditionUuid, { answeredAt: at, documentUuids: papers }) : tooManyPapers;
  },
  conditionCleared: (application, { conditionUuid }, moment) => {
    const asked = application.conditions.find(({ uuid }) => uuid === conditionUuid);
    if (!asked) return unknown;
    return whyNoVerdict(asked) ?? cleared(application, asked, moment);
  },
  conditionWaived: (application, { conditionUuid }, moment) => {
    const asked = openOne(application, conditionUuid);
    if (!asked) return unknown;
    const unfit = whyNoVerdict(asked);
    if (unfit) return unfit;
    if (categories[asked.categoryEnum].waivedBy === null) return refuse('notAllowedHere', words.cannotBeWaived);
    const waived = clear(application, ({ uuid }) => uuid === conditionUuid, moment);
    return withChanged(waived, conditionUuid, { isWaived: true });
  },
  /** What came was not enough: the question is open again, in the words of the person who looked. */
  conditionAskedAgain: (application, { conditionUuid, why, dueOn }) => {
    const asked = openOne(application, conditionUuid);
    if (!asked) return unknown;
    const unfit = whyNoVerdict(asked);
    if (unfit) return unfit;
    const known =
      categories[asked.categoryEnum].page === 'identity' ? askedForOtherPhotos(application, asked) : application;
    return withChanged(known, conditionUuid, {
      answeredAt: null,
      commentsToBorrower: why,
      ...(dueOn !== undefined && { dueOn }),
    });
  },
  /** Nothing is said to the person who sent them: what we suspect is no one's to read but ours. */
  fraudSuspected: (application, { conditionUuid, paperUuids }) => {
    const asked = openOne(application, conditionUuid);
    if (!asked || isProposal(asked)) return unknown;
    if (asked.isSuspected) return refuse('notTwice', words.complianceDecides);
    if (!paperUuids.every((one) => asked.documentUuids.includes(one)))
      return refuse('unknownThing', words.notAmongItsPapers);
    return withChanged(application, conditionUuid, { isSuspected: true });
  },
  fraudDismissed: (application, { conditionUuid }) => {
    const asked = openOne(application, conditionUuid);
    return asked?.isSuspected ? unmarked(application, conditionUuid, 'isSuspected') : unknown;
  },
} satisfies Recorders;
