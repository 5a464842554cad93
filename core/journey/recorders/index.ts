/**
 * Writes what an event says into the application. Every event has its row here, in one of two tables.
 * What staff say is written only where everything is so that its row in operations.ts needs.
 */
import type { Application } from '../../application/application.ts';
import type { EventName, JourneyEvent } from '../events.ts';
import { firstUnmet } from '../operation-needs.ts';
import { isStaffEvent, operations } from '../operations.ts';
import type { Refusal } from '../refusal.ts';
import { afterSigningRecorders } from './after-signing.ts';
import { anyTimeRecorders } from './any-time.ts';
import { closingRecorders } from './closing.ts';
import { countyRecorders } from './county.ts';
import { creditRecorders } from './credit.ts';
import { offerRecorders } from './offers.ts';
import { propertyRecorders } from './property.ts';
import type { Recorder, Recorders } from './recorder.ts';
import { screeningRecorders } from './screening.ts';
import { servicingRecorders } from './servicing.ts';
import { valuationAndTitleRecorders } from './valuation-and-title.ts';
import { verificationRecorders } from './verification.ts';

const recorded = {
  ...creditRecorders,
  ...propertyRecorders,
  ...countyRecorders,
  ...offerRecorders,
  ...verificationRecorders,
  ...valuationAndTitleRecorders,
  ...closingRecorders,
  ...afterSigningRecorders,
  ...anyTimeRecorders,
  ...screeningRecorders,
  ...servicingRecorders,
} satisfies Recorders;

/** They say nothing but that they happened. One that has a recorder, or an event that has neither, does not compile. */
const bare = {
  documentsRequested: null,
  creditFreezeLifted: null,
  creditRetried: null,
  birthDateCorrected: null,
  offersExpired: null,
  demographicsAnswered: null,
  accountConfirmed: null,
  accountHoldEnded: null,
  payoffLettersOrdered: null,
  titlePassed: null,
  termsRefused: null,
  rescissionNoticesOutdated: null,
  rescissionEnded: null,
  withdrawn: null,
  incompletenessExpired: null,
  resumed: null,
  feesGivenBack: null,
  lienReleased: null,
  valuationCopied: null,
  valuationNoticed: null,
} satisfies Readonly<Record<Exclude<EventName, keyof typeof recorded>, null>>;

const recorders: { readonly [E in EventName]: Recorder<E> | null } = { ...bare, ...recorded };

export function record(application: Application, event: JourneyEvent, now: Date): Application | Refusal {
  if (event.by === 'operations' && isStaffEvent(event.name)) {
    const unmet = firstUnmet(operations[event.name].needs ?? [], application, now);
    if (unmet) return unmet;
  }
  // The payload's type belongs to the name; the compiler cannot follow the pair through a lookup.
  const recorder = recorders[event.name] as Recorder<EventName> | null;
  if (recorder === null) return application;
  const moment = { now, at: now.toISOString(), by: event.by, eventUuid: event.uuid };
  return recorder(application, event.payload, moment);
}
