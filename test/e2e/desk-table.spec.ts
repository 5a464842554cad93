/**
 * The table of operations at work in a browser: each status that waits for us is found in its list and worked to its next
 * (a few of them in a short round), and in the long round each act of staff is sent once, from its own button.
 */
import type { Page } from '@playwright/test';
import { deskQueues } from '#core/desk/queues.ts';
import { isAllowed } from '#core/journey/advance.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations, staffEvents } from '#core/journey/operations.ts';
import { isClosed, type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { places } from '#web/console/ask/places.ts';
import { apply, enterConsole, eventsOf, force, type Made, mayForce, until } from './application-page.ts';
import { buttonOf, confirmAt, expectTaken, openFrom, sendAsked, sendForm } from './desk-table.ts';
import { asItStands, ways } from './desk-ways.ts';
import { expect, isFull, test } from './fixtures.ts';
import { consoleOf } from './notary-room.ts';

/** What a page of its own does is walked elsewhere: the attorney in funding.spec, the two approvals of money in closing.spec. */
const onTheirWay: readonly Status[] = ['ATTORNEY_REVIEW', 'FUNDING_DECISION'];
const worked = deskQueues.flatMap(({ id, status }) => (status && !onTheirWay.includes(status) ? [{ id, status }] : []));
const shortRound: readonly Status[] = ['FACTA_REVIEW', 'FINAL_TITLE_EXCEPTION', 'UNKNOWN'];

const firstAct = (status: Status) =>
  staffEvents.find((event) => statuses[status].on[event] !== undefined && operations[event].queue !== 'anytime');
const placeOf = (event: StaffEvent) =>
  statusNames.find((status) => statuses[status].on[event] !== undefined && statuses[status].actor === 'operations') ??
  statusNames.find((status) => statuses[status].on[event] !== undefined) ??
  statusNames.find((status) => statuses[status].actor === 'borrower' && isAllowed(status, event)) ??
  // Where a vendor is at work the application may change under the form, and what is typed is then not sent.
  statusNames.find((status) => !isClosed(status) && isAllowed(status, event));

async function bringTo(page: Page, uuid: string, status: Status): Promise<void> {
  const more = status === 'DECLINED' ? { declineReasons: ['NO_FILE'] } : {};
  // The person who holds it may have been quicker.
  if (status !== 'UNKNOWN')
    return expect.poll(() => mayForce(page, uuid, status, more), { message: `${status} can be forced` }).toBe(true);
  // A fault goes back to the step that failed, so there must be one; no vendor moves this one on meanwhile.
  await force(page, uuid, 'ONSITE_APPRAISAL_BORROWER_PAYMENT');
  await force(page, uuid, 'UNKNOWN');
}

test('each status that waits for us is found in its list and worked to its next @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(isFull ? 600_000 : 180_000);
  const chosen = isFull ? worked : worked.filter(({ status }) => shortRound.includes(status));
  const { uuid } = await apply(page.request);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await enterConsole(page, 'olive@staff.example');
  const uma = await consoleOf(browser, baseURL, 'uma@staff.example');
  for (const { id, status } of chosen)
    await test.step(status, async () => {
      const event = firstAct(status);
      if (!event) throw new Error(`${status} has nothing to do.`);
      await bringTo(page, uuid, status);
      await openFrom(page, id, uuid);
      await buttonOf(page, event).click();
      if (await sendForm(page, event)) await confirmAt(uma, `/console/applications/${uuid}`);
      const now = async () => (await (await page.request.get(`/dev/api/applications/${uuid}`)).json()).status;
      await expect.poll(now, { message: `${event} leads on from ${status}` }).not.toBe(status);
    });
});

test('each act of the table has a way to be sent in a browser @desktop', () => {
  expect(Object.keys(ways).toSorted()).toEqual([...staffEvents].toSorted());
});

/** Brought to where the page offers it, by the application at hand where it does not matter which. */
async function prepare(page: Page, event: StaffEvent, atHand: Made | undefined): Promise<Made> {
  const { start, comesTo = 'OFFER_SELECTION', before, at = placeOf(event), prepare: then } = ways[event];
  if (!at) throw new Error(`${event} is taken nowhere.`);
  const made = atHand ?? (await apply(page.request, start));
  if (!atHand) await until(page.request, made.uuid, comesTo);
  await before?.({ page, made });
  if (at !== 'stays') await bringTo(page, made.uuid, at);
  await then?.({ page, made });
  return made;
}

/** By its own button, with what it asks; answers whether a second person must agree. */
async function sendIt(desk: Page, event: StaffEvent): Promise<boolean> {
  const { button = operations[event].label, where } = ways[event];
  if (places[event] === 'form') {
    await buttonOf(desk, event).click();
    return sendForm(desk, event);
  }
  if (where === 'review') {
    await desk.keyboard.press('v');
    await desk.getByRole('button', { name: button }).click();
    await sendAsked(desk.locator('form').filter({ has: desk.locator('[name="reason"]') }));
    return true;
  }
  if (where === 'documents') await desk.getByRole('link', { name: 'Documents' }).click();
  // What stands on a tab as well stands first where it is asked now.
  await desk.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = desk.getByRole('dialog');
  await sendAsked(dialog.locator('form'));
  await expectTaken(dialog);
  return false;
}

/** Whom another act may use too: nothing is special about it, and it goes on. */
const isPlain = (event: StaffEvent) => ways[event] === asItStands && !operations[event].isFinal;

for (const queue of new Set(staffEvents.map((event) => operations[event].queue)))
  test(`each act of ${queue} is sent once, from its own button`, { tag: ['@desktop', '@full'] }, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(1_200_000);
    const events = staffEvents.filter((event) => operations[event].queue === queue);
    const desk = await consoleOf(browser, baseURL, 'olive@staff.example');
    const colleagues = new Map<string, Page>();
    const colleague = async (email: string) => {
      const known = colleagues.get(email) ?? (await consoleOf(browser, baseURL, email));
      colleagues.set(email, known);
      return known;
    };
    let plain: Made | undefined;
    const send = async (event: StaffEvent) => {
      const made = await prepare(page, event, isPlain(event) ? plain : undefined);
      if (isPlain(event)) plain = made;
      const { uuid } = made;
      const sent = async () => (await eventsOf(page.request, uuid)).filter((one) => one === event).length;
      const before = await sent();
      await desk.goto(`/console/applications/${uuid}`);
      await expect(desk.getByText('What is asked now')).toBeVisible();
      if (await sendIt(desk, event))
        await confirmAt(await colleague(ways[event].second ?? 'uma@staff.example'), `/console/applications/${uuid}`);
      await expect.poll(sent, { message: `${event} is in the history, once more` }).toBe(before + 1);
    };
    const notSent: string[] = [];
    for (const event of events)
      await test.step(event, () => send(event).catch((error: unknown) => notSent.push(`${event}: ${error}`)));
    expect(notSent, 'every act of the list is sent').toEqual([]);
  });
