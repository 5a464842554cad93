import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetAsked } from './asked-ahead.ts';
import { call } from './client.ts';
import { clearToken, readToken, saveToken } from './session.ts';
import { json, servePage, stubFetch } from './testing.ts';

const all = 'GET /service-application/api/v1/application/heloc/all';
const url = '/service-application/api/v1/application/heloc/all';

/** As the page's head would have asked. */
const ahead = (answer: () => Response | undefined) => {
  globalThis.askedAhead = new Map([[`GET${url}`, Promise.resolve().then(answer)]]);
};

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  saveToken('abc');
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.askedAhead = undefined;
});

test('what the page asked for in its head is not asked again, and taken once', async () => {
  const asked = stubFetch(json(['later']));
  ahead(json(['first']));
  expect(await call(all)).toEqual(['first']);
  expect(asked).toHaveLength(0);
  expect(await call(all)).toEqual(['later']);
  expect(asked).toHaveLength(1);
});

test('of two who ask at once, one takes it', async () => {
  const asked = stubFetch(json(['later']));
  ahead(json(['first']));
  expect(await Promise.all([call(all), call(all)])).toEqual([['first'], ['later']]);
  expect(asked).toHaveLength(1);
});

test('one that the network lost is asked for again', async () => {
  const asked = stubFetch(json(['later']));
  ahead(() => undefined);
  expect(await call(all)).toEqual(['later']);
  expect(asked).toHaveLength(1);
});

test('a token that was too old is renewed, and the call made again', async () => {
  const asked = stubFetch(json({}, { headers: { authorization: 'Bearer new' } }), json(['renewed']));
  ahead(json({}, { status: 401 }));
  expect(await call(all)).toEqual(['renewed']);
  expect(asked.map(({ url }) => url)).toEqual(['/identity-broker/customer/api/v3/renew', url]);
  expect(readToken()).toBe('Bearer new');
});

test('a token that it renews is kept', async () => {
  stubFetch(json([]));
  ahead(json([], { headers: { authorization: 'Bearer new' } }));
  await call(all);
  expect(readToken()).toBe('Bearer new');
});

test('it answers no other call, and none once it is forgotten', async () => {
  const asked = stubFetch(json(['later']));
  ahead(json(['first']));
  await call(all.replace('GET', 'POST') as typeof all);
  forgetAsked();
  expect(await call(all)).toEqual(['later']);
  expect(asked).toHaveLength(2);
});

test('the next person to log in is not given what was asked for in the name of the one before', async () => {
  const asked = stubFetch(json(['of Ben']));
  ahead(json(['of Ada']));
  clearToken();
  saveToken('of Ben');
  expect(await call(all)).toEqual(['of Ben']);
  expect(asked).toHaveLength(1);
});
