/** The product starts on the patched driver and on no other. */
import { expect, test } from 'vitest';
import { driverFault } from './driver.ts';

test('the installed driver is patched', () => {
  expect(driverFault()).toBeUndefined();
});

test('a driver as it is published is refused with what to do', () => {
  expect(driverFault(Object.assign(() => {}, { camel: {} }))).toMatch(/not patched.*Run: node tools\/patch\.mjs$/);
});
