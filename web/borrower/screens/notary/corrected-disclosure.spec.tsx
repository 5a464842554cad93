import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { openScreen, viewAt } from '../application/testing.tsx';
import { SigningIntro } from '../signing/intro.tsx';
import { ReserveManual } from './manual.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const recordingFee = { kind: 'RECORDING_FEE', cents: 225_00 };
const fee = { kind: 'MANUAL_NOTARIZATION', cents: 300_00 };
const division = {
  costs: [recordingFee, fee],
  cashCents: 49_475_00,
  before: { costs: [recordingFee], cashCents: 49_775_00 },
};
const notary = { closingNotBefore: null, timeZone: 'America/Los_Angeles', slot: null, feeCents: 300_00 };

const open = (inPerson: 'chosen' | 'required', changes: object = {}) =>
  openScreen(ReserveManual, {
    at: 'notary/reserve-manual',
    view: viewAt('MANUAL_DEED_SIGNING'),
    answers: {
      '/particulars': { notary: { ...notary, inPerson }, division, ...changes },
      '/slots': { timeZone: 'America/Los_Angeles', days: [] },
    },
  });

test('[CONST-05] the person who chose a notary in person reads what that changed, with the paper, and may go back to the video', async () => {
  const { container, sent } = await open('chosen');
  expect(container.textContent).toContain('Your closing disclosure has changed');
  expect(container.textContent).toContain('Notary in person$0.00$300.00');
  expect(container.textContent).toContain('You receive$49,775.00$49,475.00');
  expect(container.querySelector('a[href*="document/disclosures"]')?.textContent).toBe('Read the corrected disclosure');
  await userEvent.click(within(container).getByRole('button', { name: 'Sign by video after all' }));
  await waitFor(() => expect(sent).toEqual([{ command: 'meetNotaryOnline', body: {} }]));
});

test('where a rule wants the notary, and the disclosure said so from the start, there is neither', async () => {
  const { container } = await open('required', { division: { ...division, before: null } });
  expect(container.textContent).toContain('The notary costs $300, taken from your first draw at closing.');
  expect(container.textContent).not.toContain('has changed');
  expect(container.textContent).not.toContain('Sign by video after all');
});

test('the final terms say line by line where the first draw goes', async () => {
  const offer = { amountCents: 51_495_00, drawCents: 50_000_00, rateBps: 899, termYears: 10, type: 'STANDARD' };
  const { container } = await openScreen(SigningIntro, {
    at: 'signing/intro',
    view: viewAt('FINAL_OFFER'),
    answers: {
      '/particulars': {
        offer,
        payoffs: [{ creditor: 'Harbor Card', amountCents: 12_000_00 }],
        division: { costs: [recordingFee], cashCents: 37_775_00, before: null },
      },
    },
  });
  expect(container.textContent).toContain('First draw$50,000.00');
  expect(container.textContent).toContain('To Harbor Card−$12,000.00');
  expect(container.textContent).toContain('County recording fee−$225.00');
  expect(container.textContent).toContain('You receive$37,775.00');
});
