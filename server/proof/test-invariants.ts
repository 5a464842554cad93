/**
 * What must hold of an application whatever happened to it (threats-and-faults §3.1), read from the database and from the
 * vendors' own books. Gives the sentences that are not true; none is as it should be.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Application } from '#core/application/application.ts';
import { othersToSign } from '#core/application/others-to-sign.ts';
import { rescissionEnds } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { isNoticeOwedLater } from '#core/documents/valuation-copy.ts';
import { type EffectName, type EffectRow, effects, isRule } from '#core/journey/effects.ts';
import { isEventName } from '#core/journey/events.ts';
import { facts } from '#core/journey/facts.ts';
import { edges } from '#core/journey/graph.ts';
import { areLastChecksClear, effectOf, isCheckWanted, lastChecks } from '#core/journey/last-checks.ts';
import { besides, isStatus, type Status, statuses } from '#core/journey/statuses.ts';
import { costsCents } from '#core/offers/closing-cost-kinds.ts';
import { BORROWER, balanceCents } from '#core/payments/ledger.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { divisionOf, payoffsOf, totalCents } from '#core/underwriting/payoffs.ts';
import type { Origination } from '../lending/origination/index.ts';
import { person } from '../lending/origination/test-origination.ts';
import { readApplication } from '../store/applications.ts';
import { readEvents, type SealedEvent } from '../store/events.ts';
import { readBook } from '../store/money.ts';
import type { TestDatabase } from '../store/test-database.ts';

interface Facts {
  readonly application: Application;
  readonly events: readonly SealedEvent[];
  readonly file: UnderwritingFile;
  readonly brokenAt: number | undefined;
}

interface Calls {
  readonly db: TestDatabase;
  readonly origination: Pick<Origination, 'history' | 'workingCase'>;
}

export async function brokenPromises({ db, origination }: Calls, orgCode: string, uuid: string): Promise<string[]> {
  const { brokenAt } = await origination.history(person('operations', orgCode), uuid);
  const file = (await origination.workingCase(orgCode, uuid, 1))?.file;
  const known = await db.inOrg(orgCode, async (tx) => {
    const stored = await readApplication(tx, orgCode, uuid);
    if (!stored || !file) throw new Error('There is no such application.');
    const events = await readEvents(tx, orgCode, uuid);
    return {
      application: stored.application,
      events,
      file,
      brokenAt,
    };
  });
  return [
    ...historyFaults(known),
    ...orderFaults(known),
    ...(await moneyFaults(db, known)),
    ...(await bookFaults(db, known)),
  ];
}

/**
 * No one has anything more to do for it: every job about it is done, and every message is sent that does not wait for
 * others to go with it.
 */
async function isQuiet(db: TestDatabase, uuid: string): Promise<boolean> {
  const [row] = await db.owner<{ open: number }[]>`
    select (select count(*) from jobs.job where data ->> 'applicationUuid' = ${uuid} and state < 'completed')::int
         + (select count(*) from app.message where application_uuid = ${uuid} and given_up_at is null
              and (tries > 0 or next_try_at <= app.now()))::int as open`;
  return row?.open === 0;
}

export async function becomesQuiet(db: TestDatabase, uuid: string, waitMs = 30_000): Promise<void> {
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += 100) {
    if (await isQuiet(db, uuid)) return;
    await sleep(100);
  }
  throw new Error('There is still work in the queue for it.');
}

