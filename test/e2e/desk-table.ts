/** Doing an act of the table of operations at the desk: its form is filled in as its row describes it, whatever the act is. */
import type { Locator, Page } from '@playwright/test';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
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
const picks: readonly string[] = ['choice', 'yesNo', 'owner', 'signer', 'condition', 'parcel'];
const address = { street1: '12 Harbor View', city: 'Oakland', state: 'CA', zip: '94607' };

async function fill(form: Locator, name: string, { kind, isOptional, parts = {} }: Asked): Promise<void> {
  if (isOptional) return;
  const named = (full: string) => form.locator(`[name="${full}"]`).first();
  if (picks.includes(kind)) await named(name).selectOption({ index: 1 });
  else if (kind === 'address')
    for (const [part, value] of Object.entries(address)) await named(`${name}.${part}`).fill(value);
  else if (kind === 'rows') for (const part of Object.keys(parts)) await named(`${name}.0.${part}`).fill('As noted');
  else if (kind in written) await named(name).fill(written[kind] ?? '');
}

const fieldsOf = (event: StaffEvent) => Object.entries(operations[event].form as unknown as Record<string, Asked>);

/** Whether the act is offered by its first answers, a button each, or as a whole. */
export function buttonOf(desk: Page, event: StaffEvent): Locator {
  const { label, queue } = operations[event];
  if (queue === 'anytime') return desk.getByRole('button', { name: label, exact: true });
  const [first] = fieldsOf(event);
  const field = first?.[1] as (Asked & { yes?: string; options?: Record<string, string> }) | undefined;
  const answer = field?.kind === 'yesNo' ? field.yes : Object.values(field?.options ?? {})[0];
  // The first answer of the first act stands first; others may have its words among theirs.
  return desk.getByRole('radio', { name: answer ?? label }).first();
}

/** The form that is open is filled in and sent; answers whether a second person must agree first. */
export async function sendForm(desk: Page, event: StaffEvent): Promise<boolean> {
  const form = desk.locator('form').filter({ has: desk.locator('[name="reason"]') });
  const isAnswered = operations[event].queue !== 'anytime';
  for (const [n, [name, field]] of fieldsOf(event).entries())
    if (n > 0 || !isAnswered || !['choice', 'yesNo'].includes(field.kind)) await fill(form, name, field);
  for (const [name, finding] of Object.entries(operations[event].found ?? {}))
    await fill(form, `found.${name}`, finding);
  await form.locator('[name="reason"]').fill('Looked at with the file beside it.');
  // What would come of it is told before it is sent, and with it whether it takes two.
  await expect(form.getByRole('status').getByRole('listitem').first()).toBeVisible();
  const takesTwo = await form.getByText('Needs two people').isVisible();
  await desk.keyboard.press('ControlOrMeta+Enter');
  return takesTwo;
}

/** A colleague agrees on a page of their own. */
export async function confirmAt(colleague: Page, path: string): Promise<void> {
  await colleague.goto(path);
  await colleague.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(colleague.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
}
