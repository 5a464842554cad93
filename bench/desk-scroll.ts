/**
 * A list of ten thousand rows in a browser: read to its end by scrolling, then scrolled up and down. No task may keep the
 * page longer than 50 ms. Beside how long tasks took there is their processor time, which does not count what else the
 * machine did meanwhile.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { addManyApplications } from './yardstick/many-applications.ts';

const wantedRows = 10_000;
const LONG_TASK_MS = 50;
/** Of the sandbox's staff; hers are the lists that are filled. */
const staffEmail = 'olive@staff.example';

export async function run(): Promise<readonly BenchRow[]> {
  const product = await startProduct({ env: { ROLES: 'api' } });
  try {
    await fill(product.dataDir);
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] });
    const tasks = await scrolled(browser, product.url).finally(() => browser.close());
    const longest = (of: keyof Task) => Math.max(...tasks.map((task) => task[of]));
    const name = `a list of ${wantedRows.toLocaleString('en')} rows scrolled`;
    return [
      { name: `${name}, tasks in all`, value: tasks.length, unit: '' },
      { name: `${name}, longest task`, value: longest('ms'), unit: 'ms', goal: LONG_TASK_MS },
      {
        name: `${name}, processor time of the dearest task`,
        value: longest('ownMs'),
        unit: 'ms',
        goal: LONG_TASK_MS,
        limit: LONG_TASK_MS,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** What waits too long is a list of its own; of half as many again some are still in time. */
async function fill(dataDir: string): Promise<void> {
  const server = await startEmbedded(dataDir);
  const owner = openOwner(server.url);
  const count = wantedRows * 1.5;
  const [desk] = await owner<{ orgCode: string }[]>`select org_code from app.identity where email = ${staffEmail}`;
  await addManyApplications({
    ...{ owner, count, orgCodes: [desk?.orgCode ?? ''], now: new Date(), isOpenOnly: true },
    markOf: (_org, lastFour) => `bench ${lastFour}`,
  });
  await owner.end({ timeout: 5 });
  await server.leave();
}

interface Task {
  readonly ms: number;
  readonly ownMs: number;
}

async function scrolled(browser: Browser, url: string): Promise<readonly Task[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const entered = await context.request.post('/dev/api/staff/session', { data: { email: staffEmail } });
  const { token } = (await entered.json()) as { token: string };
  await page.addInitScript((bearer) => localStorage.setItem('jwt-agent', `Bearer ${bearer}`), token);
  await page.goto('/console/work?queue=waiting-too-long');
  await page.locator('[data-work]').first().waitFor();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const rows = await scroll(page, wantedRows);
  if (rows < wantedRows) throw new Error(`The list had ${rows} rows only.`);
  return tasksIn(await browser.stopTracing());
}

/** A flick of the wheel each frame, to the end of the list as far as it is read, until it is long enough; then up and down again. */
function scroll(page: Page, wanted: number): Promise<number> {
  return page.evaluate(async (rowsWanted) => {
    const table = document.querySelector('table[aria-rowcount]');
    const box = table?.closest<HTMLElement>('[class*="scroll"]');
    if (!table || !box) throw new Error('There is no list on the page.');
    const frame = () => new Promise(requestAnimationFrame);
    const rows = () => Number(table.getAttribute('aria-rowcount')) - 1;
    const by = async (px: number, isOver: () => boolean) => {
      while (!isOver()) {
        box.scrollTop += px;
        await frame();
      }
    };
    const endsAt = performance.now() + 120_000;
    await by(400, () => rows() >= rowsWanted || performance.now() > endsAt);
    const isAtEnd = () => box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
    await by(-2000, () => box.scrollTop <= 0);
    await by(4000, isAtEnd);
    return rows();
  }, wanted);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Those of the page's own thread. */
function tasksIn(trace: Buffer): readonly Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && mains.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, ownMs: tdur / 1000 }));
  if (tasks.length === 0) throw new Error('The browser told of no tasks.');
  return tasks;
}
