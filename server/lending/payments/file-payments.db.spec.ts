/** Payments by file keep every promise of the port that the sandbox keeps: the same tests, over a real book and a real SFTP server. */

import { isFull } from '../../proof/test-tally.ts';
import { describePaymentsPort } from '../../vendors/payments/port-tests.ts';
import { createSandboxPayments } from '../../vendors/payments/sandbox.ts';
import { testBench } from '../../vendors/sandbox/test-bench.ts';
import { filePaymentsBench } from './test-file-payments.ts';

// Fees are drawn by a company, and by file go loans and payoffs.
const company = await testBench('payments', createSandboxPayments);
const subject = await filePaymentsBench(company);
describePaymentsPort('files to the bank', async () => subject, 'byFile', isFull ? undefined : ['R03', 'R23']);
