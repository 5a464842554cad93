import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { nothingWaitsForASecond } from '#core/words/en/console/ask.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { RequestsPage } from './ask/requests-page.tsx';
import { ClosingsPage } from './closings/closings-page.tsx';
import { ConditionsPage } from './conditions/conditions-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { OverduePage } from './overdue/overdue-page.tsx';

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Overdue', OverduePage, 'Nothing is overdue.'],
  ['Conditions', ConditionsPage, 'No answer waits for us.'],
  ['Waiting for a second person', RequestsPage, nothingWaitsForASecond],
  ['Messages we could not process', MessagesPage, 'Every message has been processed.'],
  ['Closings', ClosingsPage, 'Nothing is waiting for us.'],
])('%s: with nothing in it, the page keeps its heading and says so once it knows', async (heading, Page, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ rows: [], nextCursor: null }));
  render(
    <MemoryRouter at="/console">
      <Page />
    </MemoryRouter>,
  );
  expect(screen.queryByText(words)).toBeNull();
  await screen.findByText(words);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.queryByRole('listitem')).toBeNull();
});
