/** Before every web test: React is told that it is being tested, and no page is left over from the test before. */
import { afterEach } from 'vitest';
import { unmountAll } from './ui/testing.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

afterEach(unmountAll);
