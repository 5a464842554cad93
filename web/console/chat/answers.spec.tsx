import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { AnswerPicker } from './answer-picker.tsx';
import { AnswersPage } from './answers-page.tsx';
import { refusal, serveDesk } from './testing.ts';

const canned = (uuid: string, title: string, text: string, isTeams = false) => ({
  ...{ uuid, title, text, isTeams, version: 1 },
  ...{ changedBy: 'Amy Answer', changedAt: '2026-03-02T10:00:00.000Z' },
});
const answers = [canned('a1', 'Hello', 'Hi {name}.'), canned('a2', 'Where it stands', '{status}', true)];
const whyNotTeams = 'This needs someone in compliance.';

function Reply() {
  const [text, setText] = useState('');
  return (
    <form>
      <textarea aria-label="Reply" value={text} onChange={(event) => setText(event.target.value)} />
      <AnswerPicker uuid="c1" text={text} onWrite={setText} />
    </form>
  );
}
const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('a slash opens the answers, a few letters and Enter put one into the reply, filled', async () => {
  serveDesk({ 'GET /answers': { answers, whyNotTeams } });
  render(<Reply />);
  await userEvent.type(reply(), '/');
  await screen.findByRole('button', { name: 'Insert Hello' });
  const find = screen.getByRole('textbox', { name: 'Find an answer' });
  expect(document.activeElement).toBe(find);
  await userEvent.type(find, 'hel{Enter}');
  expect(reply().value).toBe('Hi Vera Visitor.');
  expect(document.activeElement).toBe(reply());
});

test('what is not known stays open and is named; arrows and Escape work', async () => {
  serveDesk({ 'GET /answers': { answers, whyNotTeams } });
  render(<Reply />);
  await userEvent.click(screen.getByRole('button', { name: 'Answers' }));
  await screen.findByRole('button', { name: 'Insert Where it stands' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(reply().value).toBe('{status}');
  expect(screen.getByText(/We do not know what to put in place of {status}/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Answers' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Find an answer' })).toBeNull();
  expect(document.activeElement).toBe(reply());
});

test('the page finds, writes and refuses; the team’s are read-only with the reason', async () => {
  const asked = serveDesk({
    'GET /answers': { answers, whyNotTeams },
    'POST /answers': refusal('There are 300 answers already.'),
  });
  render(<AnswersPage />);
  await screen.findByRole('heading', { name: 'Hello' });
  expect(screen.getByRole('button', { name: 'Edit Where it stands' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'stands');
  expect(screen.queryByRole('heading', { name: 'Hello' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Bye');
  await userEvent.type(screen.getByRole('textbox', { name: /Answer/ }), 'Bye {{nmae}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/There is no placeholder {nmae}/)).toBeTruthy();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.clear(screen.getByRole('textbox', { name: /Answer/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Answer/ }), 'Bye');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There are 300 answers already.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('Bye');
});
