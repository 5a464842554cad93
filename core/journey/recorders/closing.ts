/** Flood, signers and the notary. */

import * as words from '#core/words/en/journey/recorders/closing.ts';
import type { Application, Signer } from '../../application/application.ts';
import { movableUntil } from '../../notary/in-person.ts';
import { needs } from '../operation-needs.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { withSigner } from './identity.ts';
import { clear, counterOffer, decline, type Recorders, raise } from './recorder.ts';

/** Anyone who has begun to prove who they are is no longer asked, nor sent away; who refused ahead of their turn may be. */
function whileIn(
  states: readonly Signer['state'][],
  application: Application,
  uuid: string,
  changed: Application,
): Application | Refusal {
  const signer = application.signers.find(({ identityUuid }) => identityUuid === uuid);
  if (!signer) return refuse('unknownThing', words.noOneOfThatIdentity);
  return states.includes(signer.state) ? changed : refuse('notAllowedHere', words.ownerHasAlreadyBegun);
}

/** As if no notice of the right to cancel had ever gone out. */
export const unnoticed: Application['rescission'] = {
  endsAt: null,
  isWaived: false,
  disclosedAt: null,
  noticedAt: null,
  deliveredTo: [],
};

function signedOn(application: Application, noteSignedAt: string | null): Application {
  return { ...application, closing: { ...application.closing, noteSignedAt } };
}

const isLater = (instant: string | null, now: Date) => instant !== null && Date.parse(instant) > now.getTime();

/** Which clock of the law starts when the papers of a status have arrived. */
const clocksStarted: Readonly<Partial<Record<Application['status'], 'noticesDeliveredAt' | 'valuationCopiedAt'>>> = {
  WAITING_FOR_APP_DISCLOSURE: 'noticesDeliveredAt',
  WAITING_FOR_CLOSING_DISCLOSURE: 'valuationCopiedAt',
};

