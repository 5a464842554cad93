import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSandboxPages } from '../sandbox/pages.ts';
import { createSignOnPages } from '../sandbox/sign-on-pages.ts';
import { testBench } from '../sandbox/test-bench.ts';
import { describeSignOnPort } from './port-tests.ts';
import { createSandboxSignOn } from './sandbox.ts';

const subject = await testBench('signOn', (sandbox) =>
  createSandboxSignOn(sandbox, { pagesUrl: 'http://vendor.test' }),
);
const links = { show: () => Promise.reject(new Error('none')), take: () => Promise.reject(new Error('none')) };
const pages = fastify();
addSandboxPages(pages, { links, signOn: createSignOnPages(subject.port) });

const pathOf = (url: string) => url.slice('http://vendor.test'.length);
const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});
const begin = async (state = 's'.repeat(43)) =>
  (
    await subject.port.begin({
      ...{ key: randomUUID(), orgCode: 'ASPEN', nonce: 'n' },
      state,
      codeChallenge: 'c',
      returnUrl: 'https://aspen.test/auth/return?org=ASPEN',
      lenderName: 'Aspen & Sons',
    })
  ).url;

describeSignOnPort(
  'sandbox',
  async () => subject,
  async (_, url, email) => {
    const answer = await pages.inject({ method: 'POST', url: pathOf(url), ...form({ email, phone: '' }) });
    return new URL(String(answer.headers['location'])).searchParams.get('code') ?? '';
  },
);

test('[CALL-35] the page goes back with the code and the very state it was brought, and leaves the rest of the address alone', async () => {
  const url = pathOf(await begin());
  const shown = await pages.inject({ method: 'GET', url });
  expect(shown.body).toContain('Log in to Aspen &amp; Sons');
  expect(shown.headers['content-security-policy']).toContain("form-action 'self' https://aspen.test");
  const sent = await pages.inject({
    method: 'POST',
    url,
    ...form({ email: 'Ann@Example.com', phone: '(907) 555-0123' }),
  });
  expect(sent.statusCode).toBe(303);
  const back = new URL(String(sent.headers['location']));
  expect(back.origin + back.pathname).toBe('https://aspen.test/auth/return');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ org: 'ASPEN', state: 's'.repeat(43) });
  expect(back.searchParams.get('code')).toMatch(/^[\w-]{32}$/);
});

test('what cannot be an address or a number is said and kept; a window that never was is closed', async () => {
  const url = pathOf(await begin());
  const wrong = await pages.inject({ method: 'POST', url, ...form({ email: 'ann"><b>', phone: '' }) });
  expect(wrong.statusCode).toBe(200);
  expect(wrong.body).toContain('role="alert"');
  expect(wrong.body).not.toContain('"><b>');
  const short = await pages.inject({ method: 'POST', url, ...form({ email: 'ann@example.com', phone: '12' }) });
  expect(short.body).toContain('role="alert"');
  for (const method of ['GET', 'POST'] as const)
    expect((await pages.inject({ method, url: `/sandbox/sign-on/${'x'.repeat(32)}` })).statusCode).toBe(404);
});

test('production has no page that believes anyone who says who they are', async () => {
  const production = fastify();
  addSandboxPages(production, { links });
  expect((await production.inject({ method: 'GET', url: pathOf(await begin()) })).statusCode).toBe(404);
});