/** The chain is whole, no number is missing, every step is an edge of the table, and it leads to the status there is. */
function historyFaults({ application, events, brokenAt }: Facts): string[] {
  const isLegal = ({ event, fromStatus, toStatus }: SealedEvent) =>
    ['created', 'forced'].includes(event) ||
    (isEventName(event) && fromStatus === toStatus && isAskedOrHeld(fromStatus, event)) ||
    // What was held back goes on when the last condition is cleared, by the edge of the event that was held.
    (['conditionCleared', 'conditionWaived', 'conditionDropped'].includes(event) &&
      edges.some(({ from, to }) => from === fromStatus && to === toStatus)) ||
    edges.some((edge) => edge.from === fromStatus && edge.event === event && edge.to === toStatus);
  const isJoined = ({ fromStatus }: SealedEvent, index: number) => fromStatus === (events[index - 1]?.toStatus ?? null);
  return [
    ...(brokenAt === undefined ? [] : [`the history is broken at ${brokenAt}`]),
    ...events.filter(({ seq }, index) => seq !== index + 1).map(({ seq }) => `event ${seq} is out of its place`),
    ...events
      .filter((event, index) => !isJoined(event, index))
      .map(({ seq }) => `event ${seq} does not start where the last ended`),
    ...events
      .filter((event) => !isLegal(event))
      .map(({ event, fromStatus, toStatus }) => `${fromStatus} ${event} ${toStatus} is no edge`),
    ...(events.at(-1)?.toStatus === application.status ? [] : ['the last event leads elsewhere']),
  ];
}

function isAskedOrHeld(status: string | null, event: string): boolean {
  return (
    status !== null &&
    isStatus(status) &&
    isEventName(event) &&
    (statuses[status].on[event] !== undefined || besides(status)[event] !== undefined)
  );
}

/** Nothing is released before every owner signed and, where the law gives the right to cancel, before that right ended. */
function orderFaults({ application, events }: Facts): string[] {
  const released = events.find(({ fromStatus, toStatus }) => toStatus === 'FUNDABLE' && fromStatus !== 'FUNDABLE');
  if (!released || released.event === 'forced') return [];
  const before = (name: string) => events.findLast(({ event, seq }) => event === name && seq < released.seq);
  const faults: string[] = [];
  const signed = before('deedSigned');
  if (!signed) faults.push('released before the deed was signed');
  if (application.signers.length < othersToSign(application)) faults.push('released without every owner');
  if (application.signers.some(({ state }) => state !== 'SIGNED')) faults.push('released before an owner signed');
  if (application.funding.approvers.length < 2) faults.push('released by fewer than two people');
  if (!areLastChecksClear(application)) faults.push('released before everything was looked at again');
  const ended = before('rescissionEnded');
  const isWaived = before('rescissionWaived') !== undefined;
  if (!facts.canRescind(application))
    return ended ? [...faults, 'a right to cancel that the law does not give'] : faults;
  const { endsAt } = application.rescission;
  const earliest = signed && lawfulEnd(application, signed, before('rescissionNoticesDelivered'));
  if (!isWaived && !ended) faults.push('released within the right to cancel');
  if (!isWaived && (!endsAt || released.at < new Date(endsAt)))
    faults.push('released before the right to cancel ended');
  if (!isWaived && earliest && endsAt && new Date(endsAt) < earliest) faults.push('the right to cancel ends too early');
  return faults;
}

/** Worked out again from the signature and the notice: midnight where the house stands, three business days later. */
function lawfulEnd({ notary, property }: Application, signed: SealedEvent, notice: SealedEvent | undefined): Date {
  const signedAt = new Date(notary.signedAt ?? signed.at);
  const timeZone = homeZone(property);
  const noticeDeliveredAt = notice?.at ?? signed.at;
  return rescissionEnds({ signedAt, disclosuresDeliveredAt: signedAt, noticeDeliveredAt, timeZone }).endsAt;
}

interface Transfer {
  readonly giver: string;
  readonly taker: string;
  readonly cents: number;
}

