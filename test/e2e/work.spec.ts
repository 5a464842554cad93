/** The lists of work in a browser: the next case is taken, a colleague sees who holds it and takes it over with a word. */
import { becomeApplicant, force, heading, until } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { consoleOf } from './notary-room.ts';

test('a processor takes the next case; a colleague sees who holds it and takes it over, and the processor is told', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, baseURL }) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'CREDIT_ERROR');

  const paul = await consoleOf(browser, baseURL, 'paul@staff.example');
  await paul.goto('/console/work');
  await expect(heading(paul)).toHaveText('Work');
  await expect(paul.getByRole('table')).toBeVisible();
  await expectNoAxeViolations(paul);
  await paul.keyboard.press('q');
  await paul.keyboard.press('u');
  await expect(paul).toHaveURL(/queue=bureau/);
  await expect(paul.locator(`[data-work="${uuid}"]`)).toBeVisible();
  await paul.keyboard.press('n');
  await expect(paul).toHaveURL(/\/console\/applications\/[\da-f-]{36}$/);
  await expect(paul.getByText(/You, since/)).toBeVisible();
  const given = paul.url();

  const olive = await consoleOf(browser, baseURL, 'olive@staff.example');
  await olive.goto(given);
  await expect(olive.getByText(/Paul Folder, since/)).toBeVisible();
  await olive.keyboard.press('c');
  const dialog = olive.getByRole('dialog', { name: 'Take over from Paul Folder?' });
  await dialog.getByRole('textbox').fill('The bureau called me back.');
  await expectNoAxeViolations(olive);
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(olive.getByText(/You, since/)).toBeVisible();

  await expect(paul.getByText('The bureau called me back.')).toBeVisible();
  await expect(paul.getByText(/Olive Desk, since/)).toBeVisible();
  await expectNoAxeViolations(paul);
  await paul.getByRole('button', { name: 'Got it' }).click();
  await expect(paul.getByText('The bureau called me back.')).toHaveCount(0);
});
