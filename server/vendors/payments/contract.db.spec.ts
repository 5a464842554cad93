import { testBench } from '../sandbox/test-bench.ts';
import { describePaymentsContract } from './contract.ts';
import { createSandboxPayments } from './sandbox.ts';

const subject = await testBench('payments', createSandboxPayments);
describePaymentsContract('sandbox', async () => subject);
