/**
 * Anyone who leaves the way after the offers, in a browser: led by itself to the screen of the status that the row's
 * sentence names, and told there what it implies. One row stands for all that the same vendor decides, and every seventh
 * vendor is walked, at one width and the next at the other; `npm run test:full` walks every row at both. The server walks
 * every sentence each time, and the journeys pass through most of these vendors with no one magic.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { isStatus, type Status } from '#core/journey/statuses.ts';
import { planFor, promisesOf } from '#server/proof/test-persona-plans.ts';
import type { Plan } from '#server/proof/test-plan.ts';
import { type Persona, personas } from '#server/vendors/personas.ts';
import { becomeApplicant, force, heading, isThere, type Made, whereNow, wordsOf } from './application-page.ts';
import { expect, expectNoAxeViolations, isFull, onlyAt, test } from './fixtures.ts';
import { withFakeCamera } from './notary-room.ts';
import { readMain } from './persona-acts.ts';
import { type Walk, walkOf } from './persona-walks.ts';
import { goOnTo } from './way.ts';

test.use(withFakeCamera);

/** What differs only by another value with the same answer, or by the code of a returned payment, is walked once. */
const kindOf = ({ need, carrier, answer }: Persona) => `${need} ${carrier} ${answer.replace(/^R\d\d$/, 'returned')}`;
const firstOfItsKind = (row: Persona) => personas.find((one) => kindOf(one) === kindOf(row)) ?? row;
const everyWalk = personas.filter((row) => walkOf(row) && firstOfItsKind(row) === row);
const onePerVendor = everyWalk.filter((row) => everyWalk.find(({ need }) => need === row.need) === row);
const walked = isFull ? everyWalk : onePerVendor.filter((_row, index) => index % 7 === 0);

/** Before the offers, by a report, the records or a company that is down: personas.spec.ts, or the server's own walk. */
const isEarly = ({ branches }: Persona) =>
  branches.some((branch) =>
    /^(softCreditReturned|propertyValued|offersPriced)\.|isTransferRecent|isApplicantOwner|systemFaulted/.test(branch),
  );
/** What no borrower's browser shows; the server walks it. */
const unseen: Readonly<Record<string, string>> = {
  Nomail: 'Letters come back to staff; the borrower reads the same papers on our pages.',
  Signlater: 'The signing vendor’s own session; our pages sign with us.',
  Notarydeclines: 'Refused at the platform when the last signature is sealed, by the notary’s hand.',
  Unboarded: 'The line is open and the borrower’s way is over: the desk settles it with the servicer.',
  Miscount: 'As Unboarded.',
};

test('every row is walked here, before the offers, or on the server for a reason', { tag: '@desktop' }, () => {
  const left = personas.filter((row) => !walkOf(firstOfItsKind(row)) && !isEarly(row) && !(row.value in unseen));
  expect(left.filter(({ sentence }) => !/^As \w+\.$/.test(sentence)).map(({ value }) => value)).toEqual([]);
});

for (const [index, row] of walked.entries()) {
  const walk = walkOf(row);
  if (!walk) continue;
  const width = onlyAt(index % 2 === 0 ? 'desktop' : 'phone');
  test(`${row.need} ${row.value}: ${row.sentence}`, width, async ({ page }) => {
    const plan = planFor(row);
    const promised = promisesOf(row).filter((name) => !walk.comesLater?.includes(name));
    const made = await begin(page, walk, plan);
    const visit = { page, made, plan };

    await walk.act(visit);
    const screen = await beLedTo(page, made, walk.rests ?? promised.filter(isStatus).at(-1) ?? walk.from);
    await expect(heading(page)).toHaveText(walk.heading ?? wordsOf(screen) ?? '');
    await readMain(page, ...walk.says);
    await expectNoAxeViolations(page);

    const before = await met(page.request, made);
    await walk.goOn?.(visit);
    const missing = async () => {
      const names = [...before, ...(await met(page.request, made))];
      return promised.filter((name) => !names.includes(name));
    };
    await expect.poll(missing, { message: 'named by the sentence, and not met', intervals: [100] }).toEqual([]);
  });
}

/** Reached by the borrower's calls; every other beginning is put there once an offer is chosen. */
const onTheWay: readonly Status[] = ['LIEN_VERIFICATION', 'COLLECT_ADDITIONAL_INFO', 'APP_SUBMISSION'];

async function begin(page: Page, { from, product, isPatient }: Walk, plan: Plan): Promise<Made> {
  const persona = [plan.lastName, plan.street].filter((word) => word !== undefined).join(' ');
  const made = await becomeApplicant(page, { ...(persona && { persona }), ...(product && { product }) });
  if (isPatient) await page.clock.install();
  // A house of one's own choice is corrected on the way, so all of it is gone.
  const isWalked = onTheWay.includes(from) || plan.houseNumber !== undefined;
  await goOnTo(page.request, made, plan, isWalked ? from : 'COLLECT_ADDITIONAL_INFO');
  if (from === 'DEED_SIGNING') {
    await force(page, made.uuid, 'DISBURSEMENT_ACCOUNT');
    await goOnTo(page.request, made, plan, 'AUTOPAY_ACCOUNT');
  }
  if (!isWalked) await force(page, made.uuid, from);
  await page.goto((await whereNow(page, made)).path);
  return made;
}

/** No one leads but the page itself; the loader is gone when it has. */
async function beLedTo(page: Page, made: Made, status: Status): Promise<string> {
  let at = await whereNow(page, made);
  const isLed = async () => {
    // A question that comes up after the last press is answered only when something of the page is looked at.
    await expect(page.locator('body')).toBeVisible();
    at = await whereNow(page, made);
    return at.status === status && isThere(new URL(page.url()).pathname, at);
  };
  await expect.poll(isLed, { message: `to be led to ${status}`, intervals: [100], timeout: 60_000 }).toBe(true);
  await expect(page.locator('[inert]')).toHaveCount(0);
  return at.screen;
}

/** Every status it was in, and every condition that is open. */
async function met(request: APIRequestContext, { uuid }: Made): Promise<readonly string[]> {
  const { events } = await (await request.get(`/dev/api/applications/${uuid}/history`)).json();
  const { conditions } = await (await request.get(`/dev/api/applications/${uuid}`)).json();
  return [
    ...events.map(({ to }: { to: string }) => to),
    ...conditions.map(({ categoryEnum }: { categoryEnum: string }) => categoryEnum),
  ];
}
