/** Two people on one application: a note that mentions one of them, found there, and an act of one that the other sees at once. */
import type { Page } from '@playwright/test';
import { apply, enterConsole, until } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { consoleOf } from './notary-room.ts';

async function atTitleReview(page: Page): Promise<string> {
  const { uuid } = await apply(page.request);
  await until(page.request, uuid, 'OFFER_SELECTION');
  const forced = await page.request.post(`/dev/api/applications/${uuid}/force`, {
    data: { status: 'FINAL_TITLE_REVIEW' },
  });
  expect(forced.ok()).toBe(true);
  return uuid;
}

test('a note mentions a colleague, who finds it; what one does the other sees without a reload, and a draft stays', {
  tag: ['@desktop', '@full'],
}, async ({ page, browser, baseURL }) => {
  const uuid = await atTitleReview(page);
  const path = `/console/applications/${uuid}`;
  await enterConsole(page, 'uma@staff.example');
  const paul = await consoleOf(browser, baseURL, 'paul@staff.example');
  await page.goto(`${path}?tab=notes`);
  const note = page.getByRole('textbox', { name: 'Write a note' });
  await note.fill('Her sister may pick up. See @Pau');
  await page.getByRole('button', { name: /^Mention Paul/ }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add and pin' }).click();
  await expect(page.getByRole('list', { name: 'Pinned' })).toContainText('Her sister may pick up.');

  await paul.goto('/console/mentions');
  await expect(paul.getByText('Not read yet')).toBeVisible();
  await expectNoAxeViolations(paul);
  await paul.getByRole('list', { name: 'Mentions' }).getByRole('link').first().click();
  await expect(paul.getByRole('list', { name: 'Pinned' })).toContainText('Her sister may pick up.');
  await expect(paul.getByText(/Uma .* is viewing/)).toBeVisible();
  const draft = paul.getByRole('textbox', { name: 'Write a note' });
  await draft.fill('Half a thought');
  await expect(page.getByText(/Paul .* is writing a note/)).toBeVisible();

  await page.request.post(`/dev/api/applications/${uuid}/events`, {
    data: { event: 'titleReviewed', payload: { outcome: 'exceptions' } },
  });
  await expect(paul.getByText('The status is now Title exceptions.')).toBeVisible();
  await expect(draft).toHaveValue('Half a thought');
  await paul.reload();
  await expect(paul.getByRole('textbox', { name: 'Write a note' })).toHaveValue('Half a thought');
});
