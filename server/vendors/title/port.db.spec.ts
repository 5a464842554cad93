import { testBench } from '../sandbox/test-bench.ts';
import { describeTitlePort } from './port-tests.ts';
import { createSandboxTitle } from './sandbox.ts';

const subject = await testBench('title', createSandboxTitle);
describeTitlePort('sandbox', async () => subject, subject.today);
