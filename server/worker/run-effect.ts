/** Carries one effect out and delivers what came of it. Safe to repeat at any point: vendors and the door both know the key. */
import type { EffectName } from '#core/journey/effects.ts';
import type { Correspondence, InboxMessage, VendorOrder } from '../correspondence/index.ts';
import type { Log } from '../log.ts';
import type { Origination } from '../origination/index.ts';
import type { EffectJob } from '../queues.ts';
import type { EffectAnswer, EffectHandler, EffectHandlers, VendorEffect, Work } from './effects.ts';

export interface Workshop {
  readonly origination: Origination;
  readonly correspondence: Correspondence;
  readonly handlers: EffectHandlers;
  readonly log: Log;
}

export async function runEffect(shop: Workshop, job: EffectJob): Promise<void> {
  const { handler, work } = (await workFor(shop, job)) ?? {};
  if (!handler || !work) return;
  await conclude(shop, job, await handler.start(work));
}

/** A vendor's message about long work. Unknown references and late words are put aside with a note, never an error. */
export async function handleMessage(shop: Workshop, vendor: string, id: string): Promise<void> {
  const { message, order } = (await shop.correspondence.open(vendor, id)) ?? {};
  if (!message) return;
  const outcome = order ? await finish(shop, order, message) : 'nobody ordered this';
  await shop.correspondence.close(message, outcome);
}

/** An order without an answer: ask, and treat what we hear like the message that never came. */
export async function askAfter(shop: Workshop, order: VendorOrder): Promise<void> {
  const { handler } = (await workFor(shop, order)) ?? {};
  const result = await handler?.ask?.(order.reference);
  if (result) await finish(shop, order, { ...result, vendor: order.vendor, id: 'asked', reference: order.reference });
}

/** Every try failed: the application says so and rests where operations sees it. */
export async function giveUp(
  { origination, log }: Workshop,
  { orgCode, applicationUuid: uuid, effect, seq }: EffectJob,
): Promise<void> {
  const answer = await origination.deliver({
    orgCode,
    uuid,
    event: 'systemFaulted',
    payload: { effect, why: 'Every try failed.' },
    by: 'system',
    delivery: `${seq} ${effect} failed`,
  });
  if (!answer.taken)
    log.error({ applicationUuid: uuid, effect, why: answer.why }, 'an effect failed for good and nobody could be told');
}

async function finish(shop: Workshop, order: VendorOrder, message: InboxMessage): Promise<string> {
  const { handler, work } = (await workFor(shop, order)) ?? {};
  if (!handler?.finish || !work) return 'the application is gone';
  const outcome = await conclude(shop, order, await handler.finish(work, message.content, message.kind), message.id);
  await shop.correspondence.settle(order);
  return outcome;
}

async function workFor(
  { origination, handlers }: Workshop,
  { orgCode, applicationUuid, effect, seq }: EffectJob,
): Promise<{ handler: EffectHandler<EffectName>; work: Work } | undefined> {
  const about = await origination.workingCase(orgCode, applicationUuid);
  const handler = handlers[effect as VendorEffect] as EffectHandler<EffectName> | undefined;
  return about && handler && { handler, work: { about, key: `${applicationUuid}_${seq}_${effect}` } };
}

async function conclude(
  { origination, correspondence }: Workshop,
  job: EffectJob,
  answer: EffectAnswer,
  messageId?: string,
): Promise<string> {
  const { orgCode, applicationUuid: uuid, effect, seq } = job;
  if (answer === 'done') return 'done';
  if ('ordered' in answer) {
    await correspondence.place({
      vendor: answer.from,
      reference: answer.ordered,
      orgCode,
      applicationUuid: uuid,
      effect,
      seq,
    });
    return 'ordered';
  }
  const { says, payload, findings } = answer;
  const delivery = messageId === undefined ? `${seq} ${effect}` : `${seq} ${effect} ${says}`;
  const delivered = await origination.deliver({
    orgCode,
    uuid,
    event: says,
    payload,
    by: 'vendor',
    delivery,
    ...(findings ? { findings } : {}),
  });
  return delivered.taken ? `${says} was taken` : delivered.why;
}
