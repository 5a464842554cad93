import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { click, control, type as typeInto } from '#web/ui/testing.tsx';
import { settle } from '../../testing.tsx';
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
  typeInto(control('What do you still owe?', container.querySelector('main section') ?? container), '150000');
  await settle();
  expect(container.textContent).toContain('40.0%');
  const [, second] = container.querySelectorAll('main section');
  click(control('Pay it off', second));
  await settle();
  expect(container.textContent).toContain('30.0%');
});

test('two loans of one lender have names of their own, so that no one pays off the wrong one', async () => {
  const { container } = await openScreen(Liens, {
    at: 'liens',
    view: viewAt('LIEN_VERIFICATION'),
    answers: { '/particulars': { liens: liens.map((lien) => ({ ...lien, holder: 'Old Bank' })) } },
  });
  const titles = [...container.querySelectorAll('main section h2')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['Old Bank, loan 1 of 2', 'Old Bank, loan 2 of 2']);
  expect(container.textContent).toContain('What should happen to the loan of Old Bank, loan 2 of 2?');
});

test('a loan that no record shows is added, and everything is sent together', async () => {
  const { container, sent } = await open();
  click(control('Add a loan that is missing'));
  click(control('Add this loan'));
  await settle();
  expect(container.textContent).toContain('Please choose what kind of loan it is');
  click(control('A line of credit'));
  const form = container.querySelector('form') ?? container;
  typeInto(control('Lender', form), 'Credit Union');
  typeInto(control('What do you still owe?', form), '5000');
  typeInto(control('Limit of the line', form), '20000');
  typeInto(control('What do you pay each month?', form), '90');
  click(control('Add this loan', form));
  await settle();
  expect(container.textContent).toContain('Credit Union');
  click(control('This is right, continue'));
  await settle();
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
  ]);
});

test('an empty balance is told by its field and nothing is sent', async () => {
  const { container, sent } = await open();
  typeInto(control('What do you still owe?', container.querySelector('main section') ?? container), '');
  click(control('This is right, continue'));
  await settle();
  expect(container.textContent).toContain('Please enter the balance, or 0 if it is paid');
  expect(sent).toEqual([]);
});
