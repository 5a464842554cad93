import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { ReviewPage } from './review-page.tsx';
import type { Paper, Reviewed } from './reviewed.ts';

const fact = (name: string, more: object = {}) => ({
  ...{ fact: name, label: name, typed: 'text', stated: null, shown: null, read: null, isSecret: false },
  ...more,
});
const facts = [
  fact('name', { label: 'Name', stated: 'Kayla Brandt', shown: 'Kayla Brandt' }),
  fact('income', {
    label: 'Yearly income',
    typed: 'money',
    stated: '8400000',
    shown: '$84,000.00',
    read: '$77,600.12',
  }),
];
const paper = (uuid: string, more: object = {}) =>
  ({
    ...{ uuid, name: `${uuid}.jpg`, mediaType: 'image/jpeg', bytes: 84_000, sentAt: '2026-11-16T14:50:00.000Z' },
    ...{ isIdentityPicture: false, type: 'USER_UPLOADED_PAYSTUB', sha256: '9f2c'.repeat(16), facts, ...more },
  }) as Paper;
const acts = ['conditionCleared', 'conditionAskedAgain', 'fraudSuspected'].map((event) => ({ event, whyNot: null }));
const condition = {
  ...{ uuid: 'c1', header: 'Upload Your Pay Stubs', description: 'We need two.', notes: null, dueOn: null },
  ...{ askedOf: 'Kayla Brandt', answeredAt: '2026-11-16T14:50:00.000Z', state: 'answered', acts },
};
const part = { condition, papers: [paper('nov'), paper('oct')], unchecked: 0 };
const reviewed = (parts: readonly object[] = [part]) =>
  ({
    ...{ uuid: 'a1', version: 7, loanNumber: '2695712149', borrower: 'Kayla Brandt', status: 'OFFER_SELECTION' },
    ...{ timeZone: 'America/Chicago', today: '2026-11-17', parts },
  }) as unknown as Reviewed;

function serve(has: { review?: Reviewed; request?: string | null; isBroken?: boolean; verdict?: string } = {}) {
  const asked: { what: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    asked.push({ what: `${init.method ?? 'GET'} ${url}`, body });
    if (url.endsWith('/review')) return Response.json(has.review ?? reviewed());
    if (url.endsWith('/events')) return Response.json({ status: 'OFFER_SELECTION', request: has.request ?? null });
    if (url.endsWith('/comparison')) return Response.json({ verdict: has.verdict ?? 'same' });
    if (url.includes('/content')) return has.isBroken ? new Response('', { status: 404 }) : new Response('picture');
    if (url.endsWith('/foresight'))
      return Response.json({
        ...{ status: 'OFFER_SELECTION', isMoved: false, borrowerReads: null, messages: [], notices: [], starts: [] },
        ...{ terms: [], two: null, twoBy: null },
      });
    return Response.json({});
  });
  return asked;
}

const open = async (search = '') => {
  render(
    <MemoryRouter at={`/console/applications/a1/review${search}`}>
      <ReviewPage uuid="a1" />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Documents of Kayla Brandt' });
};
const sent = (asked: ReturnType<typeof serve>) => asked.find(({ what }) => what.endsWith('/events'))?.body;
const opened = (asked: ReturnType<typeof serve>) =>
  asked.flatMap(({ what }) => /documents\/(\w+)\/content/.exec(what)?.[1] ?? []);

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('files, zoom and turning go by keys, and change nothing but the view', async () => {
  const asked = serve();
  await open();
  const image = await screen.findByRole('img', { name: 'What was sent: nov.jpg' });
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 800 } });
  image.dispatchEvent(new Event('load'));
  await userEvent.keyboard('++-o');
  expect(screen.getByRole('toolbar').textContent).toContain('125%');
  await waitFor(() => expect(image.style.transform).toContain('rotate(90deg)'));
  await userEvent.keyboard('0');
  expect(screen.getByRole('toolbar').textContent).toContain('100%');
  await userEvent.keyboard(']');
  await screen.findByRole('img', { name: 'What was sent: oct.jpg' });
  await userEvent.keyboard(']');
  expect(screen.getByRole('img', { name: 'What was sent: oct.jpg' })).toBeDefined();
  await userEvent.keyboard('[[');
  await screen.findByRole('img', { name: 'What was sent: nov.jpg' });
  expect(new Set(opened(asked))).toEqual(new Set(['nov', 'oct']));
  expect(asked.every(({ what }) => what.startsWith('GET') || what.includes('/live'))).toBe(true);
});

test('what is typed is held against the application as one types; D goes to what differs', async () => {
  serve();
  await open();
  const income = screen.getByRole<HTMLInputElement>('textbox', { name: 'Yearly income, on the document' });
  // What a vendor read stands there already.
  expect(income.value).toBe('$77,600.12');
  expect(screen.getByRole('row', { name: /Yearly income/ }).textContent).toContain('Close');
  await userEvent.clear(income);
  await userEvent.type(income, '$60,000');
  expect(screen.getByRole('row', { name: /Yearly income/ }).textContent).toContain('Differs');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name, on the document' }), 'KAYLA BRANDT');
  expect(screen.getByRole('row', { name: /^Name/ }).textContent).toContain('Same');
  await userEvent.keyboard('{Escape}d');
  expect(document.activeElement).toBe(income);
});

