/**
 * Journeys that no one planned, with what the server keeps of them: the history, the papers that were drawn and delivered,
 * and the messages that went out. For the binder's tests.
 */

import type { Application, NewApplication } from '#core/application/application.ts';
import { newApplication } from '#core/application/new-application.ts';
import { rescissionEnds } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { type Package, papersIn } from '#core/documents/papers.ts';
import { advance } from '#core/journey/advance.ts';
import type { EffectName } from '#core/journey/effects.ts';
import { type EventName, type JourneyEvent, readEvent } from '#core/journey/events.ts';
import { isClosed, type Status } from '#core/journey/statuses.ts';
import { said, startedAt, timeOf } from '#core/journey/stories/walk.ts';
import { nextStep } from '#core/journey/stories/wanderer.ts';
import { effectBehind, type MessageKind, type MessageKindRow, messageKinds } from '#core/messages/kinds.ts';
import { earliestClosing } from '#core/notary/earliest-closing.ts';
import type { BinderFacts, Delivery, KeptPaper, PastEvent } from '../binder/facts.ts';

interface Book {
  readonly application: Application;
  readonly now: Date;
  readonly events: readonly PastEvent[];
  readonly papers: readonly KeptPaper[];
  readonly deliveries: readonly Delivery[];
}

const MINUTE_MS = 60_000;
const packageOf: Readonly<Partial<Record<Status, Package>>> = {
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: 'PRE_CREDIT',
  WAITING_FOR_SUMMARY_DISCLOSURE: 'SUMMARY',
  WAITING_FOR_APP_DISCLOSURE: 'APPLICATION',
  WAITING_FOR_CLOSING_DISCLOSURE: 'CLOSING',
  GEN_NOTE_SIGNING: 'SIGNING',
  WAITING_FOR_NOTARY_DISCLOSURE: 'NOTARY',
  GEN_RESCISSION: 'RESCISSION',
};
const drawing: readonly EventName[] = [
  'documentsDelivered',
  'signingPackageReady',
  'notaryPackageReady',
  'rescissionNoticesDelivered',
];

const ownersOf = ({ borrower, signers }: Application) => [borrower, ...signers].map(({ identityUuid }) => identityUuid);
const zoneOf = ({ property }: Application) => homeZone(property);

function drawn({ application, events }: Book, at: string): readonly KeptPaper[] {
  const name = packageOf[application.status];
  if (!name) return [];
  const readers = name === 'RESCISSION' ? ownersOf(application) : [application.borrower.identityUuid];
  return papersIn(name, application).flatMap((type) =>
    readers.map((belongsTo) => {
      const uuid = `${type} ${events.length} ${belongsTo}`;
      return { uuid, type, sha256: `hash of ${uuid}`, belongsTo, at, signedAt: null };
    }),
  );
}

/** What the server works out and a sample cannot know: which papers, and the days of law. */
function worked(event: JourneyEvent, { application }: Book, papers: readonly KeptPaper[], now: Date): JourneyEvent {
  const at = now.toISOString();
  const payload: Partial<Record<EventName, object>> = {
    documentsDelivered: { documentUuids: papers.map(({ uuid }) => uuid) },
    signingPackageReady: { documentUuids: papers.map(({ uuid }) => uuid) },
    deedSigned: { signedAt: at },
    notaryPackageReady: {
      isManual: application.property.address.state === 'TX',
      closingNotBefore: earliestClosing(application, { figuresAt: null, now }),
    },
    rescissionNoticesDelivered: {
      deliveredTo: ownersOf(application).map((identityUuid) => ({ identityUuid, at })),
      endsAt: rescissionEnds({
        signedAt: new Date(application.notary.signedAt ?? at),
        disclosuresDeliveredAt: now,
        noticeDeliveredAt: now,
        timeZone: zoneOf(application),
      }).endsAt.toISOString(),
    },
  };
  return { ...event, payload: { ...event.payload, ...payload[event.name] } } as JourneyEvent;
}

/** With the signature on what was signed: the agreement's papers by themselves, the others with the deed. */
function signed(papers: readonly KeptPaper[], name: EventName, at: string): readonly KeptPaper[] {
  if (name !== 'noteSigned' && name !== 'deedSigned') return papers;
  const types = ['FLOOD_NOTICE', 'TEXAS_VALUE_ACKNOWLEDGEMENT', 'HELOC_AGREEMENT'];
  return papers.map((paper) => (types.includes(paper.type) ? { ...paper, signedAt: paper.signedAt ?? at } : paper));
}

