import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { SignInPage } from './sign-in-page.tsx';

const login = '/identity-broker/agent/api/v3/login';

interface Asked {
  readonly url: string;
  readonly application: string | null;
  readonly body: unknown;
}

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

async function signIn(answer: () => Response): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ url, application: new Headers(init?.headers).get('x-application-name'), body });
    return url.startsWith(login) && !url.endsWith('/ways') ? answer() : Response.json({ isElsewhere: false });
  });
  render(<SignInPage />);
  await userEvent.type(screen.getByLabelText('Work email'), 'kim@lender.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Abcdefgh1!23');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  return asked;
}

test('[CALL-31] staff log in under the name of the application; a borrower’s visits in this browser are not theirs', async () => {
  localStorage.setItem('telemetry_trackerUuid', '11111111-0000-4000-8000-000000000000');
  const asked = await signIn(() => Response.json({ redirect: '/console' }));
  expect(asked.find(({ url }) => url.startsWith(login) && !url.endsWith('/ways'))).toEqual({
    url: login,
    application: 'heloc',
    body: { email: 'kim@lender.example', password: 'Abcdefgh1!23' },
  });
});

test('[ERR-20] a login that fails is logged, and the person is told', async () => {
  const asked = await signIn(() => Response.json({ code: 'internal', message: 'Not now.' }, { status: 500 }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  const report = asked.find(({ url }) => url.endsWith('/report'));
  expect(report?.body).toMatchObject({ title: 'Broker login failure' });
  expect(JSON.stringify(report?.body)).not.toContain('kim@lender.example');
});
