import { testBench } from '../sandbox/test-bench.ts';
import { describeDocumentsPort } from './port-tests.ts';
import { createSandboxDocuments } from './sandbox.ts';

const subject = await testBench('documents', createSandboxDocuments);
describeDocumentsPort(
  'sandbox',
  async () => subject,
  (reference) => subject.port.open(reference),
);
