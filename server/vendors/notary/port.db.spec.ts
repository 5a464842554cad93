import { testBench } from '../sandbox/test-bench.ts';
import { describeNotaryPort } from './port-tests.ts';
import { createSandboxNotary } from './sandbox.ts';

const subject = await testBench('notary', (sandbox) =>
  createSandboxNotary(sandbox, { pagesUrl: 'http://localhost:4400' }),
);
describeNotaryPort('sandbox', async () => subject, {
  today: subject.today,
  window: () => subject.port,
  right: [0, 0, 0, 0, 0],
});
