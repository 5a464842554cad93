import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { businessWeek } from '#core/support/hours.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { show } from '../testing.tsx';
import { sayOpenNow } from './open-now.tsx';
import { SupportHours } from './support-lines.tsx';

beforeAll(servePage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['open', '2026-01-05T18:00:00Z'],
  ['closed', '2026-01-06T03:00:00Z'],
])('who waits too long reads that we are %s now, and others read the hours alone', async (word, now) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  stubFetch(json(businessWeek({ weekdays: { start: '06:00', end: '17:30' }, weekend: 'closed' })));
  const waiting = await show(<SupportHours first={sayOpenNow} />);
  await waitFor(() => expect(waiting.container.textContent).toContain(`We are ${word} now.Monday-Friday: 6:00 AM`));
  const other = await show(<SupportHours />);
  await waitFor(() => expect(other.container.textContent).toContain('Monday-Friday: 6:00 AM'));
  expect(other.container.textContent).not.toContain(`We are ${word} now.`);
});
