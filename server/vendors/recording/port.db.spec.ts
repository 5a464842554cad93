import { testBench } from '../sandbox/test-bench.ts';
import { describeRecordingPort } from './port-tests.ts';
import { createSandboxRecording } from './sandbox.ts';

const subject = await testBench('recording', createSandboxRecording);
describeRecordingPort('sandbox', async () => subject);
