import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { principalReason, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { operations, staffEvents } from '#core/journey/operations.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import type { Closing } from '../closings/closing.ts';
import { useOffers } from '../palette/acts.ts';
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
    {
      identityUuid: 'b1',
      firstName: 'Ada',
      name: 'Ada Homeowner',
      isBorrower: true,
      state: null,
      language: null,
      isMailReturned: false,
    },
    {
      identityUuid: 's1',
      firstName: 'Mate',
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
  readonly requests?: readonly object[];
}

function sending({ request = null, foresight = {}, requests = [] }: Answers = {}) {
  const sent: unknown[] = [];
  const next = { status: 'DECLINED', isMoved: true, borrowerReads: null, messages: [], notices: [], starts: [] };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/foresight'))
      return Promise.resolve(Response.json({ ...next, terms: [], two: null, twoBy: null, ...foresight }));
    if (url.endsWith('/me')) return Promise.resolve(Response.json({ identityUuid: 'o1', roles: ['underwriter'] }));
    if (url.endsWith('/requests?application=a1'))
      return Promise.resolve(Response.json({ rows: requests, nextCursor: null }));
    if (url.includes('/requests')) sent.push(url.split('/').at(-1));
    else sent.push(JSON.parse(String(init.body)));
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

test('what an act leads to is said once over its answers: not beside the one that declines', () => {
  sending();
  show([on('trustReviewed')]);
  expect(screen.getAllByText(operations.trustReviewed.what)).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /^No: decline/ }).closest('label')?.textContent).not.toContain('continues');
});

test('what is open, and holds back all but some answers, is said once over them', () => {
  sending();
  const held = 'Waiting for: Upload Your Trust Documents.';
  const { container } = show([{ ...on('trustReviewed'), held }]);
  const over = `${held} Until then, choose only an answer that ends the application or keeps it here.`;
  expect(container.textContent?.split(over)).toHaveLength(2);
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

const review = [
  on('attorneyApproved'),
  on('attorneyRejected'),
  { event: 'titleDefectFound' as const, whyNot: 'Not now.' },
];

function InPalette() {
  return useOffers()
    .flatMap(({ acts }) => acts)
    .map(({ key, label, press, whyNot, run }) => (
      <button key={key} type="button" onClick={run}>{`${label} (${whyNot ?? press ?? 'no key'})`}</button>
    ));
}

test('the number keys run on into the buttons of the page, which print them; the palette has them with their keys', async () => {
  sending();
  render(
    <>
      <Ask closing={{ ...closing, actions: [on('resumed'), ...review] }} onDone={() => {}} />
      <InPalette />
    </>,
  );
  const refuse = screen.getByRole('button', { name: 'Attorney refuses' });
  expect(refuse.getAttribute('aria-keyshortcuts')).toBe('4');
  for (const said of [
    'Attorney approves (2)',
    'Attorney refuses (4)',
    `${operations.titleDefectFound.label} (Not now.)`,
  ])
    expect(screen.getAllByRole('button', { name: said })).toHaveLength(1);
  await userEvent.keyboard('4');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(document.activeElement).toBe(refuse));
  await userEvent.click(screen.getByRole('button', { name: 'Attorney refuses (4)' }));
  await waitFor(() => expect(refuse.ownerDocument.querySelector('dialog[open]')).toBeTruthy());
});

test('a dialog of the page is done to what was there when it opened, and names who was faster', async () => {
  const sent = sending();
  const seven = { ...closing, actions: review };
  const { rerender } = render(<Ask closing={seven} onDone={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Attorney approves' }));
  const at = new Date(Date.now() - 4000).toISOString();
  const history = [{ seq: 8, at, event: 'phoneSaved', by: 'Olive Desk', why: null }];
  rerender(<Ask closing={{ ...seven, version: 8, history } as unknown as Closing} onDone={() => {}} />);
  expect(screen.getByRole('alert').textContent).toMatch(/Phone saved, by Olive Desk, \d s ago/);
  await type('Reason', 'Her letter of today.');
  const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await press('Attorney approves');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ event: 'attorneyApproved', seenVersion: 7 });
});

test('who says that they looked again does it to what is there now', async () => {
  const sent = sending();
  const seven = { ...closing, actions: review };
  const { rerender } = render(<Ask closing={seven} onDone={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Attorney approves' }));
  const history = [{ seq: 8, at: '2026-04-25T08:00:00.000Z', event: 'phoneSaved', by: 'Olive Desk', why: null }];
  rerender(<Ask closing={{ ...seven, version: 8, history } as unknown as Closing} onDone={() => {}} />);
  await type('Reason', 'Her letter of today.');
  const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await press('I’ve looked. Use what is here now');
  await press('Attorney approves');
  await waitFor(() => expect(sent[0]).toMatchObject({ seenVersion: 8 }));
});

test('a dialog of the page says what happens next before it is sent, and what was asked of a second person after', async () => {
  sending({ request: 'r1', foresight: { two: 'A second person agrees.', twoBy: 'This needs a closer.' } });
  show(review);
  await userEvent.click(screen.getByRole('button', { name: 'Attorney refuses' }));
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('Next: Declined.'));
  expect(dialog.textContent).toContain('A second person agrees. This needs a closer.');
  await type('Why', 'The trust cannot own it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask a second person' }));
  expect(
    await screen.findByText('Asked for a second person: Attorney refuses. It’s done when they confirm.'),
  ).toBeTruthy();
});

