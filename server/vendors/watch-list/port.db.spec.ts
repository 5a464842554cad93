import { testBench } from '../sandbox/test-bench.ts';
import { describeWatchListPort } from './port-tests.ts';
import { createSandboxWatchList } from './sandbox.ts';

const subject = await testBench('watchList', createSandboxWatchList);
describeWatchListPort('sandbox', async () => subject);
