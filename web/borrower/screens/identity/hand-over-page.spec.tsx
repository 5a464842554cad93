import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { pressButton, show } from '../../testing.tsx';
import { inTurn, refusal, stubServer } from '../register/testing.ts';
import { HandOverPage } from './hand-over-page.tsx';

const exchange = 'POST /service-application/api/v2/hand-over';
const read = 'GET /service-application/api/v2/hand-over';
const ada = { firstName: 'Ada', failedTries: 1, triesLeft: 2 };
const notFound = () => refusal(404, 'notFound', 'We could not find what you asked for.');

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const open = (at = '/account/heloc/hand-over#token=ORG.secret') => show(<HandOverPage />, { at });

test('[ROUTE-070] a scanned code opens the photos of one person, and is sent in a body, never in an address', async () => {
  const asked = stubServer({ [exchange]: ada });
  const { container } = await open();
  expect(asked.map(({ what, url, body }) => [what, url.includes('secret'), body])).toEqual([
    [exchange, false, { code: 'ORG.secret' }],
  ]);
  expect(container.textContent).toContain('confirm it’s you, Ada');
  expect(container.textContent).toContain('You have 2 more tries.');
  expect(container.querySelectorAll('input[name=documentType]')).toHaveLength(4);
});

test('a page loaded again goes on with the key it was given, and one whose code was spent here too', async () => {
  stubServer({ [read]: ada });
  expect((await open('/account/heloc/hand-over')).container.textContent).toContain('Ada');
  stubServer({ [exchange]: notFound, [read]: ada });
  expect((await open()).container.textContent).toContain('Ada');
});

test('a code that no longer works says what to do, and no network is told apart from it', async () => {
  stubServer({ [exchange]: notFound, [read]: notFound });
  expect((await open()).container.textContent).toContain('This code no longer works');
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  stubServer({ [exchange]: inTurn(away, () => ada), [read]: away });
  const { container } = await open();
  expect(find('h2', container).textContent).toBe('We could not reach our server');
  await pressButton('Try again');
  expect(container.textContent).toContain('Ada');
});
