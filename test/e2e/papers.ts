/** Reading and signing papers in tests, and checking what comes of it as a stranger would. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { textOfPdf } from '#server/lending/documents/test-pdf.ts';
import { expect } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function readToTheEnd(page: Page, title: string): Promise<void> {
  const paper = page.getByRole('article', { name: title, exact: true });
  await expect(paper.getByText('fingerprint', { exact: false })).toBeVisible();
  await paper.getByText('End of the document', { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByRole('status').last()).toContainText(/end of this document/);
}

/** What the person reads once the file is on their device. */
export async function numberInThePdf(page: Page): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  const text = await textOfPdf(readFileSync(await (await arriving).path()));
  return /Your number: (\d{4})/.exec(text)?.[1] ?? text;
}

/** From the accepted terms to the first paper: the consent, and no word of where one is. */
export async function begin(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Before you sign', { timeout: 60_000 });
  await page.getByLabel('Number in the PDF').fill(await numberInThePdf(page));
  await page.getByLabel(/I agree to receive and sign/).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Continue without' }).click();
  await expect(heading(page)).toHaveText('Sign your documents');
}

/** How one signs, asked at the first place that needs it: a typed name, as it appears on the documents. */
async function adoptSignature(page: Page): Promise<void> {
  const asked = page.getByText(/As it appears on the documents: /);
  await page.getByLabel('Your full name').fill((await asked.textContent())?.split(': ')[1] ?? '');
  await page.getByRole('button', { name: 'Use this signature' }).click();
}

/** Place by place, whatever the last document asks for, with a typed name. */
export async function signPaper(page: Page, title: string): Promise<void> {
  await readToTheEnd(page, title);
  const places = page.getByRole('region', { name: /^Signature \d+ of \d+$/ });
  const count = await places.count();
  const adopting = page.getByRole('dialog', { name: 'Your signature' });
  for (let at = 0; at < count; at += 1) {
    const place = places.nth(at);
    const button = place.getByRole('button', { name: /^(Initial here|Sign here|I confirm)$/ });
    await expect(button).toBeEnabled();
    const tick = place.getByRole('checkbox');
    if (await tick.isVisible()) await tick.check();
    await button.click();
    const isLast = at === count - 1;
    const done = isLast
      ? page.getByText('Agreement signed. Next: the notary')
      : place.getByText(/^(Initialed|Confirmed)/);
    await expect(adopting.or(done).first()).toBeVisible();
    if (await adopting.isVisible()) await adoptSignature(page);
    await expect(done).toBeVisible();
  }
}

/** Downloads everything, unpacks it as any program would, and runs the script that lies in it. */
export async function checkEverything(page: Page): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const archive = readFileSync((await (await arriving).path()) ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-e2e-package-'));
  for (let at = 0; archive.toString('latin1', at, at + 4) === 'PK\x03\x04'; ) {
    const from = at + 30 + archive.readUInt16LE(at + 26);
    const end = from + archive.readUInt32LE(at + 18);
    writeFileSync(join(folder, archive.toString('utf8', at + 30, from)), archive.subarray(from, end));
    at = end;
  }
  return execFileSync(process.execPath, [join(folder, 'verify.mjs')], { encoding: 'utf8' });
}
