import { testBench } from '../sandbox/test-bench.ts';
import { describeRecordingContract } from './contract.ts';
import { createSandboxRecording } from './sandbox.ts';

const subject = await testBench('recording', createSandboxRecording);
describeRecordingContract('sandbox', async () => subject);
