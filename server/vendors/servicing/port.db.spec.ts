import { testBench } from '../sandbox/test-bench.ts';
import { describeServicingPort } from './port-tests.ts';
import { createSandboxServicing } from './sandbox.ts';

const subject = await testBench('servicing', createSandboxServicing);
describeServicingPort('sandbox', async () => subject);
