import { testBench } from '../sandbox/test-bench.ts';
import { describeTitleContract } from './contract.ts';
import { createSandboxTitle } from './sandbox.ts';

const subject = await testBench('title', createSandboxTitle);
describeTitleContract('sandbox', async () => subject, subject.today);
