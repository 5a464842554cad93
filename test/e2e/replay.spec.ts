/**
 * A recorded visit in a real browser: nothing loads before someone agrees, canaries in every place a page can hold one
 * never leave it, pages that are never recorded are not, and the console plays what was.
 */
import type { Page } from '@playwright/test';
import { enterConsole } from './application-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const canary = 'Kanarie4177';
const attributes = 'value title alt placeholder href src name id aria-label aria-valuetext data-x content'.split(' ');

interface Chunk {
  readonly page: string;
  readonly events: string;
}

/** Everything that the page sends about a recording, and whether the recorder came at all. */
function listen(page: Page) {
  const heard = { chunks: [] as Chunk[], begun: 0, loads: 0, all: '' };
  page.on('request', (request) => {
    const url = request.url();
    if (/\/assets\/rrweb/.test(url)) heard.loads += 1;
    if (!url.includes('/service-replay/')) return;
    heard.all += `${url} ${request.postData() ?? ''}\n`;
    if (url.endsWith('/recordings')) heard.begun += 1;
    if (url.endsWith('/chunks')) heard.chunks.push(request.postDataJSON());
  });
  return heard;
}

/** A borrower of the one brand that opted in, on its own host. */
async function becomeBorrower(page: Page): Promise<{ readonly uuid: string; readonly email: string }> {
  return page.evaluate(async () => {
    const body = JSON.stringify({ org: 'AMBERLOCK' });
    const headers = { 'content-type': 'application/json' };
    const made = await (await fetch('/dev/api/applications', { method: 'POST', headers, body })).json();
    localStorage.setItem('jwt', `Bearer ${made.token}`);
    return { uuid: made.uuid, email: made.email };
  });
}

/** In each place of a page, before and after the recorder looks. */
async function plant(page: Page): Promise<void> {
  await page.evaluate(
    ([secret, names]) => {
      const box = document.createElement('div');
      for (const tag of ['input', 'a', 'button', 'p', 'option']) {
        const one = document.createElement(tag);
        for (const name of names) one.setAttribute(name, `/${secret}`);
        if (tag !== 'input') one.textContent = `${secret} is here now`;
        box.append(one);
      }
      const hidden = Object.assign(document.createElement('input'), { type: 'hidden', value: secret });
      const field = Object.assign(document.createElement('textarea'), { value: secret, className: 'planted' });
      box.append(hidden, field, document.createComment(secret), document.createTextNode(secret));
      document.querySelector('main')?.append(box);
      setTimeout(() => {
        for (const one of box.querySelectorAll('*')) for (const name of names) one.setAttribute(name, `/${secret}2`);
        for (const one of box.querySelectorAll('p'))
          if (one.firstChild) one.firstChild.nodeValue = `${secret} changed a text`;
      }, 200);
    },
    [canary, attributes] as const,
  );
  await page.locator('.planted').pressSequentially(`${canary} 123-45-6789`);
}

test.describe('a recorded visit', { tag: ['@desktop', '@full'] }, () => {
  test('[TELE-03] [TELE-04] after an agreement, without what is anyone’s, and the console plays it', async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    // rrweb adds an empty style element, which our policy refuses and it does without; its frame runs no script, ours either.
    faults.allow(/sha256-47DEQpj8HBSa/, /style-src-elem inline/, /frame is sandboxed and the 'allow-scripts'/);
    const site = new URL(baseURL ?? '');
    site.hostname = 'amberlock.localhost';
    const at = (path: string) => new URL(path, site).href;
    const heard = listen(page);
    await page.goto(at('/terms'));
    const { uuid, email } = await becomeBorrower(page);
    const asked = page.waitForResponse(/service-replay.*agreement/);
    await page.goto(at('/dashboard/settings'));
    expect((await (await asked).json()).isAgreed).toBe(false);
    await page.getByRole('checkbox', { name: 'Record how I use this site' }).check();
    expect([heard.loads, heard.begun]).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Save recording choice' }).click();
    await expect(page.getByText('Your choice is saved.')).toBeVisible();

    await page.goto(at('/dashboard'));
    await expect.poll(() => heard.loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await plant(page);
    await expect
      .poll(() => heard.chunks.some(({ events }) => events.includes('"source":5')), { timeout: 12_000 })
      .toBe(true);
    const words = heard.chunks.map(({ events }) => events).join();
    expect(words).toContain('"tagName":"textarea"');
    expect(words).toContain('Group Manager');
    for (const secret of [canary, 'Kanarie', '6789', email, uuid, 'AMBERLOCK']) expect(heard.all).not.toContain(secret);

    // A page that is never recorded.
    const before = heard.chunks.length;
    await page.goto(at('/dashboard/settings'));
    await expect(page.getByRole('button', { name: 'Save recording choice' })).toBeVisible();
    expect(heard.chunks.slice(before).map((chunk) => chunk.page)).not.toContain('/dashboard/settings');
    expect([heard.loads, new Set(heard.chunks.map((chunk) => chunk.page))]).toEqual([1, new Set(['/dashboard'])]);

    const desk = await context.newPage();
    await enterConsole(desk, 'cora@staff.example');
    await desk.route('**/service-console/api/v1/replays/*/watch', (route) =>
      route.fulfill({ json: { startedAt: new Date().toISOString(), chunks: heard.chunks } }),
    );
    await desk.goto(`/console/replays/${uuid}`);
    await desk.getByLabel('Reason').selectOption({ label: 'The borrower asked' });
    await desk.getByRole('button', { name: 'Watch the visit' }).click();
    const frame = desk.frameLocator('iframe');
    await desk.getByRole('button', { name: 'Play' }).click();
    await expect(frame.locator('main')).toBeVisible();
    await expect(frame.locator('textarea.planted')).toBeAttached();
    await expect(frame.getByText('Group Manager')).toBeAttached();
    await expect(frame.getByText('••••').first()).toBeAttached();
    await expectNoAxeViolations(desk);
  });
});
