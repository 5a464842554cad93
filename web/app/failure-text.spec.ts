import { describe, expect, test } from 'vitest';
import { CallError } from '#web/client/call-error.ts';
import { failureText } from './failure-text.ts';

describe('what a person is told', () => {
  test('[ERR-06] the list of errors, joined', () => {
    const error = new CallError('Unprocessable', 422, { errors: ['Too young.', 'No such state', 'Too young.'] });
    expect(failureText(error)).toBe('Too young, No such state.');
  });

  test('[ERR-07] that something happened, when there is no list', () => {
    expect(failureText(new CallError('Bad Gateway', 502, {}))).toBe('Something unexpected happened');
    expect(failureText(new CallError('Bad Gateway', 502, '<h1>Bad gateway</h1>'))).toBe(
      'Something unexpected happened',
    );
    expect(failureText(new CallError('Odd', 422, { errors: [] }))).toBe('Something unexpected happened');
    expect(failureText(new TypeError('x is not a function'))).toBe('Something unexpected happened');
  });

  test('the sentence our own server wrote for people', () => {
    const body = { code: 'tooMany', message: 'Too many tries. Please wait a moment.' };
    expect(failureText(new CallError('Too Many Requests', 429, body))).toBe('Too many tries. Please wait a moment.');
  });

  test.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [300, '5 minutes'],
    [3540, '59 minutes'],
    [3541, 'an hour'],
    [3600, 'an hour'],
    [3601, '2 hours'],
    [43_200, '12 hours'],
  ])('how long to wait after too many tries: %i s', (retryAfterS, wait) => {
    const body = { code: 'tooMany', message: 'Too many tries. Please wait a moment.' };
    const error = new CallError('Too Many Requests', 429, body, { retryAfterS });
    expect(failureText(error)).toBe(`Too many tries. Please wait ${wait} and try again.`);
  });

  test('a refusal with reasons of its own keeps them', () => {
    const body = { code: 'tooMany', errors: ['At most 4 other owners can sign.'] };
    expect(failureText(new CallError('Too Many Requests', 429, body, { retryAfterS: 60 }))).toBe(
      'At most 4 other owners can sign.',
    );
  });
});
