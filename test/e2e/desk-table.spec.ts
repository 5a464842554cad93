/**
 * The table of operations at work in a browser: each status that waits for us is found in its list and worked to its next,
 * and each act whose form is drawn from its row is sent once. `FULL` takes all of them, a short round a few.
 */
import type { Page } from '@playwright/test';
import { deskQueues } from '#core/desk/queues.ts';
import { isAllowed } from '#core/journey/advance.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations, staffEvents } from '#core/journey/operations.ts';
import { isClosed, type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { places } from '#web/console/ask/places.ts';
import { apply, enterConsole, eventsOf, force, until } from './application-page.ts';
import { buttonOf, confirmAt, sendForm } from './desk-table.ts';
import { expect, test } from './fixtures.ts';
import { consoleOf } from './notary-room.ts';

const isFull = process.env['FULL'] !== undefined;
/** What a page of its own does is walked elsewhere: the attorney in funding.spec, the two approvals of money in closing.spec. */
const onTheirWay: readonly Status[] = ['ATTORNEY_REVIEW', 'FUNDING_DECISION'];
const worked = deskQueues.flatMap(({ id, status }) => (status && !onTheirWay.includes(status) ? [{ id, status }] : []));
const shortRound: readonly Status[] = ['FACTA_REVIEW', 'FINAL_TITLE_EXCEPTION', 'UNKNOWN'];

const firstAct = (status: Status) =>
  staffEvents.find((event) => statuses[status].on[event] !== undefined && operations[event].queue !== 'anytime');
const placeOf = (event: StaffEvent) =>
  statusNames.find((status) => statuses[status].on[event] !== undefined && statuses[status].actor === 'operations') ??
  statusNames.find((status) => statuses[status].on[event] !== undefined) ??
  statusNames.find((status) => !isClosed(status) && isAllowed(status, event));

async function bringTo(page: Page, uuid: string, status: Status): Promise<void> {
  if (status !== 'UNKNOWN')
    return force(page, uuid, status, status === 'DECLINED' ? { declineReasons: ['NO_FILE'] } : {});
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
      await page.goto(`/console/work?queue=${id}`);
      await page.locator(`[data-work="${uuid}"]`).click();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/console/applications/${uuid}`));
      await buttonOf(page, event).click();
      if (await sendForm(page, event)) await confirmAt(uma, `/console/applications/${uuid}`);
      const now = async () => (await (await page.request.get(`/dev/api/applications/${uuid}`)).json()).status;
      await expect.poll(now, { message: `${event} leads on from ${status}` }).not.toBe(status);
    });
});

test('each act that the page offers in a form is sent from the desk @desktop', async ({ page, browser, baseURL }) => {
  test.skip(!isFull, 'a few are sent in the round above');
  test.setTimeout(900_000);
  await enterConsole(page, 'olive@staff.example');
  const uma = await consoleOf(browser, baseURL, 'uma@staff.example');
  let uuid = '';
  let sent = 0;
  for (const event of staffEvents.filter((one) => places[one] === 'form'))
    await test.step(event, async () => {
      if (uuid === '' || operations[event].isFinal) {
        ({ uuid } = await apply(page.request));
        await until(page.request, uuid, 'OFFER_SELECTION');
      }
      const place = placeOf(event);
      if (!place) throw new Error(`${event} is taken nowhere.`);
      await bringTo(page, uuid, place);
      await page.goto(`/console/applications/${uuid}`);
      await expect(page.getByText('What is asked now')).toBeVisible();
      // What this application lacks (another owner, several homes) is off, with its reason: the table's own specs show it on.
      if ((await buttonOf(page, event).count()) === 0) return;
      await buttonOf(page, event).click();
      if (await sendForm(page, event)) await confirmAt(uma, `/console/applications/${uuid}`);
      await expect.poll(() => eventsOf(page.request, uuid), { message: `${event} is in the history` }).toContain(event);
      if (operations[event].isFinal) uuid = '';
      sent += 1;
    });
  expect(sent).toBeGreaterThan(20);
});
