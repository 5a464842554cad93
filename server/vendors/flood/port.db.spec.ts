import { testBench } from '../sandbox/test-bench.ts';
import { describeFloodPort } from './port-tests.ts';
import { createSandboxFlood } from './sandbox.ts';

const subject = await testBench('flood', (sandbox) => createSandboxFlood(sandbox, { lateMs: 0 }));
describeFloodPort('sandbox', async () => subject);
