/** Ends this process when it holds more than it may, or when the person who started it is gone. The engine's own limit does not count what decoders take. */
import { workerData } from 'node:worker_threads';

const everyMs = 20;
const { ppid } = process;

setInterval(() => {
  if (process.memoryUsage.rss() > (workerData as number) || process.ppid !== ppid) process.kill(process.pid, 'SIGKILL');
}, everyMs);
