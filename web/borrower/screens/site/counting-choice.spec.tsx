import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { isCounted } from '../../counted.ts';
import { show } from '../../testing.tsx';
import { away, stubServer } from '../register/testing.ts';
import { PrivacyPage } from './privacy-page.tsx';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Count my visits' });

beforeAll(servePage);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('someone says that they are not to be counted: what is stored goes, here and with us', async () => {
  const put = 'PUT /ft/external/choice';
  const asked = stubServer({ [put]: { isCounted: false } });
  for (const name of ['uuid', 'trackerUuid']) localStorage.setItem(`telemetry_${name}`, uuid);
  localStorage.setItem('telemetry_epoch', '1');
  await show(<PrivacyPage />, { at: '/privacy' });
  await userEvent.click(await box());
  expect(await screen.findByText(/no longer counted/)).toBeTruthy();
  expect(asked.map(({ what, body }) => [what, body])).toEqual([
    [put, { isCounted: false, sessionKey: { uuid, epoch: 1, trackerUuid: uuid } }],
  ]);
  expect([isCounted(), localStorage.getItem('telemetry_trackerUuid')]).toEqual([false, null]);
  await userEvent.click(await box());
  expect(isCounted()).toBe(true);
});

test('what was chosen on another browser holds here, and one that could not be saved is said', async () => {
  saveToken('abc');
  stubServer({ 'GET /ft/secure/choice': { isCounted: false }, 'PUT /ft/secure/choice': away });
  await show(<PrivacyPage />, { at: '/privacy' });
  await vi.waitFor(async () => expect((await box()).checked).toBe(false));
  expect(isCounted()).toBe(false);
  await userEvent.click(await box());
  expect((await screen.findByRole('alert')).textContent).toContain('try again');
});

test('where the browser itself asks not to be tracked there is nothing to choose', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await show(<PrivacyPage />, { at: '/privacy' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/so we don’t count your visits/)).toBeTruthy();
});
