/**
 * What the binder is judged by: the application, its history, the papers that were kept of it and what was sent about it.
 * Dates come from the history and the papers, never from the record: an altered date must show.
 */

import type { Application, Instant } from '#core/application/application.ts';
import type { DocumentType } from '#core/application/enums.ts';
import { addBusinessDays, generalCalendar } from '#core/calendar/business-days.ts';
import { addDays } from '#core/calendar/dates.ts';
import { canBeRescinded } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn, startOfDay } from '#core/calendar/zoned.ts';
import type { EventName } from '#core/journey/events.ts';
import { isClosed, isStatus, type Status } from '#core/journey/statuses.ts';

import { isFloodZone } from '../flood.ts';

export interface PastEvent {
  readonly seq: number;
  readonly event: string;
  readonly at: Instant;
  readonly fromStatus: string | null;
  readonly toStatus: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface KeptPaper {
  readonly uuid: string;
  readonly type: DocumentType;
  readonly sha256: string;
  /** Null: all owners share it. */
  readonly belongsTo: string | null;
  readonly at: Instant;
  readonly signedAt: Instant | null;
  /** The hash of the bytes as they are now; null where they are gone; absent where no one looked. */
  readonly foundSha256?: string | null;
  /** When its bytes were destroyed because their time was over. */
  readonly destroyedAt?: Instant | null;
}

/** A message that reached the carrier, by the effect and the event that asked for it. */
export interface Delivery {
  readonly key: string;
  readonly kind: string;
  readonly seq: number;
  readonly to: string;
  readonly at: Instant;
}

export interface BinderFacts {
  readonly application: Application;
  readonly events: readonly PastEvent[];
  /** Those that were replaced too. */
  readonly papers: readonly KeptPaper[];
  readonly deliveries: readonly Delivery[];
  /** What the borrower agreed to on their account, before or beside this application. */
  readonly consents?: Application['consents'];
  readonly isHmdaReporter: boolean;
  /** Whether the seals of the history are whole; absent where no one looked. */
  readonly isHistoryWhole?: boolean;
  readonly now: Date;
}

/** What shows that something was done, and when. */
export interface Proof {
  readonly at: Instant;
  readonly events?: readonly PastEvent[];
  readonly papers?: readonly KeptPaper[];
  readonly deliveries?: readonly Delivery[];
  readonly consents?: Application['consents'];
}

export const isConsumer = ({ application }: BinderFacts) => application.product !== 'dscr';
export const isIn = ({ application }: BinderFacts, state: string) => application.property.address.state === state;
export const zoneOf = ({ application }: BinderFacts) => homeZone(application.property);
export const isOver = ({ application }: BinderFacts) => isClosed(application.status);
export const hasRightToCancel = ({ application: { property, product } }: BinderFacts) =>
  canBeRescinded({ occupancyType: property.occupancy, isBusinessPurpose: product === 'dscr' });
export const ownersOf = ({ application: { borrower, signers } }: BinderFacts) =>
  [borrower, ...signers].map(({ identityUuid }) => identityUuid);

/** The midnight that ends the n-th business day after a moment, where the home is. */
export function businessDaysAfter(f: BinderFacts, at: Instant, count: number): Instant {
  const day = addBusinessDays(dateIn(zoneOf(f), new Date(at)), count, generalCalendar);
  return startOfDay(addDays(day, 1), zoneOf(f)).toISOString();
}

/** The midnight that ends the n-th day after a moment. */
export function daysAfterDay(f: BinderFacts, at: Instant, count: number): Instant {
  return startOfDay(addDays(dateIn(zoneOf(f), new Date(at)), count + 1), zoneOf(f)).toISOString();
}

/** Known only once it was determined; until then it may still count. */
export function inFloodZone(f: BinderFacts): 'notFloodZone' | null {
  const zone = last(f, 'floodDetermined')?.payload['zone'];
  return zone === undefined || isFloodZone(String(zone)) ? null : 'notFloodZone';
}

/** A declined file that is looked at again proves everything again: what was said before counts no more. */
export function lately({ events }: BinderFacts): readonly PastEvent[] {
  const again = events.findLastIndex(({ event }) => event === 'reconsidered');
  return events.slice(again + 1);
}

export function last(f: BinderFacts, name: EventName, holds: (event: PastEvent) => boolean = () => true) {
  return lately(f).findLast((event) => event.event === name && holds(event));
}

/** The last time that it came into one of these from another. */
export function arrival(f: BinderFacts, ...into: readonly Status[]): PastEvent | undefined {
  return lately(f).findLast(
    ({ fromStatus, toStatus }) => fromStatus !== toStatus && isStatus(toStatus) && into.includes(toStatus),
  );
}

/** Since when it is over; a declined one that was opened again is not. */
export function ending(f: BinderFacts): PastEvent | undefined {
  // What is heard after the end stays where it ended: the end is what led there.
  const isEnd = ({ fromStatus, toStatus }: PastEvent) =>
    fromStatus !== toStatus && isStatus(toStatus) && isClosed(toStatus);
  return isOver(f) ? lately(f).findLast(isEnd) : undefined;
}

/** The signature that counts: a deed that was made again is unsigned until it is signed again. */
export function signing(f: BinderFacts): PastEvent | undefined {
  return f.application.notary.signedAt === null ? undefined : last(f, 'deedSigned');
}

export function signedAt(f: BinderFacts): Instant | null {
  return textOf(signing(f)?.payload['signedAt']);
}

/** The moment at which it was released to be sent: the strictest of those that could be called the day of money. */
export const money = (f: BinderFacts) => arrival(f, 'FUNDABLE') ?? last(f, 'fundsDisbursed');

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** That papers of ours reached their reader: each delivery that names one of the type. */
function deliveriesOf(f: BinderFacts, type: DocumentType, events: readonly PastEvent[]): readonly Proof[] {
  return events.flatMap((event) => {
    const isDelivery = ['documentsDelivered', 'valuationCopied', 'valuationNoticed'].includes(event.event);
    const named = isDelivery ? textsOf(event.payload['documentUuids']) : [];
    const papers = f.papers.filter((paper) => paper.type === type && named.includes(paper.uuid));
    return papers.length > 0 ? [{ at: event.at, events: [event], papers }] : [];
  });
}

/** The first time, of what is owed once and early. */
export function delivered(f: BinderFacts, type: DocumentType): Proof | null {
  return deliveriesOf(f, type, f.events)[0] ?? null;
}

/** The last time, of what must say how things are now. */
export function deliveredLast(f: BinderFacts, type: DocumentType): Proof | null {
  return deliveriesOf(f, type, lately(f)).at(-1) ?? null;
}

/** That an email went out because of one of these events; with its paper, where it has one. */
export function sent(f: BinderFacts, kind: string, since: number, type?: DocumentType): Proof | null {
  const found = f.deliveries
    .filter((delivery) => delivery.kind === kind && delivery.seq >= since)
    .sort((one, other) => one.at.localeCompare(other.at))[0];
  if (!found) return null;
  const papers = f.papers.filter((paper) => paper.type === type && paper.at <= found.at);
  if (type !== undefined && papers.length === 0) return null;
  const events = f.events.filter(({ seq }) => seq === found.seq);
  return { at: found.at, events, papers: papers.slice(-1), deliveries: [found] };
}

export function said(event: PastEvent | undefined, papers: readonly KeptPaper[] = []): Proof | null {
  return event ? { at: event.at, events: [event], papers } : null;
}

export function earliest(...proofs: readonly (Proof | null)[]): Proof | null {
  return proofs
    .filter((proof) => proof !== null)
    .reduce<Proof | null>((first, proof) => (first === null || proof.at < first.at ? proof : first), null);
}
