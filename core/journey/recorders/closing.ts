/** Flood, signers and the notary. */
import { type Application, SIGNERS_MAX } from '../../application/application.ts';
import { movableUntil } from '../../notary/in-person.ts';
import { needs } from '../operation-needs.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { withSigner } from './identity.ts';
import { clear, counterOffer, decline, type Recorders, raise } from './recorder.ts';

/** Anyone who has begun to prove who they are is no longer asked, nor sent away. */
function whileInvited(application: Application, uuid: string, changed: Application): Application | Refusal {
  const signer = application.signers.find(({ identityUuid }) => identityUuid === uuid);
  if (!signer) return refuse('unknownThing', 'No one of that identity signs here.');
  return signer.state === 'INVITED' ? changed : refuse('notAllowedHere', 'This owner has already begun.');
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
      return refuse('notTheirs', 'The other owner needs an email address of their own.');
    if (signers.some(({ identityUuid }) => identityUuid === payload.identityUuid))
      return refuse('notTwice', 'This owner has been invited.');
    if (signers.length >= SIGNERS_MAX) return refuse('tooMany', `At most ${SIGNERS_MAX} other owners can sign.`);
    const name = `${payload.firstName} ${payload.lastName}`;
    const known: Application = {
      ...application,
      additionalSignerVersion: 'v1',
      signers: [...signers, { ...payload, name, state: 'INVITED', failedTries: 0, photoUuids: [] }],
    };
    if (payload.phoneNumber !== null) return known;
    return raise(known, { categoryEnum: 'MISSING_PHONE_NUMBER', signerUuid: payload.identityUuid }, moment);
  },
  signerReminded: (application, { signerUuid }) => whileInvited(application, signerUuid, application),
  /** Someone named by mistake, or at a wrong address. How many owners there are stays as the records have it. */
  signerRemoved: (application, { signerUuid }, moment) =>
    whileInvited(
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
    if (by === 'operations' && documentUuids.length === 0)
      return refuse('unknownThing', 'Please add a scan of the signed deed first.');
    if (by === 'operations' && Date.parse(signedAt) > now.getTime())
      return refuse('tooEarly', 'The deed cannot have been signed at a time that is still to come.');
    if (by === 'operations' && notary.closingNotBefore !== null && signedAt < notary.closingNotBefore)
      return refuse('tooEarly', 'The law did not let this line close so early: the deed must be signed again.');
    return {
      ...application,
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
    if (notary.inPerson !== 'chosen')
      return refuse('notAllowedHere', 'This deed has to be signed before a notary in person.');
    if (notary.slot) return refuse('notAllowedHere', 'Please cancel your appointment with the notary first.');
    return { ...application, notary: { ...notary, isManual: false, inPerson: null } };
  },
  notaryReserved: (application, slot, { now, by }) => {
    const { notary } = application;
    if (Date.parse(slot.startsAt) <= now.getTime()) return refuse('notAllowedHere', 'This time has passed.');
    if (notary.closingNotBefore !== null && slot.startsAt < notary.closingNotBefore)
      return refuse('notAllowedHere', 'The law does not let this line close so early.');
    // Operations can still reach the notary; a page cannot.
    if (by === 'borrower' && notary.slot && movableUntil(notary.slot) < now)
      return refuse('notAllowedHere', 'The appointment is less than a day away. Please call us to move it.');
    return { ...application, notary: { ...notary, slot } };
  },
  /** The borrower sees the times again and chooses when it suits them; nothing is owed for a notary who was not sent. */
  notaryCancelled: (application, { startsAt }, { now, by }) => {
    const { notary } = application;
    if (notary.slot?.startsAt !== startsAt)
      return refuse('unknownThing', 'There is no appointment at this time any more.');
    if (by === 'borrower' && movableUntil(notary.slot) < now)
      return refuse('notAllowedHere', 'The appointment is less than a day away. Please call us to cancel it.');
    return { ...application, notary: { ...notary, slot: null } };
  },
  /** Word of an appointment that was moved meanwhile changes nothing. */
  notaryNotBooked: (application, { startsAt }) =>
    startsAt === undefined || application.notary.slot?.startsAt === startsAt
      ? { ...application, notary: { ...application.notary, slot: null } }
      : application,
} satisfies Recorders;
