import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { Liens } from './liens.tsx';

const liens = [
  { uuid: 'first', holder: 'Old Bank', position: 1, balanceCents: 200_000_00, isPaidOff: false, limitCents: null },
  {
    uuid: 'second',
    holder: 'Line Bank',
    position: 2,
    balanceCents: 10_000_00,
    isPaidOff: false,
    limitCents: 50_000_00,
  },
];

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openScreen(Liens, {
    at: 'liens',
    view: viewAt('LIEN_VERIFICATION', { adjustedHomeAmount: 500_000 }),
    answers: { '/particulars': { liens } },
  });

test('the loan to value follows what is corrected, kept, paid off and added; a line counts in full while it is kept', async () => {
  const { container } = await open();
  expect(container.textContent).toContain('You owe$210,000.00');
  expect(container.textContent).toContain('50.0%');
  typeInto(
    within(container.querySelector<HTMLElement>('main section') ?? container).getByRole<HTMLInputElement>('textbox', {
      name: 'What do you still owe?',
    }),
    '150000',
  );
  await waitFor(() => expect(container.textContent).toContain('40.0%'));
  const [, second] = container.querySelectorAll<HTMLElement>('main section');
  await userEvent.click(within(second ?? container).getByRole('radio', { name: 'Pay it off' }));
  await waitFor(() => expect(container.textContent).toContain('30.0%'));
});

test('two loans of one lender have names of their own, so that no one pays off the wrong one', async () => {
  const { container } = await openScreen(Liens, {
    at: 'liens',
    view: viewAt('LIEN_VERIFICATION'),
    answers: { '/particulars': { liens: liens.map((lien) => ({ ...lien, holder: 'Old Bank' })) } },
  });
  const titles = [...container.querySelectorAll('main section h2')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['Old Bank, loan 1 of 2', 'Old Bank, loan 2 of 2']);
  expect(container.textContent).toContain('What should happen to the loan from Old Bank, loan 2 of 2?');
});

test('a loan that no record shows is added, and everything is sent together', async () => {
  const { container, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a loan that is missing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add this loan' }));
  await waitFor(() => expect(container.textContent).toContain('Please choose what kind of loan it is'));
  await userEvent.click(screen.getByRole('radio', { name: 'A line of credit' }));
  const form = container.querySelector('form') ?? container;
  typeInto(within(form).getByRole<HTMLInputElement>('textbox', { name: 'Lender' }), 'Credit Union');
  typeInto(within(form).getByRole<HTMLInputElement>('textbox', { name: 'What do you still owe?' }), '5000');
  typeInto(within(form).getByRole<HTMLInputElement>('textbox', { name: 'Limit of the line' }), '20000');
  typeInto(within(form).getByRole<HTMLInputElement>('textbox', { name: 'What do you pay each month?' }), '90');
  await userEvent.click(within(form).getByRole('button', { name: 'Add this loan' }));
  await waitFor(() => expect(container.textContent).toContain('Credit Union'));
  await userEvent.click(screen.getByRole('button', { name: 'This is right, continue' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        command: 'attestLiens',
        body: {
          liens: [
            { uuid: 'first', balanceCents: 200_000_00, isPaidOff: false },
            { uuid: 'second', balanceCents: 10_000_00, isPaidOff: false },
          ],
          added: [
            {
              holder: 'Credit Union',
              kind: 'LINE',
              balanceCents: 5_000_00,
              limitCents: 20_000_00,
              monthlyPaymentCents: 90_00,
              isPaidOff: false,
            },
          ],
        },
      },
    ]),
  );
});

test('a loan beyond the largest amount is refused in a sentence that says how much goes', async () => {
  const { container } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a loan that is missing' }));
  await userEvent.click(screen.getByRole('radio', { name: 'A line of credit' }));
  const form = within(container.querySelector('form') ?? container);
  typeInto(form.getByRole<HTMLInputElement>('textbox', { name: 'Lender' }), 'x'.repeat(101));
  for (const name of ['What do you still owe?', 'Limit of the line', 'What do you pay each month?'])
    typeInto(form.getByRole<HTMLInputElement>('textbox', { name }), '100000000.01');
  await userEvent.click(form.getByRole('button', { name: 'Add this loan' }));
  await waitFor(() => expect(form.getAllByText('Please enter $100,000,000 or less')).toHaveLength(3));
  expect(form.getByText('Please shorten the name of the lender')).toBeTruthy();
});

test('an empty balance is told by its field and nothing is sent', async () => {
  const { container, sent } = await open();
  typeInto(
    within(container.querySelector<HTMLElement>('main section') ?? container).getByRole<HTMLInputElement>('textbox', {
      name: 'What do you still owe?',
    }),
    '',
  );
  await userEvent.click(screen.getByRole('button', { name: 'This is right, continue' }));
  await waitFor(() => expect(container.textContent).toContain('Please enter the balance, or 0 if it is paid'));
  expect(sent).toEqual([]);
});