const waiting = {
  ...{ uuid: 'r1', label: 'Attorney refuses', entered: [], reason: 'As she wrote.', whyTwo: 'It ends it.' },
  ...{ askedBy: 'Ben Desk', askedAt: '2026-04-25T08:00:00.000Z', isMine: false, isVoid: false, whyNot: null },
};

test('the second person confirms by Shift and Y, and refuses with a word by Shift and X', async () => {
  const sent = sending({ requests: [waiting] });
  show([]);
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  expect(confirm.getAttribute('aria-keyshortcuts')).toBe('Shift+Y');
  await userEvent.keyboard('{Shift>}X{/Shift}');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await userEvent.keyboard('{Shift>}Y{/Shift}');
  await waitFor(() => expect(sent).toEqual(['confirmation']));
});

test('the palette has both answers of the second person, each by what it is about', async () => {
  const sent = sending({ requests: [{ ...waiting, loanNumber: '2600000001' }] });
  render(
    <>
      <Ask closing={{ ...closing, actions: [] }} onDone={() => {}} />
      <InPalette />
    </>,
  );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Refuse: Attorney refuses, 2600000001 (shift+x)');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await press('Confirm: Attorney refuses, 2600000001 (shift+y)');
  await waitFor(() => expect(sent).toEqual(['confirmation']));
});

test('while a form is open the palette sends it too; without a reason nothing goes', async () => {
  const sent = sending();
  render(
    <>
      <Ask closing={{ ...closing, actions: [on('resumed')] }} onDone={() => {}} />
      <InPalette />
    </>,
  );
  const { label } = operations.resumed;
  await userEvent.click(screen.getByRole('button', { name: `${label} (1)` }));
  const send = screen.getByRole('button', { name: `Send: ${label} (mod+Enter)` });
  await userEvent.click(send);
  expect(await screen.findByText('Please give a reason. It is kept in the history.')).toBeTruthy();
  await type('Reason', 'The vendor is back.');
  await userEvent.click(send);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('who asked, or may not confirm, confirms by no key', async () => {
  const sent = sending({ requests: [{ ...waiting, whyNot: 'This needs a closer.' }] });
  show([]);
  await screen.findByText('This needs a closer.');
  await userEvent.keyboard('{Shift>}Y{/Shift}');
  expect(sent).toEqual([]);
});
