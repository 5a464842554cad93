import { testBench } from '../sandbox/test-bench.ts';
import { describePaymentsPort } from './port-tests.ts';
import { createSandboxPayments } from './sandbox.ts';

const subject = await testBench('payments', createSandboxPayments);
describePaymentsPort('sandbox', async () => subject);
