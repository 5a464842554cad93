/**
 * Every page of the desk, light and dark, on a laptop, a large screen and a phone: axe finds nothing, and nothing is wider
 * than the screen. The sections come from their table and so do the tabs of an application: a new one is walked as well.
 */
import type { Page } from '@playwright/test';
import { flags } from '#core/flags.ts';
import { mayDo, type Permission } from '#core/roles.ts';
import { tabs } from '#core/words/en/console/case.ts';
import { sandboxStaff } from '#server/dev/staff.ts';
import { applicationPath, binderPath, reviewPath } from '#web/console/paths.ts';
import { apply, enterConsole, force, heading, until } from './application-page.ts';
import { expect, test, violationsOn } from './fixtures.ts';
import { operate } from './way.ts';

interface Row {
  readonly path: string;
  readonly permission: Permission;
}
// Read as it runs: otherwise the types of the whole console would be checked with the tests, for half a minute.
const tablePath: string = '#web/console/sections.tsx';
const { sections, detailPages } = (await import(tablePath)) as Readonly<
  Record<'sections' | 'detailPages', readonly Row[]>
>;

const widths = [1280, 1920, 390] as const;
const schemes = ['light', 'dark'] as const;

/** The first of the sandbox's people who has something to do there. */
function whoMay(permission: Permission): string {
  const one = sandboxStaff.find(({ roles }) => mayDo(roles, permission));
  if (!one) throw new Error(`No one of the sandbox may ${permission}.`);
  return one.email;
}

/** What is wrong with the page as it stands, in every dress. */
async function faultsOn(desk: Page, what: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of schemes)
    for (const width of widths) {
      await desk.emulateMedia({ colorScheme });
      await desk.setViewportSize({ width, height: 844 });
      const beyond = await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const where = `${what}, ${colorScheme}, ${width} px`;
      if (beyond > 0) faults.push(`${where}: ${beyond} px wider than the screen`);
      faults.push(...(await violationsOn(desk)).map((one) => `${where}: ${one}`));
    }
  await desk.setViewportSize({ width: widths[0], height: 844 });
  return faults;
}

async function faultsAt(desk: Page, path: string, open?: (desk: Page) => Promise<void>): Promise<string[]> {
  await desk.goto(path);
  await heading(desk).first().waitFor();
  await expect(desk.locator('[data-coming]')).toHaveCount(0);
  await open?.(desk);
  return faultsOn(desk, open ? `${path} (${open.name})` : path);
}

/** An application with a question that was answered, one that was not, a note and a history. */
async function aCase(page: Page): Promise<string> {
  const { uuid } = await apply(page.request, { state: 'NC' });
  await until(page.request, uuid, 'OFFER_SELECTION');
  await force(page, uuid, 'FINAL_TITLE_REVIEW');
  for (const categoryEnum of ['HELOC_MANUAL_PAYSTUB_UPLOAD', 'GENERIC_DOCUMENT_REQUEST'])
    await operate(page.request, uuid, 'conditionRaised', {
      categoryEnum,
      commentsToBorrower: 'The newest one, please.',
    });
  const { conditions } = await (await page.request.get(`/dev/api/applications/${uuid}`)).json();
  await operate(page.request, uuid, 'conditionAnswered', { conditionUuid: conditions[0].uuid }, 'borrower');
  return uuid;
}

const pressed = (name: string) =>
  ({
    [name]: async (desk: Page) => {
      await desk.getByRole('button', { name, exact: true }).click();
      await desk.getByRole('dialog').waitFor();
    },
  })[name];
const byKey = (key: string) =>
  ({
    [key]: async (desk: Page) => {
      await desk.keyboard.press(key);
      await desk.getByRole('dialog').waitFor();
    },
  })[key];

type Stage = { readonly desk: Page; readonly uuid: string };

/** Where a page that a list leads to is found; or the spec that makes what it shows, and judges it. */
const detailAddresses: Readonly<
  Record<string, ((stage: Stage) => Promise<string> | string) | { readonly by: string }>
> = {
  '/console/sessions/{uuid}': { by: 'notary.spec.ts: two people meet there' },
  [applicationPath('{uuid}')]: ({ uuid }) => applicationPath(uuid),
  [binderPath('{uuid}')]: ({ uuid }) => binderPath(uuid),
  [reviewPath('{uuid}')]: ({ uuid }) => reviewPath(uuid),
  '/console/closings/{uuid}': ({ uuid }) => `/console/closings/${uuid}`,
  '/console/map/{status}': () => '/console/map/FINAL_TITLE_REVIEW',
  '/console/chat/{uuid}': { by: 'chat.spec.ts: someone writes there' },
  '/console/staff/{uuid}': async ({ desk }) => {
    await desk.goto('/console/staff');
    return (await desk.locator('main a[href*="/console/staff/"]').first().getAttribute('href')) ?? '';
  },
  '/console/feedback/{uuid}': { by: 'home.spec.ts and feedback-pages.spec.tsx: someone says something there' },
  '/console/replays/{uuid}': { by: 'replay.spec.ts: a visit is recorded there' },
  '/console/flags/{flag}': () => `/console/flags/${Object.keys(flags)[0]}`,
  '/console/experiments/{experiment}': { by: 'experiments.spec.ts: one is run there' },
  '/console/new-experiment': () => '/console/new-experiment',
};

/** Each address with the person who may open it. */
const walked = [
  ...sections.map(({ path, permission }) => ({ path, permission, address: () => path })),
  ...detailPages.map(({ path, permission }) => ({ path, permission, address: detailAddresses[path] })),
].map((one) => ({ ...one, email: whoMay(one.permission) }));

test('every page that a list leads to has its address here, or the spec that judges it @desktop', () => {
  expect(Object.keys(detailAddresses).toSorted()).toEqual(detailPages.map(({ path }) => path).toSorted());
});

for (const email of new Set(walked.map((one) => one.email)))
  test(`the pages of ${email} are whole in light and dark, on three screens`, { tag: ['@desktop', '@full'] }, async ({
    page,
  }) => {
    test.setTimeout(1_800_000);
    const uuid = await aCase(page);
    await enterConsole(page, email);
    const faults: string[] = [];
    for (const { path, address } of walked.filter((one) => one.email === email))
      if (typeof address === 'function')
        await test.step(path, async () => faults.push(...(await faultsAt(page, await address({ desk: page, uuid })))));
    expect(faults).toEqual([]);
  });

test('the tabs of an application and what opens over them are whole in light and dark, on three screens', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  test.setTimeout(1_800_000);
  const uuid = await aCase(page);
  await enterConsole(page, 'olive@staff.example');
  const at = applicationPath(uuid);
  const faults: string[] = [];
  for (const tab of Object.keys(tabs))
    await test.step(tab, async () => faults.push(...(await faultsAt(page, `${at}?tab=${tab}`))));
  for (const open of [pressed('Force to another status'), pressed('Hand off'), byKey('Control+k'), byKey('?')])
    faults.push(...(await faultsAt(page, at, open)));
  expect(faults).toEqual([]);
});
