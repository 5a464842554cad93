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
