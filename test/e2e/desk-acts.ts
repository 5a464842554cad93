/** Staff do something on the console: the button, the reason it asks for, and the same words again. */
import type { Page } from '@playwright/test';

export async function doWithReason(desk: Page, name: string | RegExp, reason: string): Promise<void> {
  await desk.getByRole('button', { name }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name }).click();
}
