import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, keepIdentity } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { Site } from '../../app.tsx';
import { show, startData } from '../../testing.tsx';
import { type Answers, refusal, stubServer } from './testing.ts';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const renewal = 'POST /identity-broker/customer/api/v3/renew';
const renewed = () => new Response(null, { status: 204, headers: { authorization: 'Bearer new' } });
const profile = {
  ...{ uuid, type: 'BORROWER', trackerUuid: null, email: 'jane@example.com', dob: '1980-01-31' },
  name: { firstName: 'Jane', middleName: '', lastName: 'Doe', suffix: '' },
  ...{ phoneNumbers: [], addresses: [], isBroker: false, language: 'en' },
};
const running = {
  ...{ uuid, active: true, activeForAppStart: true, isInquiry: false, loanNumber: null },
  auditFields: { createdDate: '2026-11-01T00:00:00Z' },
  status: { checklistStatus: 'OFFER_SELECTION' },
};
const withCookie = { ...startData, hasSession: true };

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await Promise.all([
    import('../../who.ts'),
    import('../../account-check.ts'),
    import('../../shell/signed-in.tsx'),
    import('./register-page.tsx'),
    import('./entrance.ts'),
    import('./active-application-dialog.tsx'),
  ]);
});
beforeEach(() => {
  queryClient.clear();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The older form, as someone comes in without a stored token. */
async function enter(start: typeof startData, answers: Answers = {}) {
  const asked = stubServer({
    'GET /service-application/api/v1/application/heloc/all': [running],
    'GET /service-application/external/api/v2/heloc/states-eligibility': ['NV'],
    'GET /service-application/external/api/v1/heloc/zip-eligibility': { excludedZips: [] },
    'GET /identity-broker/customer/secure/api/v3/self/figureinfo': { identityUuid: uuid, userType: 'BORROWER' },
    'GET /service-profile/api/v1/profile': profile,
    'GET /banners/test.json': [],
    [renewal]: renewed,
    ...answers,
  });
  await show(<Site />, { at: '/account/heloc/register', start, isWaiting: true });
  return () => asked.map(({ what }) => what);
}

test('[API-03] what a visitor’s registration asks for says which recording it belongs to', async () => {
  globalThis.sessionReplay = { url: () => 'https://replay.example/session/1' };
  const named: (string | null)[] = [];
  const banners = ({ headers }: RequestInit) => {
    named.push(new Headers(headers).get('x-replay-session'));
    return [];
  };
  await enter(startData, { 'GET /banners/test.json': banners });
  await waitFor(() => expect(named).toEqual(['https://replay.example/session/1']));
  globalThis.sessionReplay = undefined;
});

describe('a browser whose stored token is gone', () => {
  test('[AUTH-03] is known by its session before registration opens, and no second account is begun', async () => {
    let answer = () => {};
    const asked = await enter(withCookie, {
      [renewal]: () => new Promise<Response>((done) => (answer = () => done(renewed()))),
    });
    // Long enough for the form to open, which it must not do yet.
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(document.querySelector('main form')).toBeNull();
    answer();
    expect(await screen.findByText('Active application already exists')).toBeTruthy();
    expect(asked().filter((what) => what === renewal)).toHaveLength(1);
  });

  test('[AUTH-03] is known by its identity alone', async () => {
    keepIdentity(uuid);
    const asked = await enter(startData);
    expect(await screen.findByText('Active application already exists')).toBeTruthy();
    expect(asked()).not.toContain(renewal);
  });

  test('[AUTH-03] and whose session is over meets registration as anyone does', async () => {
    const asked = await enter(withCookie, { [renewal]: () => refusal(401, 'unauthenticated', 'Please log in.') });
    await waitFor(() => expect(document.querySelector('main form')).not.toBeNull());
    expect(asked()).toContain(renewal);
    expect(asked()).not.toContain('GET /service-application/api/v1/application/heloc/all');
  });
});
