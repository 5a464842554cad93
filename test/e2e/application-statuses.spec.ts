/**
 * Statuses in a browser: anyone who comes with the address of another one ends on the screen that the table names, the
 * screen says its own title, and nothing on it keeps anyone out. Waiting is not waited for: its page is opened itself.
 * The families from the title to the money are walked in each run, each screen of theirs at one width. Which status leads to which screen is
 * worked out in core and each screen's heading is a component test; `npm run test:full` opens all of them, at both widths.
 */
import type { Page } from '@playwright/test';
import { isTerminal, type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { unreadable } from '#core/journey/stories/readable.ts';
import { placesOf } from '#core/journey/stories/status-places.ts';
import {
  apply,
  becomeApplicant,
  force,
  heading,
  type Made,
  mayForce,
  statusNow,
  until,
  wordsOf,
} from './application-page.ts';
import { expect, expectNoAxeViolations, isFull, onlyAt, test } from './fixtures.ts';

/** The requirements that a screen proves by being there. The rest of the screens are proved with what is done on them. */
const idsOf: Readonly<Record<string, string>> = {
  'credit/social': 'ROUTE-053 SCREEN-06',
  'credit/error': 'ROUTE-054',
  'error/timeout': 'ROUTE-063',
  liens: 'ROUTE-071',
  'product/assets': 'ROUTE-077',
  'product/select': 'ROUTE-078',
  'product/prequal-winback': 'ROUTE-080',
  'start/contact': 'ROUTE-086',
  'start/hmda': 'ROUTE-087',
  'start/app-summary': 'ROUTE-088',
  'review-app/no-credit': 'ROUTE-090',
  'review-app/property': 'ROUTE-091 SCREEN-03',
  'review-app/delinquency': 'ROUTE-093',
  'review-app/signdocs': 'ROUTE-096',
  'payoff/hold': 'ROUTE-097',
  'bpo/hold': 'ROUTE-099 SCREEN-13',
  'bpo/estimate-value': 'ROUTE-101',
  hold: 'ROUTE-103',
};

/** The families take turns, so that both widths see half of the screens here and the other half where things are done on them. */
const oneWidth = (turn: number) => onlyAt(turn % 2 === 0 ? 'phone' : 'desktop');

const families: readonly (readonly [name: string, last: Status])[] = [
  ['intake', 'DELINQUENCY_REVIEW'],
  ['the home and the first offers', 'ASSETS_PREQUAL'],
  ['submission and income', 'REVISED_OFFER_SELECTION'],
  ['accounts and valuation', 'APPRAISAL_REVIEW_COMPLETE'],
  ['trust, payoffs and title', 'FINAL_TITLE_COMPLETE'],
  ['signing and what follows', 'UNKNOWN'],
];

function rowsOf(family: number): readonly Status[] {
  const end = (index: number) => statusNames.indexOf(families[index]?.[1] ?? 'IN_PROGRESS') + 1;
  return statusNames.slice(family === 0 ? 0 : end(family - 1), end(family)).filter((status) => !isTerminal(status));
}

function screensOf(status: Status): readonly string[] {
  const { screen } = statuses[status];
  return typeof screen === 'string' ? [screen] : screen.map(([, to]) => to);
}

/** From the title to the money, where a screen that cannot be used costs most. */
const isEachTime = (family: number) => family >= 4;
const roundOf = (family: number) => (isEachTime(family) ? oneWidth(family) : { tag: '@full' });

/** What an earlier family leads to as well is looked at there; all of it is looked at in each with `FULL`. */
function lookedAtBefore(family: number): ReadonlySet<string> {
  if (isFull) return new Set();
  const earlier = families.flatMap((_, index) => (index < family && isEachTime(index) ? rowsOf(index) : []));
  return new Set(earlier.flatMap(screensOf));
}

/** A screen with the ids that it proves, as the title of a step. */
const titleOf = (screen: string, ids = '') => [...ids.split(' ').map((id) => id && `[${id}]`), screen].join(' ').trim();

/** The screen that is open, where the specification lets the present status lead to it; vendors may have moved it on. */
async function placeNow(page: Page, { uuid, token }: Made): Promise<string | undefined> {
  const status = await statusNow(page, { uuid, token });
  const { pathname } = new URL(page.url());
  const under = `/account/heloc/${uuid}/`;
  if (!pathname.startsWith('/account/')) return placesOf(status).includes('site-root') ? 'site-root' : undefined;
  return placesOf(status).find((place) => pathname === under + place);
}

/** All that stands on the page, line by line. */
const readIn = async (page: Page) => (await page.locator('main').allInnerTexts()).join('\n');

for (const [family, [name]] of families.entries()) {
  const rows = rowsOf(family);
  test(`[ROUTING-01] every status of ${name} leads to its screen`, roundOf(family), async ({ page }) => {
    let made = await becomeApplicant(page);
    await until(page.request, made.uuid, 'OFFER_SELECTION');
    const before = lookedAtBefore(family);
    const looked = new Set<string>();
    for (const status of rows) {
      const isWaiting = statuses[status].poll === 'waiting';
      const isSeen = screensOf(status).every((screen) => looked.has(screen) || before.has(screen));
      if (!isFull && isSeen) continue;
      // What may happen once to an application (a loan is funded once) is tried with another: no status is left out.
      if (!(await mayForce(page, made.uuid, status))) {
        made = await apply(page.request);
        await until(page.request, made.uuid, 'OFFER_SELECTION');
        await page.evaluate((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), made.token);
        await force(page, made.uuid, status);
      }
      await page.goto(
        `/account/heloc/${made.uuid}/${isWaiting ? 'error/timeout' : status === 'HMDA' ? 'liens' : 'start/hmda'}`,
      );
      let screen: string | undefined;
      await expect
        .poll(async () => (screen = await placeNow(page, made)), {
          message: status,
          intervals: [100],
          timeout: 90_000,
        })
        .toBeDefined();
      const words = wordsOf(screen);
      if (screen === undefined || looked.has(screen) || words === undefined) continue;
      await test.step(titleOf(screen, idsOf[screen]), async () => {
        await expect(heading(page)).toHaveText(words);
        await expect(page.getByText('Opening your application')).toHaveCount(0);
        await expectNoAxeViolations(page);
        expect(unreadable(await readIn(page)), screen).toEqual([]);
      });
      // Vendors may have led on meanwhile: then another status of this screen is looked at instead.
      if ((await placeNow(page, made)) === screen) looked.add(screen);
    }
    expect(looked.size).toBeGreaterThan(0);
  });
}

/** Screens that say nothing about a status, and may be opened at any time. */
const besides: Readonly<Record<string, string>> = {
  'start/profile': 'ROUTE-085',
  conditions: 'ROUTE-056',
  'conditions/phone-number': 'ROUTE-058',
  'review-app/incorrect-pin': 'ROUTE-089',
  'review-app/uw': 'ROUTE-092 SCREEN-04',
  'review-app/incorrect-ownership': 'ROUTE-094',
  'review-app/datatree': 'ROUTE-095',
  'bpo/waiting': 'ROUTE-100',
};

test('[ROUTE-048] screens that no status leads to show themselves to their owner', oneWidth(0), async ({ page }) => {
  const { uuid } = await becomeApplicant(page);
  await until(page.request, uuid, 'OFFER_SELECTION');
  for (const [screen, ids] of Object.entries(besides))
    await test.step(titleOf(screen, ids), async () => {
      await page.goto(`/account/heloc/${uuid}/${screen}`);
      await expect(heading(page)).toHaveText(wordsOf(screen) ?? '');
      await expect(page).toHaveURL(new RegExp(`/${screen}$`));
      await expectNoAxeViolations(page);
    });
});

test('[ROUTING-05] a decline leads to the screen that explains it', oneWidth(1), async ({ page }) => {
  const made = await becomeApplicant(page);
  await until(page.request, made.uuid, 'OFFER_SELECTION');
  const declines = [
    ['[ROUTE-061] [SCREEN-01]', ['CREDIT_SCORE'], 'error/credit', 'Our decision about your credit'],
    ['[ROUTE-062] [SCREEN-02]', ['DTI_EXCEEDED'], 'error/income', 'Our decision about your income'],
    ['[ROUTE-060]', ['CLTV', 'TITLE_DEFECT'], 'error/decline', 'Our decision'],
  ] as const;
  for (const [ids, declineReasons, screen, title] of declines) {
    const { uuid, token } = await apply(page.request);
    await until(page.request, uuid, 'OFFER_SELECTION');
    await force(page, uuid, 'DECLINED', { declineReasons });
    await page.evaluate((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), token).catch(() => {});
    await page.goto('/terms');
    await page.evaluate((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), token);
    await test.step(`${ids} ${title}`, async () => {
      await page.goto(`/account/heloc/${uuid}/product/select`);
      await expect(page).toHaveURL(new RegExp(`/${screen}$`));
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText('The principal reasons, and what would change them')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }
});

test('a late flood certificate, and the two ways to order a valuation', { tag: '@full' }, async ({ page }) => {
  const at = async (
    wish: Record<string, string>,
    status: Status,
    screen: RegExp,
    first: Status = 'OFFER_SELECTION',
  ) => {
    const { uuid, token } = await apply(page.request, wish);
    await until(page.request, uuid, first);
    await force(page, uuid, status);
    const opens = async () => (await (await page.request.get(`/dev/api/applications/${uuid}`)).json()).open;
    await expect.poll(opens, { intervals: [100], timeout: 60_000 }).toMatch(screen);
    await page.goto('/terms');
    await page.evaluate((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), token);
    await page.goto(`/account/heloc/${uuid}/start/hmda`);
    await expect(page).toHaveURL(screen, { timeout: 60_000 });
    await expect(heading(page)).toHaveText(wordsOf(screen.source.replace('\\', '')) ?? '');
    await expectNoAxeViolations(page);
  };
  await test.step('[ROUTE-064] a late flood certificate has its waiting page', () =>
    at({ persona: 'Floodlate' }, 'GEN_CLOSING_DISCLOSURE', /error\/flood-cert/));
  await test.step('[ROUTE-098] [SCREEN-05] in Texas the borrower describes the condition of the home', () =>
    at({ state: 'TX' }, 'NAV_RESI_EVAL_ORDER_REQUEST', /bpo\/condition/));
  await test.step('[ROUTE-102] in other states the borrower orders the valuation', () =>
    at({ persona: 'Lowconf' }, 'NAV_BPO_ORDER_REQUEST', /bpo\/order-bpo/, 'NAV_BPO_ESTIMATE'));
});