/** One funding at most; what the lender gave, less what came back, is the draw, once it is all paid. */
async function moneyFaults(db: TestDatabase, { application, file, events }: Facts): Promise<string[]> {
  const { uuid, offers } = application;
  const fundings = await db.owner<
    { cents: string }[]
  >`select amount_cents as cents from app.funding where application_uuid = ${uuid}`;
  const transfers = (
    await db.owner<
      Transfer[]
    >`select giver, taker, cents::float8 as cents from sandbox.transfer where id like ${`${uuid}%`}`
  ).filter(({ giver, taker }) => [giver, taker].includes('lender'));
  const given = transfers.reduce((sum, { giver, cents }) => sum + (giver === 'lender' ? cents : -cents), 0);
  const drawCents = offers.selected?.drawCents ?? 0;
  const hasArrived = events.some(({ toStatus }) => toStatus === 'FUNDABLE');
  const faults = [];
  if (fundings.length !== (hasArrived ? 1 : 0)) faults.push(`${fundings.length} fundings`);
  if (hasArrived && Number(fundings[0]?.cents) !== drawCents) faults.push('another amount was funded than chosen');
  if (given > drawCents) faults.push(`${given} cents were given for a draw of ${drawCents}`);
  const { costs, cashCents, shortCents } = divisionOf(application, payoffsOf(application, file));
  const keptCents = costsCents(costs);
  if (hasArrived && shortCents > 0) faults.push(`creditors are ${shortCents} cents short`);
  if (application.status === 'COMPLETE' && given + keptCents !== drawCents)
    faults.push(`complete with ${given} of ${drawCents} cents paid and ${keptCents} kept back`);
  const toCreditors = transfers.reduce((sum, { taker, cents }) => sum + (taker.startsWith('creditor') ? cents : 0), 0);
  const back = transfers.reduce((sum, { giver, cents }) => sum + (giver.startsWith('creditor') ? cents : 0), 0);
  if (application.status === 'COMPLETE' && toCreditors - back !== totalCents(payoffsOf(application, file)))
    faults.push('creditors did not get what was chosen');
  const toBorrower = given - (toCreditors - back);
  if (application.status === 'COMPLETE' && toBorrower !== cashCents)
    faults.push(`the borrower has ${toBorrower} cents instead of ${cashCents}`);
  const book = await db.inOrg(application.orgCode, (tx) =>
    readBook(tx, { orgCode: application.orgCode, applicationUuid: uuid }),
  );
  if (application.status === 'COMPLETE' && book.length > 0) {
    const feeCents = (offers.selected?.amountCents ?? 0) - drawCents;
    const isKept = costs.every(({ kind, cents }) => balanceCents(book, 'fees', kind) === cents);
    if (!isKept || balanceCents(book, 'fees') !== feeCents + keptCents) faults.push('the book keeps other costs back');
    if (balanceCents(book, 'bank', BORROWER) !== cashCents) faults.push('the book paid the borrower another amount');
  }
  return faults;
}

/** Emails about what may be over before they are written: an offer answered, a room left, a time moved or dropped. */
const overtaken: ReadonlySet<EffectName> = new Set([
  'sendCounterOfferNotice',
  'tellOfOffers',
  'tellOfSavedOffers',
  'tellOfAnswer',
  'tellOfWaiver',
  'tellOfRightToCancel',
  // Of a home in no flood zone there is nothing to tell.
  'tellOfFloodZone',
  'tellOfNotaryRoom',
  'tellOfAppointment',
  'tellOfCancelledAppointment',
  'tellOfLostAppointment',
]);

