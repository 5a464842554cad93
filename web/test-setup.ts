/**
 * Before every web test: React is told that it is being tested, nothing is asked over a network, and no page is left over
 * from the test before.
 */
import { afterEach } from 'vitest';
import { unmountAll } from './ui/testing.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// A test that wants an answer gives it itself.
globalThis.fetch = async () => Promise.reject(new TypeError('No one answers in a test.'));

afterEach(unmountAll);
