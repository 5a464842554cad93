/**
 * Magic homeowners who are told by a name, a street or a number: typed by a person, from the first page to the first
 * screen after it is sent. That is the one which the server's status calls for, and the status is the one that the
 * table's sentence names, or the offers. Of each way to tell, one is typed, at one
 * width and the next at the other; `npm run test:full` types every one on both. The server walks every sentence each
 * time (personas.db.spec.ts).
 */
import type { Page } from '@playwright/test';
import { isStatus, type Status } from '#core/journey/statuses.ts';
import { type Carrier, type Persona, personas } from '#server/vendors/personas.ts';
import { becomeApplicant, heading, isThere, type Made, until, whereNow } from './application-page.ts';
import { expect, expectNoAxeViolations, isFull, onlyAt, test } from './fixtures.ts';
import { goOn, register } from './registration-page.ts';

/** What the soft report, the value, the records or the first offers bring about, before anyone chooses one. */
const early =
  /^(softCreditReturned|propertyValued)\.|isTransferRecent|isApplicantOwner|hasLiensToConfirm|ASSET_DEPLETION/;

/** Whose sentence tells of later, or names no status, and where they come first. */
const first: Readonly<Record<string, Status>> = {
  // A person looks only when the number that is asked for finds no one either.
  Nofile: 'CREDIT_NO_MATCH',
  // No report shows the loan on the house, so it is asked about before anything is decided.
  Thin: 'LIEN_VERIFICATION',
  Heavylien: 'LIEN_VERIFICATION',
  // The model's value is good enough for the first offers.
  Appraise: 'OFFER_SELECTION',
  // A vendor who does not answer is asked for minutes before someone is called.
  Bureaudown: 'WAITING_FOR_SOFT_CREDIT',
  Recordsdown: 'WAITING_FOR_AVM_DATA',
  Papersdown: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
  // The first papers, those about the inquiry, come back already.
  Nomail: 'UNKNOWN',
};

function firstStatusOf({ value, sentence, branches }: Persona): Status {
  const like = /^As (\w+)\.$/.exec(sentence)?.[1];
  const other = personas.find((row) => row.carrier === 'lastName' && row.value === like);
  if (other) return firstStatusOf(other);
  const named = branches.some((branch) => early.test(branch))
    ? sentence.match(/[A-Z_]{6,}/g)?.find(isStatus)
    : undefined;
  return first[value] ?? named ?? 'OFFER_SELECTION';
}

/** What was looked at once need not be looked at for every row that comes there; with `FULL` it is. */
const looked = new Set<Status>();

/** The waiting itself is tried elsewhere: once the server is there, the page's clock is turned on until it has asked. */
async function arrive(page: Page, made: Pick<Made, 'uuid' | 'token'>, status: Status): Promise<void> {
  await until(page.request, made.uuid, status);
  await expect(async () => {
    await page.clock.fastForward(1000);
    expect(isThere(new URL(page.url()).pathname, await whereNow(page, made))).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });
  await expect(heading(page)).not.toBeEmpty();
  await expect(page.getByText('Opening your application')).toHaveCount(0);
  if (isFull || !looked.has(status)) await expectNoAxeViolations(page);
  looked.add(status);
}

interface Way {
  readonly ids: string;
  readonly apply: (page: Page, value: string) => Promise<Pick<Made, 'uuid' | 'token'>>;
}

const ways: Readonly<Partial<Record<Carrier, Way>>> = {
  lastName: { ids: '[REG-002] [REG-022]', apply: (page, lastName) => register(page, { lastName }) },
  street: { ids: '[REG-002] [REG-022]', apply: (page, street) => register(page, { street }) },
  // Asked for only when the name finds no one; the way there is Nomatch's.
  ssn: { ids: '[ROUTE-053]', apply: sayNumber },
};

async function sayNumber(page: Page, value: string): Promise<Made> {
  const made = await becomeApplicant(page, { persona: 'Nomatch' });
  await until(page.request, made.uuid, 'CREDIT_NO_MATCH');
  await page.goto(`/account/heloc/${made.uuid}/credit/social`);
  // One row stands for every score.
  await page.getByLabel('Social Security number').fill(`900-12-${value.replace(/^\d+ to \d+$/, '1720')}`);
  await goOn(page);
  return made;
}

const typed = personas.flatMap((persona) => {
  const way = ways[persona.carrier];
  return way ? [{ persona, ...way }] : [];
});
const rows = isFull
  ? typed
  : Object.keys(ways).flatMap((carrier) => typed.find(({ persona }) => persona.carrier === carrier) ?? []);

for (const [index, { persona, ids, apply }] of rows.entries()) {
  const width = onlyAt(index % 2 === 0 ? 'desktop' : 'phone');
  test(`${ids} ${persona.value}: ${persona.sentence}`, width, async ({ page }) => {
    await page.clock.install();
    await arrive(page, await apply(page, persona.value), firstStatusOf(persona));
  });
}
