import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { EarlyPapers } from './early-papers.tsx';
import { earlyPapersReceipt } from './early-receipt.ts';
import * as registration from './registration.ts';

const answer = {
  on: '2026-11-17',
  receipt: 'a receipt',
  papers: [
    {
      type: 'HELOC_DISCLOSURES',
      title: 'Our terms',
      blocks: [{ kind: 'paragraph', text: 'You could lose your home.' }],
    },
    { type: 'CFPB_HELOC_BOOKLET', title: 'The brochure', blocks: [{ kind: 'heading', text: 'What a line is' }] },
  ],
};

beforeAll(servePage);
afterEach(() => vi.restoreAllMocks());

function open(state: string, product = 'heloc') {
  vi.spyOn(registration, 'useRegistration').mockReturnValue({
    product,
    data: { propertyAddress: { state, occupancyType: 'HOME' } },
  } as never);
  return render(<EarlyPapers />);
}

test('[1026.40(b), (e)] both papers stand there whole, can be reached by keyboard and kept, and the receipt is for this place', async () => {
  stubFetch(json(answer));
  open('CA');
  const terms = await screen.findByRole('region', { name: 'Our terms' });
  expect(terms.textContent).toBe('You could lose your home.');
  expect(terms.tabIndex).toBe(0);
  expect(screen.getByRole('region', { name: 'The brochure' }).textContent).toBe('What a line is');
  for (const name of ['Download: Our terms (PDF)', 'Download: The brochure (PDF)'])
    screen.getByRole('button', { name });
  screen.getByText(/fight the funding of terrorism and money laundering/);
  await waitFor(() => expect(earlyPapersReceipt({ state: 'CA', occupancyType: 'HOME' })).toBe('a receipt'));
  expect(earlyPapersReceipt({ state: 'NV', occupancyType: 'HOME' })).toBeUndefined();
});

test('while they are read their places are kept, so that the button below stays where it is', async () => {
  stubFetch(json(answer));
  const { container } = open('CA');
  expect(screen.getByRole('status').textContent).toBe('Loading the terms and the brochure.');
  expect(container.querySelectorAll('.coming')).toHaveLength(answer.papers.length);
  await screen.findByRole('region', { name: 'Our terms' });
  expect(container.querySelector('.coming')).toBeNull();
});

test('where they do not come, it says so and what happens instead; credit for business has none', async () => {
  stubFetch(json({ code: 'internal', message: 'No.' }, { status: 404 }));
  open('NV');
  await screen.findByText(/did not load here/);
  const { container } = open('NV', 'dscr');
  expect(container.textContent).toBe('');
});
