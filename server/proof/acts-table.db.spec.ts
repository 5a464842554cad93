/** Every act of the table of operations, sent once over HTTP as its row describes it; and each of our statuses worked to its next. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { isAllowed } from '#core/journey/advance.ts';
import { isMoneyRow } from '#core/journey/force.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations, staffEvents } from '#core/journey/operations.ts';
import { isClosed, isDeclined, type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { said } from '#core/journey/stories/walk.ts';
import { person } from '../lending/origination/test-origination.ts';
import { type Browser, consoleApi, sendEvent, testConsole, whole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct();
const { operator, borrowerAt } = testConsole(product);
afterAll(() => product.close());

let olive: Browser;
let otto: Browser;
let uuid: string;
beforeAll(async () => {
  [olive, otto] = [await operator('Olive'), await operator('Otto')];
  ({ uuid } = await borrowerAt('OFFER_SELECTION'));
}, 300_000);

const staff = person('operations', product.orgCode);
const put = (to: Status) =>
  product.origination.force(staff, uuid, {
    to,
    reason: 'To be at the desk.',
    declineReasons: isDeclined(to) ? ['NO_FILE'] : [],
  });
const readApplication = async (): Promise<Application> => (await product.origination.view(staff, uuid)).application;

/** Where what the stories say is not what a person at the desk sends. */
const bodies: { readonly [E in StaffEvent]?: () => object } = {
  fundingApproved: () => ({ approver: olive.person.identityUuid }),
  signerAdded: () => ({ firstName: 'Mate', lastName: 'Owner', email: 'mate@example.com', phoneNumber: '4155550144' }),
  birthDateCorrected: () => ({ birthDate: '1980-03-02' }),
  identityCorrected: () => ({ firstName: 'Ada' }),
  valueDecided: () => ({ outcome: 'accepted' }),
};

async function send(event: StaffEvent) {
  const application = await readApplication();
  const sample = () => said({ event, by: 'operations', word: undefined }, application, 'x').payload as object;
  const sent = await sendEvent(olive, uuid, event, bodies[event]?.() ?? sample(), { seenVersion: await versionNow() });
  if (!sent.body.request) return sent;
  return otto.send<{ errors?: string[]; status?: string }>(
    'POST',
    `${consoleApi}/requests/${sent.body.request}/confirmation`,
  );
}
const versionNow = async () => (await whole(olive, uuid)).version;

const placeOf = (event: StaffEvent): Status | undefined =>
  statusNames.find((status) => statuses[status].on[event] !== undefined) ??
  statusNames.find((status) => !isClosed(status) && isAllowed(status, event));

test('each act is taken where its row says it can be done, and refused in its own sentence where it cannot', async () => {
  const wrong: string[] = [];
  let taken = 0;
  for (const event of staffEvents) {
    const place = placeOf(event);
    if (place === undefined) throw new Error(`${event} is taken nowhere.`);
    // No one moves an application to where money goes out; money-once and closing-desk come there by the way.
    if (isMoneyRow(place)) continue;
    if ((await readApplication()).status !== place) await put(place);
    const { actions } = await whole(olive, uuid);
    const whyNot = actions.find((one) => one.event === event)?.whyNot;
    const { status, body } = await send(event);
    if (status === 200) taken += 1;
    const isRight = whyNot === null ? status === 200 : status === 409 || status === 422;
    if (!isRight) wrong.push(`${event} at ${place}: ${whyNot} → ${status} ${JSON.stringify(body)}`);
  }
  expect(wrong).toEqual([]);
  expect(taken).toBeGreaterThan(staffEvents.length / 2);
}, 600_000);

/** The first act of each status that is ours, and where it may lead. */
const ours = statusNames.filter((status) => statuses[status].actor === 'operations');
const firstAct = (status: Status) =>
  staffEvents.find((event) => statuses[status].on[event] !== undefined && operations[event].queue !== 'anytime');

test('each of the statuses that wait for us is worked to its next', async () => {
  expect(ours).toHaveLength(15);
  const stuck: string[] = [];
  for (const status of ours) {
    const event = firstAct(status);
    if (event === undefined) throw new Error(`${status} has nothing to do.`);
    // Funding is two approvals, which the closing desk shows; a fault needs the step that failed.
    if (['FUNDING_DECISION', 'UNKNOWN'].includes(status)) continue;
    await put(status);
    for (const { uuid: conditionUuid } of (await whole(olive, uuid)).conditions)
      await sendEvent(olive, uuid, 'conditionCleared', { conditionUuid });
    const { body } = await send(event);
    if ((await readApplication()).status === status) stuck.push(`${status}: ${event} ${JSON.stringify(body)}`);
  }
  expect(stuck).toEqual([]);
}, 600_000);
