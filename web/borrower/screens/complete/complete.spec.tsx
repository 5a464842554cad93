import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unreadable } from '#core/journey/stories/readable.ts';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { Complete } from './complete.tsx';

const money = {
  lineCents: 5_150_000,
  drawCents: 5_000_000,
  cashCents: 4_947_500,
  costs: [
    { kind: 'RECORDING_FEE', cents: 22_500 },
    { kind: 'MANUAL_NOTARIZATION', cents: 30_000 },
  ],
  feeCents: 150_000,
  accountMask: '0103',
  payoffs: [],
  paymentCents: 61_234,
  paysAutomatically: true,
  isReturned: true,
  isAnswered: false,
  accountHold: null as null | Record<string, unknown>,
  approvedAgainBecause: null as null | string,
  servicerNumber: null,
};
const closing = {
  timeZone: 'America/Los_Angeles',
  days: [
    { what: 'signed', on: '2026-04-21', state: 'done', isExpected: false },
    { what: 'funding', on: '2026-04-27', state: 'now', isExpected: true },
  ],
  rescission: null,
  instrumentNumber: null,
};

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const open = (changes: Partial<typeof money>) =>
  openScreen(Complete, {
    at: 'complete',
    view: viewAt('FUNDABLE'),
    answers: { '/closing-days': { ...closing, money: { ...money, ...changes } }, '/documents': [] },
  });

test('money that came back asks for another account, typed twice and sent once', async () => {
  const { container, sent } = await open({});
  expect(container.textContent).toContain('Your bank sent the money back');
  await waitFor(() => expect(container.textContent).toContain('the account ending in 0103'), { timeout: 8000 });
  typeInto(
    await within(container).findByRole<HTMLInputElement>('textbox', { name: 'Routing number' }, { timeout: 8000 }),
    '021000021',
  );
  typeInto(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Account number' }), '1111222233338765');
  typeInto(
    within(container).getByRole<HTMLInputElement>('textbox', { name: 'Confirm account number' }),
    '1111222233338764',
  );
  await userEvent.click(within(container).getByRole('button', { name: 'Send my money here' }));
  await waitFor(() => expect(container.textContent).toContain('The two account numbers are not the same'));
  expect(sent).toEqual([]);
  typeInto(
    within(container).getByRole<HTMLInputElement>('textbox', { name: 'Confirm account number' }),
    '1111222233338765',
  );
  await userEvent.click(within(container).getByRole('button', { name: 'Send my money here' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        command: 'saveDisbursementAccount',
        body: { account: { way: 'typed', routingNumber: '021000021', accountNumber: '1111222233338765' } },
      },
    ]),
  );
});

test('once it is answered we look at it, and nothing more is asked; without a return there is no such form', async () => {
  const answered = await open({ isAnswered: true });
  expect(answered.container.textContent).toContain('We are looking at your account');
  expect(answered.container.querySelector('form')).toBeNull();
  const usual = await open({ isReturned: false });
  expect(usual.container.textContent).toContain('Your money is next');
  expect(usual.container.querySelector('form')).toBeNull();
});

