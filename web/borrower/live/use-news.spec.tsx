/** A page that waits reads again on the word of the line, and looks by itself where there is no line. */
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { useStatusWatch } from '../screens/application/status-watch.ts';
import { openScreen, viewAt } from '../screens/application/testing.tsx';
import { show } from '../testing.tsx';
import { lookEvery, useNews } from './use-news.ts';

class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readonly said: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  isClosed = false;
  readonly address: URL;
  constructor(address: URL) {
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.said.push(text);
  }
  close() {
    this.isClosed = true;
  }
  hear(kind: string) {
    act(() => this.onmessage?.({ data: JSON.stringify({ kind }) }));
  }
  die(code = 1006) {
    act(() => this.onclose?.({ code }));
  }
}
const last = () => FakeSocket.all.at(-1) as FakeSocket;

let tickets = 0;
beforeAll(servePage);
beforeEach(() => {
  tickets = 0;
  FakeSocket.all.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => {
    tickets += 1;
    return Promise.resolve(Response.json({ ticket: `t${tickets}` }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(1600));
const opened = async (count: number) => {
  await waitFor(() => expect(FakeSocket.all).toHaveLength(count));
  last().onopen?.();
};

function Page({ onNews, uuid = 'mine' }: { readonly onNews: () => void; readonly uuid?: string | undefined }) {
  return <p>{useNews(uuid, onNews) ? 'live' : 'alone'}</p>;
}

test('one socket serves all that wait on a page; a word makes each of them read again', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const { container, unmount } = await show(
    <>
      <Page onNews={one} />
      <Page onNews={other} />
    </>,
  );
  expect(FakeSocket.all, 'not before the page has settled').toHaveLength(0);
  await settle();
  await opened(1);
  expect([last().address.pathname, last().said]).toEqual([
    '/service-application/live',
    ['{"kind":"enter","ticket":"t1"}'],
  ]);
  last().hear('welcome');
  expect(container.textContent).toBe('livelive');
  last().hear('changed');
  // Once for what was missed before the line was open, once for the word.
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
  unmount();
  expect(last().isClosed).toBe(true);
});

test('a line that dies leaves the page alone, comes back by itself with a new ticket, and reads what it missed', async () => {
  const news = vi.fn();
  const { container } = await show(<Page onNews={news} />);
  await settle();
  await opened(1);
  last().hear('welcome');
  last().die();
  expect(container.textContent).toBe('alone');
  await act(() => vi.advanceTimersByTimeAsync(1100));
  await opened(2);
  expect(last().said).toEqual(['{"kind":"enter","ticket":"t2"}']);
  last().hear('welcome');
  expect([container.textContent, news.mock.calls.length]).toEqual(['live', 2]);
});

test('a logout ends it for good, and nothing is opened where nothing waits', async () => {
  await show(<Page onNews={() => {}} />);
  await settle();
  await opened(1);
  last().die(4401);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(FakeSocket.all).toHaveLength(1);
  await show(<Nothing />);
  await settle();
  expect(FakeSocket.all).toHaveLength(1);
});

function Nothing() {
  useNews(undefined, () => {});
  return null;
}

test('a page looks once a minute beside the line, as often as it did without it', () => {
  expect([lookEvery(true, 4000), lookEvery(false, 4000), lookEvery(true, 90_000)]).toEqual([60_000, 4000, 90_000]);
});

const moved = vi.fn();
function Waits() {
  useStatusWatch(true, moved);
  return <p>waits</p>;
}

test('a screen that waits asks for the status on the word, and is led on', async () => {
  const asked = vi.fn(() => ({ status: 'CREDIT_CHECK' }));
  await openScreen(Waits, {
    at: 'error/timeout',
    view: viewAt('CREDIT_CHECK'),
    answers: { '/status': asked, '/live': { ticket: 't' } },
  });
  await settle();
  await opened(1);
  last().hear('welcome');
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  const before = asked.mock.calls.length;
  // Longer than it would wait without the line, and shorter than with it.
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked.mock.calls.length).toBe(before);
  asked.mockReturnValue({ status: 'OFFER_SELECTION' });
  last().hear('changed');
  await waitFor(() => expect(moved).toHaveBeenCalledWith('OFFER_SELECTION'));
  last().die();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(asked.mock.calls.length, 'alone it looks every four seconds again').toBeGreaterThanOrEqual(before + 3);
});
