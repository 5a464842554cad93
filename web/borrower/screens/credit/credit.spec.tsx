import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { CreditError } from './error.tsx';
import { CreditSocial } from './social.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

describe('[ROUTE-053] [SCREEN-06] the whole Social Security number', () => {
  const open = () => openScreen(CreditSocial, { at: 'credit/social', view: viewAt('CREDIT_NO_MATCH') });

  test('is hidden until it is asked to be shown, and the browser is told not to keep it', async () => {
    const { container } = await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Social Security number' });
    expect([field.type, field.autocomplete]).toEqual(['text', 'off']);
    const hiding = field.closest('div[class*=hidden]');
    expect(hiding).not.toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show the number' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Social Security number' }).closest('div[class*=hidden]')).toBeNull(),
    );
    expect(container.querySelector('input[type=password]')).toBeNull();
  });

  test.each(['', '12345678', '000-12-3456', '666-12-3456', '123-00-4567'])(
    '%j is no number: that is said, and nothing is sent',
    async (typed) => {
      const { container, sent } = await open();
      typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Social Security number' }), typed);
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(container.querySelector('[aria-invalid=true]')).not.toBeNull());
      expect(sent).toEqual([]);
    },
  );

  test('is sent once as nine digits and kept nowhere in the browser', async () => {
    const { sent } = await open();
    typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Social Security number' }), '123-45-6789');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toEqual([{ command: 'submitSsn', body: { ssn: '123456789' } }]));
    const kept = [localStorage, sessionStorage].map((shelf) => JSON.stringify({ ...shelf })).join('');
    expect(`${kept}${document.cookie}${location.href}`).not.toMatch(/123-?45-?6789/);
  });
});

describe('[ROUTE-054] a frozen file', () => {
  const open = (status: string, bureau: string | null = 'Experian') =>
    openScreen(CreditError, { at: 'credit/error', view: viewAt(status), answers: { '/particulars': { bureau } } });

  test('names the bureau, says how to lift the freeze, and tries again', async () => {
    const { container, sent } = await open('SOFT_CREDIT_LOCKED_OR_FROZEN');
    expect(container.textContent).toContain('Experian could not open your file');
    expect(container.textContent).toContain('By law this is free.');
    expect(container.textContent).toContain('does not affect your score');
    await userEvent.click(screen.getByRole('button', { name: 'I have lifted it, try again' }));
    await waitFor(() => expect(sent).toEqual([{ command: 'retryCredit', body: {} }]));
  });

  test('says of which kind the inquiry is, and goes on without a bureau’s name', async () => {
    const { container } = await open('HARD_CREDIT_LOCKED_OR_FROZEN', null);
    expect(container.textContent).toContain('The credit bureau could not open your file');
    expect(container.textContent).toContain('This is the hard inquiry you agreed to.');
  });
});
