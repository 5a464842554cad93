/**
 * Ends what a test helper began: with the test that called it, or with the file where it was called outside of one. An
 * `afterAll` that is registered inside a test is never run, and what it should have stopped works on beside all that follow.
 */
import { afterAll, onTestFinished, TestRunner } from 'vitest';

export function whenDone(end: () => unknown): void {
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(async () => {
    await end();
  });
}
