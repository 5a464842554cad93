import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deskQueues } from '#core/desk/queues.ts';
import { statuses, statusNames } from '#core/journey/statuses.ts';
import { useLocation } from '#web/app/router.tsx';
import { MemoryRouter } from '#web/app/testing.tsx';
import { servePage } from '#web/client/testing.ts';
import { goRow } from '../frame/key-table.ts';
import { useKeyRow } from '../frame/use-key.ts';
import { sections } from '../sections.tsx';
import { QueueKeys } from './queue-keys.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
/** The letters of the sections are read at the same time. */
const Section = ({ go }: { readonly go: string }) => {
  useKeyRow(goRow(go, ''), () => undefined);
  return null;
};

beforeAll(servePage);
beforeEach(() => localStorage.clear());

const waitsForUs = statusNames.filter((status) => statuses[status].actor === 'operations');

test.each(waitsForUs)('%s is reached in two keys from any page: Q and the letter of its list', async (status) => {
  const queue = deskQueues.find((row) => row.status === status);
  render(
    <MemoryRouter at="/console/audit">
      {sections.map(({ go }) => (
        <Section key={go} go={go} />
      ))}
      <QueueKeys />
      <Here />
    </MemoryRouter>,
  );
  await userEvent.keyboard(`q${queue?.letter}`);
  expect(screen.getByRole('status').textContent).toBe(`/console/work?queue=${queue?.id}`);
});

test('every list of work has its two keys, and no two lists the same', async () => {
  const reached = new Set<string | null>();
  for (const { letter } of deskQueues) {
    const { unmount } = render(
      <MemoryRouter at="/console/audit">
        <QueueKeys />
        <Here />
      </MemoryRouter>,
    );
    await userEvent.keyboard(`q${letter}`);
    reached.add(screen.getByRole('status').textContent);
    unmount();
  }
  expect([...reached].toSorted()).toEqual(deskQueues.map(({ id }) => `/console/work?queue=${id}`).toSorted());
});
