import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { openScreen, viewAt } from '../application/testing.tsx';
import { NotaryIntro } from './intro.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const notary = {
  closingNotBefore: '2026-11-27T06:00:00.000Z',
  timeZone: 'America/Chicago',
  slot: null,
  inPerson: null,
};
const waitIn = (state: string) => {
  const view = viewAt('NOTARY_WAITING_PERIOD');
  return openScreen(NotaryIntro, {
    at: 'notary/intro',
    view: { ...view, property: { ...view.property, state } },
    answers: { '/particulars': { notary } },
  });
};

test('[JRNY-07] while Texas makes people wait, the page says from which day on, each reason, and where it closes', async () => {
  const { textContent } = (await waitIn('TX')).container;
  for (const words of ['Friday, November 27', 'twelfth day', 'one business day', 'office of a title company'])
    expect(textContent).toContain(words);
});

test('no one elsewhere is told of the law of Texas', async () => {
  expect((await waitIn('NV')).container.textContent).not.toContain('Texas');
});

test.each([
  [{ othersWaiting: 0, usualMinutes: null }, 'No one else is waiting for a notary right now.', false],
  [{ othersWaiting: 2, usualMinutes: 4 }, '2 others are waiting for a notary right now.', true],
])('before the room: %j is said as measured, and no time is where none was measured', async (wait, words, hasTime) => {
  const { container } = await openScreen(NotaryIntro, {
    at: 'notary/intro',
    view: viewAt('DEED_SIGNING'),
    answers: { '/particulars': { notary, division: null }, '/wait': wait },
  });
  await waitFor(() => expect(container.textContent).toContain(words));
  expect(container.textContent?.includes('half of the people waited 4 minutes or less')).toBe(hasTime);
  expect(container.textContent).toContain('Finish the device check above to continue.');
});
