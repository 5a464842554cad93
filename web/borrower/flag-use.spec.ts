import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readKeys, watched } from '#web/client/start.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { reportReads } from './flag-use.ts';
import { withFlags } from './testing.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('which flags a page read is told when it is left, each once, and nothing of who read them', async () => {
  const asked = stubFetch(json({}, { status: 204 }));
  readKeys.clear();
  const stop = reportReads();
  const flags = watched(withFlags({}).flags);
  expect(flags['fe-webchat'].enabled).toBe(true);
  hide(false);
  expect(asked).toHaveLength(0);
  hide(true);
  hide(true);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked.map(({ url, init }) => [url, init.body, init.keepalive])).toEqual([
    ['/ft/external/features-read', '{"featureKeys":["fe-webchat"]}', true],
  ]);
  expect(asked[0]?.headers.get('authorization')).toBeNull();
  stop();
  expect(flags['fe-heloc-back-of-id'].enabled).toBe(false);
  hide(true);
  expect(asked).toHaveLength(1);
});
