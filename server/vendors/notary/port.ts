/**
 * What we need from the company that arranges the notary: what the state wants before a deed is signed, a meeting by video where it
 * may be held, or an appointment in person where it may not. Every call-back and every answer about such work is one of
 * the findings below; only `accepted` has more to come.
 */
import * as v from 'valibot';
import { zip } from '#core/people/address.ts';
import { type LongWork, text } from '../answers.ts';
import { paper } from '../documents/paper.ts';
import { recipient } from '../documents/port.ts';
import { type AnswersCheck, choices, questions } from '../identity/port.ts';
import { applicationUuid, identityUuid, instant, key, list, reference, stateCode, webAddress } from '../requests.ts';
import type { Accepted } from '../vendor.ts';

export interface Notary extends LongWork<NotaryFinding> {
  prepare(request: PackageRequest): Promise<Accepted>;
  openMeeting(request: MeetingRequest): Promise<Meeting>;
  slots(request: SlotsRequest): Promise<readonly Slot[]>;
  book(request: BookingRequest): Promise<Booking>;
  release(request: ReleaseRequest): Promise<Released>;
}

/** The platform's side of the room that we hold: who sits in it, who they proved to be, and that they signed. */
export interface NotaryWindow {
  /** The questions to answer first; `ended` when the room is closed, or the seat is not in it. */
  takeSeat(reference: string, identityUuid: string): Promise<Seat>;
  answerQuestions(reference: string, identityUuid: string, choices: readonly number[]): Promise<AnswersCheck>;
  /** Whether it counted: only those who proved who they are may sign, and only while the room is open. Asked again, it says the same. */
  signDeed(reference: string, identityUuid: string): Promise<boolean>;
}

/** The same on the wire, where every call has one object: what the room says one after the other is named. */
export interface NotaryCalls {
  takeSeat(request: v.InferOutput<typeof seatRequest>): Promise<Seat>;
  answerQuestions(request: v.InferOutput<typeof seatAnswersRequest>): Promise<AnswersCheck>;
  signDeed(request: v.InferOutput<typeof seatRequest>): Promise<boolean>;
}

type Seat = v.InferOutput<typeof seat>;

const id = v.pipe(text, v.maxLength(200));
const bookingNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const participants = v.pipe(list(recipient), v.description('Everyone who signs the deed, the borrower first.'));

export const packageRequest = v.strictObject({
  key,
  applicationUuid,
  state: stateCode,
  papers: list(paper),
  isManualOnly: v.pipe(v.boolean(), v.description('A rule of ours, or of the partner, wants a notary in the room.')),
  closingNotBefore: v.pipe(
    v.nullable(instant),
    v.description('The earliest moment that the law allows. You may only make it later.'),
  ),
});
export type PackageRequest = v.InferOutput<typeof packageRequest>;

export const meetingRequest = v.strictObject({
  key,
  applicationUuid,
  participants,
  papers: list(paper),
  returnUrl: webAddress,
});
export type MeetingRequest = v.InferOutput<typeof meetingRequest>;

export const slotsRequest = v.strictObject({ key, state: stateCode, zip, notBefore: v.nullable(instant) });
export type SlotsRequest = v.InferOutput<typeof slotsRequest>;

export const bookingRequest = v.strictObject({
  key,
  applicationUuid,
  slotId: id,
  participants,
  number: v.pipe(bookingNumber, v.description('Of two bookings for one application the later has the higher.')),
});
type BookingRequest = v.InferOutput<typeof bookingRequest>;

/** Gives back every time that was booked for the application under a lower number, also one whose booking is still on its way. */
export const releaseRequest = v.strictObject({ key, applicationUuid, before: bookingNumber });
type ReleaseRequest = v.InferOutput<typeof releaseRequest>;

export const seatRequest = v.strictObject({ reference, identityUuid });
export const seatAnswersRequest = v.strictObject({ ...seatRequest.entries, choices });

type Meeting = v.InferOutput<typeof meeting>;
export type Slot = v.InferOutput<typeof slot>;
/** `taken`: someone was quicker, it was given back, or there never was such a time; another must be chosen. */
type Booking = v.InferOutput<typeof booking>;
type Released = v.InferOutput<typeof released>;
export type NotaryFinding = v.InferOutput<typeof notaryFinding>;

export const meeting = v.object({
  reference: id,
  /** Each participant's own door. */
  seats: v.pipe(v.array(v.object({ identityUuid: id, url: v.pipe(v.string(), v.url()) })), v.minLength(1)),
  expiresAt: instant,
});

export const slot = v.object({ slotId: id, startsAt: instant, place: text });

export const booking = v.variant('outcome', [
  v.object({ outcome: v.literal('booked'), reference: id, startsAt: instant, place: text }),
  v.object({ outcome: v.literal('taken') }),
]);

export const seat = v.variant('outcome', [...questions.options, v.object({ outcome: v.literal('ended') })]);

/** The beginnings of the times that others can have again. */
export const released = v.object({ times: v.array(instant) });

/** Why no deed was signed by video: who they are could not be proved, no camera, or the notary would not. */
const failures = ['identityNotProved', 'noCamera', 'notaryDeclined'] as const;

export const notaryFinding = v.variant('outcome', [
  v.object({
    outcome: v.literal('prepared'),
    needsAttorney: v.boolean(),
    isManual: v.boolean(),
    closingNotBefore: v.nullable(instant),
  }),
  v.object({ outcome: v.literal('accepted'), identityUuid: id }),
  v.object({ outcome: v.literal('signed'), signedAt: instant }),
  v.object({ outcome: v.literal('failed'), why: v.picklist(failures) }),
  /** No one came to the appointment. */
  v.object({ outcome: v.literal('missed') }),
  /** The appointment was given back; no one comes. */
  v.object({ outcome: v.literal('released') }),
]);
