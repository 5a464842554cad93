import { testBench } from '../sandbox/test-bench.ts';
import { describeNotaryContract } from './contract.ts';
import { createSandboxNotary } from './sandbox.ts';

const subject = await testBench('notary', (desk) => createSandboxNotary(desk, { pagesUrl: 'http://localhost:4400' }));
describeNotaryContract('sandbox', async () => subject, {
  today: subject.today,
  window: () => subject.port,
  right: [0, 0, 0, 0, 0],
});
