/** Doing an act of the table of operations at the desk: its form is filled in as its row describes it, whatever the act is. */
import type { Locator, Page } from '@playwright/test';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as askWords from '#core/words/en/console/ask.ts';
import { pdf } from './files.ts';
import { expect } from './fixtures.ts';

interface Asked {
  readonly kind: string;
  readonly isOptional?: true;
  readonly parts?: Readonly<Record<string, string>>;
}

/** What a careful person writes, by the kind of the field. Of choices the first answer is taken. */
const written: Readonly<Record<string, string>> = {
  text: 'Driver license seen',
  words: 'As it stands in the file',
  ends: '4821',
  date: '01/15/1980',
  money: '250000',
  count: '1',
  phone: '4155550144',
  email: 'mate.owner@example.com',
};
const picks: readonly string[] = ['choice', 'yesNo', 'owner', 'signer', 'condition', 'parcel', 'county', 'reason'];
const address = { street1: '12 Harbor View', city: 'Oakland', state: 'CA', zip: '94607' };

/** What is chosen where it matters which; otherwise the first. */
export type Told = Readonly<Record<string, string>>;

async function fill(form: Locator, name: string, { kind, isOptional, parts = {} }: Asked, told: Told): Promise<void> {
  if (isOptional) return;
  const named = (full: string) => form.locator(`[name="${full}"]`).first();
  const { [name]: chosen } = told;
  if (picks.includes(kind)) await named(name).selectOption(chosen ?? { index: 1 });
  else if (kind === 'address')
    for (const [part, value] of Object.entries(address)) await named(`${name}.${part}`).fill(value);
  else if (kind === 'rows') for (const part of Object.keys(parts)) await named(`${name}.0.${part}`).fill('As noted');
  else if (kind in written) await named(name).fill(written[kind] ?? '');
}

const fieldsOf = (event: StaffEvent) => Object.entries(operations[event].form as unknown as Record<string, Asked>);

/** Whether the act is offered by its first answers, a button each, or as a whole. */
export function buttonOf(desk: Page, event: StaffEvent, told: Told = {}): Locator {
  const { label, queue } = operations[event];
  // What a list of its own asks stands among the answers where it is possible; the rest is offered beside them.
  if (queue === 'anytime')
    return desk
      .getByRole('radio', { name: label })
      .or(desk.getByRole('button', { name: label, exact: true }))
      .first();
  const [first] = fieldsOf(event);
  const field = first?.[1] as (Asked & { yes?: string; options?: Record<string, string> }) | undefined;
  const { [first?.[0] ?? '']: chosen } = told;
  const options = field?.options ?? {};
  const answer = field?.kind === 'yesNo' ? field.yes : (options[chosen ?? ''] ?? Object.values(options)[0]);
  // The first answer of the first act stands first; others may have its words among theirs.
  return desk.getByRole('radio', { name: answer ?? label }).first();
}

/** The form that is open is filled in and sent; answers whether a second person must agree first. */
export async function sendForm(desk: Page, event: StaffEvent, told: Told = {}): Promise<boolean> {
  const form = desk.locator('form').filter({ has: desk.locator('[name="reason"]') });
  const isAnswered = operations[event].queue !== 'anytime';
  for (const [n, [name, field]] of fieldsOf(event).entries())
    if (n > 0 || !isAnswered || !['choice', 'yesNo'].includes(field.kind)) await fill(form, name, field, told);
  for (const [name, finding] of Object.entries(operations[event].found ?? {}))
    await fill(form, `found.${name}`, finding, told);
  await form.locator('[name="reason"]').fill('Looked at with the file beside it.');
  // What would come of it is told before it is sent, and with it whether it takes two.
  await expect(form.getByRole('status').getByRole('listitem').first()).toBeVisible();
  const takesTwo = await form.getByText('Needs two people').isVisible();
  await desk.keyboard.press('ControlOrMeta+Enter');
  return takesTwo;
}

/** In a dialog, by the name of its field; what may stay empty is left so. */
const writtenInDialog: Readonly<Record<string, string>> = {
  why: 'Looked at with the file beside it.',
  reason: 'Looked at with the file beside it.',
  time: '09:30',
};

/** A day that is over where the home is, wherever that is. */
async function yesterday(desk: Page): Promise<string> {
  const { now } = await (await desk.request.get('/dev/api/clock')).json();
  return new Date(Date.parse(now) - 2 * 86_400_000).toISOString().slice(0, 10);
}

/** The dialog or panel that a page of its own asks in: scans, times, owners and why are given, and it is sent. */
export async function sendAsked(form: Locator): Promise<void> {
  for (const scans of await form.locator('input[type="file"]').all()) await scans.setInputFiles(pdf('scan.pdf'));
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  for (const select of await form.locator('select:not([name="reason"])').all()) {
    await expect(select.locator('option')).not.toHaveCount(1);
    await select.selectOption({ index: 1 });
  }
  for (const field of await form.locator('input:not([type="file"]), textarea').all()) {
    const name = (await field.getAttribute('name')) ?? '';
    const isDay = name === 'date' || name === 'mailedOn';
    const text = isDay ? await yesterday(form.page()) : writtenInDialog[name];
    if (text !== undefined) await field.fill(text);
  }
  const submit = form.locator('button[type="submit"]');
  // A panel beside a paper has no such button: it is sent by its key.
  if ((await submit.count()) > 0) await submit.click();
  else await form.page().keyboard.press('ControlOrMeta+Enter');
}

/**
 * What was sent in a dialog is taken. A vendor's answer may have come while it was written: then nothing is done, and the
 * person says that they have looked and sends it again.
 */
export async function expectTaken(dialog: Locator): Promise<void> {
  // What stands on the page around its button does not reach into it.
  const widths = await dialog.evaluateAll((open) => open.map((one) => one.getBoundingClientRect().width));
  expect(Math.max(0, ...widths), 'a dialog is no wider than one reads').toBeLessThanOrEqual(768);
  const looked = dialog.getByRole('button', { name: askWords.iHaveSeenIt });
  await expect
    .poll(async () => {
      if (await looked.isVisible()) {
        await looked.click();
        await dialog.locator('button[type="submit"]').click();
      }
      return dialog.count();
    })
    .toBe(0);
}

/** A colleague agrees on a page of their own. */
export async function confirmAt(colleague: Page, path: string): Promise<void> {
  await colleague.goto(path);
  await colleague.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(colleague.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
}

/** An application taken out of the list in which it waits, by keyboard. */
export async function openFrom(desk: Page, queue: string, uuid: string): Promise<void> {
  await desk.goto(`/console/work?queue=${queue}`);
  await desk.locator(`[data-work="${uuid}"]`).click();
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(new RegExp(`/console/applications/${uuid}`));
}

/** On the page of an application: the act is chosen, its form filled in and sent, and the page says what came of it. */
export async function sayHere(desk: Page, event: StaffEvent, told: Told = {}): Promise<void> {
  await buttonOf(desk, event, told).click();
  expect(await sendForm(desk, event, told), `${event} is one person’s`).toBe(false);
}

/** The act stands among those that are not possible, off, with the sentence that says whose it is. */
export async function expectNotTheirs(desk: Page, event: StaffEvent, whose: string): Promise<void> {
  await desk.getByText(/^Not possible now/).click();
  // What has a place of its own on the page is off there as well.
  const button = desk.getByRole('button', { name: operations[event].label, exact: true }).last();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(whose);
}
