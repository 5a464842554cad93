/** Someone who runs a partner's desk, invited by the provider: their own brand's people, cases and figures, and nothing of another's. */
import { apply, emailTo, enterConsole, heading, loanNumberOf, until } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { another } from './notary-room.ts';
import { acceptInvitation } from './staff-door.ts';

const org = 'CYPRESSKNOT';

test('a partner admin sees the people, cases and figures of their own brand, and nothing of another', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, baseURL }) => {
  const email = `pam-${Date.now()}@cypressknot.example`;
  await enterConsole(page, 'ian@staff.example');
  await page.goto('/console/staff');
  await page.getByLabel('Organization').selectOption(org);
  await expect(page).toHaveURL(new RegExp(`org=${org}`));
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('First name').fill('Pam');
  await dialog.getByLabel('Last name').fill('Knot');
  await dialog.getByLabel('Work email').fill(email);
  // A small lender: who keeps the staff works on files as well, so that lists and search can be tried.
  await dialog.getByLabel('Partner administrator').check();
  await dialog.getByLabel('Processor').check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  const link = /http\S+/.exec(await emailTo(page.request, email, 'console', org))?.[0] ?? '';

  const own = await apply(page.request, { org });
  const others = await apply(page.request);
  for (const { uuid } of [own, others]) await until(page.request, uuid, 'OFFER_SELECTION');
  const [ownNumber, othersNumber] = [
    await loanNumberOf(page.request, own.uuid),
    await loanNumberOf(page.request, others.uuid),
  ];

  const { port } = new URL(baseURL ?? '');
  const pam = await another(browser, `http://cypressknot.localhost:${port}`);
  await acceptInvitation(pam, link, email);
  await expect(heading(pam)).toHaveText('Work');

  await pam.goto('/console/find');
  const found = pam.getByRole('main').getByRole('link');
  await pam.getByRole('searchbox').fill(ownNumber);
  await expect(found.filter({ hasText: ownNumber })).toHaveCount(1);
  await pam.getByRole('searchbox').fill(othersNumber);
  await expect(pam.getByRole('main').getByText('No application matches.')).toBeVisible();
  await pam.getByRole('searchbox').fill('homeowner');
  await expect(found.filter({ hasText: ownNumber })).toHaveCount(1);
  await expect(found.filter({ hasText: othersNumber })).toHaveCount(0);
  await expectNoAxeViolations(pam);

  // Another brand's case answers as one that does not exist.
  const main = pam.getByRole('main');
  const refusedWith = async (uuid: string) => {
    await pam.goto(`/console/applications/${uuid}`);
    return main.getByRole('alert').textContent();
  };
  expect(await refusedWith(others.uuid)).toBe(await refusedWith(crypto.randomUUID()));
  await pam.goto(`/console/applications/${own.uuid}`);
  await expect(main).toContainText(ownNumber);

  await pam.goto('/console/staff');
  const people = pam.getByRole('list', { name: 'Staff' });
  await expect(people).toContainText('Pam Knot');
  await expect(people).not.toContainText('@staff.example');
  await expect(pam.getByLabel('Organization')).toHaveCount(0);
  // Another organization's list is refused; an answer must be there before what it lacks says anything.
  await pam.goto('/console/staff?org=FIGURE');
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main).not.toContainText('@staff.example');

  await pam.goto('/console/reports');
  await expect(heading(pam)).toHaveText('Reports');
  await expect(main.getByRole('region', { name: 'Pipeline: open applications by stage, now' })).toBeVisible();
  await expect(main).not.toContainText('Figure');
  await expectNoAxeViolations(pam);
  for (const section of ['Flags', 'Audit', 'Law'])
    await expect(pam.getByRole('link', { name: section, exact: true })).toHaveCount(0);
  await pam.context().close();
});
