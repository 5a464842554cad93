import { testBench } from '../sandbox/test-bench.ts';
import { describeFloodContract } from './contract.ts';
import { createSandboxFlood } from './sandbox.ts';

const subject = await testBench('flood', (desk) => createSandboxFlood(desk, { lateMs: 0 }));
describeFloodContract('sandbox', async () => subject);
