import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { scrub } from '#core/people/scrub.ts';
import { CallError } from './call-error.ts';
import { isNoise, reportError, watchErrors } from './error-report.ts';
import { servePage, stubFetch } from './testing.ts';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const accepted = () => new Response(null, { status: 204 });

describe('noise', () => {
  test.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new Error('Network Error'),
    new Error('timeout of 5000ms exceeded'),
    new Error('The operation timed out.'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new CallError('fetch failed', 0),
  ])('[ERR-35] %s is not reported', (error) => {
    const asked = stubFetch(accepted);
    reportError('Uncaught error', error);
    expect(isNoise(error)).toBe(true);
    expect(asked).toHaveLength(0);
  });

  test.each([new TypeError('x is undefined'), new CallError('HTTP error! status: 500', 500), undefined])(
    '%s is not noise',
    (error) => expect(isNoise(error)).toBe(false),
  );
});

describe('what leaves the browser', () => {
  test.each([
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [removed]'],
    ['{"authorization":"Bearer abc.def"}', '{"authorization":[removed]}'],
    ['headers.x-auth-token=s3cr3t; path=/', 'headers.x-auth-token=[removed]; path=/'],
    ['password: hunter2hunter2', 'password: [removed]'],
    ['jwt=eyJhbGciOi.eyJzdWIi.sig', 'jwt=[removed]'],
    ['sent eyJhbGciOi.eyJzdWIi.sig on', 'sent [removed] on'],
    ['at https://x.example/account?data=eyJ&ssn=123:10:5', 'at https://x.example/account?[removed]:10:5'],
    ['for jane.doe+heloc@mail.example now', 'for [email] now'],
    ['ssn is 123-45-6789 and 4111 1111 1111 1111', 'ssn is [number] and [number]'],
    ['/account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f/liens', '/account/heloc/{uuid}/liens'],
    ['main.tsx:120:15', 'main.tsx:120:15'],
  ])('[ERR-36] %s', (text, clean) => expect(scrub(text)).toBe(clean));

  test('[ERR-36] a report carries no authorization, neither inside nor as a header', () => {
    localStorage.setItem('jwt', 'Bearer stored-token');
    const asked = stubFetch(accepted);
    const error = new Error('refused with authorization=Bearer stored-token');
    error.stack = `Error: authorization=Bearer stored-token\n${'x'.repeat(9000)}`;
    reportError('HELOC: Error Fallback', error);
    const [request] = asked;
    expect(request?.url).toBe('/service-errors/external/api/v1/report');
    expect(request?.headers.has('authorization')).toBe(false);
    expect(String(request?.init.body)).not.toContain('stored-token');
    const report = JSON.parse(String(request?.init.body));
    expect(report).toMatchObject({ title: 'HELOC: Error Fallback', name: 'Error' });
    expect(report.stack.length).toBeLessThanOrEqual(4000);
  });

  test('what no one caught is reported under the page it happened on, by its pattern', () => {
    const asked = stubFetch(accepted);
    watchErrors(() => '/account/{product}/{uuid}/liens');
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'broken' }));
    expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({
      title: 'Uncaught error',
      message: 'broken',
      pagePattern: '/account/{product}/{uuid}/liens',
    });
  });

  test('a report that cannot be sent is dropped', async () => {
    stubFetch(() => {
      throw new TypeError('Failed to fetch');
    });
    reportError('Uncaught error', new Error('broken'));
    await Promise.resolve();
  });
});
