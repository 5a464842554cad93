import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from '#web/app/router.tsx';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { DeskList, Empty } from './list.tsx';
import { ListKeys, RowAct, Rows } from './rows.tsx';
import { usePages } from './use-pages.ts';

type Read = (cursor: string | undefined) => Promise<{ rows: readonly string[]; nextCursor: string | null }>;
const taken: string[] = [];

function Sample({ read }: { readonly read: Read }) {
  const pages = usePages<string>({ key: ['sample'], read });
  return (
    <ListKeys>
      <DeskList pages={pages} awaited="Reading names" empty={<Empty title="No names yet." />}>
        {(names) => (
          <Rows
            label="Names"
            rows={names.map((name) => ({
              key: name,
              to: `/console/${name}`,
              title: name,
              act: (
                <RowAct label={`Take ${name}`} onPress={() => taken.push(name)}>
                  Take
                </RowAct>
              ),
            }))}
          />
        )}
      </DeskList>
      <Here />
    </ListKeys>
  );
}
const Here = () => <p>{useLocation().pathname}</p>;
const open = (read: Read) =>
  render(
    <MemoryRouter at="/console">
      <Sample read={read} />
    </MemoryRouter>,
  );
const pages: Readonly<Record<string, readonly [readonly string[], string | null]>> = {
  first: [['Ada', 'Bob'], 'second'],
  second: [['Cyd'], null],
};
const paged: Read = async (cursor = 'first') => {
  const [rows, nextCursor] = pages[cursor] ?? [[], null];
  return { rows, nextCursor };
};
const focused = () => document.activeElement?.textContent;

beforeEach(() => queryClient.clear());
afterEach(() => vi.useRealTimers());

test('J and K and the arrows move through the rows, Enter opens the one, and Tab stops once in the list', async () => {
  open(paged);
  await screen.findByRole('link', { name: 'Ada' });
  await userEvent.keyboard('j');
  expect(focused()).toBe('Ada');
  await userEvent.keyboard('jj');
  expect(focused()).toBe('Bob');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Ada');
  await userEvent.keyboard('j');
  expect(screen.getAllByRole('link').map((link) => link.tabIndex)).toEqual([-1, 0]);
  expect(screen.getAllByRole('button', { name: /^Take/ }).map((button) => button.tabIndex)).toEqual([-1, 0]);
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('k');
  expect(focused()).toBe('Ada');
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/console/Ada')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take Bob' }));
  expect(taken).toEqual(['Bob']);
});

test('Show more reads from where the last page ended; when that fails, what is shown stays and it can be tried again', async () => {
  let isDown = true;
  open((cursor) => (cursor !== undefined && isDown ? Promise.reject(new Error('Not now.')) : paged(cursor)));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bob' })).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Cyd' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ada', 'Bob', 'Cyd']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a list that is empty says so; one that cannot be read says why and is tried again', async () => {
  let isDown = true;
  open(() => (isDown ? Promise.reject(new Error('Not now.')) : Promise.resolve({ rows: [], nextCursor: null })));
  expect((await screen.findByRole('alert')).textContent).toContain('The list could not be read');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No names yet.')).toBeTruthy();
});

test('a list on its way is named for those who listen; after five seconds it says that it is slow', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(() => new Promise(() => {}));
  expect(screen.getByRole('status').textContent).toBe('Reading names');
  expect(screen.queryByText(/^Still loading/)).toBeNull();
  act(() => vi.advanceTimersByTime(5000));
  await waitFor(() => expect(screen.getByText(/^Still loading/)).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
