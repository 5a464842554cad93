import { testBench } from '../sandbox/test-bench.ts';
import { describeEmploymentPort } from './port-tests.ts';
import { createSandboxEmployment } from './sandbox.ts';

const subject = await testBench('employment', createSandboxEmployment);
describeEmploymentPort('sandbox', async () => subject, subject.today);
