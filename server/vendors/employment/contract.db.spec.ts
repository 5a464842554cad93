import { testBench } from '../sandbox/test-bench.ts';
import { describeEmploymentContract } from './contract.ts';
import { createSandboxEmployment } from './sandbox.ts';

const subject = await testBench('employment', createSandboxEmployment);
describeEmploymentContract('sandbox', async () => subject, subject.today);
