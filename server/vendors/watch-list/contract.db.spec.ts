import { testBench } from '../sandbox/test-bench.ts';
import { describeWatchListContract } from './contract.ts';
import { createSandboxWatchList } from './sandbox.ts';

const subject = await testBench('watchList', createSandboxWatchList);
describeWatchListContract('sandbox', async () => subject);
