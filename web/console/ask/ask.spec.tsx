import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { principalReason, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { operations, staffEvents } from '#core/journey/operations.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import type { Closing } from '../closings/closing.ts';
import { Ask } from './ask.tsx';
import { places } from './places.ts';
import { reasonOptions } from './reason-options.ts';

servePage();
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

const closing = {
  uuid: 'a1',
  version: 7,
  status: 'TRUST_AND_INSURANCE',
  timeZone: 'America/Chicago',
  actor: 'operations',
  isOurs: true,
  why: 'A person reads it.',
  asked: { title: 'Read the trust and insurance documents', facts: [{ label: 'Flood zone', value: 'AE' }] },
  owners: [
    { identityUuid: 'b1', name: 'Ada Homeowner', isBorrower: true, state: null, language: null, isMailReturned: false },
    {
      identityUuid: 's1',
      name: 'Mate Homeowner',
      isBorrower: false,
      state: 'INVITED',
      language: null,
      isMailReturned: false,
    },
  ],
  conditions: [],
  parcels: [{ parcelId: 'p1', description: 'Unit 2' }],
  liens: [{ uuid: 'l1', holder: 'Old Bank', balanceCents: 100_000_00 }],
  history: [],
} as unknown as Closing;

type Actions = Closing['actions'];
const on = (event: Actions[number]['event']) => ({ event, whyNot: null });

interface Answers {
  readonly request?: string | null;
  readonly foresight?: object;
}

function sending({ request = null, foresight = {} }: Answers = {}) {
  const sent: unknown[] = [];
  const next = { status: 'DECLINED', isMoved: true, borrowerReads: null, messages: [], notices: [], starts: [] };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/foresight'))
      return Promise.resolve(Response.json({ ...next, terms: [], two: null, twoBy: null, ...foresight }));
    if (url.endsWith('/me')) return Promise.resolve(Response.json({ identityUuid: 'o1', roles: ['underwriter'] }));
    if (url.includes('/requests')) return Promise.resolve(Response.json([]));
    sent.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json({ status: 'X', request }));
  });
  return sent;
}

const show = (actions: Actions, onDone = () => {}) => render(<Ask closing={{ ...closing, actions }} onDone={onDone} />);
const type = (name: string | RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

test('what is drawn from its row alone asks for nothing that only a page can give', () => {
  const drawn = staffEvents.filter((event) => places[event] === 'form');
  const kinds = drawn.flatMap((event) => Object.values(operations[event].form).map(({ kind }) => kind));
  expect(kinds).not.toContain('page');
  expect(drawn.length).toBeGreaterThan(30);
});

test('it says what is asked and what it rests on, and every answer is an option with a key', async () => {
  sending();
  const { container } = show([on('creditRetried')]);
  expect(screen.getByRole('heading', { name: 'Read the trust and insurance documents' })).toBeTruthy();
  expect(container.textContent).toContain('A person reads it.');
  expect(container.textContent).toContain('Flood zone');
  await userEvent.keyboard('1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /bureau/i }).checked).toBe(true);
});

test('nothing is sent without a reason; with one it goes with the state that was seen, by Ctrl and Enter too', async () => {
  const sent = sending();
  let isDone = false;
  show([on('resumed')], () => {
    isDone = true;
  });
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Please give a reason. It is kept in the history.')).toBeTruthy();
  expect(sent).toEqual([]);
  await type('Reason', 'The vendor is back.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(isDone).toBe(true));
  expect(sent).toEqual([{ event: 'resumed', payload: {}, found: {}, reason: 'The vendor is back.', seenVersion: 7 }]);
});

test('before it is sent the form says what happens next, and that it takes a second person', async () => {
  sending({ foresight: { two: 'A second person agrees.', twoBy: 'This needs an underwriter.' } });
  show([on('reconsidered')]);
  await userEvent.keyboard('1');
  const form = await screen.findByRole('form');
  await waitFor(() => expect(form.textContent).toContain('Next: Declined.'));
  expect(form.textContent).toContain('A second person agrees. This needs an underwriter.');
  expect(within(form).getByRole('button', { name: /Ask a second person/ })).toBeTruthy();
});

test('a colleague who was faster is named, and what was typed stays', async () => {
  sending();
  const actions = [on('resumed')];
  const { rerender } = show(actions);
  await userEvent.keyboard('1');
  await type('Reason', 'The vendor is back.');
  const history = [{ seq: 8, at: '2026-04-25T08:00:00.000Z', event: 'phoneSaved', by: 'Olive Desk', why: null }];
  rerender(<Ask closing={{ ...closing, actions, version: 8, history } as Closing} onDone={() => {}} />);
  expect(screen.getByRole('alert').textContent).toContain('Phone saved, by Olive Desk');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('The vendor is back.');
  await userEvent.click(screen.getByRole('button', { name: 'I’ve looked. Use what is here now' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what cannot be done is listed with its reason, can be reached, and does nothing', async () => {
  const sent = sending();
  const whyNot = 'This needs a processor.';
  show([{ event: 'incompletenessNoticed', whyNot }]);
  await userEvent.click(screen.getByText('Not possible now (1)'));
  const off = screen.getByRole('button', { name: operations.incompletenessNoticed.label });
  expect(off.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(off.getAttribute('aria-describedby') ?? '')?.textContent).toBe(whyNot);
  await userEvent.click(off);
  expect(sent).toEqual([]);
});

test('each principal reason is offered once, whatever number of rules say it', () => {
  const labels = reasonOptions.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(ruleCodes.map((code) => principalReason(code).text))).toEqual(new Set(labels));
});
