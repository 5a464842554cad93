import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { click, control, type as typeInto } from '#web/ui/testing.tsx';
import { settle } from '../../testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { ReviewProperty } from './property.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

test('[ROUTE-091] [SCREEN-03] the address begins as it was given, is corrected, checked and sent whole', async () => {
  const { container, sent } = await openScreen(ReviewProperty, {
    at: 'review-app/property',
    view: viewAt('NO_PROPERTY_FOUND'),
  });
  expect(control('Street address').value).toBe('1 Main St');
  typeInto(control('Zip code'), '8950');
  click(control('Look again'));
  await settle();
  expect(container.querySelector('[aria-invalid=true]')).toBe(control('Zip code'));
  expect(sent).toEqual([]);
  typeInto(control('Zip code'), '89501');
  typeInto(control('Apartment or unit (optional)'), 'Unit 4');
  click(control('Look again'));
  await settle();
  expect(sent).toEqual([
    {
      command: 'correctAddress',
      body: { address: { street1: '1 Main St', street2: 'Unit 4', city: 'Reno', state: 'NV', zip: '89501' } },
    },
  ]);
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
  click(control('Continue'));
  await settle();
  expect(container.textContent).toContain('Please choose your property');
  click(control('1 Main St, Unit B'));
  click(control('Continue'));
  await settle();
  expect(sent).toEqual([{ command: 'chooseProperty', body: { parcelId: '1-B' } }]);
});
