import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { ClosingsPage } from './closings/closings-page.tsx';
import { ConditionsPage } from './conditions/conditions-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { OverduePage } from './overdue/overdue-page.tsx';

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Overdue', OverduePage, { total: 0, applications: [] }, 'Nothing is overdue.'],
  ['Conditions', ConditionsPage, [], 'Nothing is open.'],
  ['Messages we could not process', MessagesPage, { messages: [], work: [] }, 'Every message has been processed.'],
  ['Closings', ClosingsPage, [], 'Nothing is waiting for us.'],
])(
  '%s: with nothing in it, the page keeps its heading and says so once it knows',
  async (heading, Page, answer, words) => {
    stubFetch(json(answer));
    render(
      <MemoryRouter at="/console">
        <Page />
      </MemoryRouter>,
    );
    expect(screen.queryByText(words)).toBeNull();
    await screen.findByText(words);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.queryByRole('listitem')).toBeNull();
  },
);
