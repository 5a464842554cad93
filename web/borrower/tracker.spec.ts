import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { stubServer } from './screens/register/testing.ts';
import { alignTracker } from './tracker.ts';

const own = '11111111-0000-4000-8000-000000000000';
const profiles = '22222222-0000-4000-8000-000000000000';
const uuid = '33333333-0000-4000-8000-000000000000';
const stored = () => localStorage.getItem('telemetry_trackerUuid');

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('[REG-025] [Q-16] a tracker that differs is taken from the profile, and the page is loaded again, once', () => {
  const reload = vi.fn();
  localStorage.setItem('telemetry_trackerUuid', own);
  expect(alignTracker({ uuid, trackerUuid: profiles }, reload)).toBe(true);
  expect(stored()).toBe(profiles);
  // Another one writes its own again: that must not go on for ever.
  localStorage.setItem('telemetry_trackerUuid', own);
  expect(alignTracker({ uuid, trackerUuid: profiles }, reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('the same tracker changes nothing', () => {
  const reload = vi.fn();
  localStorage.setItem('telemetry_trackerUuid', own);
  expect(alignTracker({ uuid, trackerUuid: own }, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a profile without a tracker is told ours', () => {
  const asked = stubServer({ [`PATCH /service-profile/api/v1/profile/${uuid}/tracker`]: null });
  localStorage.setItem('telemetry_trackerUuid', own);
  expect(alignTracker({ uuid, trackerUuid: null })).toBe(false);
  expect(asked.map(({ body }) => body)).toEqual([{ trackerUuid: own }]);
});

test('a browser that has none takes the profile’s without loading again', () => {
  const reload = vi.fn();
  expect(alignTracker({ uuid, trackerUuid: profiles }, reload)).toBe(false);
  expect(stored()).toBe(profiles);
  expect(reload).not.toHaveBeenCalled();
});
