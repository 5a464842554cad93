/** What waits for us, over HTTP against the whole server: found in its queue, and worked by what its row gives. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deskQueue, type QueueId } from '#core/desk/queues.ts';
import type { Queue } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import { type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { person } from '../lending/origination/test-origination.ts';
import { type Browser, consoleApi, sendEvent, testConsole, whole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct();
const { origination, orgCode } = product;
const { operator, borrowerAt } = testConsole(product);

interface Page {
  readonly rows: readonly { applicationUuid: string; queue: QueueId }[];
}

async function queueWith(who: Browser, uuid: string): Promise<Queue | undefined> {
  const { body } = await who.send<Page>('GET', `${consoleApi}/work/items`);
  const found = body.rows.find(({ applicationUuid }) => applicationUuid === uuid);
  return found && (deskQueue(found.queue).queue ?? undefined);
}

const put = (uuid: string, to: Status) =>
  origination.force(person('operations', orgCode), uuid, {
    to,
    reason: 'To be found.',
    ...(to === 'DECLINED' && { declineReasons: ['CLTV'] }),
  });

test('every status that is ours is found in a queue, and something can be done there', async () => {
  const olive = await operator('Olive');
  const { uuid } = await borrowerAt('OFFER_SELECTION');
  expect(await queueWith(olive, uuid)).toBeUndefined();
  const ours = statusNames.filter((status) => statuses[status].actor === 'operations');
  const lost: string[] = [];
  for (const status of ours) {
    await put(uuid, status);
    const queue = await queueWith(olive, uuid);
    const { actions } = await whole(olive, uuid);
    const isWorked = actions.some(({ event }) => operations[event as keyof typeof operations].queue === queue);
    if (queue === undefined || !isWorked) lost.push(status);
  }
  expect(lost).toEqual([]);
});

test('an answer that came is work, and so is what had no button: an owner is invited, a decline reconsidered', async () => {
  const olive = await operator('Olive');
  const { uuid, put: moved } = await borrowerAt('CO_DEED_REQ');
  const email = `mate-${randomUUID()}@example.com`;
  const owner = { firstName: 'Mate', lastName: 'Homeowner', email, phoneNumber: '4155550144' };
  expect((await sendEvent(olive, uuid, 'signerAdded', owner)).status).toBe(200);
  expect((await sendEvent(olive, uuid, 'signerAdded', { ...owner, email: 'none' })).status).toBe(422);
  const { actions } = await whole(olive, uuid);
  expect(actions).toContainEqual({ event: 'signerReminded', whyNot: null });
  await put(uuid, 'DECLINED');
  const asked = await sendEvent(olive, uuid, 'reconsidered', { why: 'New figures.' });
  expect([asked.status, asked.body.status]).toEqual([200, 'DECLINED']);
  const confirm = `${consoleApi}/requests/${asked.body.request}/confirmation`;
  expect((await (await operator('Otto')).send('POST', confirm)).status).toBe(200);
  await moved('RECORDING');
  const refused = await sendEvent(olive, uuid, 'recordingCorrected');
  expect([refused.status, refused.body.errors]).toEqual([409, ['The county has not sent the deed back.']]);
});
