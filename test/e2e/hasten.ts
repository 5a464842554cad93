/** Pages that look for news every few seconds look several times a second in a test: what they find is tried, not the waiting. */
import type { BrowserContext } from '@playwright/test';

export async function hasten(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const patient = window.setInterval;
    /** How often our pages ask; other repetitions (messages that change, a count of seconds) stay as they are. */
    const asking = [2000, 4000, 5000];
    const hasty = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      patient(work, ms !== undefined && asking.includes(ms) ? 600 : ms, ...rest);
    window.setInterval = hasty as typeof window.setInterval;
  });
}
