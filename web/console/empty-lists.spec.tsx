import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { nothingWaitsForASecond } from '#core/words/en/console/ask.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { RequestsPage } from './ask/requests-page.tsx';
import { ClosingsPage } from './closings/closings-page.tsx';
import { ConditionsPage } from './conditions/conditions-page.tsx';
import { StatusPage } from './map/status-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { OverduePage } from './overdue/overdue-page.tsx';

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const TitleReview = () => <StatusPage status="FINAL_TITLE_REVIEW" />;
const LateTitleReview = () => <TitleReview />;

test.each([
  [
    'Overdue',
    OverduePage,
    'Nothing is overdue. An application shows up here when it stays in a status longer than its limit.',
  ],
  [
    'Conditions',
    ConditionsPage,
    'No answer waits for us. When someone answers a condition, it shows up here for you to review.',
  ],
  ['Waiting for a second person', RequestsPage, nothingWaitsForASecond],
  [
    'Messages we could not process',
    MessagesPage,
    'Every message has been processed. One shows up here when we can’t process it after several tries.',
  ],
  [
    'Closings',
    ClosingsPage,
    'Nothing is waiting for us. A closing shows up here when its next step is ours, from the documents to the last payment.',
  ],
  ['Title review', TitleReview, 'An application shows up here the moment it reaches this status.'],
  ['Title review', LateTitleReview, 'An application shows up here when it stays in this status longer than its limit.'],
])(
  '%s: with nothing in it, the page keeps its heading and says so, and what comes here when, once it knows',
  async (heading, Page, words) => {
    vi.stubGlobal('fetch', async () => Response.json({ rows: [], nextCursor: null }));
    render(
      <MemoryRouter at={Page === LateTitleReview ? '/console?late=yes' : '/console'}>
        <Page />
      </MemoryRouter>,
    );
    expect(screen.queryByText(words)).toBeNull();
    await screen.findByText(words);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.queryByRole('listitem')).toBeNull();
  },
);
