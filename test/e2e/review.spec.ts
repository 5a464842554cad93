/** A document beside what it should prove: opened, compared, asked again in the words of the table, and accepted, by keyboard. */
import { apply, until } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { consoleOf } from './notary-room.ts';
import { answerWith } from './persona-acts.ts';
import { operate } from './way.ts';

test('a pay stub is reviewed side by side, asked for again, and then accepted', { tag: ['@desktop', '@full'] }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { uuid } = await apply(page.request);
  await until(page.request, uuid, 'OFFER_SELECTION');
  await operate(page.request, uuid, 'conditionRaised', { categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD' });
  await page.goto(`/account/heloc/${uuid}/conditions`);
  await answerWith(page, 'Upload Your Pay Stubs');

  const desk = await consoleOf(browser, baseURL, 'uma@staff.example');
  await desk.goto(`/console/applications/${uuid}`);
  await desk.getByRole('heading', { level: 1 }).first().waitFor();
  await desk.keyboard.press('v');
  await expect(desk.getByRole('heading', { name: /^Documents of/ })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await desk.getByRole('textbox', { name: 'Yearly income, on the document' }).fill('$1,000');
  await expect(desk.getByRole('row', { name: /Yearly income/ })).toContainText('Differs');
  await expectNoAxeViolations(desk);
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('o');
  await desk.keyboard.press('+');
  await expect(desk.getByRole('toolbar')).toContainText('125%');
  await desk.keyboard.press('w');
  await desk.keyboard.press('5');
  await expect(desk.getByLabel('What they will read')).toHaveValue(/amounts on it differ/);
  await expectNoAxeViolations(desk);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('This was asked again and is not answered yet.')).toBeVisible();

  await page.goto(`/account/heloc/${uuid}/conditions`);
  await expect(page.getByText(/amounts on it differ/)).toBeVisible();
  await answerWith(page, 'Upload Your Pay Stubs');
  await desk.reload();
  await expect(desk.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await desk.keyboard.press(']');
  await desk.keyboard.press('y');
  await desk.getByLabel('Why it is enough').fill('The second stub has the rest of the pay.');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('These documents answer no open condition.')).toBeVisible();
  await page.goto(`/account/heloc/${uuid}/conditions`);
  await expect(page.getByText('Upload Your Pay Stubs')).toHaveCount(0);
});
