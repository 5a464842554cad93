/** Whether a notary is here, and when they are back: said by the clock where the home is, and never more than is so. */
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { businessWeek } from '#core/support/hours.ts';
import { servePage } from '#web/client/testing.ts';
import { openScreen, viewAt } from '../application/testing.tsx';
import { NotaryIntro } from './intro.tsx';

beforeAll(servePage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const week = businessWeek({ weekdays: { start: '06:00', end: '19:00' }, weekend: 'closed' });
const notary = { closingNotBefore: null, timeZone: 'America/Chicago', slot: null, inPerson: null };

async function openAt(now: string) {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
  const { container } = await openScreen(NotaryIntro, {
    at: 'notary/intro',
    view: viewAt('DEED_SIGNING'),
    answers: {
      '/particulars': { notary, division: null },
      '/wait': { othersWaiting: 0, usualMinutes: 4 },
      '/OPS_NOTARY': week,
    },
  });
  return container;
}
const hours = 'Notaries are here Monday to Friday 8 AM to 9 PM, Central Time.';

test.each([
  ['Monday before they come', '2026-01-05T13:59:00Z', 'today at 8 AM'],
  ['Monday evening', '2026-01-06T03:00:00Z', 'tomorrow at 8 AM'],
  ['Friday night', '2026-01-10T03:00:00Z', 'Monday at 8 AM'],
])('%s: no one is here, when they are back, and what can be done meanwhile', async (_, now, when) => {
  const container = await openAt(now);
  await waitFor(() => expect(container.textContent).toContain(`No notary is here right now. ${hours} Next: ${when}.`));
  expect(container.textContent).toContain('Come back then, or reserve a time');
  expect(container.textContent).toContain('Meet a notary in person');
  // No waiting time that was measured while they were here.
  expect(container.textContent).not.toMatch(/Notaries are here now|people waited|No one else is waiting/);
});

test('while they are here: until when, the line, and a page that stays open says when they have gone', async () => {
  const container = await openAt('2026-01-06T02:59:00Z');
  await waitFor(() => expect(container.textContent).toContain('Notaries are here now, until 9 PM.'));
  await waitFor(() => expect(container.textContent).toContain('No one else is waiting for a notary right now.'));
  expect(container.textContent).not.toContain('No notary is here');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(container.textContent).toContain('Next: tomorrow at 8 AM.');
});
