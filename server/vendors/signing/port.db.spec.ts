import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { samplePaper } from '../documents/port-tests.ts';
import { testBench } from '../sandbox/test-bench.ts';
import { describeSigningPort } from './port-tests.ts';
import { createSandboxSigning } from './sandbox.ts';

const clock = { aheadMs: 0 };
const subject = await testBench('signing', (sandbox) =>
  createSandboxSigning(sandbox, {
    pagesUrl: 'http://localhost:4400',
    now: () => new Date(Date.now() + clock.aheadMs),
  }),
);
describeSigningPort(
  'sandbox',
  async () => subject,
  () => subject.port,
);

test('no one signs after a day', async () => {
  const { port } = subject;
  const { reference } = await port.openSession({
    key: randomUUID(),
    applicationUuid: randomUUID(),
    signer: { identityUuid: 'person-1', name: 'Ann Archer', email: 'ann@example.com' },
    papers: [samplePaper('Credit agreement')],
    returnUrl: 'https://lender.example/signing/sign',
  });
  clock.aheadMs = 25 * 3_600_000;
  expect(await port.finish(reference, 'signed')).toBe(false);
  clock.aheadMs = 0;
  expect(await port.result(reference)).toEqual({ state: 'expired' });
});
