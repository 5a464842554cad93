import { beforeEach, expect, test } from 'vitest';
import { jane } from '#core/registration/stories/people.ts';
import { URL_DATA_PARAMETER } from '#core/registration/url-data.ts';
import { carriedSearch, forgetUrlData, takeUrlData } from './carried-search.ts';
import { loginKeeping } from './login-keeping.ts';

beforeEach(() => history.replaceState(null, '', '/account/heloc/register-v2'));

test('everything goes along but the answers', () => {
  expect(carriedSearch('?org=A&data=x&utm_source=y')).toBe('?org=A&utm_source=y');
  expect(carriedSearch('?data=x')).toBe('');
});

test('answers are taken from the address bar once, and the rest of it stays', () => {
  history.replaceState({ key: 'k' }, '', '/account/heloc/register-v2?org=A&data=abc#top');
  expect(takeUrlData()).toBe('abc');
  expect(location.pathname + location.search + location.hash).toBe('/account/heloc/register-v2?org=A#top');
  expect(history.state).toEqual({ key: 'k' });
  expect(takeUrlData(), 'a render that begins again finds them again').toBe('abc');
  forgetUrlData();
  expect(takeUrlData()).toBeUndefined();
});

test('[MODAL-03] login leads back with the answers, and without email, phone number or any secret', () => {
  const address = loginKeeping(jane, '/account/heloc/register-v2/set-password', '?org=A&referrer=r');
  const login = new URL(address, 'http://localhost');
  const back = new URL(login.searchParams.get('redirectUrl') ?? '', 'http://localhost');
  expect(login.pathname).toBe('/auth/login');
  expect(back.pathname).toBe('/account/heloc/register-v2/set-password');
  expect(back.searchParams.get('org')).toBe('A');
  const data = atob((back.searchParams.get(URL_DATA_PARAMETER) ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  expect(data).toContain('Reno');
  expect(data).toContain("O'Neil");
  expect(data).not.toContain(jane.email);
  expect(data).not.toMatch(/555/);
});
