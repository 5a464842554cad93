import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldBlock } from '#core/documents/blocks.ts';
import { servePage } from '#web/client/testing.ts';
import { pressButton } from '../../testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { SigningSign } from './sign.tsx';

interface PaperStub {
  readonly placeAt: (block: FieldBlock) => ReactNode;
  readonly onEnd: (sha256: string, as: 'text') => void;
}
const kinds = { terms: 'initials', copy: 'acknowledgement', borrower: 'signature' } as const;
const labels = { terms: 'I have read the amount', copy: 'I received a copy', borrower: 'I agree' } as const;
const ids = ['terms', 'copy', 'borrower'] as const;

/** The document itself is reader.spec's: here it has an end to reach, its places, and one of another owner. */
vi.mock('../document/paper.tsx', () => ({
  Paper: ({ placeAt, onEnd }: PaperStub) => (
    <>
      {[...ids, 'other' as const].map((id) => {
        const field = { id, kind: 'signature' as const, signer: null, label: id };
        return <div key={id}>{placeAt({ kind: 'field', field, name: 'Ada Homeowner', capacity: 'Borrower' })}</div>;
      })}
      <button type="button" onClick={() => onEnd(sha256, 'text')}>
        To the end
      </button>
    </>
  ),
}));

const sha256 = 'a'.repeat(64);
const at = '2026-04-21T18:00:00.000Z';
interface Far {
  readonly placed?: readonly string[];
  readonly isViewed?: boolean;
  readonly isSigned?: boolean;
}
const signing = ({ placed = [], isViewed = false, isSigned = false }: Far = {}) => ({
  consentVersion: '2026-11',
  hasConsented: true,
  name: 'Ada Homeowner',
  papers: [
    {
      uuid: 'd1',
      title: 'Agreement',
      sha256,
      isViewed,
      isSigned,
      fields: ids.map((id) => ({
        ...{ id, kind: kinds[id], label: labels[id], page: 0 },
        placedAt: placed.includes(id) ? at : null,
      })),
    },
  ],
});

beforeAll(servePage);
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function open(first: Far, after: Far = first) {
  return openScreen(SigningSign, {
    at: 'signing/sign',
    view: viewAt('NOTE_SIGNING'),
    answers: {
      '/signing': signing(first),
      '/signing/place': signing(after),
      '/signing/viewed': signing(after),
      '/signing/sign': signing({ isSigned: true }),
    },
  });
}

const place = (number: number) => screen.getByRole('region', { name: `Signature ${number} of 3` });
const adopt = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Your signature' });
  await userEvent.type(within(dialog).getByLabelText(/Your full name/), 'Ada Homeowner');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use this signature' }));
};

describe('signing in the text', () => {
  test('[ROUTE-082] the first place is now, the others come later; how one signs is asked there, and the place is recorded', async () => {
    const { sent } = await open({}, { placed: ['terms'] });
    await waitFor(() => expect(place(1).dataset['state']).toBe('now'));
    expect([place(2).dataset['state'], place(3).dataset['state']]).toEqual(['later', 'later']);
    expect(place(1).textContent).toContain('AH');
    expect(within(place(2)).queryByRole('button')).toBeNull();
    await userEvent.click(within(place(1)).getByRole('button', { name: 'Initial here' }));
    await adopt();
    expect(sent).toEqual([{ command: 'place', body: { documentUuid: 'd1', sha256, field: 'terms' } }]);
    await waitFor(() => expect(place(1).dataset['state']).toBe('done'));
    expect(place(1).textContent).toMatch(/Initialed Apr 21, 2026/);
    expect(document.activeElement).toBe(place(1));
    expect(place(2).dataset['state']).toBe('now');
  });

  test('a statement is ticked before it is confirmed', async () => {
    const { sent } = await open({ placed: ['terms'] }, { placed: ['terms', 'copy'] });
    await screen.findByRole('button', { name: 'I confirm' });
    await pressButton('I confirm');
    expect(place(2).textContent).toContain('Please check the box');
    await userEvent.click(within(place(2)).getByRole('checkbox', { name: 'I received a copy' }));
    await pressButton('I confirm');
    expect(sent).toEqual([{ command: 'place', body: { documentUuid: 'd1', sha256, field: 'copy' } }]);
  });

  test('the last place waits for the end of the document, seals it, and says what is next', async () => {
    const placed = ['terms', 'copy'];
    const { sent } = await open({ placed }, { placed, isViewed: true });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign here' });
    expect(button.disabled).toBe(true);
    expect(place(3).textContent).toContain('Scroll to the end of the document');
    await pressButton('To the end');
    await waitFor(() => expect(button.disabled).toBe(false));
    await userEvent.click(button);
    await adopt();
    expect(sent).toEqual([
      { command: 'viewed', body: { documentUuid: 'd1', sha256, as: 'text' } },
      {
        command: 'sign',
        body: { documentUuid: 'd1', sha256, signature: { way: 'typed', name: 'Ada Homeowner' }, fields: ids },
      },
    ]);
    const heading = await screen.findByRole('heading', { name: 'Agreement signed. Next: the notary' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('button', { name: 'Continue to notary' })).toBeTruthy();
  });

  test('the bar says how far one is and leads to the next place', async () => {
    await open({ placed: ['terms'] });
    const bar = await screen.findByRole('navigation', { name: 'Signatures of this document' });
    expect(bar.textContent).toContain('Signature 2 of 3');
    expect(bar.textContent).toContain('1 of 3 done');
    await userEvent.click(within(bar).getByRole('button', { name: 'Next signature' }));
    await waitFor(() => expect(document.activeElement).toBe(place(2)));
  });

  test('all that are left can be signed at once only after the end was reached, each named, statements ticked', async () => {
    const unread = await open({ placed: ['terms'] });
    await screen.findByRole('region', { name: 'Signature 2 of 3' });
    expect(screen.queryByRole('button', { name: /Sign all/ })).toBeNull();
    expect(unread.sent).toEqual([]);
    document.body.replaceChildren();
    const { sent } = await open({ placed: ['terms'], isViewed: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign all 2 remaining' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign all remaining places' });
    expect(dialog.textContent).toContain('Signature: I agree');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign these 2 places' }));
    expect(dialog.textContent).toContain('Please check the box');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'I received a copy' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign these 2 places' }));
    await adopt();
    expect(sent).toMatchObject([{ command: 'sign', body: { fields: ids } }]);
  });
});
