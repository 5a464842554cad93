import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { ReviewProperty } from './property.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

test('[ROUTE-091] [SCREEN-03] the address begins as it was given, is corrected, checked and sent whole', async () => {
  const { container, sent } = await openScreen(ReviewProperty, {
    at: 'review-app/property',
    view: viewAt('NO_PROPERTY_FOUND'),
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Street address' }).value).toBe('1 Main St');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Zip code' }), '8950');
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() =>
    expect(container.querySelector('[aria-invalid=true]')).toBe(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Zip code' }),
    ),
  );
  expect(sent).toEqual([]);
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Zip code' }), '89501');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Apartment or unit (optional)' }), 'Unit 4');
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        command: 'correctAddress',
        body: { address: { street1: '1 Main St', street2: 'Unit 4', city: 'Reno', state: 'NV', zip: '89501' } },
      },
    ]),
  );
});

test('among several, one is chosen by its parcel', async () => {
  const candidates = [
    { parcelId: '1-A', description: '1 Main St, Unit A' },
    { parcelId: '1-B', description: '1 Main St, Unit B' },
  ];
  const { container, sent } = await openScreen(ReviewProperty, {
    at: 'review-app/property',
    view: viewAt('MULTIPLE_PROPERTIES'),
    answers: { '/particulars': { candidates } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(container.textContent).toContain('Please choose your property'));
  await userEvent.click(screen.getByRole('radio', { name: '1 Main St, Unit B' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent).toEqual([{ command: 'chooseProperty', body: { parcelId: '1-B' } }]));
});
