/**
 * What must be true before staff may do something, by name: a row of operations.ts lists its own. Each answers the refusal
 * that the door gives and the console shows beside a button that is off; undefined when nothing is in the way.
 */
import { isInTime } from '#core/calendar/rescission.ts';
import * as words from '#core/words/en/journey/operation-needs.ts';
import { type Application, type MoneySent, SIGNERS_MAX } from '../application/application.ts';
import { othersToSign } from '../application/others-to-sign.ts';
import { isAsked, isOpen, isProposal } from '../conditions/condition.ts';
import { whyHeld } from '../payments/account-hold.ts';
import { destinationOf } from '../payments/destination.ts';
import { isOnItsWay, isReleased } from '../payments/release.ts';
import { isCountyMissing } from './county.ts';
import { facts } from './facts.ts';
import { isAnythingFound, isLikenessOpen } from './last-checks.ts';
import { type Refusal, type RefusalCode, refuse } from './refusal.ts';
import { isAheadOfOwners, statuses } from './statuses.ts';
import { holding, waitingFor, wayFrom } from './ways.ts';

type Need = (application: Application, now: Date) => Refusal | undefined;

/** More questions than anyone answers: past it, some are cleared first. */
export const OPEN_CONDITIONS_MAX = 50;

const isDoubtful = ({ conditions }: Application) =>
  conditions.some((condition) => isOpen(condition) && condition.categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW');

/** Moving an application by hand past the days of the law moves no money (1026.15(c)). */
const mayStillCancel = (application: Application, now: Date) =>
  facts.canRescind(application) && !application.rescission.isWaived && isInTime(now, application.rescission.endsAt);

function unless(holds: (application: Application, now: Date) => boolean, code: RefusalCode, reason: string): Need {
  const refusal = refuse(code, reason);
  return (application, now) => (holds(application, now) ? undefined : refusal);
}

/** Whether what was sent may be sent again at this moment. */
function again(of: MoneySent): Need {
  return (application, now) => {
    const { sentBack, funding } = application;
    if (funding.question !== null) return refuse('held', words.paymentsCompanySaysThatThis);
    if (isLikenessOpen(application)) return refuse('held', words.nameMayBeOnAList);
    if (sentBack !== of) return refuse('notAllowedHere', words.nothingCameBackSoThere);
    if (of === 'disbursement' && isDoubtful(application)) return refuse('held', words.accountIsStillInQuestion);
    const held = of === 'disbursement' ? whyHeld(application, now) : undefined;
    if (held !== undefined) return refuse('held', held);
    if (!isReleased(funding)) return refuse('held', words.twoPeopleMustApproveIt);
    return undefined;
  };
}

const isSuspected = ({ conditions }: Application) => conditions.some((one) => isOpen(one) && one.isSuspected === true);

export const needs = {
  areThereHomes: unless(({ property }) => property.candidates.length > 0, 'unknownThing', words.recordsNamedNoHomesTo),
  isAccountChangeOpen: ({ accounts: { hold } }) => {
    if (!hold) return refuse('notAllowedHere', words.noChangedAccountWaitsTo);
    return hold.isConfirmed ? refuse('notTwice', words.changeIsConfirmedAlready) : undefined;
  },
  isCorrectionOpen: unless(
    ({ closing }) => closing.corrected?.isDelivered === false,
    'notAllowedHere',
    words.thereIsNoCorrectedClosing,
  ),
  isCorrectionDelivered: ({ closing }) => {
    if (closing.corrected?.isDelivered === false) return refuse('tooEarly', words.correctedClosingDisclosureHasNot);
    return undefined;
  },
  hasOtherOwner: unless(({ signers }) => signers.length > 0, 'unknownThing', words.noOtherOwnerHasBeen),
  /** No one is written to about a home that, for all we were told, they do not own. */
  knowsOfOwner: (application: Application) =>
    isAheadOfOwners(application.status) && othersToSign(application) === 0
      ? refuse('notAllowedHere', words.firstCorrectTheOwnership)
      : undefined,
  hasRoomForOwner: unless(
    ({ signers }) => signers.length < SIGNERS_MAX,
    'tooMany',
    words.atMostOtherOwnersCan(SIGNERS_MAX),
  ),
  hasOwnerToProve: unless(
    ({ signers }) => signers.some(({ state }) => state === 'INVITED' || state === 'CHECKING'),
    'notAllowedHere',
    words.everyOwnerIsDecided,
  ),
  hasInvitedOwner: unless(
    ({ signers }) => signers.some(({ state }) => state === 'INVITED'),
    'notAllowedHere',
    words.noOwnerHasAnInvitation,
  ),
  hasOwnerToRemove: unless(
    ({ signers }) => signers.some(({ state }) => state === 'INVITED' || state === 'REFUSED'),
    'notAllowedHere',
    words.noOwnerHasAnInvitation,
  ),
  hasAppointment: unless(({ notary }) => notary.slot !== null, 'unknownThing', words.thereIsNoAppointmentTo),
  hasRightToCancel: unless(facts.canRescind, 'notAllowedHere', words.lineHasNoRightTo),
  canBeCancelled: unless(
    (application) => facts.canRescind(application) && !application.rescission.isWaived,
    'notAllowedHere',
    words.lineHasNoRightToCancel,
  ),
  isDeedSentBack: unless(({ sentBack }) => sentBack === 'deed', 'notAllowedHere', words.countyHasNotSentThe),
  isCountyMissing: (application) => {
    if (application.property.county !== null) return refuse('notTwice', words.countyIsKnown);
    return isCountyMissing(application) ? undefined : refuse('notAllowedHere', words.noCountyIsNeeded);
  },
  hasFinding: unless(isAnythingFound, 'unknownThing', words.nothingWasFoundThatCould),
  /** The person who approves must see how it was settled. What is not answered yet voids the approvals when it is found. */
  isNothingFound: (application) => {
    if (isLikenessOpen(application)) return refuse('held', words.nameMayBeOnAList);
    return isAnythingFound(application) ? refuse('held', words.somethingWasFoundAtTheLast) : undefined;
  },
  hasLikeness: unless(isLikenessOpen, 'unknownThing', words.noLikenessIsOpen),
  hasCause: unless(
    (application) => isLikenessOpen(application) || isSuspected(application),
    'unknownThing',
    words.nothingIsSuspectedOfThem,
  ),
  /** The last approval sends the money, and nothing is sent while something is asked. */
  isFreeToGo: (application) => {
    const { funding } = application;
    const approved = { ...application, funding: { ...funding, approvers: [...funding.approvers, 'one more'] } };
    const held = holding(application, wayFrom(approved, 'fundingApproved')?.to ?? application.status);
    return held.length === 0 ? undefined : refuse('held', waitingFor(held));
  },
  isAccountProved: unless(({ accounts }) => accounts.deposits === null, 'held', words.accountIsStillBeingProved),
  /** Also where all of it pays debts: a corrected figure would leave cash that has nowhere to go. */
  hasDestination: unless((application) => destinationOf(application) !== undefined, 'held', words.noAccountIsKnown),
  isAccountFree: (application, now) => {
    const held = whyHeld(application, now);
    return held === undefined ? undefined : refuse('held', held);
  },
  isNotOnItsWay: unless((application) => !isOnItsWay(application), 'notAllowedHere', words.wasApprovedAndTheMoney),
  isPastCancelling: (application, now) => {
    if (mayStillCancel(application, now)) return refuse('held', words.rightToCancelHasNot);
    return undefined;
  },
  isDisbursementFree: again('disbursement'),
  areCreditorsFree: again('creditorPayment'),
  isPaymentQuestioned: unless(
    ({ funding }) => funding.question !== null,
    'unknownThing',
    words.nothingAboutThisPaymentIs,
  ),
  isBoardingOpen: ({ servicing }) => {
    if (servicing === undefined) return refuse('notAllowedHere', words.nothingWasSentToTheServicer);
    return servicing.state === 'boarded' ? refuse('notTwice', words.servicerHasTheLine) : undefined;
  },
  hasStepToGoBackTo: ({ status, resumeTo }) => {
    const target = statuses[status].on.resumed;
    const isKnown = typeof target === 'object' && 'backTo' in target && target.backTo.some((one) => one === resumeTo);
    return isKnown ? undefined : refuse('notAllowedHere', words.thereIsNoStepTo);
  },
  isDeclineOfThisYear: unless(
    ({ outcome }, now) => outcome !== null && new Date(outcome.at).getUTCFullYear() === now.getUTCFullYear(),
    'notAllowedHere',
    words.onlyADeclineOfThis,
  ),
  isBorrowerMissingSomething: unless(
    ({ status, valuation }) =>
      statuses[status].on.incompletenessExpired !== undefined && valuation.bpo !== 'BPO_PROCESSING',
    'notAllowedHere',
    words.nothingIsMissingFromThe,
  ),
  hasRoomForConditions: unless(
    ({ conditions }) => conditions.filter(isOpen).length < OPEN_CONDITIONS_MAX,
    'tooMany',
    words.atMostConditionsCanBe(OPEN_CONDITIONS_MAX),
  ),
  hasCondition: unless(({ conditions }) => conditions.length > 0, 'unknownThing', words.thereIsNoSuchCondition),
  hasOpenCondition: unless(({ conditions }) => conditions.some(isAsked), 'unknownThing', words.thereIsNoSuchCondition),
  hasProposal: unless(({ conditions }) => conditions.some(isProposal), 'unknownThing', words.noRuleProposesAnything),
  hasSentPapers: unless(
    ({ conditions }) => conditions.some((one) => isAsked(one) && one.documentUuids.length > 0),
    'unknownThing',
    words.noDocumentsWereSent,
  ),
  hasSuspicion: unless(isSuspected, 'unknownThing', words.nothingIsSuspected),
} satisfies Record<string, Need>;
export type NeedName = keyof typeof needs;

/** The first of them that is not so. */
export function firstUnmet(names: readonly NeedName[], application: Application, now: Date): Refusal | undefined {
  for (const name of names) {
    const refusal = needs[name](application, now);
    if (refusal) return refusal;
  }
  return undefined;
}
