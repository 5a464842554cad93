/** Everything after the signature: the right to cancel, the county, and the money. */

import { isInTime } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { startOfDay } from '#core/calendar/zoned.ts';
import * as words from '#core/words/en/journey/recorders/after-signing.ts';
import type { Application } from '../../application/application.ts';
import { withoutApprovals } from '../../payments/release.ts';
import type { Payload } from '../events.ts';
import { needs } from '../operation-needs.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { whySomeoneElse } from '../two-people.ts';
import { unnoticed } from './closing.ts';
import { paymentRecorders } from './payments.ts';
import { decline, type Moment, type Recorders } from './recorder.ts';

const ownersOf = ({ borrower, signers }: Application) => [borrower, ...signers].map(({ identityUuid }) => identityUuid);

/** When the cancellation counts: an owner's own at this moment, a letter on the day it was mailed (1026.15(a)(2)). */
function cancelledAt(application: Application, mailedOn: Payload<'rescinded'>['mailedOn'], { by, now }: Moment) {
  if (by !== 'operations') return now;
  if (mailedOn === undefined) return undefined;
  const day = startOfDay(mailedOn, homeZone(application.property));
  return day.getTime() > now.getTime() ? undefined : day;
}

function cancel(application: Application, said: Payload<'rescinded'>, moment: Moment): Application | Refusal {
  if (!ownersOf(application).includes(said.identityUuid)) return refuse('unknownThing', words.onlyAnOwnerMayUse);
  const unmet = needs.canBeCancelled(application, moment.now);
  if (unmet) return unmet;
  const at = cancelledAt(application, said.mailedOn, moment);
  if (at === undefined) return refuse('notAllowedHere', words.dayOnWhichTheLetter);
  const { endsAt } = application.rescission;
  if (!isInTime(at, endsAt)) return refuse('tooLate', words.rightToCancelHasEnded);
  // After the last midnight the page is closed, and only a letter that was mailed before it still counts.
  return application;
}

/** Two people, each once, to what stands here now: the person who approved something else has not approved this. */
function approve(application: Application, { approver, release }: Payload<'fundingApproved'>, { at }: Moment) {
  const { funding } = application;
  if (ownersOf(application).includes(approver)) return refuse('notTheirs', words.noOneMayApproveMoney);
  const isSame = funding.release === release;
  const someoneElse = whySomeoneElse(application, 'fundingApproved', { identityUuid: approver, done: [], release });
  if (someoneElse !== null) return refuse('notTwice', someoneElse);
  const known = isSame ? application : withoutApprovals(application, words.whatIsPaidToCreditors, at);
  const approvers = [...known.funding.approvers, approver];
  const voided = approvers.length >= 2 ? null : known.funding.voided;
  return { ...known, funding: { ...known.funding, approvers, release, voided } };
}

export const afterSigningRecorders = {
  /** The law's three dates: the signature, the disclosures, which were part of what was signed, and the notices. */
  rescissionNoticesDelivered: (application, { endsAt, deliveredTo }, { at }) => ({
    ...application,
    rescission: {
      ...application.rescission,
      endsAt,
      disclosedAt: application.notary.signedAt ?? at,
      noticedAt: at,
      deliveredTo,
    },
  }),
  rescinded: cancel,
  /** What was approved was approved with the old notices. */
  rescissionNoticesReissued: (application, _payload, { at }) => {
    const known = withoutApprovals(application, words.noticesOfTheRightTo, at);
    return { ...known, rescission: unnoticed, funding: { ...known.funding, checks: {} } };
  },
  /** An emergency, in every owner's own words: one who says nothing keeps the right for all (1026.15(e)). */
  rescissionWaived: (application, { statements }) => {
    const told = new Set(statements.map(({ identityUuid }) => identityUuid));
    if (ownersOf(application).some((owner) => !told.has(owner)))
      return refuse('unknownThing', words.everyOwnerMustHaveGiven);
    return { ...application, rescission: { ...application.rescission, isWaived: true } };
  },
  deedRecorded: (application, { instrumentNumber }) => ({
    ...application,
    sentBack: null,
    recording: { ...application.recording, instrumentNumber },
  }),
  deedSubmitted: (application) => ({
    ...application,
    sentBack: null,
    recording: { ...application.recording, isGapCovered: true },
  }),
  recordingRejected: (application) => ({ ...application, sentBack: 'deed' }),
  recordingCorrected: (application) => ({ ...application, sentBack: null }),
  /** The person who approved before something was found did not know of it. */
  fundingChecked: (application, { check, isClear }, { at }) => {
    const known = isClear ? application : withoutApprovals(application, words.lastLookBeforeSendingFound, at);
    const checks = { ...known.funding.checks, [check]: isClear ? 'clear' : 'found' } as const;
    return { ...known, funding: { ...known.funding, checks } };
  },
  /** Approvals from while it was open, which the door once took, do not know how it was settled. */
  fundingFindingSettled: (application, { check }, { at }) => {
    if (application.funding.checks[check] !== 'found') return refuse('unknownThing', words.nothingWasFoundThatCould);
    const known = withoutApprovals(application, words.lastLookBeforeSendingFound, at);
    return { ...known, funding: { ...known.funding, checks: { ...known.funding.checks, [check]: 'settled' } } };
  },
  fundingApproved: approve,
  fundingStopped: (application, { reasons }) => decline(application, ...reasons),
  ...paymentRecorders,
} satisfies Recorders;
