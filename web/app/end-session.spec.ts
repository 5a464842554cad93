import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, connect } from '#web/client/client.ts';
import { saveToken } from '#web/client/session.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { endSession } from './end-session.ts';

beforeAll(servePage);
beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

test('[AUTH-04] what is refused while someone leaves does not lead them to a session that ended', async () => {
  saveToken('mine');
  const signedOut = vi.fn();
  connect({ signedOut });
  stubFetch(json({ redirect: '/auth/login' }));
  expect(await endSession('customer')).toEqual({ redirect: '/auth/login' });
  stubFetch(json({}, { status: 401 }));
  await expect(call('GET /banners/test.json')).rejects.toMatchObject({ status: 401 });
  expect(signedOut).not.toHaveBeenCalled();
});
