import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { Holder } from './holder.tsx';
import { TakenOver } from './taken-over.tsx';

const olive = { identityUuid: 'o', name: 'Olive Desk', since: '2026-11-18T16:00:00.000Z', isMe: false, givenBy: null };
const mine = { ...olive, identityUuid: 'me', isMe: true };

/** The server, as far as these parts ask it: who holds the application changes with what is sent. */
function serve(holder: object | null, refusal?: string) {
  let held = holder;
  let words = [{ uuid: 'w1', applicationUuid: 'a1', by: 'Ben Desk', word: 'They are on my line.', at: olive.since }];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/seen')) words = [];
    if (url.endsWith('/seen')) return new Response(null, { status: 204 });
    if (url.endsWith('/words')) return Response.json(words);
    if (init.method !== 'POST') return Response.json({ holder: held });
    const body = JSON.parse(String(init.body));
    sent.push(body);
    if (refusal) return Response.json({ code: 'conflict', message: refusal }, { status: 409 });
    held = body.do === 'release' ? null : mine;
    return Response.json({ holder: held });
  });
  return sent;
}

const open = (part: React.ReactNode) => render(<MemoryRouter at="/console/applications/a1">{part}</MemoryRouter>);

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('what is free is claimed by C and given back by ⇧C', async () => {
  const sent = serve(null);
  const { container } = open(<Holder applicationUuid="a1" />);
  expect(await screen.findByRole('button', { name: /Claim/ })).toBeTruthy();
  expect(container.textContent).toContain('Held by no one');
  await userEvent.keyboard('c');
  expect(await screen.findByRole('button', { name: /Release/ })).toBeTruthy();
  expect(container.textContent).toContain('You, since');
  await userEvent.keyboard('{Shift>}c{/Shift}');
  expect(await screen.findByRole('button', { name: /Claim/ })).toBeTruthy();
  expect(sent).toEqual([{ do: 'claim' }, { do: 'release' }]);
});

test('its place is kept while it is read, out of reach: nothing below moves away under a finger', async () => {
  serve(null);
  const { container } = open(<Holder applicationUuid="a1" />);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toContain('Claim');
  expect(screen.queryByRole('button')).toBeNull();
  expect(await screen.findByRole('button', { name: /Claim/ })).toBeTruthy();
});

test('a colleague’s is named, and taken over only with a word', async () => {
  const sent = serve(olive);
  const { container } = open(<Holder applicationUuid="a1" />);
  expect(await screen.findByRole('button', { name: /Take over/ })).toBeTruthy();
  expect(container.textContent).toContain('Olive Desk, since');
  await userEvent.keyboard('c');
  await screen.findByRole('dialog', { name: 'Take over from Olive Desk?' });
  const [, submit] = screen.getAllByRole('button', { name: /Take over/ });
  await userEvent.click(submit as HTMLElement);
  expect(screen.getByText('Write a short message to your colleague.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), 'They are on my line.');
  await userEvent.click(submit as HTMLElement);
  await waitFor(() => expect(sent).toEqual([{ do: 'takeOver', word: 'They are on my line.' }]));
  expect(await screen.findByRole('button', { name: /Release/ })).toBeTruthy();
});

test('a colleague who was faster is named', async () => {
  serve(null, 'Olive Desk is working on this application. Take it over to decide.');
  open(<Holder applicationUuid="a1" />);
  await userEvent.click(await screen.findByRole('button', { name: /Claim/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Olive Desk is working on this application.');
});

test('who lost an application reads the word, and puts it away', async () => {
  serve(null);
  open(<TakenOver />);
  expect((await screen.findByRole('status')).textContent).toContain(
    'Ben Desk took over an application from you: They are on my line.',
  );
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/console/applications/a1');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
