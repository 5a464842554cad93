/** Files as people send them from a browser: a photo that can be read, and a paper. */
import type { Browser, Page } from '@playwright/test';
import { aPdf } from '#server/lending/uploads/test-pdf.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';

export const image = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** A photo that can be read: stripes are as sharp as print. */
export async function photo(page: Page, isBlurred = false): Promise<Buffer> {
  const url = await page.evaluate((blurred) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1000, 700];
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#999';
    context.fillRect(0, 0, 1000, 700);
    context.fillStyle = '#222';
    if (!blurred) for (let x = 0; x < 1000; x += 24) context.fillRect(x, 0, 12, 700);
    return canvas.toDataURL('image/jpeg');
  }, isBlurred);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

export function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: aPdf() };
}

/** A passport and a face: what every signature before a notary begins with. */
export async function showIdentity(page: Page, front = 'passport.jpg'): Promise<void> {
  await page.getByRole('radio', { name: 'US Passport' }).check();
  await page.getByLabel('Upload: Front of your document').setInputFiles(image(front, await photo(page)));
  await page.getByLabel('Upload: A photo of yourself').setInputFiles(image('me.jpg', await photo(page)));
  await page.getByRole('img', { name: /photo of yourself/ }).waitFor();
  await page.getByRole('button', { name: 'Send my photos' }).click();
}

/** A phone that no one is signed in on scans the code from the desk's page, and the desk sees that it did. */
export async function scanCode(desk: Page, browser: Browser): Promise<Page> {
  const made = desk.waitForResponse(
    (response) => response.ok() && response.request().method() === 'POST' && /hand-over$/.test(response.url()),
  );
  await desk.getByRole('button', { name: 'Show me a code' }).click();
  // First they confirm that it is them.
  await expect(desk.getByRole('img', { name: /on your phone/ })).toBeVisible({ timeout: 90_000 });
  const { code } = await (await made).json();
  await expectNoAxeViolations(desk);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.goto(`/account/heloc/hand-over#token=${code}`);
  await expect(phone.getByRole('radio', { name: 'US Passport' })).toBeVisible();
  expect(phone.url()).not.toContain(code);
  await expect(phone.getByRole('banner').getByRole('link')).toHaveCount(0);
  await expectNoAxeViolations(phone);
  await expect(desk.getByText('Your phone is connected.')).toBeVisible();
  return phone;
}
