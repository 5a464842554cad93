import { testBench } from '../sandbox/test-bench.ts';
import { describeValuationContract } from './contract.ts';
import { createSandboxValuations } from './sandbox.ts';

const subject = await testBench('valuation', createSandboxValuations);
describeValuationContract('sandbox', async () => subject);
