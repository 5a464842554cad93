import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { openScreen, viewAt } from '../application/testing.tsx';
import { ReserveManual, ScheduleManual } from './manual.tsx';

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

test('an appointment says when the documents usually come back, and past the limit of the row no longer', async () => {
  const { notary } = answers['/particulars'];
  const reserved = (overdue: object | null) =>
    openScreen(ReserveManual, {
      at: 'notary/reserve-manual',
      view: viewAt('MANUAL_DEED_SIGNING'),
      answers: { '/particulars': { notary: { ...notary, slot }, division: null, overdue } },
    });
  const inTime = (await reserved(null)).container.textContent;
  expect(inTime).toContain('usually the next business day');
  expect(inTime).not.toContain('longer than we expected');
  cleanup();
  const late = (await reserved({ since: '2026-03-16T10:00:00.000Z', toldAt: null })).container.textContent;
  expect(late).toContain('We get the signed documents back. Then your application continues automatically.');
  expect(late).toContain('at this step longer than we expected');
  expect(late).not.toMatch(/usually the next business day|has been told/);
});
