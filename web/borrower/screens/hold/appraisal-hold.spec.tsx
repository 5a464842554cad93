import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { AppraisalHold } from './appraisal-hold.tsx';

const known = {
  appraisalFeeCents: 650_00,
  appraisalPayment: null,
  accounts: { disburse: { mask: '6789' }, autopay: { mask: '6789' } },
};

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const open = (changes: object = {}, status = 'ONSITE_APPRAISAL_BORROWER_PAYMENT') =>
  openScreen(AppraisalHold, {
    at: 'hold',
    view: viewAt(status),
    answers: { '/particulars': { ...known, ...changes } },
  });

test('the fee is paid from an account we know, or from one that is typed', async () => {
  const { container, sent } = await open();
  expect(container.textContent).toContain('The appraisal costs $650.00');
  await userEvent.click(screen.getByRole('button', { name: 'Pay $650.00' }));
  await waitFor(() => expect(container.textContent).toContain('Please choose an account'));
  await userEvent.click(screen.getByRole('radio', { name: 'Account ending in 6789' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay $650.00' }));
  await waitFor(() =>
    expect(sent).toEqual([{ command: 'payAppraisal', body: { account: { way: 'known', use: 'disburse' } } }]),
  );

  const other = await open({ accounts: { disburse: null, autopay: null } });
  typeInto(within(other.container).getByRole<HTMLInputElement>('textbox', { name: 'Routing number' }), '021000022');
  typeInto(within(other.container).getByRole<HTMLInputElement>('textbox', { name: 'Account number' }), '1234567890');
  await userEvent.click(within(other.container).getByRole('button', { name: 'Pay $650.00' }));
  await waitFor(() => expect(other.container.textContent).toContain('That routing number isn’t valid'));
  expect(other.sent).toEqual([]);
  typeInto(within(other.container).getByRole<HTMLInputElement>('textbox', { name: 'Routing number' }), '021000021');
  await userEvent.click(within(other.container).getByRole('button', { name: 'Pay $650.00' }));
  await waitFor(() =>
    expect(other.sent).toEqual([
      {
        command: 'payAppraisal',
        body: { account: { way: 'typed', routingNumber: '021000021', accountNumber: '1234567890' } },
      },
    ]),
  );
});

test('a payment under way is awaited, one that was refused says why, and afterwards the appraiser is awaited', async () => {
  const charging = await open({ appraisalPayment: { state: 'CHARGING', why: null } });
  expect(charging.container.textContent).toContain('We are taking the payment');
  expect(charging.container.querySelector('form')).toBeNull();
  const refused = await open({ appraisalPayment: { state: 'REFUSED', why: 'The bank declined the payment.' } });
  expect(refused.container.textContent).toContain('The bank declined the payment. Nothing was taken.');
  const pending = await open({}, 'ONSITE_APPRAISAL_PENDING');
  expect(pending.container.textContent).toContain('An appraiser visits your home');
});
