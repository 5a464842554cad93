import { render, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { queryClient, useRead } from './queries.ts';
import { useSteady } from './steady.ts';
import { json, servePage, stubFetch } from './testing.ts';

const hours = 'GET /service-operating-hours/external/api/v1/hours/{department}';

beforeAll(servePage);
afterEach(() => queryClient.clear());

/** Until it says that. */
async function showUntil(text: string, element: React.ReactNode): Promise<void> {
  const { container } = render(element);
  await waitFor(() => expect(container.textContent).toBe(text));
}

function QueriedDays() {
  const { data } = useRead(hours, [{ context: 'external', params: { department: 'OPS_PHONE' } }]);
  return <p>{data?.length ?? 'none'}</p>;
}

function SteadyDays({ department }: { department: string }) {
  const steady = useSteady(hours, { context: 'external', params: { department } });
  return <p>{steady.state === 'loaded' ? steady.answer.length : steady.state}</p>;
}

describe('server state', () => {
  test('[API-10] coming back to the window asks nothing again', async () => {
    const asked = stubFetch(json([]));
    await showUntil('0', <QueriedDays />);
    await act(async () => {
      for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(asked).toHaveLength(1);
  });
});

describe('steady answers', () => {
  test('two places that show one answer ask once', async () => {
    const asked = stubFetch(json([]));
    await showUntil(
      '00',
      <>
        <SteadyDays department="ONE" />
        <SteadyDays department="ONE" />
      </>,
    );
    expect(asked).toHaveLength(1);
  });

  test('a failure shows, and the next place asks afresh', async () => {
    stubFetch(json({}, { status: 404 }));
    await showUntil('error', <SteadyDays department="TWO" />);
    stubFetch(json([]));
    await showUntil('0', <SteadyDays department="TWO" />);
  });
});
