/** What can be done on a page of the console can be done from the palette: one row for each page, none left out unsaid. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { staffRoles } from '#core/roles.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { holdSessionOf, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { serveLine } from '../chat/testing.ts';
import { detailPages, sections } from '../sections.tsx';
import { useOffers } from './acts.ts';
import { customerPages } from './stories/customer-pages.tsx';
import { deskPages } from './stories/desk-pages.tsx';
import { setupPages } from './stories/setup-pages.tsx';

const pages = [...deskPages, ...customerPages, ...setupPages];

/** Pages where one reads, chooses or goes on. */
const onlyRead = [
  ...['/console/find', '/console/overdue', '/console/map/{status}', '/console/insights', '/console/law'],
  ...['/console/replays', '/console/closings', '/console/closings/{uuid}', '/console/binder', '/console/flags'],
];

function Offered() {
  const acts = useOffers().flatMap((offer) => offer.acts.filter(({ isThere }) => isThere?.() ?? true));
  return (
    <ul aria-label="The palette">
      {acts.map(({ key, label, hint }) => (
        <li key={key}>{hint === undefined ? label : `${label} (${hint})`}</li>
      ))}
    </ul>
  );
}
const offered = () =>
  [...screen.getByRole('list', { name: 'The palette' }).children].map(({ textContent }) => textContent);

/** As a reader hears it: without its key. */
function nameOf(button: HTMLElement): string {
  const heard = button.cloneNode(true) as HTMLElement;
  for (const unheard of heard.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return button.getAttribute('aria-label') ?? heard.textContent ?? '';
}

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  holdSessionOf('agent');
  saveToken('abc');
  serveLine();
});
afterEach(() => vi.unstubAllGlobals());

test('every page of the console is told of here', () => {
  const told = [...pages.map(({ path }) => path), ...onlyRead];
  expect(told.toSorted()).toEqual([...sections, ...detailPages].map(({ path }) => path).toSorted());
});

test.each(pages)(
  '$path offers its acts in the palette',
  async ({ path, page, answers, after = [], acts, beside = [] }) => {
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('/me')) return Response.json({ identityUuid: 'me', name: 'Uma', roles: staffRoles });
      const found = answers.find(([end]) => end.test(url.replace(/^.*\/api\/v1/, '')));
      return Response.json(found?.[1] ?? {});
    });
    const { container } = render(
      <MemoryRouter at={path}>
        {page}
        <Offered />
      </MemoryRouter>,
    );
    for (const name of after) {
      const control = await screen.findByLabelText(name);
      await act(async () => fireEvent.click(control));
    }
    const isOffered = (label: string) => offered().some((one) => one?.startsWith(label));
    await waitFor(() => expect(acts.filter((label) => !isOffered(label))).toEqual([]));
    // Each can be told from the others.
    expect(new Set(offered()).size).toBe(offered().length);
    // A button that is added later is offered too, or named as one that does nothing to anything.
    const left = [...container.querySelectorAll('button')].map(nameOf).filter((name) => !isOffered(name));
    expect(left.filter((name) => !beside.includes(name))).toEqual([]);
  },
);
