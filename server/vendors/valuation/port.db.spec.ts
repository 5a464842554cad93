import { testBench } from '../sandbox/test-bench.ts';
import { describeValuationPort } from './port-tests.ts';
import { createSandboxValuations } from './sandbox.ts';

const subject = await testBench('valuation', createSandboxValuations);
describeValuationPort('sandbox', async () => subject);
