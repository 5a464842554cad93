/** Carries one effect out and delivers what came of it. Safe to repeat at any point: vendors and the door both know the key. */
import { createHash } from 'node:crypto';
import { type EffectName, effects, isBeside } from '#core/journey/effects.ts';
import { isClosed } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/errors/work.ts';
import { crashPoint } from '../crash-point.ts';
import { effectKey } from '../effect-key.ts';
import type { Origination, Report } from '../lending/origination/index.ts';
import type { SilentOrder, VendorInbox, VendorOrder } from '../lending/vendor-inbox/index.ts';
import type { Log } from '../log.ts';
import type { EffectJob, ScanJob } from '../queues.ts';
import { forOrganization, forRequest, requestIdNow } from '../someone-waits.ts';
import { VendorResting } from '../vendors/circuit.ts';
import { VendorFault, VendorRefusal } from '../vendors/vendor.ts';
import type { EffectAnswer, EffectHandler, EffectHandlers, VendorEffect, Work } from './effects.ts';
import { isNotOwed, isOutdone, isOvertaken } from './overtaken.ts';

/** What a worker works with. */
export interface WorkerDeps {
  readonly origination: Origination;
  readonly vendorInbox: VendorInbox;
  readonly handlers: EffectHandlers;
  readonly scan: (job: ScanJob) => Promise<void>;
  readonly log: Log;
}

/** This process does not know the effect, or the application: one of another release, or on another database, may. */
export class UnknownWork extends Error {}

export async function runEffect(deps: WorkerDeps, job: EffectJob): Promise<void> {
  const { handler, work } = await workFor(deps, job);
  if (isOvertaken(work.about) || isOutdone(work.about, job.effect) || isNotOwed(work.about, job.effect)) {
    deps.log.info({ applicationUuid: job.applicationUuid, effect: job.effect }, 'this is not wanted any more');
    return;
  }
  await whileNotPaused(deps, job);
  await orGiveUp(deps, job, async () => {
    crashPoint(`before ${job.effect}`);
    const answer = await forOrganization(job.orgCode, () => handler.start(work));
    crashPoint(`after ${job.effect}`);
    await conclude(deps, job, answer);
    crashPoint(`concluded ${job.effect}`);
  });
}

/** What is to ask a vendor that someone has paused is put away, and that was no try. */
async function whileNotPaused({ vendorInbox }: WorkerDeps, { effect, orgCode }: EffectJob): Promise<void> {
  // What is not in the table asks no vendor that could be paused.
  const need = Object.hasOwn(effects, effect) ? effects[effect as EffectName].need : 'rule';
  if (need !== 'rule' && (await vendorInbox.isPaused(need, orgCode)))
    throw new VendorResting(need, words.vendorIsPaused);
}

/** A final no is not tried again: the application rests where operations sees it, with the vendor's words. */
async function orGiveUp(deps: WorkerDeps, job: EffectJob, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof VendorRefusal)) throw error;
    await giveUp(deps, job, error.message);
  }
}

/** A vendor's message about long work. One that is faster than our own note of the order is tried again in a moment. */
export async function handleMessage(deps: WorkerDeps, vendor: string, id: string): Promise<void> {
  const { message, order } = (await deps.vendorInbox.open(vendor, id)) ?? {};
  if (!message) return;
  if (!order) throw new OrderMissing(`${vendor} answers an order that we have not written down yet.`);
  // What comes of it goes back to the request that ordered it.
  await forRequest(order.requestId ?? requestIdNow(), async () => {
    let outcome = 'refused for good';
    await orGiveUp(deps, order, async () => {
      outcome = await finish(deps, order, ({ read }) => read(message));
    });
    await deps.vendorInbox.close(message, outcome);
    deps.log.info(
      { vendor, effect: order.effect, applicationUuid: order.applicationUuid, outcome },
      'a vendor answered',
    );
  });
}

class OrderMissing extends Error {}

/** Why a message failed, for people: nothing of what it said, and nothing of whom it is about. */
export function faultOf(error: unknown): string {
  if (error instanceof VendorFault) return words.vendorsAnswerCouldNotBe(error.message);
  if (error instanceof OrderMissing) return words.answersAnOrderThatWe;
  const isDatabase = error instanceof Error && 'severity' in error;
  if (isDatabase) return words.databaseDidNotTakeWhat(String((error as { code?: unknown }).code));
  return words.faultInOurProgramThe(error instanceof Error ? error.name : 'unknown');
}

/** About five hours, ever further apart: a vendor whose answer fails for longer is someone's to look at. */
const askedMax = 12;

/** An order without an answer: ask, and treat what we hear like the message that never came. */
export async function askAfter(deps: WorkerDeps, order: SilentOrder): Promise<void> {
  try {
    await forRequest(order.requestId ?? undefined, () =>
      orGiveUp(deps, order, async () => {
        await finish(deps, order, ({ result }) => result(order.reference));
      }),
    );
  } catch (error) {
    // It is asked after again in a while, by the first to come.
    if (error instanceof UnknownWork)
      deps.log.warn({ effect: order.effect, applicationUuid: order.applicationUuid }, error.message);
    else if (order.timesAsked >= askedMax && (await giveUp(deps, order, faultOf(error))))
      await deps.vendorInbox.settle(order);
    else throw error;
  }
}

