import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { queryClient, useRead } from './queries.ts';
import { useSteady } from './steady.ts';
import { json, servePage, stubFetch } from './testing.ts';

const hours = 'GET /service-operating-hours/external/api/v1/hours/{department}';

beforeAll(() => {
  servePage();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => queryClient.clear());

async function show(element: React.ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(element));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return place;
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
    const place = await show(<QueriedDays />);
    expect(place.textContent).toBe('0');
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
    const place = await show(
      <>
        <SteadyDays department="ONE" />
        <SteadyDays department="ONE" />
      </>,
    );
    expect(place.textContent).toBe('00');
    expect(asked).toHaveLength(1);
  });

  test('a failure shows, and the next place asks afresh', async () => {
    stubFetch(json({}, { status: 404 }));
    expect((await show(<SteadyDays department="TWO" />)).textContent).toBe('error');
    stubFetch(json([]));
    expect((await show(<SteadyDays department="TWO" />)).textContent).toBe('0');
  });
});