/** What vendors have in their books for it is what the history asked for: each effect under its own key, and nothing else. */
async function bookFaults(db: TestDatabase, { application, events, file }: Facts): Promise<string[]> {
  const { uuid } = application;
  const rows = await db.owner<{ vendor: string; key: string; action: string }[]>`
    select vendor, key, action from sandbox.book where key like ${`${uuid}\\_%`}`;
  const wanted = new Set(events.flatMap((event) => startedBy(event).map((effect) => `${uuid}_${event.seq}_${effect}`)));
  const shared = new Set([`${uuid}_title`]);
  // After every try failed someone let it go on, and it was asked for again under a key of its own.
  const givenUp = new Set(events.flatMap(({ event, delivery }) => (isGivingUp(event) ? [delivery ?? ''] : [])));
  // An effect that tells everyone writes one email to each, under its own key and theirs.
  const effectKey = (key: string) => key.replace(/\.early$/, '').replace(/ .*$/, '');
  const again = new Set(
    events.flatMap((event) => askedAgainBy(event, givenUp).map((effect) => `${uuid}_${event.seq}_${effect}`)),
  );
  const isAsked = (key: string) =>
    [wanted, again].some((keys) => keys.has(effectKey(key))) || shared.has(key) || key.startsWith(`${uuid}_payoffs_`);
  const emails = await db.owner<{ key: string }[]>`select key from app.sandbox_mail where key like ${`${uuid}\\_%`}`;
  const pulls = rows.filter(({ vendor, action }) => vendor === 'credit' && action === 'pull hard').length;
  const consents = events.filter(
    ({ toStatus, fromStatus }) => toStatus === 'HARD_CREDIT_PULL' && fromStatus !== toStatus,
  ).length;
  const found = new Set([...rows, ...emails].map(({ key }) => effectKey(key)));
  const isNothingInCash = divisionOf(application, payoffsOf(application, file)).cashCents === 0;
  const isElsewhere = (key: string) => {
    const [, seq, name] = key.split('_');
    const effect = name as EffectName;
    if (givenUp.has(`${seq} ${effect} failed`)) return true;
    // Joined to another of the same, still waiting to be, or answered before it went.
    if (effect === 'tellOfCondition') return true;
    // What is paid for is not ordered again while the same is on its way: then an earlier order of it is in the books.
    const earlier = [...found].some((one) => one.endsWith(`_${effect}`) && Number(one.split('_')[1]) < Number(seq));
    if ((effects[effect] as EffectRow).ordersMax !== undefined && earlier) return true;
    // Only where our lien is the first one is anyone told of it, and once is enough.
    if (effect === 'deliverValuationNotice')
      return !isNoticeOwedLater(application) || [...found].some((one) => one.endsWith(`_${effect}`));
    // What no one needs to look at again is not asked.
    const check = lastChecks.find((one) => effectOf(one) === effect);
    if (check && !isCheckWanted(application, check)) return true;
    return effects[effect].need === 'title' || overtaken.has(effect) || (effect === 'disburseFunds' && isNothingInCash);
  };
  const isOver = application.status === 'COMPLETE';
  const missing = [...wanted].filter((key) => isOver && !found.has(key) && !isElsewhere(key));
  return [
    ...missing.map((key) => `${key} was asked for and is in no book`),
    ...[...rows, ...emails].filter(({ key }) => !isAsked(key)).map(({ key }) => `no one asked for ${key}`),
    ...(pulls > consents ? [`${pulls} hard inquiries for ${consents} wishes`] : []),
  ];
}

/** The effects that a step of the history started outside our walls. */
function startedBy({ event, fromStatus, toStatus }: SealedEvent): EffectName[] {
  const to = toStatus as Status;
  if (event === 'created' || event === 'forced') return outside(statuses[to].starts);
  if (!isEventName(event)) return [];
  const { on, also } = statuses[fromStatus as Status];
  const own = also?.[event] ?? (on[event] === undefined ? (besides(fromStatus as Status)[event] ?? []) : []);
  return outside([...own, ...(fromStatus === toStatus ? [] : statuses[to].starts)]);
}

const isGivingUp = (event: string) => event === 'systemFaulted' || event === 'effectGivenUp';

/** A last look that was given up is asked for again when someone has answered the question that it left. */
function askedAgainBy({ event, seq }: SealedEvent, givenUp: ReadonlySet<string>): EffectName[] {
  if (event !== 'conditionCleared') return [];
  const failed = [...givenUp].map((delivery) => delivery.split(' '));
  const wasGivenUp = (effect: EffectName) => failed.some(([at, name]) => name === effect && Number(at) < seq);
  return lastChecks.map(effectOf).filter(wasGivenUp);
}

const outside = (names: readonly EffectName[]) => names.filter((name) => !isRule(name));
