import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultHours } from '#core/chat/hours.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { HoursPage } from './hours-page.tsx';
import { me, refusal, serveDesk } from './testing.ts';

const hours = defaultHours({ weekdays: { start: '06:00', end: '17:00' }, weekend: 'closed' }, 'Testhearth');
const kept = { hours, keepsHours: true, changedBy: 'Sue Super', changedAt: '2026-03-02T10:00:00.000Z' };
const supervisor = { ...me, roles: ['compliance'] };

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('someone who supervises changes a day and a holiday, reads what changes, and is told what is wrong', async () => {
  const asked = serveDesk({
    'GET /me': supervisor,
    'GET /hours': kept,
    'PUT /hours': ({ body }: { body: { hours: unknown } }) => ({ ...kept, hours: body.hours }),
  });
  render(<HoursPage />);
  expect(await screen.findByText(/Last changed by Sue Super/)).toBeTruthy();
  await userEvent.selectOptions(await screen.findByLabelText('Monday: opens'), '6:30 AM');
  expect(screen.getByText('Monday: 6:00 AM - 5:00 PM PT becomes 6:30 AM - 5:00 PM PT.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add a holiday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose the date of the holiday.')).toBeTruthy();
  expect(screen.getByText('Name the holiday.')).toBeTruthy();
  expect(asked.some(({ method, url }) => method === 'PUT' && url.endsWith('/hours'))).toBe(false);
  await userEvent.type(screen.getByLabelText('Date'), '2026-11-26');
  await userEvent.type(screen.getByLabelText('Name'), 'Thanksgiving');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(asked.find(({ method, url }) => method === 'PUT' && url.endsWith('/hours'))?.body).toMatchObject({
    hours: { holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }] },
    changedAt: kept.changedAt,
  });
  expect(screen.getByText('Nothing yet.')).toBeTruthy();
});

test('what someone else kept meanwhile is shown, and what was written stays until it is kept again', async () => {
  const theirs = { ...kept, changedAt: '2026-03-03T10:00:00.000Z', hours: { ...hours, welcome: 'Theirs.' } };
  const bodies: unknown[] = [];
  serveDesk({
    'GET /me': supervisor,
    'GET /hours': () => (bodies.length === 0 ? kept : theirs),
    'PUT /hours': ({ body }: { body: { hours: unknown; changedAt: string } }) => {
      bodies.push(body);
      return body.changedAt === kept.changedAt
        ? refusal('Someone changed the hours meanwhile.')
        : { ...theirs, ...body };
    },
  });
  render(<HoursPage />);
  const welcome = await screen.findByLabelText<HTMLTextAreaElement>(/Welcome message/);
  await userEvent.clear(welcome);
  await userEvent.type(welcome, 'Mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone changed the hours meanwhile.')).toBeTruthy();
  expect(welcome.value).toBe('Mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(bodies.at(-1)).toMatchObject({ hours: { welcome: 'Mine.' }, changedAt: theirs.changedAt });
});

test('others read them, with the reason', async () => {
  serveDesk({ 'GET /hours': kept });
  render(<HoursPage />);
  expect(await screen.findByText(/compliance/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Monday: opens').closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