/**
 * Every try failed. The application says so and rests where operations sees it, or where it is with a question to them;
 * one that is over takes no word any more, so nothing is dropped: the work is tried on, ever more rarely, until it is done.
 */
export async function giveUpOrGoOn(deps: WorkerDeps, job: EffectJob): Promise<void> {
  if (!(await giveUp(deps, job, words.everyTryFailed))) await runEffect(deps, job);
}

/** The row's own way first; where it has none, a question to our people. What goes on beside the journey stops no row. */
const lastWords = ['systemFaulted', 'effectGivenUp'] as const;
const lastWordsOf = (effect: string) => lastWords.filter((word) => word !== 'systemFaulted' || !isBeside(effect));

/** Whether the application took the word. */
async function giveUp(
  { origination, log }: WorkerDeps,
  { orgCode, applicationUuid: uuid, effect, seq }: EffectJob,
  why: string,
): Promise<boolean> {
  for (const event of lastWordsOf(effect)) {
    const answer = await origination.deliver({
      ...{ orgCode, uuid, event },
      payload: { effect, why },
      by: 'system',
      delivery: `${seq} ${effect} failed`,
    });
    if (answer.taken) log.error({ applicationUuid: uuid, effect, event }, 'an effect failed for good');
    if (answer.taken || answer.isRepeated) return true;
  }
  log.error({ applicationUuid: uuid, effect }, 'an effect failed for good and no one could be told');
  return false;
}

type Long = NonNullable<EffectHandler<EffectName>['long']>;

async function finish(deps: WorkerDeps, order: VendorOrder, resultOf: (long: Long) => unknown): Promise<string> {
  const { handler, work } = await workFor(deps, order);
  if (!handler.long) throw new UnknownWork(words.processExpectsNoMessageAbout(order.effect));
  if (isOutdone(work.about, order.effect)) {
    await deps.vendorInbox.settle(order);
    return 'a later order took its place';
  }
  const { long } = handler;
  const result = await forOrganization(order.orgCode, () => resultOf(long));
  if (result === undefined) return 'still under way';
  const answer = await forOrganization(order.orgCode, () => long.finish(work, result as never));
  const outcome = await conclude(deps, order, answer, 'finished');
  const isMoreToCome = typeof answer === 'object' && 'says' in answer && answer.order !== undefined;
  // What is not wanted yet is asked after again; what is not wanted any more is not.
  if ((outcome.isTaken && !isMoreToCome) || isClosed(work.about.application.status))
    await deps.vendorInbox.settle(order);
  return outcome.words;
}

async function workFor(
  { origination, handlers }: WorkerDeps,
  { orgCode, applicationUuid, effect, seq }: EffectJob,
): Promise<{ handler: EffectHandler<EffectName>; work: Work }> {
  const handler = handlers[effect as VendorEffect] as EffectHandler<EffectName> | undefined;
  if (!handler) throw new UnknownWork(words.processDoesNotKnowThe(effect));
  const about = await origination.workingCase(orgCode, applicationUuid, seq);
  if (!about) throw new UnknownWork(words.thereIsNoSuchApplication);
  return { handler, work: { about, key: effectKey(applicationUuid, seq, effect) } };
}

async function conclude(
  { origination, vendorInbox }: WorkerDeps,
  job: EffectJob,
  answer: EffectAnswer,
  stage = '',
): Promise<{ isTaken: boolean; words: string }> {
  const { orgCode, applicationUuid: uuid, effect, seq } = job;
  if (answer === 'done') return { isTaken: true, words: 'done' };
  if (answer === 'notYet') return { isTaken: false, words: 'not yet' };
  if ('reports' in answer) {
    const { reports: name, facts } = answer;
    const delivery = `${seq} ${effect} ${stage} ${name} ${fingerprint(facts)}`;
    return taken(name, await origination.report({ orgCode, uuid, report: { name, facts } as Report, delivery }));
  }
  const order = 'ordered' in answer ? answer : answer.order;
  if (order)
    await vendorInbox.place({
      vendor: order.from,
      reference: order.ordered,
      orgCode,
      applicationUuid: uuid,
      effect,
      seq,
      requestId: requestIdNow(),
    });
  if ('ordered' in answer) return { isTaken: true, words: 'ordered' };
  const { says, payload } = answer;
  // Two signers may say the same thing of themselves: what is said is part of what makes a delivery the same.
  const delivery = `${seq} ${effect} ${stage} ${says} ${fingerprint(payload)}`;
  const delivered = await origination.deliver({
    orgCode,
    uuid,
    event: says,
    payload,
    by: 'vendor',
    delivery,
  });
  return taken(says, delivered);
}

function taken(name: string, delivered: Awaited<ReturnType<Origination['deliver']>>) {
  return delivered.taken
    ? { isTaken: true, words: `${name} was taken` }
    : { isTaken: delivered.isRepeated, words: delivered.why };
}

function fingerprint(payload: unknown): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('base64url').slice(0, 12);
}
