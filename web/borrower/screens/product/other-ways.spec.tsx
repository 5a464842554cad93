import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { ProductAssets } from './assets.tsx';
import { PrequalWinback } from './prequal-winback.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

describe('[ROUTE-077] savings instead of income', () => {
  const open = () => openScreen(ProductAssets, { at: 'product/assets', view: viewAt('ASSETS_PREQUAL') });

  test('an amount is asked for and sent as cents', async () => {
    const { container, sent } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(container.textContent).toContain('Please enter an amount'));
    typeInto(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'What are your savings and investments worth?' }),
      '250,000',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toEqual([{ command: 'declareAssets', body: { amountCents: 250_000_00 } }]));
  });

  test('or one goes on without, and is told what that means', async () => {
    const { container, sent } = await open();
    expect(container.textContent).toContain('Without them, we’ll have to decline because income is not sufficient.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue without them' }));
    await waitFor(() => expect(sent).toEqual([{ command: 'skipAssets', body: {} }]));
  });
});

describe('[ROUTE-080] too much stands on the home', () => {
  const lien = { holder: 'Harborlight Mortgage', position: 1, isPaidOff: false, limitCents: null };
  const known = {
    liens: [
      { ...lien, uuid: 'first', balanceCents: 300_000_00 },
      { ...lien, uuid: 'second', holder: 'Cedar Bank', position: 2, balanceCents: 100_000_00 },
    ],
    counterOffer: { cause: 'liens', reasons: ['Value or type of collateral not sufficient'] },
  };
  const open = () =>
    openScreen(PrequalWinback, {
      at: 'product/prequal-winback',
      view: viewAt('CLTV_LIEN_POSITION_REQUALIFY', { adjustedHomeAmount: 500_000 }),
      answers: { '/particulars': known },
    });

  test('says why, shows what paying a loan off changes, and asks for new offers with it', async () => {
    const { container, sent } = await open();
    expect(container.textContent).toContain('Value or type of collateral not sufficient');
    expect(container.textContent).toContain('80.0%');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cedar Bank, $100,000.00' }));
    await waitFor(() => expect(container.textContent).toContain('60.0%'));
    await userEvent.click(screen.getByRole('button', { name: 'Show me the new offers' }));
    await waitFor(() => expect(sent).toEqual([{ command: 'acceptWinBack', body: { liensToPayOff: ['second'] } }]));
  });

  test('or refuses, and is told what follows', async () => {
    const { container, sent } = await open();
    expect(container.textContent).toContain('we’ll close this application and send you a notice');
    await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
    await waitFor(() => expect(sent).toEqual([{ command: 'refuseCounterOffer', body: {} }]));
  });
});
