/** A page that holds still for its picture: its clock, its homeowner and whatever is by chance are the same each time. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The next Wednesday, at noon in New York in winter: every office is open. Further ahead, vendors would tell stale things. */
const moment = nextWednesday(new Date());

function nextWednesday(now: Date): Date {
  const noon = new Date(now);
  noon.setUTCHours(17, 0, 0, 0);
  do noon.setUTCDate(noon.getUTCDate() + 1);
  while (noon.getUTCDay() !== 3);
  return noon;
}

export const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
export type Size = keyof typeof sizes;

/** The end of a very long page is the legal footer, which every page has. */
const heightMaxPx = 2600;

export async function setClock(url: string): Promise<void> {
  const address = new URL('/dev/api/clock', url).href;
  const { now } = (await (await fetch(address)).json()) as { now: string };
  const seconds = Math.floor((moment.getTime() - Date.parse(now)) / 1000);
  const advance = `P${Math.floor(seconds / 86_400)}DT${seconds % 86_400}S`;
  const moved = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance }),
  });
  if (!moved.ok) throw new Error(`The clock does not move: ${await moved.text()}`);
}

export async function stillContext(browser: Browser, size: Size): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...sizes[size],
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  await context.clock.setFixedTime(moment);
  return context;
}

/** Writes over what is by chance or by the calendar: days, times, emails, loan numbers, ids. Gives how much. Runs in the page. */
function maskChance(): number {
  const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
  const masks: readonly (readonly [RegExp, string])[] = [
    [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '00000000-0000-4000-8000-000000000000'],
    [/\b[0-9a-f]{40,64}\b/g, 'f'.repeat(40)],
    [/\b[\w.+-]+@example\.com\b/g, 'someone@example.com'],
    [/\b\d{10}\b/g, '2600000000'],
    [/\b\d{1,2}:\d{2}(:\d{2})?(?=[\s\u202f]?[AP]M\b)/g, '12:00'],
    [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'Wednesday'],
    [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, 'Wed'],
    [new RegExp(`\\b(${months}) \\d{1,2}\\b`, 'g'), 'March 13'],
    [new RegExp(`\\b(${months}) (?=20\\d\\d\\b)`, 'g'), 'March '],
    [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\.? \d{1,2}\b/g, 'Mar 13'],
    [/\b20\d\d\b/g, '2030'],
  ];
  const masked = (text: string) => masks.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
  /** Opening hours are the brand's own, and the same every week. */
  const isHours = (text: string) => /day-\w+day:|[AP]M - \d/.test(text);
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { nodeValue: text } = node;
    if (!text || isHours(text) || masked(text) === text) continue;
    node.nodeValue = masked(text);
    count += 1;
  }
  for (const field of document.querySelectorAll('input'))
    if (masked(field.value) !== field.value) field.value = masked(field.value);
  return count;
}

export async function open(page: Page, url: URL): Promise<void> {
  await page.goto(url.href, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A loader may still lie over the page, or hold a place in it.
  await page
    .waitForFunction(() => document.querySelector('[aria-busy=true], #root > [inert]') === null, undefined, {
      timeout: 20_000,
    })
    .catch(() => {});
  await page.waitForLoadState('networkidle');
}

/** Twice the same, and nothing left to write over: then it holds still. */
export async function take(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < 12; tries += 1) {
    await page.evaluate(maskChance);
    const image = await shoot(page);
    const isMasked = (await page.evaluate(maskChance)) === 0;
    if (isMasked && last?.equals(image)) return image;
    last = isMasked ? image : undefined;
  }
  throw new Error(`${new URL(page.url()).pathname} does not hold still.`);
}

async function shoot(page: Page): Promise<Buffer> {
  const { width = 0 } = page.viewportSize() ?? {};
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(tall, heightMaxPx) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
}
