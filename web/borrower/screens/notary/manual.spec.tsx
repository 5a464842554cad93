import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { openScreen, viewAt } from '../application/testing.tsx';
import { ScheduleManual } from './manual.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const slot = { startsAt: '2026-03-10T18:00:00.000Z', place: '1 Main St, Reno' };
const answers = {
  '/particulars': { notary: { inPerson: 'chosen', slot: null, feeCents: 300_00, timeZone: 'America/Los_Angeles' } },
  '/slots': { days: [{ date: '2026-03-10', slots: [slot] }], timeZone: 'America/Los_Angeles' },
};
const open = (status: string) =>
  openScreen(ScheduleManual, { at: 'notary/schedule-manual', view: viewAt(status), answers });

test('[ROUTE-073] anyone who is to meet a notary in person chooses among the times', async () => {
  const { container } = await open('MANUAL_DEED_SIGNING');
  expect(container.textContent).toContain('Reserve this time');
});

test('[ROUTE-073] opened at another time, it says that there is nothing to schedule, and leads on', async () => {
  const { container } = await open('OFFER_SELECTION');
  expect(container.textContent).toContain('There is no notary to schedule now');
  expect(container.querySelector('main button')?.textContent).toBe('Go there');
  expect(container.querySelector('[role=alert]')).toBeNull();
});
