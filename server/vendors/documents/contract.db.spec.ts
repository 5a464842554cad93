import { testBench } from '../sandbox/test-bench.ts';
import { describeDocumentsContract } from './contract.ts';
import { createSandboxDocuments } from './sandbox.ts';

const subject = await testBench('documents', createSandboxDocuments);
describeDocumentsContract(
  'sandbox',
  async () => subject,
  (reference) => subject.port.open(reference),
);
