import { testBench } from '../sandbox/test-bench.ts';
import { describePropertyPort } from './port-tests.ts';
import { createSandboxPropertyData } from './sandbox.ts';

const subject = await testBench('property', createSandboxPropertyData);
describePropertyPort('sandbox', async () => subject, subject.today);
