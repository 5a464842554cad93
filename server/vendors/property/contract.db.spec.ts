import { testBench } from '../sandbox/test-bench.ts';
import { describePropertyContract } from './contract.ts';
import { createSandboxPropertyData } from './sandbox.ts';

const subject = await testBench('property', createSandboxPropertyData);
describePropertyContract('sandbox', async () => subject, subject.today);
