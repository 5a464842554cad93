import { expect, test } from 'vitest';
import { ifSoon } from './if-soon.ts';

test('an answer that comes is the answer; one that fails, is not asked for or never comes is none', async () => {
  expect(await ifSoon(Promise.resolve('here'))).toBe('here');
  expect(await ifSoon(undefined)).toBeUndefined();
  expect(await ifSoon(Promise.reject(new Error('gone')))).toBeUndefined();
  expect(await ifSoon(new Promise(() => {}), 1)).toBeUndefined();
});
