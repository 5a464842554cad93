/** The four acts that cannot wait, on a phone: asking again, a note, the second word that lets money go, and handing the case on. */
import { apply, eventsOf, force, until } from './application-page.ts';
import { doWithReason } from './desk-acts.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { operate } from './way.ts';

test('on a phone one asks again, writes a note, approves the money and hands the case on @phone', async ({ page }) => {
  // An investor's line has no right to cancel, so the money is next.
  const { uuid } = await apply(page.request, { product: 'dscr' });
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'FUNDING_DECISION');
  await operate(page.request, uuid, 'conditionRaised', { categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD' });
  const { conditions } = await (await page.request.get(`/dev/api/applications/${uuid}`)).json();
  const [{ uuid: conditionUuid }] = conditions;
  await operate(page.request, uuid, 'conditionAnswered', { conditionUuid }, 'borrower');
  const entered = await page.request.post('/dev/api/staff/session', { data: { email: 'olive@staff.example' } });
  const { token } = await entered.json();
  await page.addInitScript((bearer) => localStorage.setItem('jwt-agent', `Bearer ${bearer}`), token);
  await page.goto(`/console/applications/${uuid}`);

  await page.getByRole('button', { name: 'Ask again' }).click();
  const again = page.getByRole('dialog');
  await again.getByLabel('What they will read').fill('The second page is missing.');
  await again.getByRole('button', { name: 'Ask again' }).click();
  await expect(again).toHaveCount(0);
  await expect.poll(() => eventsOf(page.request, uuid)).toContain('conditionAskedAgain');

  await page.getByRole('button', { name: 'Note' }).click();
  await page.getByRole('textbox', { name: 'Write a note' }).fill('She sends it tonight.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('She sends it tonight.').first()).toBeVisible();

  await operate(page.request, uuid, 'conditionCleared', { conditionUuid, why: 'The whole stub is here.' });
  await operate(page.request, uuid, 'fundingApproved', { approver: crypto.randomUUID() });
  // What they approve is what they see: the page must have heard of the first.
  await expect(page.getByText('A second person must approve.')).toBeVisible();
  await doWithReason(page, /^Approve sending \$/, 'All checks are clear.');
  const approvals = async () => (await eventsOf(page.request, uuid)).filter((one) => one === 'fundingApproved').length;
  await expect.poll(approvals, { message: 'two people let the money go' }).toBe(2);

  await page.getByRole('button', { name: 'Hand off' }).click();
  const hand = page.getByRole('dialog');
  await hand.getByLabel('Who gets it').selectOption({ label: 'Otto Ledger (Funder)' });
  await hand.getByRole('textbox').fill('The money is next.');
  await expectNoAxeViolations(page);
  await hand.getByRole('button', { name: 'Hand off' }).click();
  await expect(hand).toHaveCount(0);
  await expect(page.getByText(/Otto Ledger, since/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