/** One step, as the server would take it; the same book where it was refused. */
function go(book: Book, pick: number): Book | undefined {
  const step = nextStep(book.application.status, pick);
  if (!step) return undefined;
  const now = timeOf(step, book.application, new Date(book.now.getTime() + (1 + (pick % 90)) * MINUTE_MS));
  const at = now.toISOString();
  const papers = drawing.includes(step.event) ? drawn(book, at) : [];
  const event = worked(said(step, book.application, `walk-${book.events.length}`), book, papers, now);
  const outcome = advance(book.application, event, now);
  if (!outcome.ok) return book;
  const seq = book.events.length + 1;
  const past: PastEvent = {
    ...{ seq, event: event.name, at, fromStatus: outcome.from, toStatus: outcome.to },
    payload: event.payload as PastEvent['payload'],
  };
  const letters = outcome.effects.flatMap((effect) => effectBehind(effect as MessageKind) ?? []);
  const to = book.application.borrower.identityUuid;
  const made = letters.flatMap((kind): KeptPaper[] => {
    const { paper }: MessageKindRow = messageKinds[kind];
    const uuid = `${paper} ${seq}`;
    return paper ? [{ uuid, type: paper, sha256: `hash of ${uuid}`, belongsTo: to, at, signedAt: null }] : [];
  });
  const next = {
    application: outcome.application,
    now,
    events: [...book.events, past],
    papers: signed([...book.papers, ...papers, ...made], event.name, at),
    deliveries: [...book.deliveries, ...letters.map((kind) => ({ key: `${seq}_${kind}`, kind, seq, to, at }))],
  };
  const isEnd = outcome.from !== outcome.to && isClosed(outcome.to);
  return isEnd || outcome.effects.some((effect) => besides.includes(effect)) ? answered(next, outcome.effects) : next;
}

/** Asked for on the way, without leaving it: the answer comes by itself. */
const besides: readonly EffectName[] = ['deliverValuationNotice', 'reviseClosingCosts'];

const inTheRoom = {
  number: 1,
  costs: [
    { kind: 'RECORDING_FEE', cents: 22_500 },
    { kind: 'MANUAL_NOTARIZATION', cents: 30_000 },
  ],
} as const;

/** What the server does for an end, or for a lien that became the first, and hears back from those it asks. */
function heard({ application }: Book, effects: readonly EffectName[], at: string) {
  const uuid = `VALUATION_COPY ${at}`;
  const copy: KeptPaper = {
    ...{ uuid, type: 'VALUATION_COPY', sha256: `hash of ${uuid}`, at, signedAt: null },
    belongsTo: application.borrower.identityUuid,
  };
  const notice: KeptPaper = { ...copy, uuid: `VALUATION_NOTICE ${at}`, type: 'VALUATION_NOTICE' };
  const wasPaid = application.valuation.appraisalPayment?.state === 'PAID';
  const isFeeBack = (effects.includes('refundFees') && wasPaid) || effects.includes('refundEarlyFees');
  const isLienEnded = effects.includes('releaseLien') || effects.includes('releaseRecordedLien');
  const isNoticed = effects.includes('deliverValuationNotice');
  const isCopied = effects.includes('deliverValuationCopy');
  // A notary in the room costs more than was disclosed: a rule says so, and the correction goes out.
  const isCorrected =
    effects.includes('reviseClosingCosts') && application.notary.inPerson !== null && !application.closing.corrected;
  const steps: readonly (readonly [EventName, object])[] = [
    ...(isCorrected ? [['closingCostsChanged', inTheRoom] as const] : []),
    ...(isCorrected ? [['correctedDisclosureDelivered', { number: 1 }] as const] : []),
    ...(isFeeBack ? [['feesGivenBack', { amountCents: 55_000 }] as const] : []),
    ...(isLienEnded ? [['lienReleased', { instrumentNumber: null }] as const] : []),
    ...(isCopied ? [['valuationCopied', { documentUuids: [uuid] }] as const] : []),
    ...(isNoticed ? [['valuationNoticed', { documentUuids: [notice.uuid] }] as const] : []),
  ];
  return { steps, papers: [...(isCopied ? [copy] : []), ...(isNoticed ? [notice] : [])] };
}

/** An hour later: through the same door, in the status in which it ended. */
function answered(book: Book, effects: readonly EffectName[]): Book {
  const now = new Date(book.now.getTime() + 60 * MINUTE_MS);
  const { steps, papers } = heard(book, effects, now.toISOString());
  let next = { ...book, now, papers: [...book.papers, ...papers] };
  for (const [event, payload] of steps) {
    const by = event === 'closingCostsChanged' ? 'system' : 'vendor';
    const seq = next.events.length + 1;
    const outcome = advance(next.application, readEvent(event, { uuid: `end-${seq}`, by }, payload), now);
    if (!outcome.ok) throw new Error(`${event} is not heard in ${next.application.status}: ${outcome.reason}`);
    const past = { fromStatus: outcome.from, toStatus: outcome.to, payload: payload as PastEvent['payload'] };
    const events = [...next.events, { seq, event, at: now.toISOString(), ...past }];
    next = { ...next, application: outcome.application, events };
  }
  return next;
}

/** As far as these numbers lead. */
export function journeyOf(who: NewApplication, picks: readonly number[]): BinderFacts {
  const shownAt = new Date(startedAt.getTime() - MINUTE_MS).toISOString();
  const consents = [
    { type: 'COMMUNICATION', version: '1' },
    { type: 'EARLY_DISCLOSURES', version: `${shownAt} hash` },
  ];
  const application = newApplication({ ...who, consents }, startedAt);
  const began = {
    ...{ seq: 1, event: 'created', at: startedAt.toISOString(), fromStatus: null },
    ...{ toStatus: application.status, payload: {} },
  };
  let book: Book = { application, now: startedAt, events: [began], papers: [], deliveries: [] };
  for (const pick of picks) {
    // Most that are declined stay so; someone looks again at a few.
    if (book.application.status === 'DECLINED' && pick % 4 > 0) break;
    const next = go(book, pick);
    if (!next) break;
    book = next;
  }
  return { ...book, isHmdaReporter: true, isHistoryWhole: true };
}
