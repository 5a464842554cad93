/**
 * What must be true before staff may do something, by name: a row of operations.ts lists its own. Each answers the refusal
 * that the door gives and the console shows beside a button that is off; undefined when nothing is in the way.
 */
import { isInTime } from '#core/calendar/rescission.ts';
import type { Application, MoneySent } from '../application/application.ts';
import { isOpen } from '../conditions/condition.ts';
import { whyHeld } from '../payments/account-hold.ts';
import { isOnItsWay, isReleased } from '../payments/release.ts';
import { facts } from './facts.ts';
import { type Refusal, type RefusalCode, refuse } from './refusal.ts';
import { statuses } from './statuses.ts';

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
    if (funding.question !== null)
      return refuse('held', 'The payments company says that this was paid already. Settle that first.');
    if (sentBack !== of) return refuse('notAllowedHere', 'Nothing came back, so there is nothing to send again.');
    if (of === 'disbursement' && isDoubtful(application)) return refuse('held', 'The account is still in question.');
    const held = of === 'disbursement' ? whyHeld(application, now) : undefined;
    if (held !== undefined) return refuse('held', held);
    if (!isReleased(funding)) return refuse('held', 'Two people must approve it again before it is sent again.');
    return undefined;
  };
}

export const needs = {
  areThereHomes: unless(
    ({ property }) => property.candidates.length > 0,
    'unknownThing',
    'The records named no homes to choose from.',
  ),
  isAccountChangeOpen: ({ accounts: { hold } }) => {
    if (!hold) return refuse('notAllowedHere', 'No changed account waits to be confirmed.');
    return hold.isConfirmed ? refuse('notTwice', 'The change is confirmed already.') : undefined;
  },
  isCorrectionOpen: unless(
    ({ closing }) => closing.corrected?.isDelivered === false,
    'notAllowedHere',
    'There is no corrected closing disclosure on its way to the borrower.',
  ),
  isCorrectionDelivered: ({ closing }) => {
    if (closing.corrected?.isDelivered === false)
      return refuse('tooEarly', 'The corrected closing disclosure has not reached the borrower yet.');
    return undefined;
  },
  hasOtherOwner: unless(({ signers }) => signers.length > 0, 'unknownThing', 'No other owner has been invited.'),
  hasInvitedOwner: unless(
    ({ signers }) => signers.some(({ state }) => state === 'INVITED'),
    'notAllowedHere',
    'No owner has an invitation that waits for an answer.',
  ),
  hasAppointment: unless(({ notary }) => notary.slot !== null, 'unknownThing', 'There is no appointment to cancel.'),
  hasRightToCancel: unless(
    facts.canRescind,
    'notAllowedHere',
    'This line has no right to cancel, so there are no notices.',
  ),
  canBeCancelled: unless(
    (application) => facts.canRescind(application) && !application.rescission.isWaived,
    'notAllowedHere',
    'This line has no right to cancel.',
  ),
  isDeedSentBack: unless(
    ({ sentBack }) => sentBack === 'deed',
    'notAllowedHere',
    'The county has not sent the deed back.',
  ),
  hasFinding: unless(
    ({ funding }) => Object.values(funding.checks).includes('found'),
    'unknownThing',
    'Nothing was found that could be settled.',
  ),
  isAccountProved: unless(
    ({ accounts }) => accounts.deposits === null,
    'held',
    'The account is still being proved by two small deposits.',
  ),
  isAccountFree: (application, now) => {
    const held = whyHeld(application, now);
    return held === undefined ? undefined : refuse('held', held);
  },
  isNotOnItsWay: unless(
    (application) => !isOnItsWay(application),
    'notAllowedHere',
    'It was approved, and the money is on its way.',
  ),
  isPastCancelling: (application, now) => {
    if (mayStillCancel(application, now))
      return refuse('held', 'The right to cancel has not ended, and no money goes out before it has.');
    return undefined;
  },
  isDisbursementFree: again('disbursement'),
  areCreditorsFree: again('creditorPayment'),
  isPaymentQuestioned: unless(
    ({ funding }) => funding.question !== null,
    'unknownThing',
    'Nothing about this payment is in question.',
  ),
  hasStepToGoBackTo: ({ status, resumeTo }) => {
    const target = statuses[status].on.resumed;
    const isKnown = typeof target === 'object' && 'backTo' in target && target.backTo.some((one) => one === resumeTo);
    return isKnown ? undefined : refuse('notAllowedHere', 'There is no step to go back to.');
  },
  isDeclineOfThisYear: unless(
    ({ outcome }, now) => outcome !== null && new Date(outcome.at).getUTCFullYear() === now.getUTCFullYear(),
    'notAllowedHere',
    'Only a decline of this calendar year can be looked at again.',
  ),
  isBorrowerMissingSomething: unless(
    ({ status, valuation }) =>
      statuses[status].on.incompletenessExpired !== undefined && valuation.bpo !== 'BPO_PROCESSING',
    'notAllowedHere',
    'Nothing is missing from the borrower here.',
  ),
  hasRoomForConditions: unless(
    ({ conditions }) => conditions.filter(isOpen).length < OPEN_CONDITIONS_MAX,
    'tooMany',
    `At most ${OPEN_CONDITIONS_MAX} conditions can be open. Please clear some first.`,
  ),
  hasCondition: unless(({ conditions }) => conditions.length > 0, 'unknownThing', 'There is no such condition.'),
  hasOpenCondition: unless(({ conditions }) => conditions.some(isOpen), 'unknownThing', 'There is no such condition.'),
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