test('accepting says why, and keeps what was compared on every file', async () => {
  const asked = serve();
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name, on the document' }), 'Kayla Brandt');
  await userEvent.keyboard('{Escape}y');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Please give a reason. It is kept in the history.')).toBeDefined();
  expect(sent(asked)).toBeUndefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Why it is enough' }), 'Both stubs agree.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(sent(asked)).toMatchObject({
      event: 'conditionCleared',
      payload: { conditionUuid: 'c1', why: 'Both stubs agree.' },
      reason: 'Both stubs agree.',
      seenVersion: 7,
      found: {
        compared: [
          { documentUuid: 'nov', fact: 'name', onPaper: 'Kayla Brandt', verdict: 'same' },
          { documentUuid: 'nov', fact: 'income', onPaper: '$77,600.12', verdict: 'close' },
          { documentUuid: 'oct', fact: 'income', onPaper: '$77,600.12', verdict: 'close' },
        ],
      },
    }),
  );
});

test('asking again takes its words from the table, which stay once they were changed', async () => {
  const asked = serve();
  await open();
  await userEvent.keyboard('w15');
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What they will read/ });
  expect(words.value).toMatch(/^We could not read what you sent\..*amounts on it differ/);
  expect(screen.getByRole('button', { name: /Not readable/, pressed: true })).toBeDefined();
  await userEvent.type(words, ' Thank you, Kayla.');
  await userEvent.keyboard('{Escape}2');
  expect(words.value).toMatch(/Thank you, Kayla\. Some pages are missing/);
  await userEvent.type(screen.getByRole('textbox', { name: /Due date/ }), '12/01/2026');
  await userEvent.click(screen.getByRole('button', { name: /Send to Kayla/ }));
  await waitFor(() =>
    expect(sent(asked)).toMatchObject({
      event: 'conditionAskedAgain',
      payload: {
        conditionUuid: 'c1',
        dueOn: '2026-12-01',
        reasons: ['NOT_READABLE', 'AMOUNTS_DIFFER', 'PAGES_MISSING'],
      },
    }),
  );
});

test('what looks false goes to compliance with its files', async () => {
  const asked = serve({ request: 'r1' });
  await open();
  await userEvent.keyboard('{Shift>}F{/Shift}');
  const form = screen.getByRole('form', { name: 'Ask compliance' });
  expect(form.textContent).toContain('never told of the suspicion');
  await userEvent.type(within(form).getByRole('textbox'), 'The fonts differ.');
  await userEvent.click(within(form).getByRole('button', { name: /Ask compliance/ }));
  await waitFor(() =>
    expect(sent(asked)).toMatchObject({
      event: 'fraudSuspected',
      payload: { conditionUuid: 'c1', paperUuids: ['nov', 'oct'] },
      reason: 'The fonts differ.',
    }),
  );
  await waitFor(() => expect(document.body.textContent).toContain('Compliance is asked.'));
});

test('a hidden fact is compared by the server and kept without what was typed', async () => {
  const hidden = [fact('birthDate', { label: 'Birth date', typed: 'date', isSecret: true })];
  const asked = serve({
    review: reviewed([{ ...part, papers: [paper('nov', { facts: hidden })] }]),
    verdict: 'differs',
  });
  await open();
  expect(screen.getByRole('row', { name: /Birth date/ }).textContent).toContain('On file, not shown');
  await userEvent.type(screen.getByRole('textbox', { name: 'Birth date, on the document' }), '02/03/1980{Tab}');
  await waitFor(() => expect(screen.getByRole('row', { name: /Birth date/ }).textContent).toContain('Differs'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^Accept/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Why it is enough' }), 'Mistyped, see the note.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(sent(asked)).toMatchObject({ found: { compared: [{ onPaper: '', verdict: 'differs' }] } }),
  );
});

test('says what stands in the way: no papers, one that is being checked, one that fails, one no browser shows', async () => {
  serve({ review: reviewed([]) });
  await open();
  expect(document.body.textContent).toContain('No one has sent a document yet.');
  document.body.replaceChildren();
  queryClient.clear();
  serve({ review: reviewed([{ ...part, unchecked: 1 }]), isBroken: true });
  await open();
  expect(document.body.textContent).toContain('One file is still being checked');
  await screen.findByRole('button', { name: 'Try again' });
  document.body.replaceChildren();
  queryClient.clear();
  serve({ review: reviewed([{ ...part, papers: [paper('phone', { mediaType: 'image/heic' })] }]) });
  await open();
  await screen.findByText(/can’t show this kind of file/);
});
