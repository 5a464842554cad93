import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { withFlags } from '../../testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { EstimateValue } from './estimate-value.tsx';
import { HomeCondition, OrderValuation } from './order.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

test('[ROUTE-101] an owner’s estimate: both answers are asked for by their fields, and sent as cents', async () => {
  const { container, sent } = await openScreen(EstimateValue, {
    at: 'bpo/estimate-value',
    view: viewAt('NO_AVM_FOUND'),
  });
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'What would it sell for today?' }), '9,999');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(container.textContent).toContain('Please enter the value of the whole home, in dollars'));
  expect(container.textContent).toContain('Please choose the condition of your home');
  expect(sent).toEqual([]);
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'What would it sell for today?' }), '450,000');
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(sent).toEqual([{ command: 'estimateValue', body: { valueCents: 450_000_00, condition: 'GOOD' } }]),
  );
});

describe('ordering a valuation', () => {
  const due = (checklistStatus: string, state = 'NV') => {
    const view = viewAt(checklistStatus);
    return {
      ...view,
      status: { ...view.status, bpo: 'BPO_REQUIRED' as const },
      property: { ...view.property, state },
    };
  };

  test('[ROUTE-102] nothing is ordered before the fee is agreed to', async () => {
    const { container, sent } = await openScreen(OrderValuation, {
      at: 'bpo/order-bpo',
      view: due('NAV_BPO_ORDER_REQUEST'),
    });
    expect(container.textContent).toContain('The valuation costs $180.');
    expect(container.textContent).not.toContain('What condition is your home in?');
    await userEvent.click(screen.getByRole('button', { name: 'Order the valuation' }));
    await waitFor(() => expect(container.textContent).toContain('Please agree before we order it'));
    await userEvent.click(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the fee of $180. Please order it.' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Order the valuation' }));
    await waitFor(() => expect(sent).toEqual([{ command: 'orderValuation', body: { hasAgreedToFee: true } }]));
  });

  test('a valuation that could not be made is said before another one is ordered', async () => {
    const history = [{ seq: 9, at: '2026-03-02T10:00:00.000Z', event: 'valuationNotPossible', toStatus: '', by: '' }];
    const { container } = await openScreen(OrderValuation, {
      at: 'bpo/order-bpo',
      view: due('NAV_RESI_EVAL_ORDER_REQUEST'),
      answers: { '/history': history },
    });
    expect(container.textContent).toContain('The first valuation could not be made');
    expect(container.textContent).toContain('You’re not charged for this valuation.');
    const first = await openScreen(OrderValuation, {
      at: 'bpo/order-bpo',
      view: due('NAV_RESI_EVAL_ORDER_REQUEST'),
    });
    expect(first.container.textContent).not.toContain('could not be made');
  });

  test('a lender that pays for it says so', async () => {
    const { container } = await openScreen(OrderValuation, {
      at: 'bpo/order-bpo',
      view: due('NAV_BPO_ORDER_REQUEST'),
      start: withFlags({ 'fe-heloc-company-covers-appraisal': true }),
    });
    expect(container.textContent).toContain('We pay for the valuation.');
    expect(container.querySelector('main')?.textContent).not.toContain('$180');
  });

  test('[ROUTE-098] [SCREEN-05] where the state wants it, the condition of the home is told with it', async () => {
    const { container, sent } = await openScreen(HomeCondition, {
      at: 'bpo/condition',
      view: due('NAV_RESI_EVAL_ORDER_REQUEST', 'TX'),
    });
    await userEvent.click(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the fee of $180. Please order it.' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Order the valuation' }));
    await waitFor(() => expect(container.textContent).toContain('Please choose the condition of your home'));
    await userEvent.click(screen.getByRole('radio', { name: 'Fair' }));
    await userEvent.click(screen.getByRole('button', { name: 'Order the valuation' }));
    await waitFor(() =>
      expect(sent).toEqual([{ command: 'orderValuation', body: { hasAgreedToFee: true, condition: 'FAIR' } }]),
    );
  });

  test('what our records say stands beside the question, and nothing is chosen before the borrower chooses', async () => {
    const known = (state: string) => {
      const view = due('NAV_RESI_EVAL_ORDER_REQUEST', state);
      return { ...view, status: { ...view.status, condition: 'GOOD' as const } };
    };
    const order = async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the fee of $180. Please order it.' }));
      await userEvent.click(screen.getByRole('button', { name: 'Order the valuation' }));
    };
    const texan = await openScreen(HomeCondition, { at: 'bpo/condition', view: known('TX') });
    const question = screen.getByRole('radiogroup', { name: 'What condition is your home in?' });
    expect(question.textContent).toContain('Our records say: Good.');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await order();
    await waitFor(() => expect(question.textContent).toContain('Please choose the condition of your home'));
    expect(texan.sent).toEqual([]);
    texan.container.remove();
    const other = await openScreen(OrderValuation, { at: 'bpo/order-bpo', view: known('NV') });
    expect(other.container.textContent).not.toContain('Our records say');
    await order();
    await waitFor(() => expect(other.sent).toEqual([{ command: 'orderValuation', body: { hasAgreedToFee: true } }]));
  });
});