test('[T31] a changed account waits and is confirmed by the emailed code; a wrong code and too many are told', async () => {
  const hold = {
    changedAt: '2026-04-27T10:00:00.000Z',
    until: '2026-04-30T10:00:00.000Z',
    isOver: false,
    isConfirmed: false,
    triesLeft: 5,
  };
  const { container, sent } = await open({ isReturned: false, accountHold: hold });
  await within(container).findByRole('textbox', { name: 'Code from our email' }, { timeout: 8000 });
  expect(container.querySelector('h1')?.textContent).toBe('Confirm your new account');
  expect(container.textContent).not.toContain('Nothing is needed from you');
  expect(container.textContent).toContain('April 30, 2026 at 3:00 AM PDT');
  expect(container.textContent).toContain('we wait three days');
  typeInto(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Code from our email' }), '123');
  await userEvent.click(within(container).getByRole('button', { name: 'Confirm the new account' }));
  await waitFor(() => expect(container.textContent).toContain('Please enter the 8 digits from our email'));
  expect(sent).toEqual([]);
  typeInto(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Code from our email' }), '1234 5678');
  await userEvent.click(within(container).getByRole('button', { name: 'Confirm the new account' }));
  await waitFor(() => expect(sent).toEqual([{ command: 'confirmAccountChange', body: { code: '12345678' } }]));
  const wrong = await open({ isReturned: false, accountHold: { ...hold, triesLeft: 1 } });
  await waitFor(() => expect(wrong.container.textContent).toContain('That code isn’t right'));
  expect(wrong.container.textContent).toContain('You have one more try.');
  const none = await open({ isReturned: false, accountHold: { ...hold, triesLeft: 0 } });
  await waitFor(() => expect(none.container.textContent).toContain('The code was wrong too often'));
  expect(none.container.querySelector('form')).toBeNull();
  const done = await open({ isReturned: false, accountHold: { ...hold, isConfirmed: true } });
  await waitFor(() => expect(done.container.textContent).toContain('You confirmed the change.'));
  expect(done.container.textContent).toContain('Your new account is confirmed');
});

test('what changed about the payment is told in plain words', async () => {
  const { container } = await open({ isReturned: false, approvedAgainBecause: 'The closing figures were changed.' });
  expect(container.textContent).toContain('The closing figures were changed. Two team members review it again');
});

test('[CONST-05] [CONST-06] every cost kept back of the draw has a line, and the lines are the draw', async () => {
  const { container } = await open({ isReturned: false });
  const words = container.textContent ?? '';
  expect(words).toContain('County recording fee$225.00');
  expect(words).toContain('Notary in person$300.00');
  expect(words).toContain('To your account ending in 0103$49,475.00');
  expect(words).toContain('First draw, all of the above$50,000.00');
});

test('who asks again while the money is on its way is told when it has come, and then there is nothing left to ask', async () => {
  const days = [
    { what: 'signed', on: '2026-04-21', state: 'done', isExpected: false },
    { what: 'funding', on: '2026-04-27', state: 'now', isExpected: true },
    { what: 'firstPayment', on: '2026-06-01', state: 'ahead', isExpected: true },
  ];
  const told = { ...closing, days, money: { ...money, isReturned: false } };
  const { container } = await openScreen(Complete, {
    at: 'complete',
    view: viewAt('COMPLETE'),
    answers: { '/closing-days': told, '/documents': [] },
  });
  expect(container.textContent).toContain('Your money is next');
  told.days = days.map((day) => (day.what === 'firstPayment' ? { ...day, state: 'now' } : { ...day, state: 'done' }));
  await userEvent.click(within(container).getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(container.textContent).toContain('Your line is open'));
  expect(container.textContent).not.toContain('Check again');
});

test('money that goes out later than it may is not promised for a day again', async () => {
  const late = (overdue: object | null) =>
    openScreen(Complete, {
      at: 'complete',
      view: viewAt('FUNDABLE'),
      answers: {
        '/closing-days': { ...closing, money: { ...money, isReturned: false } },
        '/documents': [],
        '/particulars': { overdue },
      },
    });
  expect((await late(null)).container.textContent).toContain('We expect to send it on Monday, April 27, 2026.');
  const { container } = await late({ since: '2026-04-28T10:00:00.000Z', toldAt: '2026-04-28T10:01:00.000Z' });
  expect(container.textContent).not.toContain('April 27, 2026');
  expect(container.textContent).toContain('Our team has been told.');
});

test('the page follows by itself when the application moves on, and leads away only when it ends', async () => {
  const told = { ...closing, money: { ...money, isReturned: false } };
  let status = 'RECORDING';
  const { container } = await openScreen(Complete, {
    at: 'complete',
    view: viewAt('RECORDING'),
    answers: { '/closing-days': () => told, '/documents': [], '/status': () => ({ status }) },
  });
  expect(container.textContent).toContain('Your money is next');
  await waitFor(() => expect(container.textContent).toContain('You’ll receive, in your account ending in 0103'), {
    timeout: 8000,
  });
  told.days = told.days.map((day) => ({ ...day, state: 'done' }));
  status = 'COMPLETE';
  await waitFor(() => expect(container.textContent).toContain('Your line is open'), { timeout: 8000 });
  expect(container.textContent).toContain('The money has been sent.');
  expect(unreadable(container.textContent ?? '')).toEqual([]);
}, 12_000);
