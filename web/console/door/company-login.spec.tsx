import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { CompanyLogin } from './company-login.tsx';
import { LoginReturnPage } from './login-return-page.tsx';

let asked: { readonly url: string; readonly body: unknown; readonly application: string | null }[] = [];
function serve(answers: Readonly<Record<string, () => Response>>): void {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, body: init?.body, application: new Headers(init?.headers).get('x-application-name') });
    const found = Object.keys(answers).find((path) => url.includes(path));
    return found ? (answers[found] as () => Response)() : Response.json({}, { status: 404 });
  });
}

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('the company’s login is offered where the employer keeps logins, and a keeper that is away is said', async () => {
  serve({
    'login/ways': () => Response.json({ isElsewhere: true }),
    'login/redirect': () => Response.json({ code: 'unavailable', message: 'It cannot be reached.' }, { status: 503 }),
  });
  render(<CompanyLogin />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with your company login' }));
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  expect(asked.find(({ url }) => url.includes('login/redirect'))?.application, 'CALL-31').toBe('heloc');
  const report = asked.find(({ url }) => url.endsWith('/report'));
  expect(JSON.parse(String(report?.body)), 'ERR-20').toMatchObject({ title: 'Broker login failure' });
});

test('where logins are kept here there is no such button', async () => {
  serve({ 'login/ways': () => Response.json({ isElsewhere: false }) });
  render(<CompanyLogin />);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

const back = (query: string) =>
  render(
    <MemoryRouter at={`/console/return${query}`}>
      <LoginReturnPage />
    </MemoryRouter>,
  );

test('who comes back is signed in by code and state, once', async () => {
  serve({ 'login/return': () => Response.json({ redirect: '/console' }) });
  const state = 's'.repeat(43);
  back(`?code=abc&state=${state}&iss=https%3A%2F%2Fid.example`);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(JSON.parse(String(asked[0]?.body))).toEqual({ code: 'abc', state });
  expect(asked[0]?.application, 'CALL-31').toBe('heloc');
});

test.each([
  ['a cancel', `?error=access_denied&state=${'s'.repeat(43)}`, 'You came back without logging in'],
  ['no state', '?code=abc', 'This login was not started in this browser'],
])('%s is said in a sentence, with a way to begin again, and nothing is sent', async (_name, query, sentence) => {
  serve({});
  back(query);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe('/console');
  expect(asked).toEqual([]);
});
