/** From the papers on the table to the money: who signs what, before whom, and who lets the money go. */
import { randomUUID } from 'node:crypto';
import { othersToSign } from '#core/application/others-to-sign.ts';
import type { Status } from '#core/journey/statuses.ts';
import { whyNotAffordNotary } from '#core/underwriting/payoffs.ts';
import type { Person } from '../actor.ts';
import { signEverything } from '../lending/documents/test-signing.ts';
import { act, after, NotYet, nameOf, operate, type Step, settleAll, type Trip } from './test-trip.ts';

export const closingSteps: { readonly [S in Status]?: Step } = {
  NOTE_SIGNING: async (trip) => (trip.plan.signsWith === 'vendor' ? signAtVendor(trip) : signHere(trip)),
  CO_DEED_REQ: bringOwners,
  ATTORNEY_REVIEW: operate('attorneyApproved', ({ plan: { mustAttorneyAttend = false } }) => ({
    mustAttend: mustAttorneyAttend,
  })),
  // Where nothing is left for the fee, the notary is met by video whatever was wanted.
  DEED_SIGNING: async (trip) =>
    trip.plan.wantsNotaryInPerson && !whyNotAffordNotary(trip.application, await trip.file())
      ? act('meetNotaryInPerson', () => ({ hasAgreedToFee: true }))(trip)
      : meetByVideo(trip),
  MANUAL_DEED_SIGNING: meetInPerson,

  RECORDING: after('recordingRejected', operate('recordingCorrected')),
  FUNDING_DECISION: async (trip) => (await settleAll(trip)) || approve(trip),
  FUNDABLE: async (trip) => {
    if (!trip.lately.includes('disbursementReturned')) return false;
    return (await settleAll(trip)) || after('conditionCleared', operate('disbursementRetried'))(trip);
  },
  DIRECT_DEBT_PAYOFF: after('creditorPaymentReturned', operate('creditorPaymentRetried')),
  COMPLETE: after(
    'boardingRefused',
    operate('boardingSentAgain', () => ({ why: 'They have read it again.' })),
  ),
};

/** The newest thing that a vendor was asked for this application. */
async function asked(trip: Trip, vendor: 'signing' | 'notary', action: string): Promise<string | undefined> {
  const book = await trip.vendors.sandbox.book(vendor, 500, trip.uuid);
  const entry = book.find((one) => one.action === action);
  return (entry?.answer as { reference?: string } | undefined)?.reference;
}

async function signHere(trip: Trip): Promise<boolean> {
  const { application, documents, uuid } = trip;
  const of = { orgCode: application.orgCode, applicationUuid: uuid };
  const { identityUuid } = application.borrower;
  await signEverything(documents, of, { identityUuid, name: nameOf(application) });
  return act('signNote')(trip);
}

async function signAtVendor(trip: Trip): Promise<boolean> {
  const reference = await asked(trip, 'signing', 'openSession');
  if (!reference) return false;
  return trip.once(reference, async () => {
    await trip.vendors.windows.signing.openEnvelope(reference);
    if (!(await trip.vendors.windows.signing.finish(reference, 'signed'))) throw new NotYet();
  });
}

/** Everyone who owns the house is named, invited, and proves who they are. */
async function bringOwners(trip: Trip): Promise<boolean> {
  const { application, signers } = trip;
  const invited = application.signers.find(({ state }) => state === 'INVITED');
  if (invited) {
    const { identityUuid } = invited;
    return trip.once(`identity of ${identityUuid}`, async () => {
      const signer: Person = { ...trip.who, roles: ['signer'], identityUuid, sessionId: randomUUID() };
      if (signers.every((one) => one.identityUuid !== identityUuid)) signers.push(signer);
      const names = ['front.jpg', 'back.jpg', 'selfie.jpg'];
      const documentUuids = await Promise.all(names.map((name) => trip.upload(name, signer)));
      await trip.act('submitSignerIdentity', { documentUuids }, signer);
    });
  }
  if (application.signers.length >= Math.max(1, othersToSign(application))) return false;
  return trip.once(`owner ${application.signers.length}`, async () => {
    const email = `alex-${randomUUID()}@homeowner.example`;
    const { lastName } = application.borrower.name;
    await trip.act('addSigner', { firstName: 'Alex', lastName, email, phoneNumber: '4155550199' });
  });
}

/** At the notary's own page: everyone takes a seat, answers the questions and signs. */
async function meetByVideo(trip: Trip): Promise<boolean> {
  const reference = await asked(trip, 'notary', 'openMeeting');
  if (!reference) return false;
  const { notary } = trip.vendors;
  for (const { identityUuid } of [trip.who, ...trip.signers])
    await trip.once(`${reference} ${identityUuid}`, async () => {
      const seat = await notary.takeSeat(reference, identityUuid);
      if (seat.outcome !== 'asked') throw new NotYet();
      const check = await notary.answerQuestions(
        reference,
        identityUuid,
        seat.questions.map(() => 0),
      );
      if (check.outcome !== 'passed' || !(await notary.signDeed(reference, identityUuid))) throw new NotYet();
    });
  return false;
}

/** A time is reserved; when someone was quicker another is tried; and at last everyone is there. */
async function meetInPerson(trip: Trip): Promise<boolean> {
  const { vendors, application } = trip;
  // No one signs before the disclosure that tells of the notary's fee is there.
  if (application.closing.corrected?.isDelivered === false) return false;
  const reference = await asked(trip, 'notary', 'book');
  if (reference)
    return trip.once(reference, async () => {
      if (!(await vendors.windows.notary.report(reference, 'signed'))) throw new NotYet();
    });
  const tries = trip.lately.filter((event) => event === 'notaryNotBooked').length;
  return trip.once(`try ${tries}`, async () => {
    const slots = (await trip.times()).days.flatMap((day) => day.slots);
    const slot = slots[Math.floor(Math.random() * slots.length)];
    await trip.act('reserveNotary', { startsAt: slot?.startsAt, place: slot?.place });
  });
}

/** Two different people release the money, once nothing stands against it; money that must not go is stopped. */
async function approve(trip: Trip): Promise<boolean> {
  const { application, staff } = trip;
  if (Object.values(application.funding.checks).includes('found'))
    return operate('fundingStopped', () => ({ why: 'Found at the last look.', reasons: ['IDENTITY'] }))(trip);
  const next = staff.find(({ identityUuid }) => !application.funding.approvers.includes(identityUuid));
  if (!next) return false;
  return trip.once(`approval ${next.identityUuid}`, () =>
    trip.operate('fundingApproved', { approver: next.identityUuid }, next),
  );
}
