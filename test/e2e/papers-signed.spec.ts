/** Disclosures and signing in a real browser: read to the end, agree, sign place by place in the text, and check the proof. */
import type { Page } from '@playwright/test';
import type { Status } from '#core/journey/statuses.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { checkEverything, numberInThePdf, readToTheEnd } from './papers.ts';

interface Made {
  readonly uuid: string;
  readonly token: string;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function until(page: Page, uuid: string, status: Status): Promise<void> {
  const read = async () => (await (await page.request.get(`/dev/api/applications/${uuid}`)).json()).status;
  await expect.poll(read, { timeout: 60_000 }).toBe(status);
}

/** A borrower whose offer is chosen and whose final terms are on the table. */
async function withFinalTerms(page: Page): Promise<Made> {
  const made: Made = await (await page.request.post('/dev/api/applications', { data: {} })).json();
  await page.addInitScript((token) => {
    if (localStorage.getItem('jwt') === null) localStorage.setItem('jwt', `Bearer ${token}`);
  }, made.token);
  await until(page, made.uuid, 'OFFER_SELECTION');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: '10 years' }).check();
  await page.getByRole('link', { name: 'Review this offer' }).click();
  await page.getByRole('button', { name: 'Choose this offer' }).click();
  await expect(heading(page)).not.toHaveText('Confirm your offer');
  const status: Status = 'GEN_CLOSING_DISCLOSURE';
  expect((await page.request.post(`/dev/api/applications/${made.uuid}/force`, { data: { status } })).ok()).toBe(true);
  await until(page, made.uuid, 'FINAL_OFFER');
  return made;
}

test('[JRNY-08] [JRNY-09] disclosures are read, papers are signed by keyboard and hand, and a stranger can check them', async ({
  page,
}) => {
  const { uuid } = await withFinalTerms(page);
  const at = (screen: string) => `/account/heloc/${uuid}/${screen}`;

  await test.step('[ROUTE-081] signing starts with the final terms', async () => {
    await page.goto(at('signing/intro'));
    await expect(heading(page)).toHaveText('Your final terms');
    await expectNoAxeViolations(page);
  });
  await test.step('[ROUTE-059] the disclosures page opens', async () => {
    await page.getByRole('link', { name: 'Read the closing disclosure' }).click();
    await expect(heading(page)).toHaveText('Your disclosures');
    await expect(page).toHaveURL(/\/document\/disclosures/);
  });
  await test.step('[SCREEN-12] each disclosure is read before the next one opens', async () => {
    const papers = page.getByRole('list', { name: 'Your documents' }).getByRole('button');
    await expect(page.getByRole('button', { name: /^Closing disclosure/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: /Next document|Done/ })).toBeDisabled();
    await readToTheEnd(page, 'Closing disclosure');
    await expect(page.getByRole('button', { name: /^Closing disclosure Read/ })).toBeVisible();
    expect(await papers.count()).toBeGreaterThan(3);
  });
  await page.getByRole('button', { name: 'View as PDF' }).click();
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Larger', exact: true }).click();
  await expect(page.getByText('125%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print' })).toHaveAttribute('href', /^blob:/);
  await expectNoAxeViolations(page);
  await test.step('[SHELL-46] a titled review modal opens', async () => {
    await page.getByRole('button', { name: 'Full screen' }).click();
    const review = page.getByRole('dialog', { name: 'Review: Closing disclosure' });
    await expect(review.getByRole('article', { name: 'Closing disclosure', exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(review).toBeHidden();
  });

  await page.goto(at('signing/intro'));
  await page.getByRole('button', { name: 'Accept these terms' }).click();
  await expect(heading(page)).toHaveText('Before you sign', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Please agree, or ask us for paper')).toBeVisible();
  await expect(page.getByText('Please type the four digits that you find in the PDF')).toBeVisible();
  await page.getByLabel(/I agree to receive and sign/).check();
  const number = await numberInThePdf(page);
  await page.getByLabel('Number in the PDF').fill(number === '1000' ? '1001' : '1000');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('dialog', { name: 'Why we need your location' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue without' }).click();
  await expect(page.getByText('That is not the number in the PDF.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Number in the PDF').fill(number);
  await page.getByRole('button', { name: 'Begin' }).click();

  await test.step('[ROUTE-082] the signing page opens', async () => {
    await expect(heading(page)).toHaveText('Sign your documents');
    await expect(page).toHaveURL(/\/signing\/sign/);
  });
  const place = (at: number) => page.getByRole('region', { name: `Signature ${at} of 3` });
  await expectNoAxeViolations(page);
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (usual) await page.setViewportSize(usual);
  await page.getByRole('button', { name: 'Next signature' }).press('Enter');
  await expect(place(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const name = (await page.getByText(/As it appears on the documents: /).textContent())?.split(': ')[1] ?? '';
  await page.getByLabel('Your full name').fill('Someone Else');
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await expect(page.getByText(`Please type ${name}, as it appears on the documents`)).toBeVisible();
  await page.getByLabel('Draw it').check();
  const box = page.getByRole('img', { name: /Draw your signature here/ });
  // Measured once it keeps its place.
  await box.hover();
  const pad = await box.boundingBox();
  if (!pad) throw new Error('There is nothing to draw on.');
  await page.mouse.move(pad.x + 30, pad.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1)
    await page.mouse.move(pad.x + 30 + step * 9, pad.y + 60 + 30 * Math.sin(step / 2));
  await page.mouse.up();
  await page.getByRole('button', { name: 'Use this signature' }).click();

  await expect(place(1).getByText(/^Initialed /)).toBeVisible();
  await expect(place(1)).toBeFocused();
  await page.reload();
  await expect(place(1).getByText(/^Initialed /)).toBeVisible();
  await place(2).getByRole('button', { name: 'I confirm' }).click();
  await expect(page.getByText('Please check the box')).toBeVisible();
  await place(2).getByRole('checkbox').check();
  await place(2).getByRole('button', { name: 'I confirm' }).click();
  await expect(place(2).getByText(/^Confirmed /)).toBeVisible();
  await readToTheEnd(page, 'Home equity line of credit agreement');
  await expectNoAxeViolations(page);
  await place(3).getByRole('button', { name: 'Sign here' }).click();
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await expect(page.getByText('Agreement signed. Next: the notary')).toBeVisible({ timeout: 30_000 });

  expect(await checkEverything(page)).toMatch(/papers are whole/);

  await page.getByRole('button', { name: 'Continue to notary' }).click();
  await expect(heading(page)).not.toHaveText('Sign your documents', { timeout: 60_000 });
});
