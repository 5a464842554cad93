/**
 * Before every web test: nothing is asked over a network, and no page is left over from the test before. Testing Library
 * looks at all that is on the page, because a page of ours has no styles here by which anything could be hidden.
 */
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// What is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });
// A test that wants an answer gives it itself.
globalThis.fetch = async () => Promise.reject(new TypeError('No one answers in a test.'));
// No stylesheet is loaded here, so an element's own style is all there is; working out the rest is a sixth of the run.
window.getComputedStyle = (element) => (element as HTMLElement).style;

// In development React notes for each element where it was made, ten frames deep, until it has noted ten thousand; no test
// reads that, and it is a fifth of the run. Should React keep the count elsewhere one day, the run is slower and no worse.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => {},
    configurable: true,
  });

afterEach(cleanup);