export const closingRecorders = {
  floodCertificateDelayed: (application) => ({
    ...application,
    flood: { ...application.flood, isCertificatePending: true },
  }),
  floodDetermined: (application, { zone }) => ({ ...application, flood: { zone, isCertificatePending: false } }),
  closingCostsWorkedOut: (application, { costs, counterOfferReasons }) => {
    const known: Application = { ...application, closing: { ...application.closing, costs, corrected: null } };
    return counterOfferReasons.length > 0 ? counterOffer(known, 'costs', counterOfferReasons) : known;
  },
  closingCostsChanged: (application, { number, costs }) => ({
    ...application,
    closing: {
      ...application.closing,
      costs,
      corrected: { number, before: application.closing.costs ?? [], isDelivered: false },
    },
  }),
  /** The clocks that the law starts with a notice run from when it was there, and never from when it was made. */
  documentsDelivered: (application, _payload, { at }) => {
    const clock = clocksStarted[application.status];
    return clock ? { ...application, closing: { ...application.closing, [clock]: at } } : application;
  },
  noteSigned: (application, _payload, { at }) => signedOn(application, at),
  signingPackageReady: (application) => signedOn(application, null),
  notePapersReissued: (application) => signedOn(application, null),
  /** Word of an earlier correction says nothing about the last. */
  correctedDisclosureDelivered: (application, { number }) => {
    const { corrected } = application.closing;
    if (!corrected || (number !== undefined && number !== corrected.number)) return application;
    return { ...application, closing: { ...application.closing, corrected: { ...corrected, isDelivered: true } } };
  },
  signerAdded: (application, payload, moment) => {
    const { signers, borrower } = application;
    if (payload.identityUuid === borrower.identityUuid || payload.email === borrower.email.toLowerCase())
      return refuse('notTheirs', words.otherOwnerNeedsAnEmail);
    if (signers.some(({ identityUuid }) => identityUuid === payload.identityUuid))
      return refuse('notTwice', words.ownerHasBeenInvited);
    const unmet = needs.knowsOfOwner(application) ?? needs.hasRoomForOwner(application, moment.now);
    if (unmet) return unmet;
    const name = `${payload.firstName} ${payload.lastName}`;
    const known: Application = {
      ...application,
      additionalSignerVersion: 'v1',
      signers: [...signers, { ...payload, name, state: 'INVITED', failedTries: 0, photoUuids: [] }],
    };
    if (payload.phoneNumber !== null) return known;
    return raise(known, { categoryEnum: 'MISSING_PHONE_NUMBER', signerUuid: payload.identityUuid }, moment);
  },
  signerReminded: (application, { signerUuid }) => whileIn(['INVITED'], application, signerUuid, application),
  /** Someone named by mistake, or at a wrong address. How many owners there are stays as the records have it. */
  signerRemoved: (application, { signerUuid }, moment) =>
    whileIn(
      ['INVITED', 'REFUSED'],
      application,
      signerUuid,
      clear(
        { ...application, signers: application.signers.filter(({ identityUuid }) => identityUuid !== signerUuid) },
        (condition) => condition.signerUuid === signerUuid,
        moment,
      ),
    ),
  signerRefused: (application, { identityUuid }) => withSigner(application, identityUuid, { state: 'REFUSED' }),
  notaryPackageReady: (application, { needsAttorney, isManual, closingNotBefore }, { now }) => ({
    ...application,
    notary: {
      ...application.notary,
      needsAttorney,
      isManual: isManual || application.notary.isManual,
      inPerson: isManual ? (application.notary.inPerson ?? 'required') : application.notary.inPerson,
      closingNotBefore,
      mustWait: isLater(closingNotBefore, now),
    },
  }),
  attorneyApproved: (application, { mustAttend }, { now }) => ({
    ...application,
    notary: {
      ...application.notary,
      isManual: application.notary.isManual || mustAttend,
      inPerson: application.notary.inPerson ?? (mustAttend ? 'required' : null),
      mustWait: isLater(application.notary.closingNotBefore, now),
    },
  }),
  attorneyRejected: (application, { reasons }) => decline(application, ...reasons),
  waitingPeriodElapsed: (application) => ({ ...application, notary: { ...application.notary, mustWait: false } }),
  deedAccepted: (application, { identityUuid }) => {
    if (identityUuid !== application.borrower.identityUuid)
      return withSigner(application, identityUuid, { state: 'SIGNED' });
    return { ...application, notary: { ...application.notary, hasPrimaryAccepted: true } };
  },
  /** By video the notary's platform says so; of ink, operations do, and show it. */
  deedSigned: (application, { signedAt, documentUuids }, { now, by }) => {
    const { notary } = application;
    const early = needs.isCorrectionDelivered(application);
    if (early) return early;
    if (by === 'operations' && documentUuids.length === 0) return refuse('unknownThing', words.addAScanOfThe);
    if (by === 'operations' && Date.parse(signedAt) > now.getTime())
      return refuse('tooEarly', words.deedCannotHaveBeenSigned);
    if (by === 'operations' && notary.closingNotBefore !== null && signedAt < notary.closingNotBefore)
      return refuse('tooEarly', words.lawDidNotLetThis);
    // At an office the note is signed with the deed.
    const noteSignedAt = application.closing.noteSignedAt ?? signedAt;
    return {
      ...application,
      closing: { ...application.closing, noteSignedAt },
      notary: { ...notary, hasPrimaryAccepted: true, signedAt, scans: documentUuids },
      signers: application.signers.map((signer) => ({ ...signer, state: 'SIGNED' })),
    };
  },
  /** A new deed: the person who signed the old one signs again, and every owner has the right to cancel again. */
  deedReissued: (application) => ({
    ...application,
    notary: { ...application.notary, hasPrimaryAccepted: false, signedAt: null, slot: null, scans: [] },
    signers: application.signers.map((signer) => (signer.state === 'SIGNED' ? { ...signer, state: 'READY' } : signer)),
    rescission: unnoticed,
    recording: { instrumentNumber: null, isGapCovered: false },
    sentBack: null,
  }),
  enotaryFailed: (application, _payload, { by }) => ({
    ...application,
    notary: { ...application.notary, isManual: true, inPerson: by === 'borrower' ? 'chosen' : 'videoFailed' },
  }),
  enotaryChosen: (application) => {
    const { notary } = application;
    if (notary.inPerson !== 'chosen') return refuse('notAllowedHere', words.deedHasToBeSigned);
    if (notary.slot) return refuse('notAllowedHere', words.cancelYourAppointmentWithThe);
    return { ...application, notary: { ...notary, isManual: false, inPerson: null } };
  },
  notaryReserved: (application, slot, { now, by }) => {
    const { notary } = application;
    if (Date.parse(slot.startsAt) <= now.getTime()) return refuse('notAllowedHere', words.timeHasPassed);
    if (notary.closingNotBefore !== null && slot.startsAt < notary.closingNotBefore)
      return refuse('notAllowedHere', words.lawDoesNotLetThis);
    // Operations can still reach the notary; a page cannot.
    if (by === 'borrower' && notary.slot && movableUntil(notary.slot) < now)
      return refuse('notAllowedHere', words.appointmentIsLessThanA);
    return { ...application, notary: { ...notary, slot } };
  },
  /** The borrower sees the times again and chooses when it suits them; nothing is owed for a notary who was not sent. */
  notaryCancelled: (application, { startsAt }, { now, by }) => {
    const { notary } = application;
    if (notary.slot?.startsAt !== startsAt) return refuse('unknownThing', words.thereIsNoAppointmentAt);
    if (by === 'borrower' && movableUntil(notary.slot) < now)
      return refuse('notAllowedHere', words.appointmentIsLessThanADay);
    return { ...application, notary: { ...notary, slot: null } };
  },
  /** Word of an appointment that was moved meanwhile changes nothing. */
  notaryNotBooked: (application, { startsAt }) =>
    startsAt === undefined || application.notary.slot?.startsAt === startsAt
      ? { ...application, notary: { ...application.notary, slot: null } }
      : application,
} satisfies Recorders;
